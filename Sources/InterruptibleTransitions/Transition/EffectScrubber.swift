/// A paused animator that shows a part of an effect.
///
/// UIKit raises an exception if an animator is released while it is paused. The scrubber therefore
/// stops the animator when the scrubber is released.
final class EffectScrubber {
  private var animator: UIViewPropertyAnimator?

  /// Whether there is an animator.
  var isInUse: Bool { animator != nil }

  /// Shows a part of the effect.
  ///
  /// - Parameters:
  ///   - part: The part, 0…1.
  ///   - prepare: A closure that shows the start, and returns a closure that shows the end.
  func show(_ part: CGFloat, _ prepare: () -> () -> Void) {
    // Some systems end the animator when the app enters the background.
    if animator?.state != .active { UnanimatedCall.performAnimated(if: true) { start(prepare()) } }
    animator?.fractionComplete = part
  }

  /// Creates the animator.
  ///
  /// Some systems show the animator's progress in steps, which are finer for a longer duration.
  private func start(_ change: @escaping () -> Void) {
    let animator = UIViewPropertyAnimator(duration: 60, curve: .linear)
    animator.addAnimations(change)
    animator.pausesOnCompletion = true
    // On some systems, an animator shows no part unless it is started before it is paused.
    animator.startAnimation()
    animator.pauseAnimation()
    self.animator = animator
  }

  /// Ends the animator.
  func end() {
    animator?.stopAnimation(true)
    animator = nil
  }

  // The view that retains the scrubber is released on the main thread.
  deinit {
    guard let animator else { return }
    MainActor.assumeIsolated { animator.stopAnimation(true) }
  }
}

/// The glass effects of iOS 26 and later.
struct GlassEffects {
  private let materials = NamedClasses(["UIGlassEffect"])
  private let containers = NamedClasses(["UIGlassContainerEffect"])

  /// Returns whether an effect is glass, or renders the glass of other effect views.
  func contains(_ effect: UIVisualEffect?) -> Bool {
    effect.map { materials.contains($0) || containers.contains($0) } ?? false
  }

  /// Returns whether an effect renders the glass of the effect views in its content view.
  func isContainer(_ effect: UIVisualEffect?) -> Bool {
    effect.map { containers.contains($0) } ?? false
  }
}

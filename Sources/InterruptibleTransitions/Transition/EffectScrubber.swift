/// A paused animator that shows a part of an effect. UIKit raises an exception if an animator is
/// released while it is paused, so the scrubber stops it.
final class EffectScrubber {
  private var animator: UIViewPropertyAnimator?

  var isInUse: Bool { animator != nil }

  /// Shows a part, 0…1. The closure shows the start, and returns a closure that shows the end.
  func scrub(to part: CGFloat, _ prepare: () -> () -> Void) {
    // Some systems end the animator when the app enters the background.
    if animator?.state != .active {
      UnanimatedCall.performWithAnimationsRestored(if: true) { start(prepare()) }
    }
    animator?.fractionComplete = part
  }

  /// Creates the animator. On some systems, a longer duration makes finer steps of the progress.
  private func start(_ change: @escaping () -> Void) {
    let animator = UIViewPropertyAnimator(duration: 60, curve: .linear)
    animator.addAnimations(change)
    animator.pausesOnCompletion = true
    // On some systems, an animator shows no part unless it is started before it is paused.
    animator.startAnimation()
    animator.pauseAnimation()
    self.animator = animator
  }

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

/// A picture of an effect view. It has no opacity, which would take its effect away: the effect
/// itself comes, goes, or becomes another one.
///
/// UIKit shows a part of an effect only in a paused animator. There is one from the first part that
/// is shown until ``end()``.
final class EffectStandIn: UIVisualEffectView {
  /// What is shown at an end: an effect, and what is in it.
  private struct End {
    var effect: UIVisualEffect?
    var contents: UIView?
  }

  /// Whether it turns from one effect into another, rather than comes and goes.
  let turns: Bool
  private let first: End
  private let last: End
  private var animator: UIViewPropertyAnimator?

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - view: The view that is shown in the end.
  ///   - former: The one that is shown first; nil if nothing is.
  ///   - draw: Makes a picture of what is in a view.
  init(
    of view: UIVisualEffectView, from former: UIVisualEffectView?, draw: (UIView) -> UIView
  ) {
    func end(_ view: UIVisualEffectView) -> End {
      let contents = view.contentView.subviews.isEmpty ? nil : draw(view.contentView)
      return End(effect: view.effect, contents: contents)
    }
    (turns, first, last) = (former != nil, former.map(end) ?? End(), end(view))
    super.init(effect: turns ? first.effect : last.effect)
    bounds.size = (former ?? view).bounds.size
    for contents in [first.contents, last.contents].compactMap({ $0 }) {
      contents.frame = contentView.bounds
      contents.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(contents)
    }
    last.contents?.alpha = turns ? 0 : 1
  }

  required init?(coder: NSCoder) { nil }

  /// Shows how far it has come.
  ///
  /// - Parameter part: 0 is what is shown first, 1 what is shown in the end.
  func show(_ part: CGFloat) {
    showContents(part)
    if animator == nil, part == (turns ? 0 : 1) { return }
    // The background ends it on some systems.
    if animator?.state != .active { StillCall.interrupt(if: true) { change() } }
    animator?.fractionComplete = part
  }

  /// Makes the animator. The longer it is the finer are the steps in which some systems show it.
  private func change() {
    let animator = UIViewPropertyAnimator(duration: 60, curve: .linear)
    effect = first.effect
    animator.addAnimations { [last] in self.effect = last.effect }
    animator.pausesOnCompletion = true
    // One that is paused at once shows no part on some systems.
    animator.startAnimation()
    animator.pauseAnimation()
    self.animator = animator
  }

  /// Shows an end, or the middle, in an animation of the app's. The effect changes on the way to
  /// the end.
  func showAnimated(_ part: CGFloat) {
    showContents(part)
    effect = part < 1 ? first.effect : last.effect
  }

  private func showContents(_ part: CGFloat) {
    first.contents?.alpha = min(1, 2 - 2 * part)
    last.contents?.alpha = turns ? min(1, 2 * part) : part
  }

  /// Ends the animator, which must not be released while it is paused.
  func end() {
    animator?.stopAnimation(true)
    animator = nil
  }
}

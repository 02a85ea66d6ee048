/// Lets a view of the one screen turn into a view of the other one, by pictures of both that lie
/// above the screens.
///
/// It is used by hand, in any transition that animates with key frames: ``prepare()`` once both
/// views are laid out, ``addKeyframes()`` within the key frames, and ``cleanUp()`` at the end, at
/// whichever final position. Views in these views may turn into one another too, to any depth.
///
/// ```swift
/// let morph = SnapshotTransition(
///   from: card, to: detail.view, in: context.containerView,
///   childTransitions: [(from: card.titleLabel, to: detail.titleLabel)])
/// morph.prepare()
/// animator.addAnimations {
///   UIView.animateKeyframes(withDuration: 0, delay: 0) { morph.addKeyframes() }
/// }
/// animator.addCompletion { _ in
///   morph.cleanUp()
///   context.completeTransition(!context.transitionWasCancelled)
/// }
/// ```
///
/// The pictures change their places and their corners, and shadows and borders fade. The new one
/// comes in over the first half, and the old one goes over the second one; between opaque views the
/// new one comes in all the way, above the old one. Until the end the views themselves are hidden
/// by a mask. UIKit's blocks animate neither the radius and the offset of a shadow nor the width of
/// a border: where both views have one, these are those of the new view from the start.
///
/// A map, a web page or a video in a view that is not on the screen yet is seen after the clean-up.
/// The app's own mask is not seen in the pictures. Without ``cleanUp()`` they stay where they
/// are, and the views hidden, even when the transition is gone.
///
/// All else is the transition's own: it adds the view that comes to the container and lays it out,
/// before it prepares, and lets the rest of the screens fade or not. On the way back the two views
/// change their roles.
///
/// ``TransitionAnimation/snapshot(from:to:clipToBounds:childTransitions:)`` is the same as an
/// animation, which a person can also grab and move.
public final class SnapshotTransition {
  private let pairs: [(from: UIView, to: UIView)]
  private let clipToBounds: Bool
  private let container: UIView
  private var stage: ElementAnimator?

  /// Makes a transition between two views.
  ///
  /// - Parameters:
  ///   - from: The view of the screen that goes: any view in the container's window.
  ///   - to: The view of the screen that comes; often the whole screen.
  ///   - container: The view that gets the pictures: the transition's container.
  ///   - clipToBounds: Whether child transitions are cut off at the edges of what they are in.
  ///     A shadow is not.
  ///   - childTransitions: Views in these two that turn into one another.
  public init(
    from: UIView, to: UIView, in container: UIView, clipToBounds: Bool = true,
    childTransitions: [(from: UIView, to: UIView)] = []
  ) {
    pairs = [(from, to)] + childTransitions
    (self.container, self.clipToBounds) = (container, clipToBounds)
  }

  /// Takes the pictures, puts them in, and hides the views. The views must be in the container's
  /// window and laid out. A pair with a view that is not in the window, has no size, or is on both
  /// sides, is left out. A second call does nothing.
  public func prepare() {
    guard stage == nil else { return }
    stage = ElementAnimator(
      PlannedElements(pairs, clips: clipToBounds, in: container), in: container)
  }

  /// Adds the changes to the key frames of the block that calls it, from their beginning to their
  /// end. Without ``prepare()`` it does nothing.
  ///
  /// - Precondition: It is called in the block of `UIView.animateKeyframes`.
  public func addKeyframes() {
    stage?.addKeyframes()
  }

  /// Removes the pictures, and shows the views. A second call does nothing.
  public func cleanUp() {
    stage?.remove()
    stage = nil
  }
}

/// A morph between views of two screens, made of snapshots that lie above the screens.
///
/// Use a snapshot transition in any transition that animates with key frames. Call ``prepare()``
/// once both views are laid out, ``addKeyframes()`` within the key frames, and ``cleanUp()`` at the
/// end, at either final position. Views in these views can morph too, to any depth.
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
/// The snapshots change their places and their corners, and shadows and borders fade. The incoming
/// snapshot fades in over the first half, and the outgoing snapshot fades out over the second half.
/// Between opaque views the incoming snapshot fades in over the whole time, above the outgoing
/// snapshot. Until the end a mask hides the views themselves.
///
/// UIKit's blocks animate neither the radius and the offset of a shadow nor the width of a border.
/// If both views have one, the values of the incoming view apply from the start.
///
/// A map, a web page or a video in a view that is not on the screen yet is visible after the
/// clean-up. The snapshots do not show the app's own mask. Without ``cleanUp()`` the snapshots stay
/// where they are and the views stay hidden, even when the transition is released.
///
/// Everything else is up to the app's transition. Before it calls ``prepare()``, it adds the
/// incoming view to the container and lays it out. It also decides whether the rest of the screens
/// fades. For the return flight, exchange the two views.
///
/// ``TransitionAnimation/snapshot(from:to:clipToBounds:childTransitions:)`` is the same morph as an
/// animation, which a person can also grab and move.
public final class SnapshotTransition {
  private let pairs: [(from: UIView, to: UIView)]
  private let clipToBounds: Bool
  private let container: UIView
  private var animator: ElementAnimator?

  /// Creates a morph between two views.
  ///
  /// - Parameters:
  ///   - from: The view of the outgoing screen: any view in the container's window.
  ///   - to: The view of the incoming screen; often the whole screen.
  ///   - container: The view that contains the snapshots: the transition's container.
  ///   - clipToBounds: Whether child transitions are clipped to the bounds of the views around
  ///     them. Shadows are not clipped.
  ///   - childTransitions: Pairs of views in these two views that morph.
  public init(
    from: UIView, to: UIView, in container: UIView, clipToBounds: Bool = true,
    childTransitions: [(from: UIView, to: UIView)] = []
  ) {
    pairs = [(from, to)] + childTransitions
    self.container = container
    self.clipToBounds = clipToBounds
  }

  /// Adds the snapshots, and hides the views. A second call does nothing.
  ///
  /// The views must be in the container's window and laid out. A pair is left out if one of its
  /// views is not in the window, has no size, or is on both sides.
  public func prepare() {
    guard animator == nil else { return }
    animator = ElementAnimator(
      PlannedElements(pairs, clips: clipToBounds, in: container), in: container)
  }

  /// Adds the changes to the key frames of the block that calls this method, from start to end.
  ///
  /// Without ``prepare()`` the method does nothing.
  ///
  /// - Precondition: The method is called in the block of `UIView.animateKeyframes`.
  public func addKeyframes() {
    animator?.addKeyframes()
  }

  /// Removes the snapshots, and shows the views. A second call does nothing.
  public func cleanUp() {
    animator?.remove()
    animator = nil
  }
}

/// A view controller that provides its interactions to the transitions that show it.
///
/// When a flight begins, the transition asks the incoming view controller, and the visible view
/// controllers inside it at any depth. The visible page of a navigation or tab bar controller
/// counts as visible. So does each child whose view is loaded, is in the view of its parent, and is
/// not hidden. An app does not add these interactions to ``InterruptibleTransition/interactions``.
///
/// ```swift
/// final class PhotoViewController: UIViewController, TransitionInteractionProvider {
///   func interactions(
///     for transition: InterruptibleTransition
///   ) -> [any TransitionInteraction] {
///     [
///       .pan(.down, on: view) { [weak self] in self?.dismiss(animated: true) }
///     ]
///   }
/// }
/// ```
///
/// If the view controller is presented, its container exists at this time. For a gesture that can
/// also begin outside the view, use `presentationController?.containerView`.
///
/// The interactions are attached while the view controller is visible:
///
/// - They are detached when a flight has removed the view controller, or when the flight that shows
///   it was cancelled.
/// - A page inside a view controller that the transition has shown can leave the window: by a pop,
///   under a push, or by a replacement. In the next frame its interactions are detached, and the
///   visible page is asked. UIKit, another transition or an app's container may have changed the
///   pages.
/// - UIKit does not report a child that only becomes hidden, or that is added without the removal
///   of another child. Such a child counts from the next change or flight on, or after
///   ``InterruptibleTransition/setNeedsInteractionsUpdate()``.
/// - A page is asked once while it stays in its container. If the page becomes visible again, the
///   same interactions are attached. ``InterruptibleTransition/setNeedsInteractionsUpdate()`` asks
///   again.
/// - If one transition has shown several pages of a container, the interactions of the last page
///   are attached. If another transition removes the view controller and is cancelled, the
///   interactions stay.
///
/// If another transition pushes a page inside a presented container, the page is asked for both
/// transitions: the one that pushes, and the one that has presented the container. If the page
/// returns gestures of one kind on one view for both, the gesture for the presented container
/// begins. This gesture then moves the flight that its `begin` starts. For `dismiss(animated:)`,
/// this is a flight of the transition that has presented. For `popViewController(animated:)`, it is
/// a flight of the transition that has pushed.
public protocol TransitionInteractionProvider: AnyObject {
  /// Returns the interactions for a transition that shows the view controller or a container of it.
  ///
  /// The method is called when the flight begins, or when the view controller becomes visible in
  /// the container.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The interactions. They must not have strong references to the view controller.
  func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction]
}

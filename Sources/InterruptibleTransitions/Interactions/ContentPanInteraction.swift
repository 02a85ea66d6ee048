/// Moves a transition with a finger that moves back, from anywhere in a view.
///
/// This is the gesture by which a page is popped from iOS 26 on, for transitions of the toolkit and
/// on every version. Back is to the right, and in a layout from right to left to the left, as the
/// view's layout direction says. The pan starts the transition at rest and grabs it in flight.
///
/// What `push(_:with:)` has pushed has such a swipe by itself, from the edge and, where the system
/// pops so, from anywhere; an interaction of the app's takes its place. To await the outcome, pop
/// by ``UIKit/UINavigationController/popViewController(with:)``.
///
/// At rest the finger is left to views that can be dragged: a scroll view that can scroll further
/// that way, a control that tracks the finger such as a slider, a map, a row with actions, and any
/// other view inside that has its own pan. Of the system's gestures that pop, and this one, one
/// begins.
///
/// ```swift
/// slide.interactions = [
///   .contentPan(over: .fraction(1), on: page.view) { [weak page] in
///     page?.navigationController?.popViewController(animated: true)
///   }
/// ]
/// ```
public final class ContentPanInteraction: GestureInteraction<UIPanGestureRecognizer> {
  /// Makes the interaction; see ``TransitionInteraction/contentPan(over:on:begin:)``.
  ///
  /// - Parameters:
  ///   - distance: How far the finger moves while progress goes from 0 to 1: points, or a fraction
  ///     of the container. If it is not finite and above 0, a pan holds the transition without
  ///     moving it.
  ///   - view: The view that listens for the pan, with all that is inside.
  ///   - begin: Starts the transition when a pan in the direction back begins.
  init(over distance: TransitionDistance, on view: UIView, begin: @escaping () -> Void) {
    let measure = GestureMeasure<UIPanGestureRecognizer>(
      make: { UIPanGestureRecognizer() }, distance: { $0.points(of: distance, in: $2) },
      reading: { [weak view] recognizer, moment, _ in
        let back = moment.direction ?? view?.backDirection
        return GestureReading(recognizer, along: back ?? .right, at: moment)
      })
    super.init(measure, on: view, begin: begin)
    manners = .content
  }
}

extension TransitionInteraction where Self == ContentPanInteraction {
  /// Moves a transition with a finger that moves back, from anywhere in a view.
  ///
  /// - Parameters:
  ///   - distance: How far the finger moves while progress goes from 0 to 1: points, or a fraction
  ///     of the container.
  ///   - view: The view that listens for the pan, with all that is inside.
  ///   - begin: Starts the transition when a pan in the direction back begins: pops, or dismisses.
  /// - Returns: The interaction.
  public static func contentPan(
    over distance: TransitionDistance, on view: UIView, begin: @escaping () -> Void
  ) -> ContentPanInteraction {
    ContentPanInteraction(over: distance, on: view, begin: begin)
  }
}

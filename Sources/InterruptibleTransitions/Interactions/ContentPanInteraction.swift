extension TransitionInteraction where Self == PanInteraction {
  /// Returns an interaction that moves a transition with a pan backward, from anywhere in a view.
  ///
  /// From iOS 26 on, UIKit pops view controllers with such a gesture. This interaction provides it
  /// for transitions of the toolkit, on every iOS version. Backward is to the right, or to the left
  /// in a right-to-left layout. The view's layout direction decides. The pan starts the transition
  /// at rest and grabs it in flight.
  ///
  /// A view controller that `pushViewController(_:with:)` has pushed has such a swipe by default.
  /// The swipe begins at the edge, and also anywhere in the view if UIKit's pop gesture does. An
  /// interaction that the app adds replaces the default swipe. To await the outcome, pop with
  /// `popViewController(with:)`.
  ///
  /// At rest, the interaction leaves the finger to views that can be dragged:
  ///
  /// - A scroll view that can scroll further in that direction.
  /// - A control that tracks the finger, such as a slider.
  /// - A map, a row with swipe actions, and any other view inside that has a pan recognizer.
  ///
  /// Of the system's pop gestures and this one, only one begins.
  ///
  /// ```swift
  /// slide.interactions = [
  ///   .contentPan(on: page.view) { [weak page] in
  ///     page?.navigationController?.popViewController(animated: true)
  ///   }
  /// ]
  /// ```
  ///
  /// - Parameters:
  ///   - distance: The travel of the finger from progress 0 to 1. The default is the motion of the
  ///     presented view.
  ///   - view: The view that listens for the pan, including all of its subviews.
  ///   - begin: Starts the transition with a pop or a dismissal, when a pan backward begins.
  /// - Returns: The interaction.
  public static func contentPan(
    over distance: TransitionDistance = .presentedView, on view: UIView, begin: @escaping () -> Void
  ) -> PanInteraction {
    let definition = TransitionGestureDefinition<UIPanGestureRecognizer>(
      over: distance, make: { UIPanGestureRecognizer() },
      sample: { [weak view] recognizer, moment, _ in
        let back = moment.direction ?? view?.backDirection
        return TransitionGestureSample(recognizer, along: back ?? .right, at: moment)
      })
    return PanInteraction(definition, on: view, begin: begin).with(.content)
  }
}

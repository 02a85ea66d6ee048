/// Moves a transition with a finger that pans: grabs it in flight, and starts it if the app says how.
///
/// The transition follows the finger 1:1 from where it was grabbed. A dismissal is moved the other way
/// than a presentation: what a pan down brings in, a pan up takes away.
public final class PanInteraction: GestureInteraction<UIPanGestureRecognizer> {
  /// Makes the interaction; ``TransitionInteraction/pan(_:over:on:with:begin:)`` reads better.
  ///
  /// - Parameters:
  ///   - direction: The way to move the finger that leads to a presentation's end, or, if `begin`
  ///     starts a dismissal, to a dismissal's.
  ///   - distance: The points over which progress runs from 0 to 1. If it is not finite and above 0, a
  ///     pan holds the transition without moving it.
  ///   - view: The view that listens for the pan; nil means the window, during a flight.
  ///   - recognizer: The app's own recognizer; nil makes one. With one, `view` does not count.
  ///   - begin: Starts the transition when a pan in the direction begins; nil if a pan only grabs.
  public init(
    _ direction: TransitionDirection, over distance: CGFloat, on view: UIView? = nil,
    with recognizer: UIPanGestureRecognizer? = nil, begin: (() -> Void)? = nil
  ) {
    let measure = GestureMeasure<UIPanGestureRecognizer>(
      make: { UIPanGestureRecognizer() }, distance: { _, _ in distance },
      reading: { GestureReading($0, along: direction) })
    super.init(measure, on: view, with: recognizer, begin: begin)
  }
}

extension TransitionInteraction where Self == PanInteraction {
  /// Moves a transition with a finger that pans.
  ///
  /// - Parameters:
  ///   - direction: The way to move the finger that leads to a presentation's end, or, if `begin`
  ///     starts a dismissal, to a dismissal's.
  ///   - distance: The points over which progress runs from 0 to 1.
  ///   - view: The view that listens for the pan; nil means the window, during a flight.
  ///   - recognizer: The app's own recognizer; nil makes one. With one, `view` does not count.
  ///   - begin: Starts the transition when a pan in the direction begins; nil if a pan only grabs.
  /// - Returns: The interaction.
  public static func pan(
    _ direction: TransitionDirection, over distance: CGFloat, on view: UIView? = nil,
    with recognizer: UIPanGestureRecognizer? = nil, begin: (() -> Void)? = nil
  ) -> PanInteraction {
    PanInteraction(direction, over: distance, on: view, with: recognizer, begin: begin)
  }
}

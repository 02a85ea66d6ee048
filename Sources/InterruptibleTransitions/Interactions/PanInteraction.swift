/// Moves a transition with a finger that pans: grabs it in flight, and starts it if the app says
/// how.
///
/// The transition follows the finger 1:1 from where it was grabbed. A dismissal is moved the other
/// way than a presentation: what a pan down brings in, a pan up takes away.
///
/// ```swift
/// reveal.interactions = [.pan(.up, over: 300, on: view) { [weak self] in self?.presentMenu() }]
/// ```
public final class PanInteraction: GestureInteraction<UIPanGestureRecognizer> {
  /// Makes the interaction; see ``TransitionInteraction/pan(_:over:on:with:begin:)``.
  ///
  /// - Parameters:
  ///   - direction: The way to move the finger that leads to a presentation's end, or, if `begin`
  ///     starts a dismissal, to a dismissal's.
  ///   - distance: How far the finger moves while progress runs from 0 to 1: points, or a fraction
  ///     of the container. If it is not finite and above 0, a pan holds the transition without
  ///     moving it.
  ///   - view: The view that listens for the pan; nil means the window, during a flight.
  ///   - recognizer: The app's own recognizer; nil makes one. With one, `view` does not count.
  ///   - begin: Starts the transition when a pan in the direction begins; nil if a pan only grabs.
  init(
    _ direction: TransitionDirection, over distance: TransitionDistance, on view: UIView? = nil,
    with recognizer: UIPanGestureRecognizer? = nil, begin: (() -> Void)? = nil
  ) {
    let measure = GestureMeasure<UIPanGestureRecognizer>(
      make: { UIPanGestureRecognizer() }, distance: { $0.points(of: distance, in: $2) },
      reading: { recognizer, _ in GestureReading(recognizer, along: direction) })
    super.init(measure, on: view, with: recognizer, begin: begin)
  }

  /// Makes the interaction with a pan along an axis, either way.
  ///
  /// The way in which the finger goes when it starts the transition is the one that leads to the
  /// end. A flight that it did not start it moves along the way of the last one that it did; at
  /// first that is to the right, or down. Between the tabs of a bar the finger has the pages under
  /// it either way: to the right is to a tab further left, unless what it has started says
  /// otherwise.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the finger moves.
  ///   - distance: How far the finger moves while progress runs from 0 to 1: points, or a fraction
  ///     of the container. If it is not finite and above 0, a pan holds the transition without
  ///     moving it.
  ///   - view: The view that listens for the pan; nil means the window, during a flight.
  ///   - recognizer: The app's own recognizer; nil makes one. With one, `view` does not count.
  ///   - begin: Starts the transition when a pan begins, told in which direction.
  public init(
    along axis: TransitionAxis, over distance: TransitionDistance, on view: UIView? = nil,
    with recognizer: UIPanGestureRecognizer? = nil, begin: @escaping (TransitionDirection) -> Void
  ) {
    var direction = axis.direction(of: .zero)
    let measure = GestureMeasure<UIPanGestureRecognizer>(
      make: { UIPanGestureRecognizer() }, distance: { $0.points(of: distance, in: $2) },
      reading: { recognizer, starts in
        if starts { direction = axis.direction(of: recognizer.velocity(in: nil)) }
        return GestureReading(recognizer, along: direction)
      })
    super.init(measure, on: view, with: recognizer, begin: { begin(direction) })
  }
}

extension TransitionInteraction where Self == PanInteraction {
  /// Moves a transition with a finger that pans.
  ///
  /// - Parameters:
  ///   - direction: The way to move the finger that leads to a presentation's end, or, if `begin`
  ///     starts a dismissal, to a dismissal's.
  ///   - distance: How far the finger moves while progress runs from 0 to 1: points, or a fraction
  ///     of the container.
  ///   - view: The view that listens for the pan; nil means the window, during a flight.
  ///   - recognizer: The app's own recognizer; nil makes one. With one, `view` does not count.
  ///   - begin: Starts the transition when a pan in the direction begins; nil if a pan only grabs.
  /// - Returns: The interaction.
  public static func pan(
    _ direction: TransitionDirection, over distance: TransitionDistance, on view: UIView? = nil,
    with recognizer: UIPanGestureRecognizer? = nil, begin: (() -> Void)? = nil
  ) -> PanInteraction {
    PanInteraction(direction, over: distance, on: view, with: recognizer, begin: begin)
  }

  /// Moves a transition with a finger that pans along an axis, whichever way it goes first.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the finger moves.
  ///   - distance: How far the finger moves while progress runs from 0 to 1: points, or a fraction
  ///     of the container.
  ///   - view: The view that listens for the pan; nil means the window, during a flight.
  ///   - recognizer: The app's own recognizer; nil makes one. With one, `view` does not count.
  ///   - begin: Starts the transition when a pan begins, told in which direction.
  /// - Returns: The interaction.
  public static func pan(
    along axis: TransitionAxis, over distance: TransitionDistance, on view: UIView? = nil,
    with recognizer: UIPanGestureRecognizer? = nil, begin: @escaping (TransitionDirection) -> Void
  ) -> PanInteraction {
    PanInteraction(along: axis, over: distance, on: view, with: recognizer, begin: begin)
  }
}

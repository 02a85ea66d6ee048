/// Moves a transition with a finger that pans.
///
/// The pan grabs the transition in flight. With a `begin` closure, it also starts the transition.
/// The transition follows the finger 1:1 from where it was grabbed. The direction leads to the end
/// of what `begin` starts or, without it, of a presentation, and the opposite direction leads back.
///
/// At rest a pan on a view begins only if it starts the transition: in its direction, and not while
/// the view's view controller is in the middle of another change. Otherwise the finger is for
/// others, such as a scroll view or a swipe back. A map, a row with actions, or another view inside
/// that has its own pan keeps the finger, unless the delegate of that pan lets both recognize.
///
/// ```swift
/// reveal.interactions = [.pan(.up, over: 300, on: view) { [weak self] in self?.presentMenu() }]
/// ```
public final class PanInteraction: GestureInteraction<UIPanGestureRecognizer> {
  /// Makes the interaction; see ``TransitionInteraction/pan(_:over:on:with:begin:)``.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger that leads to a presentation's end, or, if `begin`
  ///     starts a dismissal, to a dismissal's.
  ///   - distance: How far the finger moves while progress goes from 0 to 1: points, or a fraction
  ///     of the container. If it is not finite and above 0, a pan holds the transition without
  ///     moving it.
  ///   - view: The view that listens for the pan; nil means the window, during a flight.
  ///   - recognizer: An app's recognizer, which nobody else resets; nil makes one. With one, `view`
  ///     does not count.
  ///   - begin: Starts the transition when a pan in the direction begins; nil if a pan only grabs.
  init(
    _ direction: TransitionDirection, over distance: TransitionDistance, on view: UIView? = nil,
    with recognizer: UIPanGestureRecognizer? = nil, begin: (() -> Void)? = nil
  ) {
    let measure = GestureMeasure<UIPanGestureRecognizer>(
      make: { UIPanGestureRecognizer() }, distance: { $0.points(of: distance, in: $2) },
      reading: { recognizer, moment, layout in
        let along = moment.direction ?? direction.resolved(in: layout)
        return GestureReading(recognizer, along: along, at: moment)
      })
    super.init(measure, on: view, with: recognizer, begin: begin)
    manners = .pan
  }

  /// Makes the interaction with a pan along an axis, in either direction.
  ///
  /// The direction in which the finger starts the transition leads to the end. The pan moves a
  /// flight that it did not start in the direction of the last one that it did start. Until it has
  /// started one, that is to the right, or down. Between the tabs of a bar the pages stay under the
  /// finger: a pan to the right leads to a tab further left, unless a change that the pan has
  /// started says otherwise.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the finger moves.
  ///   - distance: How far the finger moves while progress goes from 0 to 1: points, or a fraction
  ///     of the container. If it is not finite and above 0, a pan holds the transition without
  ///     moving it.
  ///   - view: The view that listens for the pan; nil means the window, during a flight.
  ///   - recognizer: An app's recognizer, which nobody else resets; nil makes one. With one, `view`
  ///     does not count.
  ///   - begin: Starts the transition when a pan begins, given its direction.
  public init(
    along axis: TransitionAxis, over distance: TransitionDistance, on view: UIView? = nil,
    with recognizer: UIPanGestureRecognizer? = nil, begin: @escaping (TransitionDirection) -> Void
  ) {
    var direction = axis.direction(of: .zero)
    let measure = GestureMeasure<UIPanGestureRecognizer>(
      make: { UIPanGestureRecognizer() }, distance: { $0.points(of: distance, in: $2) },
      reading: { recognizer, moment, _ in
        if moment == .start { direction = axis.direction(of: recognizer.movement) }
        return GestureReading(recognizer, along: direction, at: moment)
      })
    super.init(measure, on: view, with: recognizer, begin: { begin(direction) })
    manners = .pan
  }
}

extension TransitionInteraction where Self == PanInteraction {
  /// Moves a transition with a finger that pans.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger that leads to a presentation's end, or, if `begin`
  ///     starts a dismissal, to a dismissal's.
  ///   - distance: How far the finger moves while progress goes from 0 to 1: points, or a fraction
  ///     of the container.
  ///   - view: The view that listens for the pan; nil means the window, during a flight.
  ///   - recognizer: An app's recognizer, which nobody else resets; nil makes one. With one, `view`
  ///     does not count.
  ///   - begin: Starts the transition when a pan in the direction begins; nil if a pan only grabs.
  /// - Returns: The interaction.
  public static func pan(
    _ direction: TransitionDirection, over distance: TransitionDistance, on view: UIView? = nil,
    with recognizer: UIPanGestureRecognizer? = nil, begin: (() -> Void)? = nil
  ) -> PanInteraction {
    PanInteraction(direction, over: distance, on: view, with: recognizer, begin: begin)
  }

  /// Moves a transition with a finger that pans along an axis, in whichever direction it first
  /// moves.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the finger moves.
  ///   - distance: How far the finger moves while progress goes from 0 to 1: points, or a fraction
  ///     of the container.
  ///   - view: The view that listens for the pan; nil means the window, during a flight.
  ///   - recognizer: An app's recognizer, which nobody else resets; nil makes one. With one, `view`
  ///     does not count.
  ///   - begin: Starts the transition when a pan begins, given its direction.
  /// - Returns: The interaction.
  public static func pan(
    along axis: TransitionAxis, over distance: TransitionDistance, on view: UIView? = nil,
    with recognizer: UIPanGestureRecognizer? = nil, begin: @escaping (TransitionDirection) -> Void
  ) -> PanInteraction {
    PanInteraction(along: axis, over: distance, on: view, with: recognizer, begin: begin)
  }
}

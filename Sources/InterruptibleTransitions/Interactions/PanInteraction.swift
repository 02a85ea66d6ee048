/// An interaction that moves a transition with a pan.
///
/// The pan grabs the transition in flight. With a `begin` closure, it also starts the transition.
/// The transition follows the finger 1:1 from the position at which it was grabbed. The direction
/// leads to the end of the change that `begin` starts or, without `begin`, to the end of a
/// presentation. The opposite direction leads back.
///
/// At rest, a pan on a view begins only if it starts the transition. It must move in the pan's
/// direction, and the view's view controller must not be in another transition. Otherwise other
/// recognizers get the finger, such as a scroll view or a swipe back. A map, a row with swipe
/// actions, or another view inside that has a pan recognizer keeps the finger. It does not if the
/// delegate of that recognizer allows simultaneous recognition.
///
/// ```swift
/// reveal.interactions = [.pan(.up, over: 300, on: view) { [weak self] in self?.presentMenu() }]
/// ```
public typealias PanInteraction = GestureInteraction<UIPanGestureRecognizer>

extension TransitionInteraction where Self == PanInteraction {
  /// Returns an interaction that moves a transition with a pan in a direction.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger that leads to the end of a presentation. If `begin`
  ///     starts a dismissal, the direction leads to the end of a dismissal.
  ///   - distance: The travel of the finger from progress 0 to 1. The default is the motion of the
  ///     presented view.
  ///   - view: The view that listens for the pan; nil means the window, during a flight.
  ///   - recognizer: An app's recognizer, which the interaction never resets; nil creates one. With
  ///     a recognizer, `view` is ignored.
  ///   - begin: Starts the transition when a pan in the direction begins; nil if a pan only grabs.
  /// - Returns: The interaction.
  public static func pan(
    _ direction: TransitionDirection, over distance: TransitionDistance = .presentedView,
    on view: UIView? = nil,
    with recognizer: UIPanGestureRecognizer? = nil, begin: (() -> Void)? = nil
  ) -> PanInteraction {
    PanInteraction(.pan(direction, over: distance), on: view, with: recognizer, begin: begin)
      .with(.pan)
  }

  /// Returns an interaction that moves a transition with a pan in a direction, if the app allows
  /// the start.
  ///
  /// - Parameters:
  ///   - direction: The direction of the finger that leads to the end of the change that `begin`
  ///     starts.
  ///   - distance: The travel of the finger from progress 0 to 1. The default is the motion of the
  ///     presented view.
  ///   - view: The view that listens for the pan; nil means the window, during a flight.
  ///   - recognizer: An app's recognizer, which the interaction never resets; nil creates one. With
  ///     a recognizer, `view` is ignored.
  ///   - shouldBegin: Returns whether a pan may start the transition. It may be called several
  ///     times before the pan begins, so it must not change anything.
  ///   - begin: Starts the transition when a pan in the direction begins.
  /// - Returns: The interaction.
  public static func pan(
    _ direction: TransitionDirection, over distance: TransitionDistance = .presentedView,
    on view: UIView? = nil, with recognizer: UIPanGestureRecognizer? = nil,
    when shouldBegin: @escaping (TransitionGestureStart) -> Bool, begin: @escaping () -> Void
  ) -> PanInteraction {
    PanInteraction(
      .pan(direction, over: distance), on: view, with: recognizer, when: shouldBegin, begin: begin
    ).with(.pan)
  }

  /// Returns an interaction that moves a transition with a pan along an axis, in either direction.
  ///
  /// The direction in which the finger starts the transition leads to the end. If the pan grabs a
  /// flight that it did not start, the direction of its last start counts, or right or down before
  /// its first start; see ``GestureInteraction``.
  ///
  /// Between the tabs of a tab bar controller, the pages stay under the finger: a pan to the right
  /// leads to the tab on the left.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the finger moves.
  ///   - distance: The travel of the finger from progress 0 to 1. The default is the motion of the
  ///     presented view. If it is not finite and above 0, a pan holds the transition without moving
  ///     it.
  ///   - view: The view that listens for the pan; nil means the window, during a flight.
  ///   - recognizer: An app's recognizer, which the interaction never resets; nil creates one. With
  ///     a recognizer, `view` is ignored.
  ///   - shouldBegin: Returns whether a pan may start the transition. It may be called several
  ///     times before the pan begins, so it must not change anything. The default returns true.
  ///   - begin: Starts the transition when a pan begins. The parameter is the direction of the pan.
  /// - Returns: The interaction.
  public static func pan(
    along axis: TransitionAxis, over distance: TransitionDistance = .presentedView,
    on view: UIView? = nil,
    with recognizer: UIPanGestureRecognizer? = nil,
    when shouldBegin: @escaping (TransitionGestureStart) -> Bool = { _ in true },
    begin: @escaping (TransitionDirection) -> Void
  ) -> PanInteraction {
    var direction = axis.direction(of: .zero)
    let definition = TransitionGestureDefinition<UIPanGestureRecognizer>(
      over: distance, make: { UIPanGestureRecognizer() },
      sample: { recognizer, moment, _ in
        if moment == .start { direction = axis.direction(of: recognizer.movement) }
        return TransitionGestureSample(recognizer, along: direction, at: moment)
      })
    return PanInteraction(definition, on: view, with: recognizer, when: shouldBegin) {
      begin(direction)
    }.with(.pan)
  }
}

extension TransitionGestureDefinition<UIPanGestureRecognizer> {
  fileprivate static func pan(
    _ direction: TransitionDirection, over distance: TransitionDistance
  ) -> Self {
    Self(
      over: distance, make: { UIPanGestureRecognizer() },
      sample: { recognizer, moment, layout in
        let along = moment.direction ?? direction.resolved(in: layout)
        return TransitionGestureSample(recognizer, along: along, at: moment)
      })
  }
}

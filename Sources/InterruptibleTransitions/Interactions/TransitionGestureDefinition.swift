/// The creation and the measurement of one kind of gesture recognizer.
///
/// A ``GestureInteraction`` moves a transition with any recognizer that has a definition. In this
/// example, two fingers that pan down present a menu:
///
/// ```swift
/// let twoFingerPan = TransitionGestureDefinition<UIPanGestureRecognizer>(
///   make: {
///     let pan = UIPanGestureRecognizer()
///     pan.minimumNumberOfTouches = 2
///     return pan
///   },
///   distance: { _, _, container in container.height / 2 },
///   sample: { pan, moment, _ in TransitionGestureSample(pan, along: .down, at: moment) })
/// reveal.interactions = [
///   GestureInteraction(twoFingerPan, on: view) { [weak self] in self?.presentMenu() }
/// ]
/// ```
///
/// In this example, a custom recognizer reports an angle in radians:
///
/// ```swift
/// let twist = TransitionGestureDefinition<KnobGestureRecognizer>(
///   make: { KnobGestureRecognizer() },
///   distance: { _, _, _ in .pi / 2 },
///   sample: { knob, _, _ in TransitionGestureSample(travel: knob.angle, velocity: knob.velocity) }
/// )
/// reveal.interactions = [GestureInteraction(twist, with: knobRecognizer)]
/// ```
public struct TransitionGestureDefinition<Recognizer: UIGestureRecognizer> {
  /// A closure that returns the sample of a recognizer at a moment of its gesture. The layout
  /// direction is that of the view that listens, when the gesture begins.
  public typealias Sampling = (
    _ recognizer: Recognizer, _ moment: TransitionGestureMoment,
    _ layout: UIUserInterfaceLayoutDirection
  ) -> TransitionGestureSample

  let make: () -> Recognizer
  let distance:
    (_ sample: TransitionGestureSample, _ progress: Double, _ container: CGSize) -> CGFloat
  /// Prepares a recognizer that the interaction has created for the next touch.
  private(set) var prepare: (_ recognizer: Recognizer) -> Void = { _ in }
  /// Whether the distance is the motion of the presented page.
  private(set) var followsPage = false
  let sample: Sampling

  /// Creates a definition.
  ///
  /// - Parameters:
  ///   - make: Returns a new recognizer at each call. An interaction with an app's recognizer calls
  ///     it too. While a flight fades the view of the app's recognizer, the interaction listens on
  ///     the window with the new recognizer.
  ///   - distance: Returns the travel from the start to the end, in the gesture's unit. The sample
  ///     is the one at the grab. `progress` is the part of the full travel that the gesture has
  ///     behind it then, from 0 to 1. `container` is the size of the transition's container, in
  ///     points. If the result is not finite and above zero, the gesture holds the transition
  ///     without moving it.
  ///   - sample: Returns the sample of a recognizer at a moment of its gesture. The layout
  ///     direction is that of the view that listens.
  public init(
    make: @escaping () -> Recognizer,
    distance:
      @escaping (_ sample: TransitionGestureSample, _ progress: Double, _ container: CGSize) ->
      CGFloat,
    sample: @escaping Sampling
  ) {
    self.make = make
    self.distance = distance
    self.sample = sample
  }

  init(
    over distance: TransitionDistance, make: @escaping () -> Recognizer,
    prepare: @escaping (_ recognizer: Recognizer) -> Void = { _ in },
    sample: @escaping Sampling
  ) {
    self.init(
      make: make,
      distance: { sample, _, container in
        sample.direction.map { distance.points(in: container, along: $0) } ?? 0
      }, sample: sample)
    self.prepare = prepare
    followsPage = distance == .presentedView
  }
}

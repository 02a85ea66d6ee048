/// The measure of one kind of gesture: how to make its recognizer, and how to read it.
///
/// A ``GestureInteraction`` moves a transition by any recognizer that has a measure. Two fingers
/// that pan down present a menu:
///
/// ```swift
/// let twoFingerPan = GestureMeasure<UIPanGestureRecognizer>(
///   make: {
///     let pan = UIPanGestureRecognizer()
///     pan.minimumNumberOfTouches = 2
///     return pan
///   },
///   distance: { _, _, container in container.height / 2 },
///   reading: { pan, moment, _ in GestureReading(pan, along: .down, at: moment) })
/// reveal.interactions = [
///   GestureInteraction(twoFingerPan, on: view) { [weak self] in self?.presentMenu() }
/// ]
/// ```
///
/// A recognizer of an app's own class, which reports an angle in radians:
///
/// ```swift
/// let turn = GestureMeasure<KnobGestureRecognizer>(
///   make: { KnobGestureRecognizer() },
///   distance: { _, _, _ in .pi / 2 },
///   reading: { knob, _, _ in GestureReading(travel: knob.angle, velocity: knob.velocity) })
/// reveal.interactions = [GestureInteraction(turn, with: knobRecognizer)]
/// ```
public struct GestureMeasure<Recognizer: UIGestureRecognizer> {
  let make: () -> Recognizer
  let distance: (_ reading: GestureReading, _ progress: Double, _ container: CGSize) -> CGFloat
  /// Prepares a recognizer that the interaction has made for the next touch.
  let prepare: (_ recognizer: Recognizer) -> Void
  let reading:
    (
      _ recognizer: Recognizer, _ moment: GestureMoment, _ layout: UIUserInterfaceLayoutDirection
    ) -> GestureReading

  /// Makes a measure.
  ///
  /// - Parameters:
  ///   - make: Makes a new recognizer at each call. An interaction with an app's recognizer makes
  ///     one too: it listens on the window while a flight fades the view of the app's recognizer.
  ///   - distance: Returns the travel from the start to the end, in the gesture's unit. The reading
  ///     is the one at the grab, `progress` the part of the full travel behind the gesture then,
  ///     0 to 1, and `container` the size of the transition's container in points. If the result is
  ///     not finite and above zero, the gesture holds the transition without moving it.
  ///   - reading: Reads a recognizer at a moment of its gesture, in the layout direction of the
  ///     view that listens.
  public init(
    make: @escaping () -> Recognizer,
    distance:
      @escaping (_ reading: GestureReading, _ progress: Double, _ container: CGSize) -> CGFloat,
    reading:
      @escaping (
        _ recognizer: Recognizer, _ moment: GestureMoment, _ layout: UIUserInterfaceLayoutDirection
      ) -> GestureReading
  ) {
    self.init(make: make, distance: distance, prepare: { _ in }, reading: reading)
  }

  init(
    make: @escaping () -> Recognizer,
    distance:
      @escaping (_ reading: GestureReading, _ progress: Double, _ container: CGSize) -> CGFloat,
    prepare: @escaping (_ recognizer: Recognizer) -> Void,
    reading:
      @escaping (
        _ recognizer: Recognizer, _ moment: GestureMoment, _ layout: UIUserInterfaceLayoutDirection
      ) -> GestureReading
  ) {
    (self.make, self.distance, self.prepare, self.reading) = (make, distance, prepare, reading)
  }
}

/// A moment of a gesture at which its recognizer is read.
///
/// ```swift
/// // The direction in which the finger starts the transition counts for the whole gesture.
/// let direction = moment.direction ?? (pan.velocity(in: nil).y < 0 ? .up : .down)
/// return GestureReading(pan, along: direction, at: moment)
/// ```
public enum GestureMoment: Equatable, Sendable {
  /// The gesture has just begun and may start a transition, which it does if its heading is above
  /// zero.
  case start
  /// The gesture has just begun, and grabs a flight.
  case grab
  /// The gesture holds the transition and moves it, along the direction that was read when it
  /// began.
  case hold(along: TransitionDirection?)

  /// The direction that was read when the gesture began; nil if it has just begun.
  public var direction: TransitionDirection? {
    if case .hold(let direction) = self { direction } else { nil }
  }
}

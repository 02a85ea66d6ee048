/// The measurements of a gesture at one moment.
///
/// The unit depends on the gesture: points, a scale, or radians. Values that are not finite are
/// ignored.
///
/// ```swift
/// func knobSample() -> TransitionGestureSample {
///   TransitionGestureSample(travel: knob.angle, velocity: knob.velocity)
/// }
/// func panSample() -> TransitionGestureSample {
///   TransitionGestureSample(pan, along: .down, at: moment)
/// }
/// ```
public struct TransitionGestureSample {
  /// The distance that the gesture has moved. It increases in the direction that leads to the end.
  public var travel: CGFloat
  /// The velocity of the gesture, in the unit of the travel per second.
  public var velocity: CGFloat
  /// The direction in which the travel increases, or nil if the movement is not along a line.
  public private(set) var direction: TransitionDirection?
  /// The movement toward the end: a velocity, or the travel if the velocity is 0 or unknown.
  private(set) var movementTowardEnd: CGFloat
  /// The movement across the direction, in the unit of ``movementTowardEnd``.
  private(set) var crossMovement: CGFloat = 0

  /// Creates the sample of a gesture that is not along a line.
  ///
  /// - Parameters:
  ///   - travel: The distance that the gesture has moved, in its unit.
  ///   - origin: The travel of a gesture that has not moved: 1 for a scale. The default is 0.
  ///   - velocity: The velocity, in the unit per second. A slow gesture has no velocity when it
  ///     begins. Its travel then determines its direction.
  public init(travel: CGFloat, from origin: CGFloat = 0, velocity: CGFloat) {
    self.travel = travel
    self.velocity = velocity
    movementTowardEnd = velocity.isFinite && velocity != 0 ? velocity : travel - origin
  }

  /// Creates the sample of a pan along a direction.
  ///
  /// - Parameters:
  ///   - pan: The recognizer.
  ///   - direction: The direction that leads to the end. Leading and trailing directions count as
  ///     in a left-to-right layout. Resolve them first, with the layout direction that the closure
  ///     of ``TransitionGestureDefinition`` receives.
  ///   - moment: Whether the gesture begins at rest, grabs a flight, or holds one.
  public init(
    _ pan: UIPanGestureRecognizer, along direction: TransitionDirection,
    at moment: TransitionGestureMoment
  ) {
    let velocity = pan.velocity(in: nil)
    self.init(
      translation: pan.translation(in: nil), velocity: velocity,
      movement: moment == .start ? pan.movement : velocity, along: direction)
  }

  /// Creates the sample of a pan. The movement sets the direction of the gesture at its start.
  init(
    translation: CGPoint, velocity: CGPoint, movement: CGPoint,
    along direction: TransitionDirection
  ) {
    travel = direction.component(of: translation)
    self.velocity = direction.component(of: velocity)
    movementTowardEnd = direction.component(of: movement)
    crossMovement = abs(direction.axis == .vertical ? movement.x : movement.y)
    self.direction = direction
  }

  /// The sample of the same gesture in the opposite direction.
  var reversed: TransitionGestureSample {
    var sample = self
    sample.travel = -travel
    sample.velocity = -velocity
    sample.movementTowardEnd = -movementTowardEnd
    sample.direction = direction?.opposite
    return sample
  }
}

/// A moment at which the recognizer of a gesture is read.
///
/// ```swift
/// // The direction in which the finger starts the transition counts for the whole gesture.
/// let direction = moment.direction ?? (pan.velocity(in: nil).y < 0 ? .up : .down)
/// return TransitionGestureSample(pan, along: direction, at: moment)
/// ```
public enum TransitionGestureMoment: Equatable, Sendable {
  /// The gesture has just begun at rest. It starts a transition if it moves toward the
  /// end.
  case start
  /// The gesture has just begun during a flight, and grabs the flight.
  case grab
  /// The gesture holds the transition and moves it along the direction that was read at its
  /// beginning. `startsFlight` is true if the gesture has started the transition, and false if it
  /// has grabbed a flight.
  case hold(along: TransitionDirection?, startsFlight: Bool)

  /// The direction that was read when the gesture began, or nil if the gesture has just begun.
  public var direction: TransitionDirection? {
    if case .hold(let direction, _) = self { direction } else { nil }
  }

  /// Whether the gesture starts the transition, rather than grabs a flight.
  public var startsFlight: Bool {
    switch self {
    case .start: true
    case .grab: false
    case .hold(_, let startsFlight): startsFlight
    }
  }
}

extension UIPanGestureRecognizer {
  /// The velocity when the pan begins, or the translation if the fingers are too slow.
  var movement: CGPoint {
    let velocity = velocity(in: nil)
    let isKnown = velocity.x.isFinite && velocity.y.isFinite && velocity != .zero
    return isKnown ? velocity : translation(in: nil)
  }
}

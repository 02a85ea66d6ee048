/// A reading of a gesture at one moment, in the gesture's unit: points, a scale, or radians.
///
/// Values that are not finite are ignored.
///
/// ```swift
/// func knobReading() -> GestureReading {
///   GestureReading(travel: knob.angle, velocity: knob.velocity)
/// }
/// func panReading() -> GestureReading {
///   GestureReading(pan, along: .down, at: moment)
/// }
/// ```
public struct GestureReading {
  /// The distance that the gesture has moved; it increases in the direction that leads to the end.
  public var travel: CGFloat
  /// The velocity of the gesture, in the same unit per second.
  public var velocity: CGFloat
  /// The direction in which the travel increases; nil if the movement is not along a line.
  public private(set) var direction: TransitionDirection?
  /// Where the gesture goes: positive in the direction that leads to the end, 0 if it has not moved
  /// yet.
  private(set) var heading: CGFloat
  /// How much the gesture goes across the direction, as ``heading`` is measured.
  private(set) var drift: CGFloat = 0
}

extension GestureReading {
  /// Makes the reading of a gesture that is not along a line.
  ///
  /// - Parameters:
  ///   - travel: The distance that the gesture has moved, in its unit.
  ///   - origin: The travel of a gesture that has not moved: 1 for a scale. The default is 0.
  ///   - velocity: The velocity, in the unit per second. A slow gesture has none when it begins:
  ///     its travel tells where it goes.
  public init(travel: CGFloat, from origin: CGFloat = 0, velocity: CGFloat) {
    (self.travel, self.velocity) = (travel, velocity)
    heading = velocity.isFinite && velocity != 0 ? velocity : travel - origin
  }

  /// Makes the reading of a pan along a direction.
  ///
  /// - Parameters:
  ///   - pan: The recognizer.
  ///   - direction: The direction that leads to the end. A leading or trailing direction counts as
  ///     in a layout from left to right; resolve it by the closure's layout direction.
  ///   - moment: The moment of the gesture.
  public init(
    _ pan: UIPanGestureRecognizer, along direction: TransitionDirection, at moment: GestureMoment
  ) {
    let velocity = pan.velocity(in: nil)
    self.init(
      translation: pan.translation(in: nil), velocity: velocity,
      movement: moment == .start ? pan.movement : velocity, along: direction)
  }

  /// Makes the reading of a pan along a direction.
  ///
  /// - Parameters:
  ///   - translation: The distance that the fingers have moved, in points.
  ///   - velocity: Their velocity, in points per second.
  ///   - movement: Where they go. If the pan may start a transition, that matters.
  ///   - direction: The direction.
  init(
    translation: CGPoint, velocity: CGPoint, movement: CGPoint,
    along direction: TransitionDirection
  ) {
    travel = direction.component(of: translation)
    self.velocity = direction.component(of: velocity)
    heading = direction.component(of: movement)
    drift = abs(direction.axis == .vertical ? movement.x : movement.y)
    self.direction = direction
  }

  /// Converts a distance to points, in a container of a size.
  func points(of distance: TransitionDistance, in container: CGSize) -> CGFloat {
    direction.map { distance.points(in: container, along: $0) } ?? 0
  }

  /// The same gesture, measured in the opposite direction.
  var reversed: GestureReading {
    var reading = self
    (reading.travel, reading.velocity, reading.heading) = (-travel, -velocity, -heading)
    reading.direction = direction?.opposite
    return reading
  }
}

extension UIPanGestureRecognizer {
  /// Where the fingers go when they begin: their velocity or, if they are so slow that they have
  /// none, their translation.
  var movement: CGPoint {
    let velocity = velocity(in: nil)
    let isKnown = velocity.x.isFinite && velocity.y.isFinite && velocity != .zero
    return isKnown ? velocity : translation(in: nil)
  }
}

/// A reading of a gesture at one moment, in the gesture's unit: points, a scale, or radians.
struct GestureReading {
  /// How far the gesture has moved; it increases in the direction that leads to the end.
  var travel: CGFloat
  /// The velocity of the gesture, in the same unit per second.
  var velocity: CGFloat
  /// Where the gesture goes: positive in the direction that leads to the end, 0 if it has not moved
  /// yet.
  var heading: CGFloat
  /// How much the gesture goes across the direction, as ``heading`` is measured.
  var drift: CGFloat = 0
  /// The direction in which the travel increases; nil if the movement is not along a line.
  var direction: TransitionDirection?
}

extension GestureReading {
  /// Makes the reading of a gesture that is not along a line.
  ///
  /// - Parameters:
  ///   - travel: How far the gesture has moved.
  ///   - origin: The travel of a gesture that has not moved.
  ///   - velocity: Its velocity. A slow gesture has none when it begins: its travel tells where it
  ///     goes.
  init(travel: CGFloat, from origin: CGFloat, velocity: CGFloat) {
    (self.travel, self.velocity) = (travel, velocity)
    heading = velocity.isFinite && velocity != 0 ? velocity : travel - origin
  }

  /// Makes the reading of a pan along a direction.
  ///
  /// - Parameters:
  ///   - translation: How far the fingers have moved.
  ///   - velocity: Their velocity.
  ///   - movement: Where they go.
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

/// What distinguishes one kind of gesture from another: its recognizer, and how it is read.
struct GestureMeasure<Recognizer: UIGestureRecognizer> {
  /// Makes a recognizer if the app provides none.
  let make: () -> Recognizer
  /// Returns the travel from the start to the end, in the gesture's unit. The reading is the one at
  /// the grab, `progress` the fraction of the full travel behind the gesture then, 0…1, and
  /// `container` the container's size. If the result is not finite and above zero, the gesture
  /// holds the transition without moving it.
  let distance: (_ reading: GestureReading, _ progress: Double, _ container: CGSize) -> CGFloat
  /// Prepares a recognizer that the interaction has made for the next touch.
  var prepare: (_ recognizer: Recognizer) -> Void = { _ in }
  /// Reads a recognizer at a moment of its gesture, in a layout direction.
  let reading:
    (
      _ recognizer: Recognizer, _ moment: GestureMoment, _ layout: UIUserInterfaceLayoutDirection
    ) -> GestureReading
}

/// A moment of a gesture at which it is read.
enum GestureMoment: Equatable {
  /// The gesture has just begun and may start a transition, which it does if its heading is above
  /// zero.
  case start
  /// The gesture has just begun, and grabs a flight.
  case grab
  /// The gesture holds the transition and moves it, along the direction that was read when it
  /// began.
  case hold(along: TransitionDirection?)

  /// The direction that was read when the gesture began; nil if it has just begun.
  var direction: TransitionDirection? {
    if case .hold(let direction) = self { direction } else { nil }
  }
}

extension UIPanGestureRecognizer {
  /// The reading of the pan along a direction. If it may start a transition, it matters where the
  /// fingers go.
  func reading(along direction: TransitionDirection, at moment: GestureMoment) -> GestureReading {
    let velocity = velocity(in: nil)
    return GestureReading(
      translation: translation(in: nil), velocity: velocity,
      movement: moment == .start ? movement : velocity, along: direction)
  }

  /// Where the fingers go when they begin: their velocity or, if they are so slow that they have
  /// none, their translation.
  var movement: CGPoint {
    let velocity = velocity(in: nil)
    let isKnown = velocity.x.isFinite && velocity.y.isFinite && velocity != .zero
    return isKnown ? velocity : translation(in: nil)
  }
}

/// A reading of a gesture at one moment, in the gesture's unit: points, a scale, or radians.
struct GestureReading {
  /// How far the gesture has moved; it increases in the direction that leads to the end.
  var travel: CGFloat
  /// The velocity of the gesture, in the same unit per second.
  var velocity: CGFloat
  /// The speed across the direction, in points per second.
  var drift: CGFloat = 0
  /// The direction in which the travel increases; nil if the movement is not along a line.
  var direction: TransitionDirection?
}

extension UIPanGestureRecognizer {
  /// The reading of the pan along a direction.
  func reading(along direction: TransitionDirection) -> GestureReading {
    let movement = velocity(in: nil)
    return GestureReading(
      travel: direction.component(of: translation(in: nil)),
      velocity: direction.component(of: movement),
      drift: abs(direction.axis == .vertical ? movement.x : movement.y), direction: direction)
  }
}

extension GestureReading {
  /// Converts a distance to points, in a container of a size.
  func points(of distance: TransitionDistance, in container: CGSize) -> CGFloat {
    direction.map { distance.points(in: container, along: $0) } ?? 0
  }

  /// The same gesture, measured in the opposite direction.
  var reversed: GestureReading {
    GestureReading(
      travel: -travel, velocity: -velocity, drift: drift, direction: direction?.opposite)
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
  /// Reads a recognizer. `starts` says that it has just begun and may start a transition, which it
  /// does if the velocity is above zero.
  let reading: (_ recognizer: Recognizer, _ starts: Bool) -> GestureReading
}

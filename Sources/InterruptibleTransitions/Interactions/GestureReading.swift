/// What a gesture says of itself at a moment, in the gesture's own unit: points, a scale, or
/// radians.
struct GestureReading {
  /// How far it has gone; it rises on the way that leads to the end.
  var travel: CGFloat
  /// How fast it goes, in the same unit per second.
  var velocity: CGFloat
  /// The direction in which the travel rises; nil if it is no movement along a line.
  var direction: TransitionDirection?
}

extension GestureReading {
  init(_ recognizer: UIPanGestureRecognizer, along direction: TransitionDirection) {
    travel = direction.component(of: recognizer.translation(in: nil))
    velocity = direction.component(of: recognizer.velocity(in: nil))
    self.direction = direction
  }

  /// A distance in points, in a container of a size.
  func points(of distance: TransitionDistance, in container: CGSize) -> CGFloat {
    direction.map { distance.points(in: container, along: $0) } ?? 0
  }

  /// The same gesture, seen from the other end.
  var reversed: GestureReading {
    GestureReading(travel: -travel, velocity: -velocity, direction: direction?.opposite)
  }
}

/// What tells one kind of gesture from another: its recognizer, and what is read from it.
struct GestureMeasure<Recognizer: UIGestureRecognizer> {
  /// Makes a recognizer, where the app gives none.
  let make: () -> Recognizer
  /// The travel that leads from the start to the end, in the gesture's unit, for a gesture that
  /// takes hold at a reading when a share of the way, 0…1, is gone, in a container of a size. Where
  /// it is not finite and above zero, the gesture holds the transition without moving it.
  let distance: (_ reading: GestureReading, _ share: Double, _ container: CGSize) -> CGFloat
  /// Reads a recognizer; one that has just begun may start a transition.
  let reading: (_ recognizer: Recognizer, _ starts: Bool) -> GestureReading
}

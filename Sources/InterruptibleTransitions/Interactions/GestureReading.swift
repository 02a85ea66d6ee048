/// What a gesture says of itself at a moment, in the gesture's own unit: points, a scale, or radians.
struct GestureReading {
  /// How far it has gone; it rises on the way that leads to the end.
  var travel: CGFloat
  /// How fast it goes, in the same unit per second.
  var velocity: CGFloat
}

extension GestureReading {
  init(_ recognizer: UIPanGestureRecognizer, along direction: TransitionDirection) {
    travel = direction.component(of: recognizer.translation(in: nil))
    velocity = direction.component(of: recognizer.velocity(in: nil))
  }

  /// The same gesture, seen from the other end.
  var reversed: GestureReading {
    GestureReading(travel: -travel, velocity: -velocity)
  }
}

/// What tells one kind of gesture from another: its recognizer, and what is read from it.
struct GestureMeasure<Recognizer: UIGestureRecognizer> {
  /// Makes a recognizer, where the app gives none.
  let make: () -> Recognizer
  /// The travel that leads from the start to the end, in the gesture's unit, for a gesture that takes
  /// hold at a travel when a share of the way, 0…1, is gone. Where it is not finite and above zero,
  /// the gesture holds the transition without moving it.
  let distance: (_ travel: CGFloat, _ share: Double) -> CGFloat
  /// Reads a recognizer.
  let reading: (Recognizer) -> GestureReading
}

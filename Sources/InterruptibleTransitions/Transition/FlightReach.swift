/// The part of a flight's movement by fingers that its animator cannot show.
struct FlightReach {
  /// How far past one of its ends the flight is, in progress: negative before the start, positive
  /// past the end. A ``TransitionOvershoot`` is the part of it that shows.
  var overshoot = 0.0
  /// The position that the progress 1 stands for while the flight is held. It is above 1 if the
  /// flight was caught where its curve swings past the end, which ``TransitionFlight/progress``
  /// cannot express.
  var top = 1.0
  /// The full travel from the flight's start to its end, in points, of the fingers that have moved
  /// it past an end. It stays as it is until the flight is back at that end: fingers that move in
  /// another way would otherwise make what shows jump.
  var fullTravel = CGVector.zero
  /// The end to which a release at rest would have led at the last check.
  var endAtRest: TransitionPosition?
}

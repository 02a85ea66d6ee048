/// Where fingers have moved a flight beyond what its animator can show.
struct FlightReach {
  /// How far past one of its ends the flight is, in progress: negative before the start, positive
  /// past the end. What shows of it is a ``TransitionOvershoot``.
  var overshoot = 0.0
  /// What the progress 1 stands for while the flight is held: caught where its curve swings past
  /// the end, that place, which ``TransitionFlight/progress`` cannot tell.
  var top = 1.0
  /// The full travel on which fingers move the flight from its start to its end, in points.
  var fullTravel = CGVector.zero
  /// Where letting go at rest would have led when that was last asked.
  var endAtRest: TransitionPosition?
}

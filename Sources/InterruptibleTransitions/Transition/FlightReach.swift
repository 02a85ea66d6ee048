/// The part of a flight's movement by fingers that its animator cannot show.
struct FlightReach {
  /// How far past one of its ends the flight is, in progress: negative before the start, positive
  /// past the end. A ``TransitionOvershoot`` is the part of it that shows.
  var overshoot = 0.0
  /// The positions that the progresses 0 and 1 stand for while the flight is held. They are below 0
  /// or above 1 if the flight was caught where its curve swings past that end, which
  /// ``TransitionFlight/progress`` cannot express.
  private(set) var ends = 0.0...1.0
  /// The full travel from the flight's start to its end, in points, of the fingers that have moved
  /// it past an end. It stays as it is until the flight is back at that end: fingers that move in
  /// another way would otherwise make what shows jump.
  var fullTravel = CGVector.zero
  /// The permission for a person to dismiss the page, once a gesture may do so.
  var userDismissal: UserDismissal?
  /// The velocity of the fingers at the release that comes next; nil if no fingers release it.
  var releaseVelocity: TransitionPose.Velocity?
  /// The time since the last release, in seconds; 0 while the flight is held, and before.
  var secondsSinceRelease: TimeInterval = 0
  /// Whether the followers are held.
  private(set) var holdsFollowers = false
  /// The end to which a release at rest would have led at the last check.
  var endAtRest: TransitionPosition?

  /// Notes where the flight is held.
  mutating func hold(at position: Double) {
    ends = min(position, 0)...max(position, 1)
    (releaseVelocity, secondsSinceRelease) = (nil, 0)
    holdsFollowers = true
  }

  /// Records that the followers are released.
  ///
  /// - Returns: The velocity of the fingers; nil if the followers were not held.
  mutating func releaseFollowers() -> TransitionPose.Velocity? {
    guard holdsFollowers else { return nil }
    defer { (holdsFollowers, releaseVelocity) = (false, nil) }
    return releaseVelocity ?? TransitionPose.Velocity()
  }

  /// The position that a progress stands for, without an overshoot.
  func position(at progress: Double) -> Double {
    ends.lowerBound * (1 - progress) + ends.upperBound * progress
  }
}

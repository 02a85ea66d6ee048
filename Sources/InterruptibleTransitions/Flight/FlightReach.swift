/// The part of a flight's state that its animator cannot show.
struct FlightReach {
  /// The overshoot of the flight, in progress: negative before the start, positive past the end.
  ///
  /// A ``TransitionOvershoot`` is the displayed part of it.
  var overshoot = 0.0
  /// Whether the followers show the overshoot instead of the container. This does not change until
  /// the flight is back at its end.
  var followersShowOvershoot = false
  /// The positions for the progress 0 and the progress 1 while the flight is held.
  ///
  /// They are below 0 or above 1 if the flight was grabbed where its curve swings past that end.
  /// ``TransitionFlight/progress`` cannot express such positions.
  private(set) var ends = 0.0...1.0
  /// The full travel from the flight's start to its end, in points, for fingers past an end.
  ///
  /// It does not change until the flight is back at that end. Otherwise fingers that move in
  /// another direction would make the displayed overshoot jump.
  var fullTravel = CGVector.zero
  /// The permission for a person to dismiss the page, if a gesture may do so.
  var userDismissal: UserDismissal?
  /// The velocity of the fingers at the next release, or nil if no fingers release the flight.
  var releaseVelocity: TransitionPose.Velocity?
  /// The time since the last release, in seconds. It is 0 while the flight is held, and before.
  var secondsSinceRelease: TimeInterval = 0
  /// Whether the followers are held.
  private(set) var holdsFollowers = false
  /// The end to which the size of a carried element leads at a release at rest; nil if the
  /// completion rule decides.
  var carriedEnd: TransitionPosition?
  /// The end to which a release at rest would have led at the last check.
  var endAtRest: TransitionPosition?

  /// Records the position at which the flight is held.
  mutating func hold(at position: Double) {
    ends = min(position, 0)...max(position, 1)
    (releaseVelocity, carriedEnd, secondsSinceRelease) = (nil, nil, 0)
    holdsFollowers = true
  }

  /// Records that the followers are released.
  ///
  /// - Returns: The velocity of the fingers, or nil if the followers were not held.
  mutating func releaseFollowers() -> TransitionPose.Velocity? {
    guard holdsFollowers else { return nil }
    defer { (holdsFollowers, releaseVelocity) = (false, nil) }
    return releaseVelocity ?? TransitionPose.Velocity()
  }

  /// Returns the position for a progress, without an overshoot.
  func position(at progress: Double) -> Double {
    ends.lowerBound * (1 - progress) + ends.upperBound * progress
  }
}

extension TransitionSession {
  /// Follows fingers from now on: nothing moves until they do.
  ///
  /// - Parameters:
  ///   - distance: The travel from the start to the end, in points or another unit of the fingers'.
  ///   - travel: The travel at which the flight has its position now.
  ///   - position: How far the flight is on the fingers' own way.
  ///   - direction: The direction of that way; nil if the fingers do not move along a line.
  ///   - leadsToEnd: Whether that way leads to the flight's end.
  ///   - limits: The positions on that way that the fingers lead to.
  func follow(
    over distance: CGFloat, at travel: CGFloat, position: Double,
    along direction: TransitionDirection?,
    leadsToEnd: Bool, limits: ClosedRange<Double> = -Double.infinity...Double.infinity
  ) {
    track = SessionTrack(
      mapping: TransitionProgressMapping(distance: distance).grabbed(
        at: travel, position: position),
      leadsToEnd: leadsToEnd, direction: direction, limits: limits)
  }

  /// Moves the flight to where fingers lead.
  ///
  /// - Parameter travel: How far they have travelled. What is not finite is ignored.
  func follow(_ travel: CGFloat) {
    guard travel.isFinite else { return }
    move(to: track.position(at: travel), along: track.fullTravel)
  }

  /// Ends the session, as fingers lift.
  ///
  /// - Parameter velocity: How fast they travelled, in their unit per second.
  func release(following velocity: CGFloat) {
    release(velocity: track.velocity(for: velocity))
  }
}

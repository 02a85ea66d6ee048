extension TransitionSession {
  /// Follows fingers from now on. The flight does not move until the fingers move.
  ///
  /// - Parameters:
  ///   - distance: The travel from the start to the end, in points or another unit of the fingers.
  ///   - travel: The travel at the flight's current position.
  ///   - position: The flight's current position along the fingers' direction.
  ///   - direction: The fingers' direction, or nil if they do not move along a line.
  ///   - leadsToEnd: Whether that direction leads to the flight's end.
  ///   - limits: The limits of the position along that direction.
  func follow(
    over distance: CGFloat, at travel: CGFloat, position: Double,
    along direction: TransitionDirection?,
    leadsToEnd: Bool, limits: ClosedRange<Double> = -Double.infinity...Double.infinity
  ) {
    var progressMapping = TransitionProgressMapping(distance: distance)
    // mutate: gesture-continues-from-grab
    progressMapping = progressMapping.grabbed(at: travel, position: position)
    mapping = SessionMapping(
      progressMapping: progressMapping, leadsToEnd: leadsToEnd, direction: direction, limits: limits
    )
    mapping.travel = travel
  }

  /// Updates the distance of fingers that follow the presented page. The flight does not move.
  func updateDistance() {
    guard let findDistance, let transition, let direction = mapping.direction else { return }
    mapping.setDistance(findDistance(transition, direction))
  }

  /// Moves the flight with the fingers.
  ///
  /// - Parameter travel: The travel of the fingers. A value that is not finite is ignored.
  func follow(_ travel: CGFloat) {
    guard travel.isFinite else { return }
    move(to: mapping.follow(travel), over: mapping.fullTravel)
  }

  /// Ends the session when the fingers lift.
  ///
  /// - Parameter velocity: The velocity of the fingers, in their unit per second.
  func release(following velocity: CGFloat) {
    // mutate: velocity-kept-at-release
    let velocity: Double = mapping.velocity(for: velocity)
    release(currentVelocity: velocity)
  }
}

/// How the movement of fingers leads along the way of a flight.
///
/// Fingers have a way of their own, on which their travel rises. It leads to the flight's end, or back to its
/// start.
struct SessionTrack {
  /// From the travel to the share of the fingers' own way.
  var mapping = TransitionProgressMapping(distance: 0)
  /// Whether the fingers' own way leads to the flight's end.
  var leadsToEnd = true
  /// The direction of the fingers' own way; nil if they do not move along a line.
  var direction: TransitionDirection?
  /// The positions on the fingers' own way that they lead to.
  var limits = -Double.infinity...Double.infinity

  /// The position of the flight at a travel.
  func position(at travel: CGFloat) -> Double {
    let position = mapping.position(at: travel).clamped(to: limits)
    return leadsToEnd ? position : 1 - position
  }

  /// The full travel from the flight's start to its end, in points.
  var fullTravel: CGVector {
    let distance = mapping.isUsable ? mapping.distance : 0
    return direction?.vector(leadsToEnd ? distance : -distance) ?? .zero
  }

  /// The velocity in progress per second for one of the travel.
  func velocity(for velocity: CGFloat) -> Double {
    let velocity = mapping.velocity(for: velocity)
    return leadsToEnd ? velocity : -velocity
  }
}

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

/// How the movement of fingers leads along the way of a flight.
///
/// Fingers have a way of their own, on which their travel rises. It leads to the flight's end, or
/// back to its start.
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

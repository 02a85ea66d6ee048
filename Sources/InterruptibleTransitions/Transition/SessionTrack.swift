/// Converts the movement of fingers to the position of a flight.
///
/// The travel of the fingers increases in their own direction. This leads to the flight's end, or
/// back to its start.
struct SessionTrack {
  /// Maps the travel to the position along the fingers' own direction.
  var mapping = TransitionProgressMapping(distance: 0)
  /// Whether the fingers' own direction leads to the flight's end.
  var leadsToEnd = true
  /// The fingers' own direction; nil if they do not move along a line.
  var direction: TransitionDirection?
  /// The limits of the position along the fingers' own direction.
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

  /// The velocity in progress per second for a velocity of the travel.
  func velocity(for velocity: CGFloat) -> Double {
    let velocity = mapping.velocity(for: velocity)
    return leadsToEnd ? velocity : -velocity
  }
}

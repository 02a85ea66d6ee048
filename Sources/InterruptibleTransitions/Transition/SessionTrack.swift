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

  /// The last travel of the fingers; nil if they do not move the flight.
  var travel: CGFloat? {
    didSet { if let travel { rest.record(Double(travel)) } }
  }
  /// When the fingers last moved.
  private(set) var rest = SessionRest()

  /// Notes that the app has moved the flight: the fingers go on from there.
  mutating func moved(to position: Double) {
    guard let travel else { return }
    mapping = mapping.grabbed(at: travel, position: leadsToEnd ? position : 1 - position)
  }

  /// Notes that the fingers tell another travel without having moved the flight.
  mutating func regrab(at travel: CGFloat) {
    guard travel.isFinite, let former = self.travel else { return }
    mapping = mapping.grabbed(
      at: travel, position: mapping.position(at: former).clamped(to: limits))
    self.travel = travel
  }

  /// The position of the flight where the fingers move to.
  mutating func follow(_ travel: CGFloat) -> Double {
    self.travel = travel
    return position(at: travel)
  }

  /// The position of the flight at a travel.
  private func position(at travel: CGFloat) -> Double {
    let position = mapping.position(at: travel).clamped(to: limits)
    return leadsToEnd ? position : 1 - position
  }

  /// Keeps the flight where it is at one travel until the fingers are back at another one.
  mutating func wait(at travel: CGFloat, until start: CGFloat) {
    let position = mapping.position(at: travel).clamped(to: limits)
    mapping = mapping.grabbed(at: start, position: position)
    limits = position...limits.upperBound
  }

  /// The full travel from the flight's start to its end, in points.
  var fullTravel: CGVector {
    let distance = mapping.isUsable ? mapping.distance : 0
    return direction?.vector(leadsToEnd ? distance : -distance) ?? .zero
  }

  /// The velocity in progress per second as the fingers lift, for a velocity of the travel.
  func velocity(for velocity: CGFloat) -> Double {
    guard !rest.isResting else { return 0 }
    let velocity = mapping.velocity(for: velocity)
    return leadsToEnd ? velocity : -velocity
  }
}

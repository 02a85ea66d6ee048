/// What a flight keeps about the two views that take part in it.
struct FlightViews {
  /// Whether the flight has put the incoming view into the container.
  var areInstalled = false
  /// Where the view that stays at each end belonged, and lay, when the flight began.
  var places: [TransitionPosition: CGRect] = [:]
}

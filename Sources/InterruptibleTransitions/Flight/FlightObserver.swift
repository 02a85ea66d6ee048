/// An observer of a flight, for a request of the app or for a listener.
protocol FlightObserver: AnyObject {
  func flightBegan()
  func flightEntered(_ phase: TransitionPhase)
  /// Called when the flight has moved, if ``TransitionFlight/isFollowed`` is set.
  func flightMoved()
  /// Called when a finger has moved the flight to a position that changes the outcome of a release.
  func flightWouldEnd(at position: TransitionPosition)
  /// Called when UIKit has been notified of the flight's end, before the app is.
  func flightWasCompleted()
  /// Called when UIKit has been notified of the flight's end.
  func flightEnded(at position: TransitionPosition)
}

extension FlightObserver {
  func flightBegan() {}
  func flightEntered(_ phase: TransitionPhase) {}
  func flightMoved() {}
  func flightWouldEnd(at position: TransitionPosition) {}
  func flightWasCompleted() {}
  func flightEnded(at position: TransitionPosition) {}
}

/// The gesture that has started a flight.
struct StartingGesture {
  weak var interaction: AnyObject?
  let kind: ObjectIdentifier
  let direction: TransitionDirection?
}

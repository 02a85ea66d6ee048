/// Observes a flight on behalf of a request by the app, or of a listener.
protocol FlightObserver: AnyObject {
  /// Called when the flight's phase has changed.
  func flightEntered(_ phase: TransitionPhase)
  /// Called when the flight has moved, once ``TransitionFlight/isFollowed`` is set.
  func flightMoved()
  /// Called when a finger has moved the flight to where a release would lead to the other end.
  func flightWouldEnd(at position: TransitionPosition)
  /// Called when UIKit has been told that the flight has come to rest, before the app hears of it.
  func flightWasCompleted()
  /// Called when UIKit has been told that the flight has come to rest.
  func flightEnded(at position: TransitionPosition)
}

extension FlightObserver {
  func flightEntered(_ phase: TransitionPhase) {}
  func flightMoved() {}
  func flightWouldEnd(at position: TransitionPosition) {}
  func flightWasCompleted() {}
  func flightEnded(at position: TransitionPosition) {}
}

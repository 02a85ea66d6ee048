/// Observes a flight on behalf of a request by the app.
protocol FlightObserver: AnyObject {
  /// Called when the flight's phase has changed.
  func flightEntered(_ phase: TransitionPhase)
  /// Called when the flight has moved, once ``TransitionFlight/isFollowed`` is set.
  func flightMoved()
  /// Called when UIKit has been told that the flight has come to rest, before the app hears of it.
  func flightWasCompleted()
  /// Called when UIKit has been told that the flight has come to rest.
  func flightEnded(at position: TransitionPosition)
}

extension FlightObserver {
  func flightWasCompleted() {}
}

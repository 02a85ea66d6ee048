/// What hears how a flight goes on: what the app has asked for, and gets an answer to.
protocol FlightObserver: AnyObject {
  /// The flight's phase has changed.
  func flightEntered(_ phase: TransitionPhase)
  /// A finger has moved the flight.
  func flightMoved()
  /// UIKit knows that the flight has come to rest.
  func flightEnded(at position: TransitionPosition)
}

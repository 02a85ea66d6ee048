extension InterruptibleTransition {
  /// Takes the session of a gesture that has begun for another transition of the same page, and
  /// that has made UIKit start a flight of this transition.
  func takeWaitingSession() {
    guard flight == nil, !pending.isHeld else { return }
    guests.waitingSession?.move(to: self)
  }

  /// Whether a session holds the next flight, which neither the app nor UIKit has requested.
  var waitsForUnrequestedFlight: Bool {
    flight == nil && session?.isActive == true && !pending.isRequestedByApp && !pending.hasAnswered
  }
}

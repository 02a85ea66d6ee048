/// A deliberate error, which tests that the exploration finds it.
nonisolated package enum SeededBug: String, CaseIterable, Sendable {
  /// The state machine does not record that it has ended.
  case forgetsThatItHasEnded
  /// The last indication is not repeated before the transition is completed.
  case keepsWrongIndication
  /// A released flight waits until the superclass runs its animator.
  case leavesRunningToSuperclass
  /// Calls of the superclass are treated as calls of the app.
  case hearsItsSuperclass
  /// An event that arrives while another event is handled is handled at once.
  case handlesEventsAtOnce
  /// The animator is moved after it has ended.
  case movesRestedAnimator
  /// The superclass is notified about a flight of another context.
  case tellsStrangers
  /// An `animateTransition(using:)` from the superclass's start starts the flight.
  case startsWithinStart
  /// The superclass's start is called again for a running flight.
  case startsAgain
  /// A start by the interaction controller is treated as an interactive start.
  case believesTheDoor
  /// A flight is held at its start if the context says that it is interactive.
  case believesTheContext
  /// The animator is paused before it has been started.
  case pausesBeforeStart
  /// The context is made interactive so that it accepts a reached end.
  case pausesAtTheEnd
  /// A flight is removed before UIKit is notified that it has ended.
  case forgetsFlightEarly
}

/// A mistake put in on purpose, to see that the exploration finds it.
nonisolated package enum SeededBug: String, CaseIterable, Sendable {
  /// The state machine does not know that it has ended.
  case forgetsThatItHasEnded
  /// The last indication is not given again before the transition is completed.
  case keepsWrongIndication
  /// A released flight waits for the superclass to run its animator.
  case leavesRunningToSuperclass
  /// What the superclass calls is taken for the app's.
  case hearsItsSuperclass
  /// An event that comes while another one is handled is handled at once.
  case handlesEventsAtOnce
  /// The animator is moved after it has come to rest.
  case movesRestedAnimator
  /// The superclass is told what concerns a run that is not its own.
  case tellsStrangers
  /// An `animateTransition(using:)` from the superclass's start starts the flight.
  case startsWithinStart
  /// The superclass's start is called again for a flight that runs.
  case startsAgain
  /// A start by the interaction controller is taken for an interactive one.
  case believesTheDoor
  /// A flight is held at its start if the context says that it is interactive.
  case believesTheContext
  /// The animator is paused before it has been started.
  case pausesBeforeStart
  /// The context is made interactive to be told an end that has been reached.
  case pausesAtTheEnd
  /// A flight is forgotten before UIKit is told that it has ended.
  case forgetsFlightEarly
}

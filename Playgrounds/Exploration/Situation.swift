import InterruptibleTransitions

/// A state of the state machine, as a table names it.
nonisolated package struct Situation: Hashable, Sendable {
  package var phase: TransitionPhase
  /// Whether it was let go before UIKit's start.
  package var isReleased: Bool

  package init(_ machine: TransitionStateMachine) {
    (phase, isReleased) = (machine.phase, machine.isReleased)
  }
}

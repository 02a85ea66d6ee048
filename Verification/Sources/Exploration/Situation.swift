@testable import InterruptibleTransitions

/// A state of the state machine under the name that a table uses.
nonisolated package struct Situation: Hashable, Sendable {
  package var phase: TransitionPhase
  /// Whether it was released before UIKit's start.
  package var isReleased: Bool

  package init(_ machine: TransitionStateMachine) {
    (phase, isReleased) = (machine.phase, machine.isReleased)
  }
}

@testable import InterruptibleTransitions

/// A state of the state machine under the name that a table uses.
nonisolated package struct Situation: Hashable, Sendable {
  package var phase: TransitionPhase
  /// Whether it was released before UIKit's start.
  package var isReleased: Bool
  /// Whether another change waits for its end.
  package var isHurried: Bool

  package init(_ machine: TransitionStateMachine) {
    (phase, isReleased) = (machine.phase, machine.isReleased)
    isHurried = if case .settling(_, isHurried: true) = machine.state { true } else { false }
  }
}

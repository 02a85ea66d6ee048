@testable import InterruptibleTransitions

/// A state of the state machine under the name in a table.
nonisolated package struct Situation: Hashable, Sendable {
  package var phase: TransitionPhase
  /// Whether the flight was released before UIKit's start.
  package var isReleased: Bool
  /// Whether another change waits for the flight's end.
  package var isHurried: Bool

  package init(_ machine: TransitionStateMachine) {
    phase = machine.phase
    isReleased = machine.isReleased
    isHurried = if case .settling(_, isHurried: true) = machine.state { true } else { false }
  }
}

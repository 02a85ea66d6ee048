@testable import InterruptibleTransitions

/// All decisions of the state machine: every state that it can reach, and the effect of each event
/// in that state.
package struct MachineGraph {
  /// A decision.
  package struct Edge {
    package var from: Situation
    package var event: TransitionStateMachine.Event
    package var to: Situation
    package var actions: TransitionStateMachine.Actions
    /// Whether the event had an effect.
    package var isDecision: Bool
  }

  package private(set) var edges: [Edge] = []

  /// The events, with a few values that represent all values.
  nonisolated static let events: [TransitionStateMachine.Event] =
    [.started(interactive: false), .started(interactive: true)] + Verb.allCases.map(\.event) + [
      .arrived, .animatorEnded(at: .start), .animatorEnded(at: .end),
    ]

  package init() {
    var known: Set<TransitionStateMachine> = [TransitionStateMachine()]
    var open = Array(known)
    while let machine = open.popLast() {
      for event in Self.events {
        var next = machine
        let actions = next.handle(event)
        edges.append(
          Edge(
            from: Situation(machine), event: event, to: Situation(next), actions: actions,
            isDecision: next != machine || !actions.isEmpty))
        if known.insert(next).inserted { open.append(next) }
      }
    }
  }

  /// Returns the decisions of the machine that no rule explains; none if the rules were read
  /// correctly.
  package func unexplained(by book: RuleBook) -> [Edge] {
    edges.filter { $0.isDecision && book.rule(for: $0.event, in: $0.from) == nil }
  }

  /// Returns the rules that no sequence of events reaches.
  package func dead(in book: RuleBook) -> [String] {
    let used = Set(edges.compactMap { book.rule(for: $0.event, in: $0.from) })
    return book.rules.indices.filter { !used.contains($0) }.map { book.rules[$0].text }
  }
}

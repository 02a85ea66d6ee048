@testable import InterruptibleTransitions

/// The page about the state machine, written from the machine's decisions.
package struct StateMachineDocument {
  /// The path of the page from the root of the package.
  nonisolated package static let path = "Documentation/StateMachine.md"

  /// A column of the table: a state, and how to reach it.
  private struct Column {
    var name: String
    var events: [TransitionStateMachine.Event]
  }

  private static let grabbedFirst: [TransitionStateMachine.Event] = [.grabbed, .updated(0.5)]
  private static let running: [TransitionStateMachine.Event] = [.started(interactive: false)]
  private static let finish = Verb.finishWithVelocity.event
  private static let cancel = Verb.cancelWithVelocity.event

  private static let columns = [
    Column(name: "idle", events: []),
    Column(name: "starting", events: grabbedFirst),
    Column(name: "starting, released", events: grabbedFirst + [finish]),
    Column(name: "running", events: running),
    Column(name: "held", events: running + [.grabbed]),
    Column(name: "settling", events: running + [.grabbed, finish]),
    Column(name: "ended", events: running + [.animatorEnded(at: .end)]),
  ]

  private static let rows: [(name: String, event: TransitionStateMachine.Event)] = [
    ("grabbed", .grabbed),
    ("UIKit starts the transition", .started(interactive: false)),
    ("UIKit starts the transition interactively", .started(interactive: true)),
    ("updated", .updated(0.25)),
    ("released toward the end", finish),
    ("released toward the start", cancel),
    ("resumed", .resumed),
    ("reversed", .reversed),
    ("another change waits", .hurried),
    ("the settling motion ends", .arrived),
    ("the animator ends", .animatorEnded(at: .end)),
  ]

  package init() {}

  /// The text of the page.
  package var text: String {
    """
    # The state machine

    `swift run --package-path Verification readings diagram` generates this page from `TransitionStateMachine`. Do not edit it.

    ## States

    The events that lead from one state to another. Other events are ignored, or keep the state.

    ```mermaid
    stateDiagram-v2
    \(diagram)
    ```

    ## Precedence of events

    A cell has the effect of an event on a transition toward its end: the next state in bold, and
    then the actions in order. “—” means that the event is ignored.

    \(table)

    """
  }

  private var diagram: String {
    var lines: [String] = [
      "  [*] --> idle", "  idle: idle", "  starting: starting", "  released: starting, released",
      "  running: running", "  held: held", "  settling: settling", "  ended: ended",
    ]
    var labels: [String: [String]] = [:]
    var order: [String] = []
    for column in Self.columns {
      for row in Self.rows {
        let (from, to, _) = outcome(of: row.event, in: column)
        let arrow = "  \(node(from)) --> \(node(to))"
        guard node(from) != node(to) || from.phase != to.phase else { continue }
        if labels[arrow] == nil { order.append(arrow) }
        let label = label(of: row, from)
        if labels[arrow]?.contains(label) != true { labels[arrow, default: []].append(label) }
      }
    }
    lines += order.map { "\($0): \(labels[$0, default: []].joined(separator: "<br/>"))" }
    lines.append("  ended --> [*]")
    return lines.joined(separator: "\n")
  }

  /// Returns the name of the event, in words that are correct in both directions of the transition.
  private func label(
    of row: (name: String, event: TransitionStateMachine.Event), _ from: Situation
  ) -> String {
    switch (row.event, from.phase) {
    case (.released, .running), (.released, .settling): "released in the other direction"
    case (.released, _): "released"
    case (.started, .starting): "UIKit starts the transition"
    default: row.name
    }
  }

  private var table: String {
    var lines = ["| event | " + Self.columns.map(\.name).joined(separator: " | ") + " |"]
    lines.append("|" + String(repeating: "---|", count: Self.columns.count + 1))
    for row in Self.rows {
      let cells = Self.columns.map { cell(row.event, $0) }
      lines.append("| \(row.name) | " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n")
  }

  private func cell(_ event: TransitionStateMachine.Event, _ column: Column) -> String {
    let (from, to, actions) = outcome(of: event, in: column)
    guard let actions else { return "—" }
    let isSame = from.phase == to.phase && from.isReleased == to.isReleased
    let next = isSame ? [] : ["**\(name(to))**"]
    let words = actions.isEmpty && isSame ? ["recorded"] : actions.map(describe)
    return (next + words).joined(separator: ", ")
  }

  /// Returns the effect of an event; no actions if the event is ignored.
  private func outcome(
    of event: TransitionStateMachine.Event, in column: Column
  ) -> (from: Situation, to: Situation, actions: TransitionStateMachine.Actions?) {
    var machine = TransitionStateMachine()
    for event in column.events { _ = machine.handle(event) }
    let before = machine
    let actions = machine.handle(event)
    let isIgnored = machine == before && actions.isEmpty
    return (Situation(before), Situation(machine), isIgnored ? nil : actions)
  }

  private func node(_ situation: Situation) -> String {
    switch situation.phase {
    case .idle: "idle"
    case .starting: situation.isReleased ? "released" : "starting"
    case .running: "running"
    case .held: "held"
    case .settling: "settling"
    case .ended: "ended"
    }
  }

  private func name(_ situation: Situation) -> String {
    situation.isReleased ? "\(situation.phase), released" : "\(situation.phase)"
  }

  private func describe(_ action: TransitionStateMachine.Action) -> String {
    switch action {
    case .hold: "hold"
    case .show: "show the progress"
    case .indicate(let position): "indicate the \(position)"
    case .run(let position): "run to the \(position)"
    case .settle(let release): "settle at the \(release.position)"
    case .complete(let position): "complete at the \(position)"
    }
  }
}

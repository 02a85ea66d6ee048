import Exploration
import Foundation

/// Explores the toolkit's core under the model of UIKit, and prints the results.
struct ExploreCommand {
  var isExhaustive: Bool

  private static let machine =
    "Sources/InterruptibleTransitions/Transition/TransitionStateMachine.swift"

  func run() throws -> Int32 {
    let book = try RuleBook(source: String(contentsOfFile: Self.machine, encoding: .utf8))
    let some = isExhaustive ? Reading.all : Reading.few
    let reports = [
      explore("one run at a time", isExhaustive ? Reading.all : Reading.triples, .quietRun),
      explore("one run at a time, the app reacts within any call", some, .oneRun),
      explore("two runs at a time", some, .twoRuns),
    ]
    let states = reports.map(\.states).reduce(0, +)
    let transitions = reports.map(\.transitions).reduce(0, +)
    print("total: \(states) states, \(transitions) transitions")
    let hits = reports.map(\.hits).reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    let isComplete = cover(book, hits)
    let areFound = findSeededBugs()
    return reports.allSatisfy(\.failures.isEmpty) && isComplete && areFound ? 0 : 1
  }

  private func explore(
    _ what: String, _ readings: [Reading], _ scope: Explorer.Scope
  ) -> Report {
    print("\(what), \(readings.count) combinations of readings, each to the fixpoint")
    let listed = readings.count <= Reading.few.count
    let report = Report(readings, scope) { if listed { print("  \($0)") } }
    print(
      "  \(report.states) states, \(report.transitions) transitions, "
        + "failures: \(report.failures.count)")
    for failure in report.failures.prefix(5) { print(failure) }
    return report
  }

  /// Prints how often each rule has decided, and returns whether each has.
  private func cover(_ book: RuleBook, _ decisions: [Explorer.Decision: Int]) -> Bool {
    let hits = book.hits(decisions)
    print("rules of the state machine, and how often each decided")
    for (rule, count) in zip(book.rules, hits) { print("  \(count)\t\(rule.text)") }
    let unread = MachineGraph().unexplained(by: book)
    for edge in unread { print("  no rule accounts for \(edge.event) in \(edge.from.phase)") }
    let missed = hits.count { $0 == 0 }
    print("  \(hits.count - missed) of \(hits.count) rules exercised")
    return missed == 0 && unread.isEmpty
  }

  private func findSeededBugs() -> Bool {
    print("mistakes put in on purpose, and the shortest way to each")
    var areFound = true
    for bug in SeededBug.allCases {
      if let failure = bug.shortestFailure() {
        print("\(bug), \(failure)")
      } else {
        print("\(bug): NOT FOUND")
        areFound = false
      }
    }
    return areFound
  }
}

import ArgumentParser
import Exploration
import Foundation
import TerminalProgress

/// A command that explores the toolkit's core under the model of UIKit, and prints the results.
struct ExploreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Go through every sequence of events under a model of UIKit.",
    discussion: """
      Checks the invariants in each state, that each rule of the state machine is exercised, and \
      that mistakes put in on purpose are found.
      """)

  @Flag(
    name: .customLong("all"),
    help: """
      Use every combination of variants. The default is combinations of up to three; with two \
      flights, or an app that reacts within calls, none, each alone and all. Takes long.
      """)
  var isExhaustive = false

  @MainActor func run() async throws {
    let exploration = ExplorationRun(isExhaustive: isExhaustive)
    guard try exploration.succeeds() else { throw ExitCode.failure }
  }
}

/// An exploration with its progress.
@MainActor private final class ExplorationRun {
  private static let machine =
    "Sources/InterruptibleTransitions/Flight/TransitionStateMachine.swift"

  private let first: [ModelVariants]
  private let others: [ModelVariants]
  private let progress: TerminalProgress

  init(isExhaustive: Bool) {
    first = isExhaustive ? ModelVariants.all : ModelVariants.triples
    others = isExhaustive ? ModelVariants.all : ModelVariants.few
    progress = TerminalProgress(
      "explore", total: first.count + 2 * others.count + SeededBug.allCases.count)
  }

  /// Explores all scopes, and returns whether there is no failure.
  func succeeds() throws -> Bool {
    let book = try RuleBook(source: String(contentsOfFile: Self.machine, encoding: .utf8))
    let reports = [
      explore("one run at a time", first, .quietRun),
      explore("one run at a time, the app reacts within any call", others, .oneRun),
      explore("two runs at a time", others, .twoRuns),
    ]
    let states = reports.map(\.states).reduce(0, +)
    let transitions = reports.map(\.transitions).reduce(0, +)
    progress.print("total: \(states) states, \(transitions) transitions")
    let hits = reports.map(\.hits).reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    let isComplete = cover(book, hits)
    let areFound = findSeededBugs()
    progress.finish()
    return reports.allSatisfy(\.failures.isEmpty) && isComplete && areFound
  }

  private func explore(
    _ what: String, _ variantSets: [ModelVariants], _ scope: Explorer.Scope
  ) -> Report {
    progress.print("\(what), \(variantSets.count) combinations of variants, each to the fixpoint")
    let listed = variantSets.count <= ModelVariants.few.count
    let report = Report(variantSets, scope) {
      if listed { progress.print("  \($0)") }
      progress.advance()
    }
    progress.print(
      "  \(report.states) states, \(report.transitions) transitions, "
        + "failures: \(report.failures.count)")
    for failure in report.failures.prefix(5) { progress.print("\(failure)") }
    return report
  }

  /// Prints the number of decisions of each rule, and returns whether each rule has decided.
  private func cover(_ book: RuleBook, _ decisions: [Explorer.Decision: Int]) -> Bool {
    let hits = book.hits(decisions)
    progress.print("rules of the state machine, and how often each decided")
    for (rule, count) in zip(book.rules, hits) { progress.print("  \(count)\t\(rule.text)") }
    let unread = MachineGraph().unexplained(by: book)
    for edge in unread {
      progress.print("  no rule accounts for \(edge.event) in \(edge.from.phase)")
    }
    let missed = hits.count { $0 == 0 }
    progress.print("  \(hits.count - missed) of \(hits.count) rules exercised")
    return missed == 0 && unread.isEmpty
  }

  private func findSeededBugs() -> Bool {
    progress.print("mistakes put in on purpose, and the shortest way to each")
    var areFound = true
    for bug in SeededBug.allCases {
      if let failure = bug.shortestFailure() {
        progress.print("\(bug), \(failure)")
      } else {
        progress.print("\(bug): NOT FOUND")
        areFound = false
      }
      progress.advance()
    }
    return areFound
  }
}

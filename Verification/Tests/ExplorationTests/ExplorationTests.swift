import Exploration
import Foundation
import Testing

/// Tests a part of `readings explore`, which takes minutes for all combinations of variants.
// Two parallel explorations would delay all other tests on a machine with two cores.
@Suite("Exploration", .serialized)
struct ExplorationTests {
  private static var root: URL {
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }

  private static func rules() throws -> RuleBook {
    let machine = root.appendingPathComponent(
      "Sources/InterruptibleTransitions/Flight/TransitionStateMachine.swift")
    return try RuleBook(source: String(contentsOf: machine, encoding: .utf8))
  }

  @Test("Every sequence of steps under every variant keeps the invariants and uses every rule")
  func everySequence() throws {
    let report = Report(ModelVariants.few, .quietRun)
    #expect(report.failures.map(\.description) == [])
    #expect(report.states > 10_000)
    let rules = try Self.rules()
    let unused = zip(rules.rules, rules.hits(report.hits)).filter { $1 == 0 }.map(\.0.text)
    #expect(unused == [])
  }

  @Test("Every sequence with reactions of the app during calls keeps the invariants")
  func reactions() {
    let report = Report([[]], .oneRun)
    #expect(report.failures.map(\.description) == [])
    #expect(report.transitions > 100_000)
  }

  @Test("Every rule can be read, and some sequence of events reaches it")
  func rulesAreRead() throws {
    let rules = try Self.rules()
    let graph = MachineGraph()
    #expect(graph.unexplained(by: rules).map { "\($0.event) in \($0.from)" } == [])
    #expect(graph.dead(in: rules) == [])
    #expect(rules.rules.count > 20)
  }

  @Test(
    "A deliberate error is found by the smallest number of steps",
    arguments: [
      (.forgetsThatItHasEnded, [], .quietRun, 3),
      (.keepsWrongIndication, [], .quietRun, 3),
      (.leavesRunningToSuperclass, [], .quietRun, 3),
      (.hearsItsSuperclass, .reenters, .quietRun, 2),
      (.handlesEventsAtOnce, [], .oneRun, 2),
      (.movesRestedAnimator, ModelVariants.all.last ?? [], .quietRun, 3),
      (.tellsStrangers, .deaf, .twoRuns, 5),
      (.startsWithinStart, .startAnimates, .oneRun, 3),
      (.startsAgain, [.movesAnimator, .drivesAlways, .open], .quietRun, 2),
      (.believesTheDoor, [], .quietRun, 2),
      (.believesTheContext, [], .quietRun, 2),
      (.pausesBeforeStart, .pausesLate, .quietRun, 3),
      (.pausesAtTheEnd, [.contextMoves, .open], .quietRun, 3),
      (.forgetsFlightEarly, .asksAtTheEnd, .quietRun, 3),
    ] as [(SeededBug, ModelVariants, Explorer.Scope, Int)])
  func seeded(_ bug: SeededBug, _ variants: ModelVariants, _ scope: Explorer.Scope, steps: Int)
    throws
  {
    let failure = try #require(bug.shortestFailure(under: [variants], in: [scope]))
    #expect(failure.steps.count == steps, "\(failure)")
  }

  @Test("The page about the state machine is up to date")
  func page() throws {
    let page = Self.root.appendingPathComponent(StateMachineDocument.path)
    #expect(try String(contentsOf: page, encoding: .utf8) == StateMachineDocument().text)
  }
}

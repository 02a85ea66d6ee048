import Exploration
import Foundation
import Testing

/// A part of `readings explore`, which takes minutes, as it goes through combinations of readings.
// One after the other: two of them would keep all others from starting where there are two cores.
@Suite("Exploration", .serialized)
struct ExplorationTests {
  private static var root: URL {
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }

  private static func rules() throws -> RuleBook {
    let machine = root.appendingPathComponent(
      "Sources/InterruptibleTransitions/Transition/TransitionStateMachine.swift")
    return try RuleBook(source: String(contentsOf: machine, encoding: .utf8))
  }

  @Test("Every sequence of steps, under every reading, keeps the promises and uses every rule")
  func everySequence() throws {
    let report = Report(Reading.few, .quietRun)
    #expect(report.failures.map(\.description) == [])
    #expect(report.states > 10_000)
    let rules = try Self.rules()
    let unused = zip(rules.rules, rules.hits(report.hits)).filter { $1 == 0 }.map(\.0.text)
    #expect(unused == [])
  }

  @Test("So does every sequence in which the app reacts within a call")
  func reactions() {
    let report = Report([[]], .oneRun)
    #expect(report.failures.map(\.description) == [])
    #expect(report.transitions > 100_000)
  }

  @Test("Each rule is understood, and none is dead")
  func rulesAreRead() throws {
    let rules = try Self.rules()
    let graph = MachineGraph()
    #expect(graph.unexplained(by: rules).map { "\($0.event) in \($0.from)" } == [])
    #expect(graph.dead(in: rules) == [])
    #expect(rules.rules.count > 20)
  }

  @Test(
    "A mistake put in on purpose is found, by as few steps as lead to it",
    arguments: [
      (.forgetsThatItHasEnded, [], .quietRun, 3),
      (.keepsWrongIndication, [], .quietRun, 3),
      (.leavesRunningToSuperclass, [], .quietRun, 3),
      (.hearsItsSuperclass, .reenters, .quietRun, 2),
      (.handlesEventsAtOnce, [], .oneRun, 2),
      (.movesRestedAnimator, Reading.all.last ?? [], .quietRun, 3),
      (.tellsStrangers, .deaf, .twoRuns, 5),
      (.startsWithinStart, .startAnimates, .oneRun, 3),
      (.startsAgain, [.movesAnimator, .drivesAlways, .open], .quietRun, 2),
      (.believesTheDoor, [], .quietRun, 2),
      (.believesTheContext, [], .quietRun, 2),
      (.pausesBeforeStart, .pausesLate, .quietRun, 3),
      (.pausesAtTheEnd, [.contextMoves, .open], .quietRun, 3),
      (.forgetsFlightEarly, .asksAtTheEnd, .quietRun, 3),
    ] as [(SeededBug, Reading, Explorer.Scope, Int)])
  func seeded(_ bug: SeededBug, _ reading: Reading, _ scope: Explorer.Scope, steps: Int) throws {
    let failure = try #require(bug.shortestFailure(under: [reading], in: [scope]))
    #expect(failure.steps.count == steps, "\(failure)")
  }

  @Test("The page about the state machine says what the machine does")
  func page() throws {
    let page = Self.root.appendingPathComponent(StateMachineDocument.path)
    #expect(try String(contentsOf: page, encoding: .utf8) == StateMachineDocument().text)
  }
}

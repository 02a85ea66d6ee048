import Testing

@testable import InterruptibleTransitions

private typealias Event = TransitionStateMachine.Event
private typealias Action = TransitionStateMachine.Action
private typealias Let = TransitionStateMachine.Target

nonisolated private let finish = Let(position: .end, velocity: 2)
nonisolated private let cancel = Let(position: .start, velocity: -2)
nonisolated private let landing = Let(position: .end, isHurried: true)
nonisolated private let landingBack = Let(position: .start, isHurried: true)

/// A row of the table: the earlier events, the event, the resulting actions and the phase.
nonisolated private struct Row: CustomTestStringConvertible, Sendable {
  var before: [Event]
  var event: Event
  var actions: TransitionStateMachine.Actions
  var phase: TransitionPhase

  init(
    _ before: [Event], _ event: Event, _ actions: TransitionStateMachine.Actions,
    _ phase: TransitionPhase
  ) {
    self.before = before
    self.event = event
    self.actions = actions
    self.phase = phase
  }

  var testDescription: String { "\(before) then \(event)" }
}

// The events that lead to each state.
nonisolated private let tapped: [Event] = [.started(interactive: false)]
nonisolated private let grabbed = tapped + [.grabbed]
nonisolated private let settlingToEnd = grabbed + [.released(finish)]
nonisolated private let settlingToStart = grabbed + [.released(cancel)]
nonisolated private let runningBack = tapped + [.reversed]
nonisolated private let heldBack = runningBack + [.grabbed]
nonisolated private let endedAtEnd = tapped + [.animatorEnded(at: .end)]

nonisolated private let rowsBeforeTheStart: [Row] = [
  Row([], .grabbed, [], .starting),
  Row([], .started(interactive: false), [.run(toward: .end)], .running(toward: .end)),
  Row([], .started(interactive: true), [.hold], .held),
  Row([.grabbed], .started(interactive: true), [.hold, .show(0)], .held),
  Row([.grabbed], .started(interactive: false), [.hold, .show(0)], .held),
  Row([.grabbed], .updated(0.4), [], .starting),
  Row([.grabbed, .updated(0.4)], .started(interactive: true), [.hold, .show(0.4)], .held),
  Row([.grabbed], .released(finish), [], .starting),
  Row(
    [.grabbed, .updated(0.4), .released(finish)], .started(interactive: true),
    [.hold, .show(0.4), .indicate(.end), .settle(finish)], .settling(toward: .end)),
  Row(
    [.grabbed, .released(cancel)], .started(interactive: true),
    [.hold, .show(0), .indicate(.start), .settle(cancel)], .settling(toward: .start)),
  Row(
    [.grabbed, .updated(0.4), .released(cancel), .grabbed], .started(interactive: true),
    [.hold, .show(0.4)], .held),
  Row(
    [.grabbed, .resumed], .started(interactive: true),
    [
      .hold, .show(0), .indicate(.end),
      .settle(Let(position: .end)),
    ], .settling(toward: .end)),
  // The last event counts.
  Row(
    [.grabbed, .released(cancel), .released(finish)], .started(interactive: true),
    [.hold, .show(0), .indicate(.end), .settle(finish)], .settling(toward: .end)),
  Row(
    [.grabbed, .updated(0.3), .reversed], .started(interactive: true),
    [.hold, .show(0.3), .indicate(.start), .settle(Let(position: .start))],
    .settling(toward: .start)),
  Row(
    [.grabbed, .released(cancel), .reversed], .started(interactive: true),
    [.hold, .show(0), .indicate(.end), .settle(Let(position: .end))],
    .settling(toward: .end)),
  Row(
    [.grabbed, .updated(0.2), .released(cancel), .updated(0.9)], .started(interactive: true),
    [.hold, .show(0.2), .indicate(.start), .settle(cancel)], .settling(toward: .start)),
  // There is no flight to hold.
  Row([], .updated(0.5), [], .idle),
  Row([], .released(finish), [], .idle),
  Row([], .resumed, [], .idle),
  Row([], .reversed, [], .idle),
  Row([], .animatorEnded(at: .end), [], .idle),
]

nonisolated private let rowsWhileRunning: [Row] = [
  Row(tapped, .started(interactive: true), [], .running(toward: .end)),
  Row(tapped, .grabbed, [.hold], .held),
  Row(tapped, .updated(0.5), [], .running(toward: .end)),
  Row(tapped, .released(finish), [], .running(toward: .end)),
  Row(
    tapped, .released(cancel), [.hold, .indicate(.start), .settle(cancel)],
    .settling(toward: .start)),
  Row(tapped, .resumed, [], .running(toward: .end)),
  Row(
    tapped, .reversed, [.hold, .indicate(.start), .run(toward: .start)], .running(toward: .start)),
  Row(
    runningBack, .reversed, [.hold, .indicate(.end), .run(toward: .end)], .running(toward: .end)),
  Row(
    runningBack, .released(finish), [.hold, .indicate(.end), .settle(finish)],
    .settling(toward: .end)),
  Row(
    tapped, .hurried, [.settle(landing)], .settling(toward: .end)),
  Row(
    runningBack, .hurried, [.settle(landingBack)],
    .settling(toward: .start)),
  Row(tapped, .arrived, [], .running(toward: .end)),
  Row(tapped, .animatorEnded(at: .end), [.complete(at: .end)], .ended(at: .end)),
  Row(runningBack, .animatorEnded(at: .start), [.complete(at: .start)], .ended(at: .start)),
]

nonisolated private let rowsWhileHeld: [Row] = [
  Row(grabbed, .started(interactive: true), [], .held),
  Row(grabbed, .grabbed, [], .held),
  Row(grabbed, .updated(0.3), [.show(0.3)], .held),
  Row(grabbed, .released(finish), [.indicate(.end), .settle(finish)], .settling(toward: .end)),
  Row(
    grabbed, .released(cancel), [.indicate(.start), .settle(cancel)], .settling(toward: .start)),
  Row(grabbed, .resumed, [.indicate(.end), .run(toward: .end)], .running(toward: .end)),
  Row(heldBack, .resumed, [.indicate(.start), .run(toward: .start)], .running(toward: .start)),
  Row(
    grabbed, .reversed, [.hold, .indicate(.start), .run(toward: .start)],
    .running(toward: .start)),
  Row(
    heldBack, .reversed, [.hold, .indicate(.end), .run(toward: .end)], .running(toward: .end)),
  Row(grabbed, .hurried, [], .held),
  Row(grabbed, .arrived, [], .held),
  Row(grabbed, .animatorEnded(at: .start), [.complete(at: .start)], .ended(at: .start)),
]

nonisolated private let rowsWhileSettling: [Row] = [
  Row(settlingToEnd, .started(interactive: true), [], .settling(toward: .end)),
  Row(settlingToEnd, .grabbed, [.hold], .held),
  Row(
    settlingToStart + [.grabbed], .resumed, [.indicate(.start), .run(toward: .start)],
    .running(toward: .start)),
  Row(settlingToEnd, .updated(0.3), [], .settling(toward: .end)),
  Row(settlingToEnd, .released(finish), [], .settling(toward: .end)),
  Row(settlingToStart, .released(cancel), [], .settling(toward: .start)),
  Row(
    settlingToEnd, .released(cancel), [.hold, .indicate(.start), .settle(cancel)],
    .settling(toward: .start)),
  Row(
    settlingToStart, .released(finish), [.hold, .indicate(.end), .settle(finish)],
    .settling(toward: .end)),
  Row(settlingToEnd, .resumed, [], .settling(toward: .end)),
  Row(
    settlingToEnd, .reversed, [.hold, .indicate(.start), .run(toward: .start)],
    .running(toward: .start)),
  Row(
    settlingToStart, .reversed, [.hold, .indicate(.end), .run(toward: .end)],
    .running(toward: .end)),
  Row(
    settlingToEnd, .hurried, [.settle(landing)], .settling(toward: .end)),
  Row(
    settlingToStart, .hurried, [.settle(landingBack)],
    .settling(toward: .start)),
  Row(tapped + [.hurried], .hurried, [], .settling(toward: .end)),
  Row(tapped + [.hurried], .grabbed, [.hold], .held),
  Row(
    tapped + [.hurried], .released(cancel), [.hold, .indicate(.start), .settle(cancel)],
    .settling(toward: .start)),
  Row(settlingToEnd, .arrived, [.run(toward: .end)], .settling(toward: .end)),
  Row(settlingToStart, .arrived, [.run(toward: .start)], .settling(toward: .start)),
  Row(settlingToEnd, .animatorEnded(at: .end), [.complete(at: .end)], .ended(at: .end)),
  Row(settlingToStart, .animatorEnded(at: .start), [.complete(at: .start)], .ended(at: .start)),
]

nonisolated private let rowsAfterTheEnd: [Row] = [
  .grabbed, .started(interactive: false), .started(interactive: true), .updated(0.5),
  .released(finish), .released(cancel), .resumed, .reversed, .arrived, .animatorEnded(at: .end),
  .animatorEnded(at: .start),
].map { Row(endedAtEnd, $0, [], .ended(at: .end)) }

@Suite("State machine")
struct TransitionStateMachineTests {
  private func check(_ row: Row) {
    var machine = TransitionStateMachine()
    for event in row.before { _ = machine.handle(event) }
    #expect(machine.handle(row.event) == row.actions)
    #expect(machine.phase == row.phase)
  }

  @Test("Events before UIKit starts the flight", arguments: rowsBeforeTheStart)
  fileprivate func beforeTheStart(_ row: Row) { check(row) }

  @Test("Events while the flight runs", arguments: rowsWhileRunning)
  fileprivate func whileRunning(_ row: Row) { check(row) }

  @Test("Events while the flight is held", arguments: rowsWhileHeld)
  fileprivate func whileHeld(_ row: Row) { check(row) }

  @Test("Events while the flight settles", arguments: rowsWhileSettling)
  fileprivate func whileSettling(_ row: Row) { check(row) }

  @Test("Events after the end of the flight have no effect", arguments: rowsAfterTheEnd)
  fileprivate func afterTheEnd(_ row: Row) { check(row) }
}

import Testing

@testable import InterruptibleTransitions

/// A situation and the expected decision.
nonisolated private struct Row: Sendable, CustomTestStringConvertible {
  let snapshot: ChangeSnapshot
  let policy: TransitionBusyPolicy?
  let decision: ChangeDecision

  init(
    _ snapshot: ChangeSnapshot, whenBusy policy: TransitionBusyPolicy? = nil,
    _ decision: ChangeDecision
  ) {
    self.snapshot = snapshot
    self.policy = policy
    self.decision = decision
  }

  var testDescription: String { "\(decision)" }
}

nonisolated private let policies: [TransitionBusyPolicy?] = [nil, .refuse, .wait, .replace]

nonisolated private let rows: [Row] = [
  // The container is free.
  Row(ChangeSnapshot(), .begin),
  Row(ChangeSnapshot(requests: [.unrelated]), .begin),
  Row(ChangeSnapshot(isDone: true), .complete),
  Row(ChangeSnapshot(isPossible: false), .refuse),
  Row(ChangeSnapshot(isPossible: false, isDone: true), .refuse),

  // The same change, or its opposite, is in flight or requested.
  Row(ChangeSnapshot(flightEnd: .end, isPossible: false), .redirect(to: .end)),
  Row(ChangeSnapshot(flightEnd: .start, isDone: true), .redirect(to: .start)),
  Row(ChangeSnapshot(flightEnd: .start, submittedEnd: .end), .redirect(to: .start)),
  Row(ChangeSnapshot(submittedEnd: .start, isPossible: false), .redirectSubmitted(to: .start)),
  Row(ChangeSnapshot(flightEnd: .end, requests: [.same]), .join),

  // The window has other requests.
  Row(ChangeSnapshot(requests: [.unrelated, .same]), .join),
  Row(ChangeSnapshot(requests: [.earlier, .same, .unrelated]), .join),
  Row(ChangeSnapshot(requests: [.same, .earlier]), .wait(isLimited: false)),
  Row(ChangeSnapshot(requests: [.earlier]), .wait(isLimited: false)),
  Row(ChangeSnapshot(requests: [.same, .ahead], obstacle: .occupant), whenBusy: .refuse, .join),
  Row(ChangeSnapshot(requests: [.same, .earlier, .ahead]), .wait(isLimited: false)),
  Row(ChangeSnapshot(requests: [.ahead]), .wait(isLimited: false)),
  Row(ChangeSnapshot(requests: [.rival]), .refuse),
  Row(ChangeSnapshot(requests: [.rival, .earlier]), .refuse),
  Row(ChangeSnapshot(requests: [.earlier], isDone: true), .complete),
  Row(ChangeSnapshot(requests: [.earlier], obstacle: .flight), .wait(isLimited: false)),

  // An obstacle keeps the container from making the change.
  Row(ChangeSnapshot(obstacle: .flight), .hurry),
  Row(ChangeSnapshot(obstacle: .change), .wait(isLimited: false)),
  Row(ChangeSnapshot(obstacle: .unknown), .wait(isLimited: true)),
  Row(ChangeSnapshot(obstacle: .occupant), .replace),
  Row(ChangeSnapshot(obstacle: .occupant), whenBusy: .refuse, .refuse),
  Row(ChangeSnapshot(obstacle: .occupant), whenBusy: .wait, .begin),
  Row(ChangeSnapshot(obstacle: .occupant), whenBusy: .replace, .replace),
  Row(ChangeSnapshot(requests: [.earlier], obstacle: .occupant), whenBusy: .refuse, .refuse),
  Row(
    ChangeSnapshot(requests: [.earlier], obstacle: .occupant), whenBusy: .wait,
    .wait(isLimited: false)),
]

@Suite("Decisions about requested changes")
struct ChangeDecisionTests {
  @Test("Each situation has the expected decision", arguments: rows)
  fileprivate func decision(_ row: Row) {
    #expect(decide(row.policy, row.snapshot) == row.decision)
  }

  @Test("The policy of a presentation counts only if another view controller stays presented")
  func policy() {
    for row in rows where row.snapshot.obstacle != .occupant {
      for policy in policies { #expect(decide(policy, row.snapshot) == row.decision) }
    }
  }
}

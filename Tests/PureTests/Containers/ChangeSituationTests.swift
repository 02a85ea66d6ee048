import Testing

@testable import InterruptibleTransitions

@Suite("The response to a change that an app requests")
struct ChangeSituationTests {
  @Test("Each rung of the ladder comes before those below it")
  func ladder() {
    var situation = ChangeSituation(
      flightEnd: .start, pendingEnd: .end, isAwaited: true, isPossible: false, isDone: true,
      isBusy: true)
    #expect(situation.decision == .follow)
    situation.isAwaited = false
    #expect(situation.decision == .steerFlight(to: .start))
    situation.flightEnd = nil
    #expect(situation.decision == .steerPending(to: .end))
    situation.pendingEnd = nil
    #expect(situation.decision == .refuse)
    situation.isPossible = true
    #expect(situation.decision == .complete)
    situation.isDone = false
    #expect(situation.decision == .wait)
    situation.isBusy = false
    #expect(situation.decision == .begin)
  }
}

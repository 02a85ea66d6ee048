import Testing

@testable import InterruptibleTransitions

@Suite("Actions of one decision")
struct ActionsTests {
  @Test("Zero to four actions keep their order", arguments: 0...4)
  func counted(_ count: Int) {
    let all: [TransitionStateMachine.Action] = [
      .hold, .show(0.5), .indicate(.end), .run(toward: .end),
    ]
    let given = (0..<4).map { $0 < count ? all[$0] : nil }
    let actions = TransitionStateMachine.Actions(given[0], given[1], given[2], given[3])
    #expect(actions.isEmpty == (count == 0))
    #expect(Array(actions) == Array(all.prefix(count)))
  }
}

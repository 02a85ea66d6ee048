import Testing

@testable import InterruptibleTransitions

/// The state machine and what the flight does to UIKit, against every UIKit that there may be, over
/// every sequence of events: the space is finite, and it is explored to its last state.
@Suite("Every sequence of events")
struct ExplorationTests {
  @Test("Nothing goes wrong, whatever happens in whatever order", arguments: Reading.all)
  func nothingGoesWrong(_ reading: Reading) {
    let exploration = Exploration(reading)
    #expect(exploration.finding == nil)
    #expect(exploration.states > 80 && exploration.depth > 5)
    print(
      "\(reading): \(exploration.states) states, \(exploration.transitions) transitions, "
        + "\(exploration.depth) deep")
  }

  @Test("A flight that forgets to hold is found out in two steps")
  func forgetsToHold() {
    let finding = Exploration(Reading()) { $0 == .hold }.finding
    #expect(finding?.path == [.grab, .startByItself])
  }

  @Test("A flight that forgets to complete is found out in two steps")
  func forgetsToComplete() {
    let finding = Exploration(Reading()) { if case .complete = $0 { true } else { false } }.finding
    #expect(finding?.path == [.startInteractively, .animatorDies])
  }

  @Test("A flight that forgets to run on after a settling is found out")
  func forgetsToRunOn() {
    let finding = Exploration(Reading()) { if case .run = $0 { true } else { false } }.finding
    #expect(finding?.path == [.startByItself])
  }
}

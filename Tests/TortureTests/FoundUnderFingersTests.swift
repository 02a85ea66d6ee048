import Testing
import Torture

@Suite("What random scripts have found: requests under a finger that moves nothing yet")
@MainActor struct FoundUnderFingersTests {
  @Test("A request long after a pan that has started nothing, whose finger rests")
  func afterTheMove() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 24, timings: [.spring, .easeOut, .spring],
        gestures: [[.idlePan], [], []], hasDelegates: false, hasGuests: false),
      under: "",
      [
        .press(1, x: 2, y: 147),
        .move(1, dx: -19, dy: 265, frames: 2),
        .systemPresent(2, by: .top, isAnimated: true),
        .dismiss(.root, with: 0),
        .advance(5),
        .advance(8),
      ])
    #expect(await Trial.run(script) == [])
  }
}

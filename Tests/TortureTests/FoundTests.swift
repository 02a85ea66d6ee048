import Testing
import Torture

/// Scripts that failed once.
@Suite("What torture has found", .serialized)
struct FoundTests {
  @Test("A push that begins within the animation of a presentation that is taken back")
  func pushWithinAnimation() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 120, timings: [.spring, .linear, .easeInOut],
        gestures: [[], [], [.contentPan]], hasDelegates: false, hasGuests: false),
      under: "",
      [
        .present(2, with: 1, by: .top, as: .side, whenBusy: .refuse),
        .background(frames: 3),
        .present(1, with: 2, by: .top, as: .full, whenBusy: .refuse),
        .when(.animations, [.push(5, with: 0, isMirrored: true)]),
        .press(1, x: 390, y: 225),
        .move(1, dx: 53, dy: -30, frames: 10),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A presentation that begins within the animation of another one")
  func presentationWithinAnimation() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 24, timings: [.easeInOut, .easeOut, .easeOut],
        gestures: [[.pinnedPull], [], []], hasDelegates: false, hasGuests: false),
      under: "startsAtOnce",
      [
        .when(.animations, [.present(2, with: 1, by: .root, as: .card, whenBusy: .replace)]),
        .press(1, x: 390, y: 390),
        .move(1, dx: -30, dy: 220, frames: 13),
      ])
    #expect(await Trial.run(script) == [])
  }
}

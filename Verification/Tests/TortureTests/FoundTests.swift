import Testing
import Torture

/// Scripts that failed before.
@Suite("Regressions from torture scripts", .serialized)
struct FoundTests {
  @Test("A push that begins within the animation of a cancelled presentation")
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

  @Test("A presentation that begins within the animation of another presentation")
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

  @Test("A finger on content that one pull has moved past its edge and another pull could pin")
  func pulledAndPinned() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 120, timings: [.easeInOut, .linear, .linear],
        gestures: [[], [], [.pull, .pinnedPull]], hasDelegates: false, hasGuests: false),
      under: "",
      [
        .press(0, x: 49, y: 742),
        .move(0, dx: -28, dy: -276, frames: 10),
        .move(0, dx: 9, dy: -453, frames: 5),
        .move(0, dx: -5, dy: 433, frames: 5),
        .lift(0),
        .advance(15),
        .press(2, x: 76, y: 741),
        .move(2, dx: -13, dy: -405, frames: 14),
        .move(2, dx: 110, dy: 26, frames: 7),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test(
    "A running flight that is held before its first frame and continues",
    arguments: ["", "runningFractionIsProgress"])
  func heldBeforeFirstFrame(variant: String) async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 120, timings: [.spring, .easeOut, .spring],
        gestures: [[], [.hold], []], hasDelegates: false, hasGuests: false),
      under: variant,
      [.push(4, with: 1, isMirrored: false), .tap(x: 104, y: 326)])
    #expect(await Trial.run(script) == [])
  }

  @Test("A finger that returns to a pinch at a different position")
  func fingerComesBack() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 24, timings: [.spring, .easeInOut, .easeInOut],
        gestures: [[.contentPan, .pinch], [], []], hasDelegates: false, hasGuests: false),
      under: "returningFingersJump",
      [
        .press(2, x: 316, y: 277),
        .move(2, dx: 226, dy: -5, frames: 6),
        .lift(2),
        .press(0, x: 150, y: 420),
        .press(1, x: 260, y: 440),
        .spread(dx: 18, dy: -5, frames: 1),
        .move(0, dx: 9, dy: -238, frames: 5),
        .lift(0),
        .press(0, x: 150, y: 420),
        .spread(dx: 79, dy: 75, frames: 7),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("An update by the app before a flight for which a finger has waited")
  func updatedWhileWaiting() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 24, timings: [.linear, .linear, .easeOut],
        gestures: [[.idlePan], [], []], hasDelegates: false, hasGuests: false),
      under: "",
      [
        .press(2, x: 149, y: 178),
        .move(2, dx: 6, dy: 18, frames: 2),
        .update(0, .value(0.75)),
        .present(0, with: 0, by: .top, as: .sheet, whenBusy: .refuse),
        .advance(18),
        .move(2, dx: 11, dy: 292, frames: 12),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A dismissal by UIKit in the overshoot handler, in which animations are disabled")
  func dismissedInOvershoot() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 24, timings: [.linear, .spring, .easeInOut],
        gestures: [[.panToStart], [], []], hasDelegates: false, hasGuests: false),
      under: "startsAtOnce",
      [
        .push(3, with: 0, isMirrored: true),
        .toggle(1, with: 1, by: .root),
        .press(1, x: 111, y: 552),
        .move(1, dx: -19, dy: 545, frames: 6),
        .lift(1),
        .advance(13),
        .when(.overshoot, [.systemDismiss(.root, isAnimated: true)]),
        .advance(18),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A queued presentation while a callback dismisses its presenter")
  func presenterDismissedInCallback() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 60, timings: [.easeOut, .spring, .easeOut],
        gestures: [[], [], []], hasDelegates: false, hasGuests: false),
      under: "",
      [
        .systemPresent(0, by: .visible, isAnimated: true),
        .advance(17),
        .when(.viewDidAppear, [.cancelRequest(1), .systemDismiss(.root, isAnimated: true)]),
        .advance(10),
        .present(2, with: 1, by: .page(0), as: .card, whenBusy: .replace),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A spring that is held past its end, while UIKit reports progress up to 1 instead of time")
  func heldPastEnd() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 24, timings: [.spring, .spring, .linear],
        gestures: [[.scrubbingHold], [], []], hasDelegates: false, hasGuests: false),
      under: "runningFractionIsProgress",
      [
        .toggle(0, with: 0, by: .root),
        .advance(10),
        .press(1, x: 2, y: 631),
        .move(1, dx: 6, dy: 11, frames: 8),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("An app that reverses in each frame, including the last")
  func reversedInLastFrame() async {
    let script = Script(
      Setting(
        root: .page, framesPerSecond: 120, timings: [.easeOut, .easeInOut, .easeInOut],
        gestures: [[.scrubbingHold, .rotation], [], []], hasDelegates: false, hasGuests: false),
      under: "",
      [
        .present(1, with: 0, by: .visible, as: .card, whenBusy: .replace),
        .advance(4),
        .press(0, x: 150, y: 420),
        .press(1, x: 260, y: 440),
        .spread(dx: 3, dy: 82, frames: 7),
        .spread(dx: 84, dy: -14, frames: 7),
        .spread(dx: -3, dy: -29, frames: 4),
        .lift(0),
        .lift(1),
        .advance(17),
        .when(.progress, [.reverse(0)]),
        .advance(13),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A push that UIKit ends while a flight of a removed stack still runs")
  func endedBesideOneThatIsGone() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 24, timings: [.easeOut, .linear, .easeInOut],
        gestures: [[], [], []], hasDelegates: false, hasGuests: false),
      under: "endsChangesForOthers",
      [
        .push(5, with: 0, isMirrored: true),
        .replaceRoot(.tabs),
        .push(4, with: 0, isMirrored: true),
        .togglePush(3, with: 0),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A recognizer that begins when an ending flight's recognizer is removed")
  func begunByAnEnd() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 60, timings: [.linear, .easeInOut, .spring],
        gestures: [[], [], [.scrubbingHold]], hasDelegates: false, hasGuests: false),
      under: "",
      [
        .pop(with: 2),
        .press(0, x: 150, y: 420),
        .press(1, x: 260, y: 440),
        .spread(dx: -56, dy: 12, frames: 2),
        .togglePush(1, with: 0),
        .cancelRequest(1),
        .press(2, x: 390, y: 352),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A push that UIKit ends behind another tab")
  func endedBehindAnotherTab() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 120, timings: [.easeOut, .linear, .easeOut],
        gestures: [[], [], []], hasDelegates: false, hasGuests: false),
      under: "endsChangesForOthers",
      [
        .togglePush(3, with: 0),
        .systemSelect(2),
        .systemPush(1, isAnimated: true),
      ])
    #expect(await Trial.run(script) == [])
  }
}

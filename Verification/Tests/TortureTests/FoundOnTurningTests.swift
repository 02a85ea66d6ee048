import Testing
import Torture

/// Scripts in which the window's size changes or a preset moves the views. They failed before.
@Suite("Regressions from torture scripts: rotation and resizing", .serialized)
struct FoundOnTurningTests {
  @Test("Replacing the root while a presented stack is laid out")
  func replacedInLayout() async {
    let script = Script(
      Setting(
        root: .page, framesPerSecond: 60, timings: [.spring, .spring, .spring],
        gestures: [[], [], []], hasDelegates: false, hasGuests: false),
      under: "",
      [
        .when(
          .layout, [.resume(0), .present(2, with: 1, by: .visible, as: .side, whenBusy: .refuse)]),
        .rotate,
        .when(.scroll, [.replaceRoot(.navigation)]),
        .resize(width: 553, height: 425, frames: 9),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("Dismissing tabs during their layout, and presenting them again")
  func dismissedInLayout() async {
    let script = Script(
      Setting(
        root: .page, framesPerSecond: 24, timings: [.easeOut, .spring, .linear],
        gestures: [[], [], []], hasDelegates: false, hasGuests: false),
      under: "",
      [
        .press(0, x: 2, y: 723),
        .rotate,
        .present(6, with: 1, by: .top, as: .card, whenBusy: .replace),
        .advance(11),
        .when(.scroll, [.dismiss(.top, with: 2)]),
        .rotate,
        .advance(24),
        .present(6, with: 0, by: .top, as: .full, whenBusy: .replace),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A pull on a scroll view that another transition flips")
  func flippedUnderPull() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 60, timings: [.easeInOut, .spring, .linear],
        gestures: [[.pinnedPull], [], [.pinnedPull]], hasDelegates: false, hasGuests: false),
      under: "",
      [
        .setAnimation(0, .flip, isBack: false),
        .press(2, x: 160, y: 518),
        .move(2, dx: 27, dy: 409, frames: 10),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("Laying out elements again during the rotation of the device")
  func elementsLaidOutAnew() async {
    let script = Script(
      Setting(
        root: .page, framesPerSecond: 120, timings: [.easeInOut, .easeInOut, .easeOut],
        gestures: [[], [.scrubbingHold], []], hasDelegates: false, hasGuests: false,
        hasElements: true),
      under: "",
      [
        .when(
          .sizeChange,
          [.present(0, with: 1, by: .top, as: .side, whenBusy: .refuse)]),
        .resize(width: 240, height: 795, frames: 5),
        .tap(x: 189, y: 581),
        .when(.layout, [.update(1, .value(-1.5))]),
        .rotate,
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A finished swipe back whose animator UIKit requests without starting it")
  func swipeNotStarted() async {
    let script = Script(
      Setting(
        root: .page, framesPerSecond: 24, timings: [.back, .spring, .easeInOut],
        gestures: [[], [], []], hasDelegates: true, hasGuests: true, hasElements: false),
      under: "replacesWholeWindow+removedViewsKeepTouches",
      [
        .present(2, with: 0, by: .visible, as: .card, whenBusy: .wait),
        .advance(3),
        .resize(width: 445, height: 772, frames: 4),
        .press(0, x: 150, y: 420),
        .press(1, x: 260, y: 440),
        .when(.layout, [.reverse(1), .replaceRoot(.navigation)]),
        .resize(width: 456, height: 595, frames: 4),
        .spread(dx: 41, dy: 62, frames: 7),
        .lift(0),
        .lift(1),
        .press(0, x: 1, y: 358),
        .move(0, dx: 169, dy: 0, frames: 1),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A pull that follows the content continues after the window's size has changed")
  func resizedUnderPull() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 24, timings: [.easeOut, .linear, .spring],
        gestures: [[], [], [.pull]], hasDelegates: false, hasGuests: false, hasElements: false),
      under: "",
      [
        .press(2, x: 363, y: 402),
        .move(2, dx: 3, dy: 569, frames: 14),
        .move(2, dx: 1, dy: 487, frames: 6),
        .resize(width: 586, height: 480, frames: 10),
        .advance(7),
        .move(2, dx: -8, dy: -92, frames: 14),
      ])
    #expect(await Trial.run(script) == [])
  }
}

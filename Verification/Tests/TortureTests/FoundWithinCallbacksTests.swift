import Testing
import Torture

/// Scripts in which an app makes calls during callbacks. They failed before.
@Suite("Regressions from torture scripts: callbacks", .serialized)
struct FoundWithinCallbacksTests {
  @Test("A finger on content that a pull without a pin has moved past its edge")
  func contentOfAnotherPull() async {
    let script = Script(
      Setting(
        root: .page, framesPerSecond: 120, timings: [.easeOut, .easeInOut, .easeInOut],
        gestures: [[.pinnedPull], [.pull], []], hasDelegates: false, hasGuests: false),
      under: "",
      [
        .press(0, x: 252, y: 235),
        .move(0, dx: 6, dy: -380, frames: 7),
        .move(0, dx: 12, dy: -155, frames: 12),
        .lift(0),
        .press(0, x: 363, y: 790),
        .move(0, dx: 25, dy: 551, frames: 6),
        .lift(0),
        .advance(10),
        .press(1, x: 308, y: 671),
        .move(1, dx: 13, dy: -106, frames: 5),
        .move(1, dx: -443, dy: 24, frames: 10),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A presentation by an outgoing view controller as soon as its flight has ended")
  func presentationByWhatGoes() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 120, timings: [.linear, .easeOut, .linear],
        gestures: [[], [], []], hasDelegates: false, hasGuests: false),
      under: "startsAtOnce",
      [
        .when(.cleanUp, [.present(1, with: 1, by: .page(0), as: .side, whenBusy: .refuse)]),
        .present(0, with: 0, by: .root, as: .sheet, whenBusy: .refuse),
        .dismiss(.top, with: 1),
        .advance(11),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A toggle and a replacement by an outgoing view controller")
  func toggleByWhatGoes() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 60, timings: [.easeOut, .easeOut, .spring],
        gestures: [[], [], []], hasDelegates: false, hasGuests: false),
      under: "startsAtOnce",
      [
        .present(2, with: 0, by: .visible, as: .full, whenBusy: .refuse),
        .dismiss(.visible, with: 1),
        .when(
          .cleanUp,
          [
            .toggle(1, with: 1, by: .top),
            .present(1, with: 0, by: .top, as: .card, whenBusy: .replace),
          ]),
        .advance(17),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A presentation that begins during the interactive start of a pop")
  func presentationWithinInteractiveStart() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 60, timings: [.easeInOut, .linear, .easeOut],
        gestures: [[.contentPan], [], []], hasDelegates: false, hasGuests: false),
      under: "startsAtOnce+pausesInteractiveStarts",
      [
        .when(
          .prepare,
          [
            .systemDismiss(.root, isAnimated: true),
            .present(2, with: 2, by: .root, as: .card, whenBusy: .wait),
          ]),
        .press(2, x: 341, y: 399),
        .move(2, dx: 31, dy: 9, frames: 4),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A push while UIKit requests the animator of a pop to the root")
  func pushWithinQuestion() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 24, timings: [.easeOut, .spring, .spring],
        gestures: [[.contentPan], [], []], hasDelegates: true, hasGuests: false),
      under: "stacksAtOnce",
      [
        .when(.animator, [.togglePush(1, with: 2)]),
        .systemPopToRoot(isAnimated: true),
        .advance(15),
        .advance(2),
        .press(0, x: 2, y: 124),
        .move(0, dx: -4, dy: -327, frames: 11),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A pop during a callback of a push")
  func popWithinDisappearance() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 60, timings: [.spring, .linear, .easeInOut],
        gestures: [[], [.contentPan], []], hasDelegates: false, hasGuests: false),
      under: "stacksAtOnce",
      [
        .when(
          .viewWillDisappear, [.systemPop(isAnimated: true), .toggle(2, with: 0, by: .page(2))]),
        .push(4, with: 1, isMirrored: true),
        .advance(17),
        .advance(8),
        .advance(5),
        .press(0, x: 79, y: 213),
        .move(0, dx: 63, dy: -29, frames: 6),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("Presenting again during the completion of the dismissal")
  func presentWithinCompletion() async {
    let script = Script(
      Setting(
        root: .page, framesPerSecond: 24, timings: [.linear, .easeInOut, .easeInOut],
        gestures: [[], [], []], hasDelegates: false, hasGuests: true),
      under: "",
      [
        .systemPresent(1, by: .top, isAnimated: true),
        .advance(17),
        .when(
          .auxiliaryCompletion,
          [.present(1, with: 0, by: .root, as: .full, whenBusy: .refuse)]),
        .dismiss(.root, with: 0),
        .advance(13),
        .present(0, with: 1, by: .top, as: .card, whenBusy: .refuse),
        .press(0, x: 390, y: 415),
        .move(0, dx: -13, dy: 248, frames: 7),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A pop and a push in the clean-up of a push, where each ends the previous change")
  func popAndPushWithinCleanUp() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 120, timings: [.easeOut, .easeOut, .spring],
        gestures: [[], [], []], hasDelegates: true, hasGuests: false),
      under: "endsChangesForOthers",
      [
        .push(5, with: 0, isMirrored: false),
        .when(.cleanUp, [.systemPop(isAnimated: true), .push(5, with: 2, isMirrored: true)]),
        .rest,
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A dismissal that begins in the background and is held in the foreground")
  func dismissalInTheBackground() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 60, timings: [.easeOut, .spring, .easeInOut],
        gestures: [[.idlePan], [], []], hasDelegates: false, hasGuests: false, hasElements: true),
      under: "",
      [
        .when(
          .auxiliaryCompletion,
          [.systemDismiss(.page(1), isAnimated: true), .replaceRoot(.page)]),
        .present(1, with: 0, by: .root, as: .card, whenBusy: .wait),
        .background(frames: 4),
        .press(1, x: 155, y: 625),
        .move(1, dx: -279, dy: 0, frames: 6),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A push into an appearing stack whose page cancels the push as it appears")
  func takenBack() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 120, timings: [.easeInOut, .spring, .easeOut],
        gestures: [[], [], []], hasDelegates: false, hasGuests: false),
      under: "",
      [
        .when(.viewWillAppear, [.grab(1), .push(4, with: 1, isMirrored: false)]),
        .when(.viewWillAppear, [.dismiss(.root, with: 1), .systemPopToRoot(isAnimated: false)]),
        .present(2, with: 2, by: .visible, as: .card, whenBusy: .wait),
        .advance(5),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A dismissal in the layout at the end of a presentation without animation")
  func dismissedInLayout() async {
    let script = Script(
      Setting(
        root: .page, framesPerSecond: 60, timings: [.easeInOut, .spring, .easeInOut],
        gestures: [[], [.contentPan, .pinnedPull], []], hasDelegates: false, hasGuests: false),
      under: "startsAtOnce",
      [
        .press(1, x: 218, y: 501),
        .move(1, dx: -28, dy: 253, frames: 9),
        .lift(1),
        .when(.layout, [.toggle(0, with: 1, by: .root)]),
        .advance(8),
        .advance(14),
        .systemPresent(1, by: .top, isAnimated: false),
        .press(2, x: 390, y: 250),
        .move(2, dx: 177, dy: -27, frames: 1),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("Setting a stack within a block of a push's animations, which ends the push")
  func setWithinBlock() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 60, timings: [.spring, .spring, .spring],
        gestures: [[], [], []], hasDelegates: false, hasGuests: false),
      under: "startsAtOnce+endsChangesForOthers",
      [
        .push(5, with: 0, isMirrored: true),
        .when(.auxiliary, [.systemSetStack([4], isAnimated: true)]),
        .addAuxiliary(0, delay: 0.25),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A flight that begins and ends in the background during the end of another flight")
  func endedWithinEnd() async {
    let script = Script(
      Setting(
        root: .page, framesPerSecond: 120, timings: [.spring, .spring, .spring],
        gestures: [[], [], []], hasDelegates: false, hasGuests: false),
      under: "startsAtOnce",
      [
        .when(
          .viewWillDisappear,
          [.cancel(0), .present(6, with: 1, by: .root, as: .side, whenBusy: .wait)]),
        .present(2, with: 1, by: .root, as: .sheet, whenBusy: .replace),
        .dismiss(.visible, with: 0),
        .background(frames: 8),
      ])
    #expect(await Trial.run(script) == [])
  }
}

import Testing
import Torture

@Suite("Regressions from torture scripts: requests under a finger")
@MainActor struct FoundUnderFingersTests {
  @Test("A request long after a pan that has started nothing and whose finger rests")
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

  @Test("A change that the app makes in the callback of a grab")
  func withinTheGrab() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 60, timings: [.easeOut, .spring, .spring],
        gestures: [[], [], []], hasDelegates: true, hasGuests: true),
      under: "startsAtOnce",
      [
        .togglePush(1, with: 0),
        .advance(9),
        .when(.phase, [.systemSelect(2), .setDelegate(isOwn: true)]),
        .press(0, x: 208, y: 193),
        .move(0, dx: 4, dy: -193, frames: 7),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A grab before a flight's first frame")
  func beforeTheFirstFrame() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 60, timings: [.easeOut, .linear, .easeOut],
        gestures: [[.scrubbingHold], [], []], hasDelegates: false, hasGuests: false),
      under: "",
      [
        .push(5, with: 0, isMirrored: true),
        .press(0, x: 252, y: 180),
        .move(0, dx: -6, dy: -9, frames: 14),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A tab whose page loads its view and thereby cancels the dismissal of the tabs")
  func takenBackInViewDidLoad() async {
    let script = Script(
      Setting(
        root: .page, framesPerSecond: 60, timings: [.easeOut, .easeOut, .easeOut],
        gestures: [[.rotation], [], []], hasDelegates: false, hasGuests: false),
      under: "takesBackAtCancel",
      [
        .present(6, with: 0, by: .top, as: .full, whenBusy: .refuse),
        .press(0, x: 150, y: 420),
        .press(1, x: 260, y: 440),
        .spread(dx: -33, dy: -45, frames: 6),
        .lift(0),
        .lift(1),
        .when(.viewDidLoad, [.cancelRequest(0), .finishAt(0, .value(1.5))]),
        .select(1, with: 1, isMirrored: false),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A push during the start of a presentation that UIKit starts with the other call")
  func pushWithinStart() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 120, timings: [.easeInOut, .spring, .spring],
        gestures: [[], [], []], hasDelegates: true, hasGuests: true),
      under: "startsAtOnce+startsTapsByAnimator+takesBackAtCancel+stacksAtOnce",
      [
        .when(
          .viewWillDisappear,
          [
            .push(3, with: 0, isMirrored: true),
            .setGestures(0, [.hold, .pan, .edgePan, .contentPan, .pinch, .rotation, .pull]),
          ]),
        .present(0, with: 0, by: .visible, as: .full, whenBusy: .refuse),
        .press(2, x: 2, y: 694),
        .move(2, dx: 5, dy: 83, frames: 11),
        .lift(2),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A flight that the app has released before UIKit's start ignores the same finger")
  func releasedByApp() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 120, timings: [.spring, .easeOut, .spring],
        gestures: [[.idlePan], [], []], hasDelegates: false, hasGuests: false),
      [
        .press(0, x: 390, y: 413),
        .move(0, dx: 23, dy: 25, frames: 12),
        .setInteractiveStart(0, true),
        .release(0, .value(-1.5)),
        .togglePush(5, with: 0),
        .advance(4),
        .press(1, x: 260, y: 440),
        .spread(dx: 5, dy: -16, frames: 8),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A pull that begins only after the app has released a flight that another interaction held")
  func pulledInVain() async {
    let script = Script(
      Setting(
        root: .page, framesPerSecond: 120, timings: [.easeOut, .easeInOut, .spring],
        gestures: [[.contentPan], [], []], hasDelegates: false, hasGuests: true),
      under: "",
      [
        .press(0, x: 368, y: 737),
        .move(0, dx: 323, dy: -24, frames: 5),
        .lift(0),
        .advance(11),
        .press(1, x: 390, y: 424),
        .when(.layout, [.push(3, with: 0, isMirrored: true), .grab(0)]),
        .resize(width: 289, height: 789, frames: 11),
        .move(1, dx: -2, dy: 58, frames: 8),
        .cancel(0),
        .advance(13),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A dismissal that ends while a finger holds a push of the same transition")
  func dismissedOverHeldPush() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 24, timings: [.spring, .linear, .easeOut],
        gestures: [[], [], []], hasDelegates: true, hasGuests: true),
      under: "superclassReenters+stacksAtOnce",
      [
        .escape,
        .present(0, with: 0, by: .root, as: .side, whenBusy: .wait),
        .push(1, with: 0, isMirrored: true),
        .press(1, x: 183, y: 611),
        .move(1, dx: -17, dy: -362, frames: 13),
        .move(1, dx: -1, dy: 230, frames: 8),
        .escape,
        .advance(28),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test(
    "Touch-to-pause interactions that the app moves to another transition when their touch ends")
  func holdsMoved() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 60, timings: [.back, .spring, .back],
        gestures: [[.scrubbingHold, .contentPan], [], []], hasDelegates: false, hasGuests: false,
        hasElements: false),
      under: "",
      [
        .press(0, x: 210, y: 415),
        .move(0, dx: 589, dy: 25, frames: 10),
        .lift(0),
        .tap(x: 16, y: 735),
        .when(.phase, [.moveGestures(from: 0, to: 1), .cancelRequest(1)]),
        .present(1, with: 0, by: .root, as: .full, whenBusy: .refuse),
        .advance(13),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A pan on the window, a swipe that carries, and the swipe back, in a pop")
  func circleOfThree() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 120, timings: [.back, .back, .linear],
        gestures: [[.windowPan], [.carryFromEdge], []], hasDelegates: false, hasGuests: false),
      under: "",
      [.pop(with: 0), .press(0, x: 1, y: 688), .move(0, dx: 19, dy: 0, frames: 10)])
    #expect(await Trial.run(script) == [])
  }

  @Test("Pans on the window of two transitions, one on the page, and the swipe back, in a push")
  func circleOfFour() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 120, timings: [.easeOut, .spring, .linear],
        gestures: [[], [], [.containerPan]], hasDelegates: false, hasGuests: false,
        controls: .yielding, hasRows: true),
      under: "",
      [
        .setGestures(0, [.windowPan, .followingPan]),
        .push(5, with: 0, isMirrored: false),
        .press(0, x: 1, y: 200),
        .move(0, dx: 49, dy: 0, frames: 3),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A pan of the window that gets a second finger while a pan of the page waits for it")
  func secondFingerOfAnAwaitedPan() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 120, timings: [.easeOut, .back, .easeOut],
        gestures: [[], [.containerPan], []], hasDelegates: false, hasGuests: false,
        hasElements: false, answer: .none, laysOut: false, controls: .refreshing, hasRows: false),
      under: "",
      [
        .present(6, with: 1, by: .top, as: .full, whenBusy: .refuse),
        .press(1, x: 260, y: 440),
        .present(2, with: 2, by: .top, as: .side, whenBusy: .wait),
        .press(2, x: 205, y: 160),
        .move(2, dx: 451, dy: -15, frames: 14),
        .dismiss(.top, with: 0),
        .press(0, x: 79, y: 231),
        .move(0, dx: 0, dy: -143, frames: 3),
      ])
    #expect(await Trial.run(script) == [])
  }
}

import Testing
import Torture

/// Scripts with quick successive changes in navigation controllers and tabs. They failed before.
@Suite("Regressions from torture scripts: containers", .serialized)
struct FoundInContainersTests {
  @Test("A push in an appearing tab, during which a pop is cancelled")
  func poppedWhileTabAppears() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 120, timings: [.linear, .linear, .linear],
        gestures: [[], [], []], hasDelegates: true, hasGuests: false),
      under: "stacksAtOnce",
      [
        .select(2, with: 0, isMirrored: false),
        .advance(41),
        .push(1, with: 0, isMirrored: true),
        .select(0, with: 1, isMirrored: false),
        .advance(8),
        .pop(with: 1),
        .advance(14),
        .cancel(0),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("Two pushes by one transition in two stacks, one of which UIKit ends")
  func endedInOneOfTwoStacks() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 60, timings: [.spring, .easeOut, .linear],
        gestures: [[], [], []], hasDelegates: true, hasGuests: false),
      under: "endsChangesForOthers",
      [
        .systemPush(4, isAnimated: true),
        .present(2, with: 2, by: .root, as: .side, whenBusy: .wait),
        .advance(32),
        .push(3, with: 0, isMirrored: true),
        .pop(with: 1),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A stack in a tab that leaves the window in flight and returns in the same turn")
  func leavesInFlight() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 24, timings: [.linear, .linear, .easeOut],
        gestures: [[], [], []], hasDelegates: false, hasGuests: false),
      under: "",
      [
        .present(6, with: 0, by: .root, as: .sheet, whenBusy: .refuse),
        .advance(15),
        .select(1, with: 1, isMirrored: false),
        .advance(8),
        .systemDismiss(.visible, isAnimated: false),
        .present(6, with: 0, by: .root, as: .sheet, whenBusy: .refuse),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A cancelled push that begins in the layout within a presentation's block")
  func pushedWithinBlock() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 60, timings: [.easeOut, .easeOut, .easeOut],
        gestures: [[], [], []], hasDelegates: false, hasGuests: true),
      under: "startsPushesInLayout",
      [
        .when(.scroll, [.toggle(0, with: 2, by: .top)]),
        .systemPresent(2, by: .top, isAnimated: true),
        .advance(40),
        .when(.auxiliary, [.togglePush(4, with: 0)]),
        .press(2, x: 186, y: 341),
        .move(2, dx: -24, dy: 111, frames: 3),
        .resize(width: 374, height: 830, frames: 11),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("Selecting a tab by a push's transition, selecting back by another, and selecting again")
  func selectedDuringPush() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 120, timings: [.linear, .easeInOut, .linear],
        gestures: [[], [], []], hasDelegates: false, hasGuests: false),
      under: "",
      [
        .togglePush(1, with: 0),
        .select(2, with: 0, isMirrored: true),
        .select(0, with: 2, isMirrored: false),
        .select(2, with: 0, isMirrored: false),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("Dismissing all view controllers while UIKit is about to dismiss the topmost")
  func dismissedTogether() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 60, timings: [.spring, .spring, .easeOut],
        gestures: [[], [], []], hasDelegates: false, hasGuests: false),
      under: "",
      [
        .present(2, with: 0, by: .visible, as: .card, whenBusy: .refuse),
        .present(6, with: 0, by: .top, as: .card, whenBusy: .wait),
        .advance(100),
        .systemDismiss(.top, isAnimated: true),
        .dismiss(.root, with: 0),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A page that becomes an element while a flip moves it")
  func flippedElement() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 60, timings: [.linear, .easeInOut, .easeOut],
        gestures: [[], [], []], hasDelegates: false, hasGuests: false, hasElements: true),
      under: "",
      [
        .setAnimation(0, .flip, isBack: false),
        .push(5, with: 0, isMirrored: true),
        .changeElements(1, 15),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A pop that UIKit ends for a push while UIKit is notified of the pop's cancel")
  func endedWithinCancel() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 24, timings: [.linear, .spring, .easeOut],
        gestures: [[.hold, .scrubbingHold], [], []], hasDelegates: true, hasGuests: true,
        hasElements: true),
      under: "startsAtOnce+takesBackAtCancel+endsChangesForOthers",
      [
        .systemPop(isAnimated: true),
        .when(.viewWillDisappear, [.systemPush(5, isAnimated: true)]),
        .press(1, x: 340, y: 426),
        .move(1, dx: -27, dy: 361, frames: 5),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A pop in the turn of a presentation, and a finger's throw before the presentation ends")
  func poppedUnderPresentation() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 60, timings: [.easeOut, .linear, .back],
        gestures: [[], [.pinnedPull], []], hasDelegates: true, hasGuests: false,
        hasElements: false),
      under: "",
      [
        .setGestures(
          0,
          [
            .hold, .scrubbingHold, .pan, .panToStart, .axisPan, .edgePan, .contentPan, .pinch,
            .rotation, .pull, .pinnedPull, .idlePull, .idlePan,
          ]),
        .press(0, x: 390, y: 552),
        .move(0, dx: 12, dy: 420, frames: 6),
        .push(5, with: 0, isMirrored: false),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A push in a sheet of the preferred height while the window is resized")
  func preferredHeightInResizedWindow() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 60, timings: [.spring, .easeInOut, .spring],
        gestures: [[], [], []], hasDelegates: false, hasGuests: false),
      under: "",
      [
        .present(2, with: 0, by: .top, as: .preferred, whenBusy: .replace),
        .advance(52),
        .resize(width: 448, height: 437, frames: 10),
        .push(1, with: 2, isMirrored: true),
        .resize(width: 599, height: 453, frames: 6),
        .resize(width: 295, height: 734, frames: 11),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A new stack with the same top, behind a push that waits for its tab")
  func setBehindWaitingPush() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 60, timings: [.easeInOut, .linear, .spring],
        gestures: [[], [], []], hasDelegates: true, hasGuests: false),
      under: "",
      [
        .systemPop(isAnimated: true),
        .select(1, with: 1, isMirrored: true),
        .systemPush(4, isAnimated: true),
        .setStack([1, 4], with: 2, isMirrored: false),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A panel that a flight opens before the view of its page is loaded")
  func openedBeforeLoaded() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 60, timings: [.spring, .easeInOut, .spring],
        gestures: [[], [], []], hasDelegates: false, hasGuests: false, answer: .permits,
        laysOut: true, hasConstraints: true),
      under: "stacksAtOnce",
      [
        .push(1, with: 0, isMirrored: true),
        .systemSetStack([1, 5, 1], isAnimated: true),
        .present(6, with: 0, by: .top, as: .open, whenBusy: .replace),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A card on a card, in a window that is resized")
  func cardsInResizedWindow() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 120, timings: [.easeOut, .back, .back],
        gestures: [[], [], []], hasDelegates: false, hasGuests: false, hasConstraints: true),
      under: "",
      [
        .setAnimation(0, .push, isBack: false),
        .resize(width: 245, height: 442, frames: 3),
        .present(0, with: 0, by: .top, as: .open, whenBusy: .replace),
        .advance(27),
        .present(6, with: 0, by: .top, as: .preferred, whenBusy: .refuse),
        .press(0, x: 87, y: 162),
        .lift(0),
        .resize(width: 316, height: 553, frames: 11),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A page that waits to be presented on another one is requested again")
  func requestedAgain() async {
    let script = Script(
      Setting(
        root: .navigation, framesPerSecond: 120, timings: [.easeOut, .easeInOut, .back],
        gestures: [[], [], []], hasDelegates: false, hasGuests: false),
      under: "",
      [
        .present(1, with: 0, by: .top, as: .card, whenBusy: .refuse),
        .present(6, with: 1, by: .top, as: .card, whenBusy: .wait),
        .advance(8),
        .press(2, x: 60, y: 762),
        .move(2, dx: -16, dy: 254, frames: 6),
        .present(0, with: 0, by: .top, as: .side, whenBusy: .wait),
        .present(1, with: 0, by: .root, as: .card, whenBusy: .refuse),
        .present(0, with: 0, by: .root, as: .full, whenBusy: .refuse),
      ])
    #expect(await Trial.run(script) == [])
  }

  @Test("A pop that ends while the same transition cancels a presentation")
  func popEndsInCancel() async {
    let script = Script(
      Setting(
        root: .tabs, framesPerSecond: 60, timings: [.easeInOut, .easeOut, .spring],
        gestures: [[], [], []], hasDelegates: false, hasGuests: true),
      under: """
        startsPushesInLayout+superclassReenters+endsEmptyWhilePaused+takesBackAtCancel+stacksAtOnce
        """,
      [
        .resize(width: 487, height: 579, frames: 6),
        .togglePush(4, with: 0),
        .press(2, x: 28, y: 771),
        .move(2, dx: -15, dy: 230, frames: 9),
        .move(2, dx: -16, dy: 228, frames: 12),
        .lift(2),
        .resize(width: 225, height: 598, frames: 10),
        .resize(width: 524, height: 704, frames: 3),
        .press(2, x: 323, y: 529),
        .move(2, dx: -22, dy: 160, frames: 5),
        .present(0, with: 0, by: .top, as: .sheet, whenBusy: .refuse),
        .advance(17),
        .systemPop(isAnimated: true),
        .resize(width: 331, height: 467, frames: 9),
      ])
    #expect(await Trial.run(script) == [])
  }
}

import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let tabs = SceneRehearsals(of: .tabs, TabsRehearsals.all) { device in
    device.tap(at: CGPoint(x: 196, y: 793))
  }
}

/// Rehearsals of the pages of a clock, which are side by side. Taps on the bar and fingers move
/// them.
enum TabsRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "finish",
        summary: """
          A tap on the bar moves the pages. A finger catches them, moves them back and forth, and \
          throws them forward. Another finger pulls the next page in.
          """, script: finish),
      Rehearsal(
        ending: "cancel",
        summary: """
          A page that is pulled a little and thrown back stays. A page that leaves because of a \
          tap is caught and brought back as well.
          """, script: cancel),
      Rehearsal(
        ending: "both ways",
        summary: """
          A finger pulls pages in from the right and from the left. Beyond the last page there is \
          nothing to pull in.
          """, script: bothWays),
      Rehearsal(
        ending: "tap mid-flight",
        summary: """
          A tap on the bar during a flight finishes the flight at once, and the tapped page \
          follows. While a finger holds the pages, a tap moves nothing, and the tapped page follows \
          after the release.
          """, script: tapMidFlight),
    ]
  }

  // MARK: The clock

  private static func launch(_ fixture: RehearsalFixture) -> TabsViewController {
    let clock = TabsViewController()
    fixture.launch(clock, clock.slide)
    return clock
  }

  private static func tapTab(_ index: Int, _ fixture: RehearsalFixture) {
    fixture.device.tap(at: CGPoint(x: 65 + 131 * CGFloat(index), y: 793))
  }

  /// Watches the left edge of a page.
  private static func watch(_ fixture: RehearsalFixture, _ clock: TabsViewController, _ index: Int)
    -> Watch
  {
    let view = clock.viewControllers?[index].view
    return Watch(fixture, "page \(index)") { [weak view] in view?.shownFrame.minX ?? .nan }
  }

  /// Touches the screen and moves the finger just far enough to be recognized.
  private static func grab(_ fixture: RehearsalFixture, at x: CGFloat, towards direction: CGFloat)
    -> Finger
  {
    let finger = fixture.device.press(at: CGPoint(x: x, y: 560))
    finger.move(by: CGVector(dx: 12 * direction, dy: 1))
    return finger
  }

  private static func throwIt(_ finger: Finger, by travel: CGFloat) {
    finger.move(by: CGVector(dx: travel, dy: 0), over: 0.07)
    finger.lift()
  }

  private static func expectPage(
    _ fixture: RehearsalFixture, _ clock: TabsViewController, _ index: Int, completions: [Bool]
  ) {
    let pages = clock.viewControllers ?? []
    fixture.expect(
      clock.selectedIndex == index && clock.selectedViewController === pages[index],
      "page \(clock.selectedIndex) is selected, not \(index)")
    fixture.expect(
      clock.transitionCoordinator == nil && clock.slide.flight == nil,
      "a change is still in progress")
    fixture.expect(
      fixture.completions == completions,
      "the completions are \(fixture.completions), not \(completions)")
    for (place, page) in pages.enumerated() {
      let isShown = page.viewIfLoaded?.window != nil
      fixture.expect(isShown == (place == index), "page \(place) is\(isShown ? "" : " not") shown")
      fixture.expect(
        page.viewIfLoaded?.transform.isIdentity ?? true, "page \(place) is not in place")
    }
    let frame = pages[index].view.shownFrame
    fixture.expect(frame == fixture.device.window.bounds, "page \(index) is at \(frame)")
    fixture.expect(
      clock.mark.shownFrame.midX, near: 65.5 + 131 * CGFloat(index), "the mark's place")
  }

  // MARK: Endings

  private static func finish(_ fixture: RehearsalFixture) {
    let clock = launch(fixture)
    let page = watch(fixture, clock, 1)
    tapTab(1, fixture)
    fixture.device.advance(by: 0.18)
    let finger = grab(fixture, at: 200, towards: 1)
    page.expectNoJump()
    fixture.expect(clock.slide.phase == .held, "the phase is \(clock.slide.phase)")
    page.expectRest(over: 0.1)
    page.expectFollows(finger, by: [60, 50, -90, -60], along: .horizontal)
    let fraction = 1 - page.place / 393
    fixture.expect(
      clock.mark.shownFrame.midX, near: 65.5 + 131 * fraction, "the mark's place beside the finger")
    throwIt(finger, by: -50)
    fixture.device.advanceUntilIdle()
    expectPage(fixture, clock, 1, completions: [true])

    fixture.device.advance(by: 0.3)
    let next = watch(fixture, clock, 2)
    let other = grab(fixture, at: 350, towards: -1)
    next.expectFollows(other, by: [-80, -60, 40, -90], along: .horizontal)
    throwIt(other, by: -40)
    fixture.device.advanceUntilIdle()
    expectPage(fixture, clock, 2, completions: [true, true])
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let clock = launch(fixture)
    let page = watch(fixture, clock, 1)
    let finger = grab(fixture, at: 330, towards: -1)
    page.expectFollows(finger, by: [-90, -70], along: .horizontal)
    throwIt(finger, by: 50)
    fixture.device.advanceUntilIdle()
    expectPage(fixture, clock, 0, completions: [false])

    fixture.device.advance(by: 0.2)
    let last = watch(fixture, clock, 2)
    tapTab(2, fixture)
    fixture.device.advance(by: 0.15)
    let other = grab(fixture, at: 120, towards: 1)
    last.expectNoJump()
    last.expectFollows(other, by: [60, 40], along: .horizontal, over: 0.1)
    throwIt(other, by: 60)
    fixture.device.advanceUntilIdle()
    expectPage(fixture, clock, 0, completions: [false, false])
  }

  private static func bothWays(_ fixture: RehearsalFixture) {
    let clock = launch(fixture)
    var completions: [Bool] = []
    for (index, direction) in [(1, -1), (2, -1), (1, 1), (0, 1)] as [(Int, CGFloat)] {
      let page = watch(fixture, clock, index)
      let finger = grab(fixture, at: direction < 0 ? 350 : 40, towards: direction)
      page.expectFollows(finger, by: [120 * direction, 60 * direction], along: .horizontal)
      throwIt(finger, by: 50 * direction)
      fixture.device.advanceUntilIdle()
      completions.append(true)
      expectPage(fixture, clock, index, completions: completions)
      fixture.device.advance(by: 0.15)
    }
    let finger = grab(fixture, at: 60, towards: 1)
    finger.move(by: CGVector(dx: 200, dy: 0), over: 0.2)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectPage(fixture, clock, 0, completions: completions)

    // The last finger moved right and found no page there. A finger that catches a page still moves
    // it to the left.
    let page = watch(fixture, clock, 1)
    tapTab(1, fixture)
    fixture.device.advance(by: 0.15)
    let other = grab(fixture, at: 200, towards: -1)
    page.expectNoJump()
    page.expectFollows(other, by: [-40, 30, -60], along: .horizontal, over: 0.1)
    throwIt(other, by: -50)
    fixture.device.advanceUntilIdle()
    expectPage(fixture, clock, 1, completions: completions + [true])
  }

  private static func tapMidFlight(_ fixture: RehearsalFixture) {
    let clock = launch(fixture)
    tapTab(1, fixture)
    fixture.device.advance(by: 0.1)
    tapTab(2, fixture)
    fixture.expect(
      clock.slide.phase == .settling(toward: .end), "the phase is \(clock.slide.phase)")
    fixture.device.advanceUntilIdle()
    expectPage(fixture, clock, 2, completions: [true, true])

    let page = watch(fixture, clock, 1)
    tapTab(1, fixture)
    fixture.device.advance(by: 0.1)
    let finger = grab(fixture, at: 250, towards: 1)
    page.expectNoJump()
    page.expectFollows(finger, by: [50], along: .horizontal)
    tapTab(0, fixture)
    page.expectRest(over: 0.1)
    page.expectFollows(finger, by: [70], along: .horizontal)
    throwIt(finger, by: 60)
    fixture.device.advanceUntilIdle()
    expectPage(fixture, clock, 0, completions: [true, true, true, true])
  }
}

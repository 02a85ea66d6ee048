import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let stackWithSlider = SceneRehearsals(
    of: .stackWithSlider, StackWithSliderRehearsals.all
  ) { device in
    device.tap(at: CGPoint(x: 290, y: 400))
  }
}

/// Rehearsals of an app's slider that scrubs a push and a pop. The swipe and the Back button also
/// pop.
enum StackWithSliderRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "finish",
        summary: """
          A finger moves the slider to the right, a little back, and to its end: the shades enter \
          with it. Moved to the left, the slider takes the shades away again.
          """, script: finish),
      Rehearsal(
        ending: "cancel",
        summary: """
          A finger moves the slider too little, and lifts: the slider and the shades go back. Once \
          the shades are shown, the same works in the other direction.
          """, script: cancel),
      Rehearsal(
        ending: "edge swipe",
        summary: """
          A tap on a paint pushes its shades. A swipe from the left edge pops them, and the slider \
          moves along.
          """, script: edgeSwipe),
      Rehearsal(
        ending: "back button",
        summary: """
          The Back button pops the shades. The slider catches them in flight, and they stay. The \
          second time they leave.
          """, script: backButton),
    ]
  }

  // MARK: The shop

  private static func launch(_ fixture: RehearsalFixture) -> StackWithSliderViewController {
    let shop = StackWithSliderViewController()
    fixture.launch(shop, shop.turn)
    return shop
  }

  /// Opens the shades of a paint with a tap.
  private static func open(_ fixture: RehearsalFixture) -> StackWithSliderViewController {
    let shop = launch(fixture)
    fixture.device.tap(at: CGPoint(x: 290, y: 400))
    fixture.device.advance(by: 0.15)
    expectFollows(fixture, shop, isPush: true)
    fixture.device.advanceUntilIdle()
    expectRest(fixture, shop, isOpen: true, completions: [true])
    fixture.device.advance(by: 0.3)
    return shop
  }

  /// Returns the page with the shades, if it is in the stack or in the flight.
  private static func shades(_ shop: StackWithSliderViewController) -> ShadesViewController? {
    let flight = shop.turn.flight
    let pages = [
      flight?.fromViewController, flight?.toViewController, shop.stack.topViewController,
    ]
    return pages.lazy.compactMap { $0 as? ShadesViewController }.first
  }

  /// Puts a finger on the slider's thumb.
  private static func grab(_ fixture: RehearsalFixture, _ shop: StackWithSliderViewController)
    -> Finger
  {
    fixture.device.press(at: CGPoint(x: 48 + 297 * shop.slider.value, y: 780))
  }

  /// Checks that the slider, the page and the transition have the same progress.
  private static func expectFollows(
    _ fixture: RehearsalFixture, _ shop: StackWithSliderViewController, isPush: Bool
  ) {
    let progress = shop.turn.progress
    fixture.expect(
      CGFloat(shop.slider.value), near: isPush ? progress : 1 - progress, within: 0.001,
      "the slider's value")
    fixture.expect(
      shades(shop)?.view.shownFrame.minX ?? .nan, near: 393 * (isPush ? 1 - progress : progress),
      within: 3, "the place of the shades")
  }

  private static func expectRest(
    _ fixture: RehearsalFixture, _ shop: StackWithSliderViewController, isOpen: Bool,
    completions: [Bool]
  ) {
    let pages = shop.stack.viewControllers
    fixture.expect(
      pages.count == (isOpen ? 2 : 1) && shop.stack.children == pages, "the stack is \(pages)")
    fixture.expect(
      shop.stack.transitionCoordinator == nil && shop.turn.isAtRest, "a change is still in progress"
    )
    fixture.expect(
      fixture.completions == completions,
      "the completions are \(fixture.completions), not \(completions)")
    fixture.expect(
      CGFloat(shop.slider.value), near: isOpen ? 1 : 0, within: 1e-9, "the slider's value")
    for page in pages {
      fixture.expect(page.view.transform.isIdentity, "\(page) is not in place")
      let isTop = page === pages.last
      fixture.expect(
        (page.view.window != nil) == isTop, "\(page) is\(isTop ? " not" : "") shown")
    }
    fixture.expect((shop.stack.delegate == nil) == !isOpen, "the delegate is not restored")
  }

  // MARK: Endings

  private static func finish(_ fixture: RehearsalFixture) {
    let shop = launch(fixture)
    let finger = grab(fixture, shop)
    for travel in [110, -50, 150] as [CGFloat] {
      finger.move(by: CGVector(dx: travel, dy: 2), over: 0.35)
      fixture.expect(shop.turn.phase == .held, "the phase is \(shop.turn.phase)")
      expectFollows(fixture, shop, isPush: true)
    }
    finger.move(by: CGVector(dx: 100, dy: 0), over: 0.3)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, shop, isOpen: true, completions: [true])

    fixture.device.advance(by: 0.3)
    let back = grab(fixture, shop)
    for travel in [-90, 40, -170] as [CGFloat] {
      back.move(by: CGVector(dx: travel, dy: 0), over: 0.35)
      expectFollows(fixture, shop, isPush: false)
    }
    back.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, shop, isOpen: false, completions: [true, true])
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let shop = launch(fixture)
    let finger = grab(fixture, shop)
    finger.move(by: CGVector(dx: 110, dy: 0), over: 0.4)
    expectFollows(fixture, shop, isPush: true)
    finger.lift()
    fixture.device.advance(by: 0.1)
    expectFollows(fixture, shop, isPush: true)
    fixture.device.advanceUntilIdle()
    expectRest(fixture, shop, isOpen: false, completions: [false])

    fixture.device.tap(at: CGPoint(x: 100, y: 220))
    fixture.device.advanceUntilIdle()
    fixture.device.advance(by: 0.2)
    let back = grab(fixture, shop)
    back.move(by: CGVector(dx: -100, dy: 0), over: 0.4)
    expectFollows(fixture, shop, isPush: false)
    back.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, shop, isOpen: true, completions: [false, true, false])
  }

  private static func edgeSwipe(_ fixture: RehearsalFixture) {
    let shop = open(fixture)
    let page = shades(shop)?.view
    let watch = Watch(fixture, "the page") { [weak page] in page?.shownFrame.minX ?? .nan }
    let finger = fixture.device.press(at: CGPoint(x: 3, y: 420))
    finger.move(by: CGVector(dx: 14, dy: 0), over: 0.04)
    watch.expectFollows(finger, by: [90, 80, -40], along: .horizontal)
    expectFollows(fixture, shop, isPush: false)
    finger.move(by: CGVector(dx: 90, dy: 0), over: 0.08)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, shop, isOpen: false, completions: [true, true])
  }

  private static func backButton(_ fixture: RehearsalFixture) {
    let shop = open(fixture)
    let back = CGPoint(x: 50, y: 81)
    fixture.device.tap(at: back)
    fixture.device.advance(by: 0.12)
    expectFollows(fixture, shop, isPush: false)
    let finger = grab(fixture, shop)
    finger.move(by: CGVector(dx: 4, dy: 0))
    fixture.expect(shop.turn.phase == .held, "the phase is \(shop.turn.phase)")
    finger.move(by: CGVector(dx: 200, dy: 0), over: 0.3)
    expectFollows(fixture, shop, isPush: false)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, shop, isOpen: true, completions: [true, false])

    fixture.device.advance(by: 0.2)
    fixture.device.tap(at: back)
    fixture.device.advanceUntilIdle()
    expectRest(fixture, shop, isOpen: false, completions: [true, false, true])
  }
}

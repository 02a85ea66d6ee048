import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let flipCard = SceneRehearsals(of: .flipCard, FlipCardRehearsals.all) { device in
    device.tap(at: CGPoint(x: 196, y: 320))
  }
}

/// Rehearsals of a card that flips to a page. A finger flips it back.
enum FlipCardRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "finish",
        summary: """
          A tap turns the card. A finger holds it halfway, moves it back and forth, and lifts past \
          the middle. A swipe from the edge turns the card back.
          """, script: finish),
      Rehearsal(
        ending: "cancel",
        summary: "A swipe from the edge covers less than half of the distance, and the page stays.",
        script: cancel),
      Rehearsal(
        ending: "reduced-motion",
        summary: "With Reduce Motion, the pages cross-fade.", script: reducedMotion),
    ]
  }

  private static func launch(_ fixture: RehearsalFixture) -> FlipCardViewController {
    let screen = FlipCardViewController()
    fixture.launch(screen, screen.flip)
    fixture.device.tap(at: CGPoint(x: 196, y: 320))
    return screen
  }

  private static func swipe(_ fixture: RehearsalFixture, by travel: CGFloat) {
    let finger = fixture.device.press(at: CGPoint(x: 3, y: 500))
    finger.move(by: CGVector(dx: 14, dy: 0), over: 0.05)
    finger.move(by: CGVector(dx: travel, dy: 0), over: 0.6)
    fixture.device.advance(by: 0.1)
    finger.lift()
    fixture.device.advanceUntilIdle()
  }

  private static func expectRest(
    _ fixture: RehearsalFixture, _ screen: FlipCardViewController, isOpen: Bool,
    at position: TransitionPosition, completions: [Bool]
  ) {
    fixture.expectRest(
      of: screen.flip, at: position, presenter: screen,
      presented: isOpen ? screen.presentedViewController : nil, completions: completions)
    fixture.expect(
      (screen.presentedViewController != nil) == isOpen,
      "the page is \(screen.presentedViewController as Any)")
    let page = screen.presentedViewController?.viewIfLoaded
    fixture.expect(page?.clipsToBounds != true, "the page clips its contents")
  }

  private static func finish(_ fixture: RehearsalFixture) {
    let screen = launch(fixture)
    fixture.device.advance(by: 0.3)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 500))
    fixture.expect(screen.flip.phase == .held, "the phase is \(screen.flip.phase)")
    for travel in [-60.0, 80, -90, -60] {
      finger.move(by: CGVector(dx: travel, dy: 0), over: 0.25)
    }
    fixture.device.advance(by: 0.1)
    fixture.expect(screen.flip.progress > 0.5, "the progress is \(screen.flip.progress)")
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, isOpen: true, at: .end, completions: [true])
    swipe(fixture, by: 260)
    expectRest(fixture, screen, isOpen: false, at: .end, completions: [true, true])
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let screen = launch(fixture)
    fixture.device.advanceUntilIdle()
    swipe(fixture, by: 120)
    expectRest(fixture, screen, isOpen: true, at: .start, completions: [true, false])
  }

  private static func reducedMotion(_ fixture: RehearsalFixture) {
    fixture.device.settings.reducesMotion = true
    let screen = launch(fixture)
    fixture.device.advance(by: 0.08)
    let page = screen.presentedViewController?.view
    fixture.expect(
      page.map { CATransform3DIsIdentity($0.layer.transform) } == true, "the page is turned")
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, isOpen: true, at: .end, completions: [true])
    swipe(fixture, by: 260)
    expectRest(fixture, screen, isOpen: false, at: .end, completions: [true, true])
  }
}

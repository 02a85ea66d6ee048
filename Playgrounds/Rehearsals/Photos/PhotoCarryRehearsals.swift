import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let photoCarry = SceneRehearsals(of: .photoCarry, PhotoCarryRehearsals.all) { device in
    device.tap(at: CGPoint(x: 100, y: 390))
  }
}

/// Photos that fingers carry from their page to the grid, and back.
enum PhotoCarryRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "there and back",
        summary: """
          A photo opens. A finger drags it in a curve, while the grid scrolls, and throws it. \
          Another finger catches it in the air and pulls it aside, and it lands in its tile.
          """, script: thereAndBack),
      Rehearsal(
        ending: "cancel",
        summary: "A finger drags a photo a little, and lifts. The photo springs back to its page.",
        script: cancel),
      Rehearsal(
        ending: "pinch",
        summary: """
          Two fingers take a photo off its page, rotate it, and lift far from its tile. The photo \
          rotates back in flight.
          """, script: pinch),
    ]
  }

  private static let title = "Noon"

  /// Opens a photo.
  private static func open(_ fixture: RehearsalFixture) -> PhotoCarryViewController {
    let screen = PhotoCarryViewController()
    fixture.launch(screen, screen.reading)
    fixture.device.advance(by: 0.3)
    fixture.device.tap(at: CGPoint(x: 100, y: 390))
    fixture.device.advanceUntilIdle()
    fixture.expect(screen.presentedViewController != nil, "no photo has opened")
    fixture.device.advance(by: 0.2)
    return screen
  }

  private static func standIn(_ fixture: RehearsalFixture) -> UIView? {
    fixture.standIns(of: title).first
  }

  /// Checks that a frame without a movement of the fingers moves nothing.
  private static func expectHeld(_ fixture: RehearsalFixture, _ screen: PhotoCarryViewController) {
    fixture.expect(screen.reading.phase == .held, "the phase is \(screen.reading.phase)")
    let before = standIn(fixture)?.shownFrame ?? .null
    fixture.device.advance(by: 0.1)
    let after = standIn(fixture)?.shownFrame ?? .null
    fixture.expect(
      abs(before.midX - after.midX) < 0.05 && abs(before.midY - after.midY) < 0.05,
      "the held photo moves from \(before) to \(after)")
  }

  private static func expectClosed(
    _ fixture: RehearsalFixture, _ screen: PhotoCarryViewController
  ) {
    fixture.expectRest(
      of: screen.reading, at: .end, presenter: screen, presented: nil, completions: [true, true])
    fixture.expect(standIn(fixture) == nil, "a stand-in is left")
  }

  private static func thereAndBack(_ fixture: RehearsalFixture) {
    let screen = open(fixture)
    let finger = fixture.device.press(at: CGPoint(x: 240, y: 380))
    for step in 0..<8 {
      finger.move(by: CGVector(dx: CGFloat(5 - 3 * step), dy: 28), over: 0.07)
      fixture.allowJump()
      screen.grid.contentOffset.y += 8
    }
    expectHeld(fixture, screen)
    finger.move(by: CGVector(dx: -70, dy: 30), over: 0.1)
    finger.lift()
    fixture.device.advance(by: 0.06)
    let place = standIn(fixture)?.shownFrame ?? .null
    let second = fixture.device.press(at: CGPoint(x: place.midX, y: place.midY))
    second.move(by: CGVector(dx: 14, dy: 0), over: 0.05)
    expectHeld(fixture, screen)
    second.move(by: CGVector(dx: 130, dy: 40), over: 0.35)
    second.move(by: CGVector(dx: 30, dy: -60), over: 0.12)
    second.lift()
    fixture.device.advanceUntilIdle()
    expectClosed(fixture, screen)
    fixture.device.advance(by: 0.3)
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let screen = open(fixture)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: 20, dy: 70), over: 0.25)
    expectHeld(fixture, screen)
    finger.move(by: CGVector(dx: -60, dy: -30), over: 0.2)
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.expect(screen.presentedViewController != nil, "the photo has not returned to its page")
    fixture.expect(standIn(fixture) == nil, "a stand-in is left")
    fixture.device.advance(by: 0.2)
  }

  private static func pinch(_ fixture: RehearsalFixture) {
    let screen = open(fixture)
    let fingers = TwoFingers(
      on: fixture.device, around: CGPoint(x: 200, y: 400), spread: 240, angle: 0.3)
    fingers.move(spread: 200, over: 0.15)
    fingers.move(to: CGPoint(x: 250, y: 520), spread: 110, angle: 0.9, over: 0.5)
    expectHeld(fixture, screen)
    fingers.move(to: CGPoint(x: 270, y: 600), spread: 70, angle: 1.1, over: 0.25)
    fingers.lift()
    fixture.device.advanceUntilIdle()
    expectClosed(fixture, screen)
    fixture.device.advance(by: 0.2)
  }
}

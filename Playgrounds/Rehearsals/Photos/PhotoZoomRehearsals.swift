import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let photoZoom = SceneRehearsals(of: .photoZoom, PhotoZoomRehearsals.all) { device in
    device.tap(at: CGPoint(x: 290, y: 420))
  }
}

/// Photos that grow into a viewer, and return to the photo that the viewer shows.
enum PhotoZoomRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "thrown",
        summary: """
          A photo opens, and the viewer shows another photo, which is below the screen in the \
          album. A finger drags it in a curve and throws it. The album has scrolled to its place.
          """, script: thrown),
      Rehearsal(
        ending: "pinched",
        summary: "Two fingers shrink and rotate the viewer. It lands in its photo.",
        script: pinched),
      Rehearsal(
        ending: "caught",
        summary: """
          A photo opens. A finger catches it in the air, and the photo continues when the finger \
          lifts. A swipe from the edge leads back.
          """, script: caught),
    ]
  }

  private static func launch(
    _ fixture: RehearsalFixture
  ) -> (PhotoZoomViewController, UINavigationController) {
    let album = PhotoZoomViewController()
    let stack = BarlessNavigationController(rootViewController: album)
    album.onOpen = { [weak fixture] in fixture?.note($0) }
    fixture.launch(stack, album.zoom)
    fixture.device.advance(by: 0.3)
    return (album, stack)
  }

  /// Opens a photo, and waits until the viewer is in its place.
  private static func open(
    _ place: CGPoint, _ album: PhotoZoomViewController, in stack: UINavigationController,
    _ fixture: RehearsalFixture
  ) {
    fixture.device.tap(at: place)
    fixture.device.advanceUntilIdle()
    fixture.expectRest(of: album.zoom, in: stack, count: 2)
    fixture.device.advance(by: 0.3)
  }

  /// Checks that fingers hold the viewer, and that it stays where they rest.
  private static func expectHeld(
    _ title: String, _ album: PhotoZoomViewController, _ fixture: RehearsalFixture
  ) {
    fixture.expect(album.zoom.phase == .held, "the phase is \(album.zoom.phase)")
    let standIns = fixture.standIns(of: title)
    fixture.expect(standIns.count == 1, "there are \(standIns.count) stand-ins of \(title)")
    let before = standIns.first?.shownFrame ?? .null
    fixture.device.advance(by: 0.05)
    let after = standIns.first?.shownFrame ?? .null
    fixture.expectMotion(
      abs(before.midX - after.midX) < 0.05 && abs(before.midY - after.midY) < 0.05,
      "the held viewer moves from \(before) to \(after)")
  }

  private static func expectClosed(
    _ album: PhotoZoomViewController, in stack: UINavigationController, _ fixture: RehearsalFixture
  ) {
    fixture.expectRest(of: album.zoom, in: stack, count: 1)
    fixture.expect(album.view.transform.isIdentity, "the album is scaled")
    fixture.expect(
      fixture.completions == [true, true], "the completions are \(fixture.completions)")
    fixture.device.advance(by: 0.3)
  }

  private static func thrown(_ fixture: RehearsalFixture) {
    let (album, stack) = launch(fixture)
    open(CGPoint(x: 290, y: 420), album, in: stack, fixture)
    // The strip moves, so that the next photos come under the finger.
    for x in [256, 292, 292] as [CGFloat] {
      fixture.device.tap(at: CGPoint(x: x, y: 774))
      fixture.device.advance(by: 0.35)
    }
    let index = (stack.topViewController as? PhotoPagerViewController)?.index
    fixture.expect(index == 8, "the photo is \(index ?? -1)")
    let finger = fixture.device.press(at: CGPoint(x: 150, y: 300))
    for step in 0..<9 {
      finger.move(by: CGVector(dx: CGFloat(14 - 2 * step), dy: 22), over: 0.06)
    }
    expectHeld("Vineyards", album, fixture)
    finger.move(by: CGVector(dx: -70, dy: 60), over: 0.1)
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.expect(album.grid.contentOffset.y > 0, "the album has not scrolled")
    expectClosed(album, in: stack, fixture)
  }

  private static func pinched(_ fixture: RehearsalFixture) {
    let (album, stack) = launch(fixture)
    open(CGPoint(x: 100, y: 240), album, in: stack, fixture)
    let fingers = TwoFingers(
      on: fixture.device, around: CGPoint(x: 200, y: 360), spread: 260, angle: -0.5)
    fingers.move(spread: 225, over: 0.15)
    fingers.move(to: CGPoint(x: 240, y: 440), spread: 110, angle: -0.1, over: 0.5)
    expectHeld("First light", album, fixture)
    fingers.move(to: CGPoint(x: 260, y: 470), spread: 80, angle: 0.1, over: 0.2)
    fingers.lift()
    fixture.device.advanceUntilIdle()
    expectClosed(album, in: stack, fixture)
  }

  private static func caught(_ fixture: RehearsalFixture) {
    let (album, stack) = launch(fixture)
    fixture.device.tap(at: CGPoint(x: 290, y: 620))
    fixture.device.advance(by: 0.08)
    let finger = fixture.device.press(at: CGPoint(x: 250, y: 500))
    fixture.device.advance(by: 0.06)
    expectHeld("The pass", album, fixture)
    fixture.device.advance(by: 0.3)
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.expectRest(of: album.zoom, in: stack, count: 2)
    fixture.device.advance(by: 0.3)
    let swipe = fixture.device.press(at: CGPoint(x: 2, y: 420))
    swipe.move(by: CGVector(dx: 150, dy: 20), over: 0.3)
    expectHeld("The pass", album, fixture)
    swipe.move(by: CGVector(dx: 120, dy: 30), over: 0.12)
    swipe.lift()
    fixture.device.advanceUntilIdle()
    expectClosed(album, in: stack, fixture)
  }
}

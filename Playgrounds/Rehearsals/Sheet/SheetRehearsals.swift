import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let sheet = SceneRehearsals(of: .sheet, SheetRehearsals.all) { device in
    device.tap(at: CGPoint(x: 214, y: 395))
  }
}

/// Rehearsals of a sheet over a dimmed map. It is caught, dragged past its ends, thrown, and
/// dismissed by a tap.
enum SheetRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "finish",
        summary: """
          A tap on the pin opens the sheet. A finger catches it, drags it down past the screen's \
          edge, and drags it up past its place: the map moves and dims with it. When the finger \
          lifts, the sheet settles.
          """, script: finish),
      Rehearsal(
        ending: "cancel",
        summary: """
          A finger catches the sheet while it enters, and throws it down. The sheet leaves, and \
          the map is as before.
          """,
        script: cancel),
      Rehearsal(
        ending: "tap outside",
        summary: """
          A finger drags the sheet down a little, and lifts. A tap on the map closes the sheet.
          """,
        script: tapOutside),
      Rehearsal(
        ending: "tap in flight",
        summary: "A tap on the map reverses the sheet while it enters.",
        script: tapOnItsWay),
    ]
  }

  /// The position of the fully shown sheet, in points from the screen's top.
  private static let top: CGFloat = 852 * 0.48
  private static let height: CGFloat = 852 * 0.52
  private static let outside = CGPoint(x: 120, y: 220)

  /// Taps the pin and lets the sheet run for a time.
  private static func open(_ fixture: RehearsalFixture, for seconds: Double) -> SheetViewController
  {
    let map = SheetViewController()
    fixture.launch(map, map.reveal, keeping: map.place)
    fixture.device.tap(at: CGPoint(x: 214, y: 395))
    fixture.device.advance(by: seconds)
    fixture.expect(map.presentedViewController === map.place, "the sheet does not open")
    return map
  }

  /// Returns the opacity of the dimming of the map, from 0 to 1.
  private static func dimming(_ map: SheetViewController) -> CGFloat {
    let dimmingView = map.place.presentationController?.containerView?.subviews.first
    return (dimmingView?.layer.presentation()?.backgroundColor?.alpha ?? 0) / 0.4
  }

  /// Checks that the sheet and its dimming match the progress of the transition.
  private static func expectIsAt(
    _ edge: CGFloat, _ fixture: RehearsalFixture, _ map: SheetViewController
  ) {
    let fraction = min(max((852 - edge) / height, 0), 1)
    fixture.expect(map.place.view.shownFrame.minY, near: edge, "the sheet's edge")
    fixture.expect(dimming(map), near: fraction, within: 0.02, "the dimming")
    fixture.expect(
      map.map.shownFrame.minY, near: -SheetViewController.shift * fraction, "the map's place")
  }

  private static func expectRest(
    _ fixture: RehearsalFixture, _ map: SheetViewController, isOpen: Bool,
    at position: TransitionPosition,
    completions: [Bool]
  ) {
    fixture.expectRest(
      of: map.reveal, at: position, presenter: map, presented: isOpen ? map.place : nil,
      frame: CGRect(x: 0, y: top, width: 393, height: height), completions: completions)
    fixture.expect(
      map.map.shownFrame.minY, near: isOpen ? -SheetViewController.shift : 0, "the map's place")
    if isOpen { fixture.expect(dimming(map), near: 1, within: 1e-9, "the dimming") }
    fixture.expect(map.map.layer.animationKeys() == nil, "the map is still being animated")
  }

  private static func finish(_ fixture: RehearsalFixture) {
    let map = open(fixture, for: 0.1)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 490))
    finger.move(by: CGVector(dx: 1, dy: 12))
    fixture.expect(map.reveal.phase == .held, "the phase is \(map.reveal.phase)")
    let grip = map.place.view.shownFrame.minY - finger.location.y
    for edge in [640, 500, 700] as [CGFloat] {
      finger.move(to: CGPoint(x: 204, y: edge - grip), over: 0.25)
      expectIsAt(edge, fixture, map)
    }
    // The finger moves the sheet past the screen's edge and back.
    finger.move(to: CGPoint(x: 204, y: 890 - grip), over: 0.25)
    fixture.expectMotion(map.place.view.shownFrame.minY > 851.9, "the sheet is still visible")
    fixture.expect(dimming(map), near: 0, within: 1e-9, "the dimming")
    finger.move(to: CGPoint(x: 200, y: 560 - grip), over: 0.3)
    expectIsAt(560, fixture, map)
    // Past its final position the sheet follows more and more slowly. The area below it has its
    // color.
    finger.move(to: CGPoint(x: 200, y: top - grip - 90), over: 0.4)
    let container = map.place.view.superview?.shownFrame ?? .null
    fixture.expect(
      container.minY < -20 && container.minY > -90, "the container is moved to \(container.minY)")
    fixture.expect(map.place.view.shownFrame.maxY, near: 852, "the sheet's lower edge")
    fixture.expect(
      map.place.view.superview?.subviews.contains {
        $0.frame.minY == 852 && $0.backgroundColor == map.place.view.backgroundColor
      } == true, "the map shows below the sheet")
    fixture.device.advance(by: 0.2)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, map, isOpen: true, at: .end, completions: [true])
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let map = open(fixture, for: 0.15)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 560))
    finger.move(by: CGVector(dx: 0, dy: -12))
    let grip = map.place.view.shownFrame.minY - finger.location.y
    finger.move(by: CGVector(dx: 0, dy: -40), over: 0.2)
    expectIsAt(finger.location.y + grip, fixture, map)
    finger.move(by: CGVector(dx: 0, dy: 90), over: 0.1)
    expectIsAt(finger.location.y + grip, fixture, map)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, map, isOpen: false, at: .start, completions: [false])
  }

  private static func tapOutside(_ fixture: RehearsalFixture) {
    let map = open(fixture, for: 1)
    expectRest(fixture, map, isOpen: true, at: .end, completions: [true])
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 500))
    finger.move(by: CGVector(dx: 0, dy: 12))
    let grip = map.place.view.shownFrame.minY - finger.location.y
    finger.move(by: CGVector(dx: 0, dy: 120), over: 0.3)
    expectIsAt(finger.location.y + grip, fixture, map)
    finger.move(by: CGVector(dx: 0, dy: -20), over: 0.2)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, map, isOpen: true, at: .start, completions: [true, false])

    fixture.device.tap(at: outside)
    fixture.device.advance(by: 0.1)
    fixture.expect(
      map.reveal.phase == .running(toward: .end), "the phase is \(map.reveal.phase)")
    let edge = map.place.view.shownFrame.minY
    fixture.expect(edge > top + 10, "the sheet's edge is \(edge)")
    expectIsAt(edge, fixture, map)
    fixture.device.advanceUntilIdle()
    expectRest(fixture, map, isOpen: false, at: .end, completions: [true, false, true])
  }

  private static func tapOnItsWay(_ fixture: RehearsalFixture) {
    let map = open(fixture, for: 0.15)
    let edge = map.place.view.shownFrame.minY
    fixture.expect(edge > top + 20 && edge < 800, "the sheet's edge is \(edge)")
    fixture.device.tap(at: outside)
    fixture.expect(
      map.reveal.phase == .settling(toward: .start), "the phase is \(map.reveal.phase)")
    let turned = map.place.view.shownFrame.minY
    expectIsAt(turned, fixture, map)
    fixture.device.tap(at: outside)
    let later = map.place.view.shownFrame.minY
    fixture.expect(later > turned, "the sheet's edge goes from \(turned) to \(later)")
    expectIsAt(later, fixture, map)
    fixture.device.advanceUntilIdle()
    expectRest(fixture, map, isOpen: false, at: .start, completions: [false])
  }
}

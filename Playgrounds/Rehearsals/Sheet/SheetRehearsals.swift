import HeadlessDevice
import InterruptibleTransitions
import Scenes

/// A sheet over a map that is dimmed: caught, dragged past its ends, thrown, and tapped away.
enum SheetRehearsals {
  static let scene = "sheet"

  static var all: [Rehearsal] {
    [
      Rehearsal(
        scene: scene, ending: "finish",
        summary: """
          A tap on the pin brings the sheet. A finger catches it, drags it down past the screen's \
          edge and up again, past its place: the map moves and is dimmed with it. Let go, it settles.
          """, script: finish),
      Rehearsal(
        scene: scene, ending: "cancel",
        summary: "Caught on its way in and thrown down, the sheet goes, and the map is as it was.",
        script: cancel),
      Rehearsal(
        scene: scene, ending: "tap outside",
        summary: "The sheet is dragged down a little and let go; a tap on the map sends it away.",
        script: tapOutside),
      Rehearsal(
        scene: scene, ending: "tap on its way",
        summary: "A tap on the map turns the sheet round in the middle of its way in.",
        script: tapOnItsWay),
    ]
  }

  /// Where the sheet is when it is in, in points from the screen's top.
  private static let top: CGFloat = 852 * 0.48
  private static let height: CGFloat = 852 * 0.52
  private static let outside = CGPoint(x: 120, y: 220)

  /// Taps the pin, and lets the sheet run for a time.
  private static func open(_ stage: Stage, for seconds: Double) -> SheetViewController {
    let map = SheetViewController()
    stage.launch(map, map.reveal, keeping: map.place)
    stage.device.tap(at: CGPoint(x: 214, y: 395))
    stage.device.advance(by: seconds)
    stage.expect(map.presentedViewController === map.place, "the sheet does not open")
    return map
  }

  /// How dark the map is, from 0 to 1.
  private static func dimming(_ map: SheetViewController) -> CGFloat {
    let dimmingView = map.place.presentationController?.containerView?.subviews.first
    return (dimmingView?.layer.presentation()?.backgroundColor?.alpha ?? 0) / 0.4
  }

  /// Checks that the sheet, its dimming and the map are as far as the transition.
  private static func expectIsAt(_ edge: CGFloat, _ stage: Stage, _ map: SheetViewController) {
    let share = min(max((852 - edge) / height, 0), 1)
    stage.expect(map.place.view.shownFrame.minY, near: edge, "the sheet's edge")
    stage.expect(dimming(map), near: share, within: 0.02, "the dimming")
    stage.expect(
      map.map.shownFrame.minY, near: -SheetViewController.shift * share, "the map's place")
  }

  private static func expectRest(
    _ stage: Stage, _ map: SheetViewController, isOpen: Bool, at position: TransitionPosition,
    completions: [Bool]
  ) {
    stage.expectRest(
      of: map.reveal, at: position, presenter: map, presented: isOpen ? map.place : nil,
      frame: CGRect(x: 0, y: top, width: 393, height: height), completions: completions)
    stage.expect(
      map.map.shownFrame.minY, near: isOpen ? -SheetViewController.shift : 0, "the map's place")
    if isOpen { stage.expect(dimming(map), near: 1, within: 1e-9, "the dimming") }
    stage.expect(map.map.layer.animationKeys() == nil, "the map is still being animated")
  }

  private static func finish(_ stage: Stage) {
    let map = open(stage, for: 0.1)
    let finger = stage.device.press(at: CGPoint(x: 200, y: 490))
    finger.move(by: CGVector(dx: 1, dy: 12))
    stage.expect(map.reveal.phase == .held, "the phase is \(map.reveal.phase)")
    let grip = map.place.view.shownFrame.minY - finger.location.y
    for edge in [640, 500, 700] as [CGFloat] {
      finger.move(to: CGPoint(x: 204, y: edge - grip), over: 0.25)
      expectIsAt(edge, stage, map)
    }
    // Past the screen's edge, and back.
    finger.move(to: CGPoint(x: 204, y: 890 - grip), over: 0.25)
    stage.expectMotion(map.place.view.shownFrame.minY > 851.9, "the sheet is still in sight")
    stage.expect(dimming(map), near: 0, within: 1e-9, "the dimming")
    finger.move(to: CGPoint(x: 200, y: 560 - grip), over: 0.3)
    expectIsAt(560, stage, map)
    // Past its place it follows ever less, and what shows below it is of its colour.
    finger.move(to: CGPoint(x: 200, y: top - grip - 90), over: 0.4)
    let container = map.place.view.superview?.shownFrame ?? .null
    stage.expect(
      container.minY < -20 && container.minY > -90, "the container is moved to \(container.minY)")
    stage.expect(map.place.view.shownFrame.maxY, near: 852, "the sheet's lower edge")
    stage.expect(
      map.place.view.superview?.subviews.contains {
        $0.frame.minY == 852 && $0.backgroundColor == map.place.view.backgroundColor
      } == true, "the map shows below the sheet")
    stage.device.advance(by: 0.2)
    finger.lift()
    stage.device.advanceUntilIdle()
    expectRest(stage, map, isOpen: true, at: .end, completions: [true])
  }

  private static func cancel(_ stage: Stage) {
    let map = open(stage, for: 0.15)
    let finger = stage.device.press(at: CGPoint(x: 200, y: 560))
    finger.move(by: CGVector(dx: 0, dy: -12))
    let grip = map.place.view.shownFrame.minY - finger.location.y
    finger.move(by: CGVector(dx: 0, dy: -40), over: 0.2)
    expectIsAt(finger.location.y + grip, stage, map)
    finger.move(by: CGVector(dx: 0, dy: 90), over: 0.1)
    expectIsAt(finger.location.y + grip, stage, map)
    finger.lift()
    stage.device.advanceUntilIdle()
    expectRest(stage, map, isOpen: false, at: .start, completions: [false])
  }

  private static func tapOutside(_ stage: Stage) {
    let map = open(stage, for: 1)
    expectRest(stage, map, isOpen: true, at: .end, completions: [true])
    let finger = stage.device.press(at: CGPoint(x: 200, y: 500))
    finger.move(by: CGVector(dx: 0, dy: 12))
    let grip = map.place.view.shownFrame.minY - finger.location.y
    finger.move(by: CGVector(dx: 0, dy: 120), over: 0.3)
    expectIsAt(finger.location.y + grip, stage, map)
    finger.move(by: CGVector(dx: 0, dy: -20), over: 0.2)
    finger.lift()
    stage.device.advanceUntilIdle()
    expectRest(stage, map, isOpen: true, at: .start, completions: [true, false])

    stage.device.tap(at: outside)
    stage.device.advance(by: 0.1)
    stage.expect(
      map.reveal.phase == .running(toward: .end), "the phase is \(map.reveal.phase)")
    let edge = map.place.view.shownFrame.minY
    stage.expect(edge > top + 10, "the sheet's edge is \(edge)")
    expectIsAt(edge, stage, map)
    stage.device.advanceUntilIdle()
    expectRest(stage, map, isOpen: false, at: .end, completions: [true, false, true])
  }

  private static func tapOnItsWay(_ stage: Stage) {
    let map = open(stage, for: 0.15)
    let edge = map.place.view.shownFrame.minY
    stage.expect(edge > top + 20 && edge < 800, "the sheet's edge is \(edge)")
    stage.device.tap(at: outside)
    stage.expect(
      map.reveal.phase == .settling(toward: .start), "the phase is \(map.reveal.phase)")
    let turned = map.place.view.shownFrame.minY
    expectIsAt(turned, stage, map)
    stage.device.tap(at: outside)
    let later = map.place.view.shownFrame.minY
    stage.expect(later > turned, "the sheet's edge goes from \(turned) to \(later)")
    expectIsAt(later, stage, map)
    stage.device.advanceUntilIdle()
    expectRest(stage, map, isOpen: false, at: .start, completions: [false])
  }
}

import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let declared = SceneRehearsals(of: .declared, DeclaredRehearsals.all) { device in
    device.tap(at: CGPoint(x: 150, y: 220))
  }
}

/// Rehearsals of elements that enter, exit and morph by definitions.
enum DeclaredRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "there and back",
        summary: """
          A tap opens a cabin: its card grows, the tabs leave at the bottom, and the text enters \
          from below. A finger catches the card, moves it back and forth, and lifts. A swipe leads \
          back.
          """, script: thereAndBack),
      Rehearsal(
        ending: "cancel",
        summary: "A tap opens the second cabin. A finger catches it and throws it back.",
        script: cancel),
    ]
  }

  private static func launch(_ fixture: RehearsalFixture) -> DeclaredViewController {
    let screen = DeclaredViewController()
    fixture.launch(screen, screen.reading)
    return screen
  }

  private static func expectRest(
    _ fixture: RehearsalFixture, _ screen: DeclaredViewController, count: Int
  ) {
    fixture.expectRest(of: screen.reading, in: screen, count: count)
    let page = screen.topViewController?.view
    fixture.expect(
      page?.subviews.allSatisfy { $0.layer.mask == nil } == true, "an element is still hidden")
  }

  private static func thereAndBack(_ fixture: RehearsalFixture) {
    let screen = launch(fixture)
    fixture.device.tap(at: CGPoint(x: 150, y: 220))
    fixture.device.advance(by: 0.2)
    let elements = screen.reading.flight?.elementReport
    fixture.expect(
      elements?.matched == ["The old sluice card"] && elements?.compressed.isEmpty == true,
      "found: \(elements as Any)")
    let finger = fixture.device.press(at: CGPoint(x: 300, y: 500))
    fixture.expect(screen.reading.phase == .held, "the phase is \(screen.reading.phase)")
    for travel in [120.0, -200, 140, -160] {
      finger.move(by: CGVector(dx: travel, dy: 0), over: 0.25)
    }
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 2)
    let swipe = fixture.device.press(at: CGPoint(x: 2, y: 500))
    swipe.move(by: CGVector(dx: 280, dy: 0), over: 0.6)
    swipe.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 1)
    fixture.expect(
      fixture.completions == [true, true], "the completions are \(fixture.completions)")
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let screen = launch(fixture)
    fixture.device.tap(at: CGPoint(x: 150, y: 420))
    fixture.device.advance(by: 0.25)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 600))
    finger.move(by: CGVector(dx: 160, dy: 0), over: 0.25)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 1)
    fixture.expect(fixture.completions == [false], "the completions are \(fixture.completions)")
  }
}

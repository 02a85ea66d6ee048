import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let snapshotMorph = SceneRehearsals(
    of: .snapshotMorph, SnapshotMorphRehearsals.all
  ) { device in
    device.tap(at: CGPoint(x: 196, y: 180))
  }
}

/// Rehearsals of a card that grows into a screen, by its elements.
enum SnapshotMorphRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "finish",
        summary: """
          After a tap, a card grows into its page. A finger catches it, moves it back and forth, \
          and lifts. A swipe from the edge leads back, and a tap opens the page again.
          """, script: finish),
      Rehearsal(
        ending: "cancel",
        summary: """
          A finger catches the card that is half behind the list's edge, and throws it back.
          """,
        script: cancel),
    ]
  }

  private static func launch(_ fixture: RehearsalFixture) -> SnapshotMorphViewController {
    let screen = SnapshotMorphViewController()
    fixture.launch(screen, screen.morph)
    return screen
  }

  private static func expectRest(
    _ fixture: RehearsalFixture, _ screen: SnapshotMorphViewController, count: Int
  ) {
    fixture.expectRest(of: screen.morph, in: screen, count: count)
    fixture.expect(
      screen.cards.allSatisfy { $0.layer.mask == nil && $0.alpha == 1 }, "a card is still hidden")
  }

  private static func finish(_ fixture: RehearsalFixture) {
    let screen = launch(fixture)
    fixture.device.tap(at: CGPoint(x: 196, y: 180))
    fixture.device.advance(by: 0.2)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 500))
    fixture.expect(screen.morph.phase == .held, "the phase is \(screen.morph.phase)")
    fixture.expect(
      screen.morph.flight?.elementReport?.matched.count == 3,
      "found: \(screen.morph.flight?.elementReport as Any)")
    for travel in [60.0, -140, 50, -90] {
      finger.move(by: CGVector(dx: travel, dy: 0), over: 0.25)
    }
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 2)
    let swipe = fixture.device.press(at: CGPoint(x: 2, y: 400))
    swipe.move(by: CGVector(dx: 280, dy: 0), over: 0.5)
    swipe.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 1)
    fixture.device.tap(at: CGPoint(x: 196, y: 180))
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 2)
    fixture.expect(
      fixture.completions == [true, true, true], "the completions are \(fixture.completions)")
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let screen = launch(fixture)
    fixture.device.tap(at: CGPoint(x: 196, y: 660))
    fixture.device.advance(by: 0.3)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: 140, dy: 0), over: 0.25)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 1)
    fixture.expect(fixture.completions == [false], "the completions are \(fixture.completions)")
  }
}

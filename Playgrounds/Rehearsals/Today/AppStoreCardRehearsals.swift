import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let appStoreCard = SceneRehearsals(
    of: .appStoreCard, AppStoreCardRehearsals.all
  ) { device in
    device.tap(at: CGPoint(x: 190, y: 400))
  }
}

/// Rehearsals of a card that grows into an article and is dragged back down.
enum AppStoreCardRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "dragged back",
        summary: """
          The second story opens: the first story stays in place, the third one makes room, and \
          the text enters from below. A finger drags the article down, up again, and down.
          """, script: draggedBack),
      Rehearsal(
        ending: "stays",
        summary: """
          The first story opens. A finger drags it a little, and lifts. The story stays open.
          """,
        script: stays),
    ]
  }

  private static func open(_ fixture: RehearsalFixture, _ y: CGFloat) -> TodayViewController {
    let screen = TodayViewController()
    fixture.launch(screen, screen.reading)
    fixture.device.tap(at: CGPoint(x: 190, y: y))
    fixture.device.advance(by: 0.25)
    let matched = screen.reading.flight?.elementReport?.matched
    let parts: [ElementID] = ["story", "story eyebrow", "story headline", "story subtitle"]
    fixture.expect(matched == parts, "found: \(matched as Any)")
    let hidden = screen.cards.filter { $0.layer.mask != nil }.map(\.number)
    fixture.expect(
      hidden == (y > 300 ? [1, 2] : [0, 1, 2]), "the cards in front of their screen are \(hidden)")
    fixture.device.advanceUntilIdle()
    return screen
  }

  private static func draggedBack(_ fixture: RehearsalFixture) {
    let screen = open(fixture, 400)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 250), over: 0.4)
    fixture.expect(screen.reading.phase == .held, "the phase is \(screen.reading.phase)")
    finger.move(by: CGVector(dx: 0, dy: -180), over: 0.3)
    finger.move(by: CGVector(dx: 0, dy: 330), over: 0.4)
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.expectRest(
      of: screen.reading, at: .end, presenter: screen, presented: nil,
      completions: [true, true])
    fixture.expect(
      screen.cards.allSatisfy { $0.layer.mask == nil && $0.alpha == 1 }, "a story is hidden")
  }

  private static func stays(_ fixture: RehearsalFixture) {
    let screen = open(fixture, 150)
    let presented = screen.presentedViewController
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 120), over: 0.5)
    finger.move(by: CGVector(dx: 0, dy: -40), over: 0.3)
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.expectRest(
      of: screen.reading, at: .start, presenter: screen, presented: presented,
      completions: [true, false])
  }
}

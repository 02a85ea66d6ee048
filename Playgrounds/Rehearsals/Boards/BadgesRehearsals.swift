import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let badges = SceneRehearsals(of: .badges, BadgesRehearsals.all) { device in
    device.tap(at: CGPoint(x: 120, y: 210))
  }
}

/// Badges in cells, whose modifiers depend on whether the card around them opens.
enum BadgesRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "there and back",
        summary: """
          A board opens: its badge grows and fades out, and the other badges shrink one after \
          another. A finger catches the board, moves it back and forth, and lifts. A swipe leads \
          back. The badge does not return, because the messages have been read.
          """, script: thereAndBack),
      Rehearsal(
        ending: "cancel",
        summary: "A board opens. A finger catches it and throws it back, and its badge returns.",
        script: cancel),
    ]
  }

  /// The description of a badge, which has no identifier.
  private static let badge = "a UnreadBadge"

  /// Opens a board, catches it, checks that nothing jumps, and moves it back and forth.
  private static func open(
    _ index: Int, _ fixture: RehearsalFixture, by travels: [CGFloat]
  ) -> (BadgesViewController, Finger) {
    let screen = BadgesViewController()
    fixture.launch(screen, screen.reading)
    fixture.device.advance(by: 0.1)
    fixture.device.tap(
      at: CGPoint(x: 120 + 184 * CGFloat(index % 2), y: 210 + 165 * CGFloat(index / 2)))
    fixture.device.advance(by: 0.1)
    let board = screen.boards[index].name
    let parts = ["card", "icon", "name"].map { "\(board) \($0)" }
    let elements = screen.reading.flight?.elementReport
    fixture.expect(
      elements?.matched == parts.map { ElementID($0) } && elements?.compressed.isEmpty == true,
      "found: \(elements as Any)")
    expectBadges(fixture, screen, of: board)
    let watches = (parts.dropLast()).compactMap { fixture.watchStandIn(of: $0) }
    fixture.device.advance(by: 0.1)
    let finger = fixture.device.press(at: CGPoint(x: 300, y: 600))
    fixture.expect(screen.reading.phase == .held, "the phase is \(screen.reading.phase)")
    for watch in watches {
      watch.expectNoJump()
      watch.expectRest(over: 0.05)
    }
    for travel in travels {
      finger.move(by: CGVector(dx: travel, dy: 0), over: 0.25)
      for watch in watches { watch.expectNoJump() }
    }
    return (screen, finger)
  }

  /// Checks that each board with unread messages has a badge, and that only the badge of the opened
  /// board is in its card.
  private static func expectBadges(
    _ fixture: RehearsalFixture, _ screen: BadgesViewController, of board: String
  ) {
    let badges = fixture.standIns(of: badge)
    let unread = screen.boards.filter { $0.unread > 0 }
    fixture.expect(badges.count == unread.count, "\(badges.count) badges are shown")
    guard let card = fixture.standIns(of: "\(board) card").first else { return }
    let inside = badges.filter { $0.isDescendant(of: card) }
    let isUnread = unread.contains { $0.name == board }
    fixture.expect(inside.count == (isUnread ? 1 : 0), "\(inside.count) badges are in the card")
  }

  private static func expectRest(
    _ fixture: RehearsalFixture, _ screen: BadgesViewController, count: Int
  ) {
    fixture.expectRest(of: screen.reading, in: screen, count: count)
    fixture.expect(fixture.standIns(of: badge).isEmpty, "a badge still has a stand-in")
  }

  private static func thereAndBack(_ fixture: RehearsalFixture) {
    let (screen, finger) = open(3, fixture, by: [-120, 180, -150])
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 2)
    fixture.expect(screen.boards[3].unread == 0, "the messages are not read")
    fixture.device.advance(by: 0.2)
    let swipe = fixture.device.press(at: CGPoint(x: 2, y: 500))
    for travel in [200.0, -100, 220] {
      swipe.move(by: CGVector(dx: travel, dy: 0), over: 0.4)
      fixture.expect(screen.reading.phase == .held, "the phase is \(screen.reading.phase)")
      expectBadges(fixture, screen, of: screen.boards[3].name)
    }
    swipe.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 1)
    fixture.expect(
      fixture.completions == [true, true], "the completions are \(fixture.completions)")
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let (screen, finger) = open(0, fixture, by: [-60, 160])
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 1)
    fixture.expect(screen.boards[0].unread > 0, "the messages are read")
    fixture.expect(fixture.completions == [false], "the completions are \(fixture.completions)")
  }
}

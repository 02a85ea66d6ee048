import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let nineCards = SceneRehearsals(of: .nineCards, NineCardsRehearsals.all) { device in
    device.tap(at: CGPoint(x: 190, y: 400))
  }
}

/// Nine cards that grow into pages. Fingers catch a page in the air, and throw it back.
enum NineCardsRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "caught and thrown",
        summary: """
          A card grows. A finger catches it in the air, carries it aside and throws it back. \
          Before the card lands, a tap opens the next one. A finger drags its page in a curve, and \
          the page lands in its card.
          """, script: caughtAndThrown),
      Rehearsal(
        ending: "springs back",
        summary: """
          A finger drags a page a little, and lifts. The page springs back. Its button closes it, \
          and it lands in its card.
          """, script: springsBack),
      Rehearsal(
        ending: "pinched",
        summary: "Two fingers shrink and rotate a page, and lift far from its card.",
        script: pinched),
    ]
  }

  private static func launch(
    _ fixture: RehearsalFixture
  ) -> (NineCardsViewController, UINavigationController) {
    let board = NineCardsViewController()
    let stack = BarlessNavigationController(rootViewController: board)
    fixture.launch(stack, board.zooms[4])
    for zoom in board.zooms { fixture.note(zoom) }
    fixture.device.advance(by: 0.2)
    return (board, stack)
  }

  /// Taps a card.
  private static func tap(
    _ number: Int, of board: NineCardsViewController, _ fixture: RehearsalFixture
  ) {
    let card = board.cards[number - 1]
    fixture.device.tap(at: CGPoint(x: card.frame.midX - 12, y: card.frame.midY))
  }

  /// Opens a card, and waits until its page is in its place.
  private static func open(
    _ number: Int, of board: NineCardsViewController, in stack: UINavigationController,
    _ fixture: RehearsalFixture
  ) {
    tap(number, of: board, fixture)
    fixture.device.advanceUntilIdle()
    fixture.expectRest(of: board.zooms[number - 1], in: stack, count: 2)
    fixture.device.advance(by: 0.3)
  }

  private static func expectClosed(
    _ board: NineCardsViewController, in stack: UINavigationController, _ fixture: RehearsalFixture
  ) {
    for zoom in board.zooms { fixture.expectRest(of: zoom, in: stack, count: 1) }
    fixture.expect(board.view.transform.isIdentity, "the board is scaled")
    fixture.expect(board.cards.allSatisfy { $0.layer.mask == nil }, "a card is hidden")
  }

  /// Checks that fingers hold a page, and that it stays where they rest.
  private static func expectHeld(
    _ number: Int, of board: NineCardsViewController, _ fixture: RehearsalFixture
  ) {
    let zoom = board.zooms[number - 1]
    fixture.expect(zoom.phase == .held, "the phase is \(zoom.phase)")
    let standIns = fixture.standIns(of: "world \(number)")
    fixture.expect(standIns.count == 1, "there are \(standIns.count) stand-ins of the page")
    let before = standIns.first?.shownFrame ?? .null
    fixture.device.advance(by: 0.05)
    let after = standIns.first?.shownFrame ?? .null
    fixture.expectMotion(
      abs(before.midX - after.midX) < 0.05 && abs(before.midY - after.midY) < 0.05,
      "the held page moves from \(before) to \(after)")
  }

  private static func caughtAndThrown(_ fixture: RehearsalFixture) {
    let (board, stack) = launch(fixture)
    let device = fixture.device
    tap(5, of: board, fixture)
    device.advance(by: 0.12)
    let finger = device.press(at: CGPoint(x: 200, y: 420))
    finger.move(by: CGVector(dx: 12, dy: 20), over: 0.1)
    expectHeld(5, of: board, fixture)
    finger.move(by: CGVector(dx: 56, dy: 96), over: 0.3)
    finger.move(by: CGVector(dx: -48, dy: 104), over: 0.15)
    finger.lift()
    device.advance(by: 0.08)
    fixture.expect(board.zooms[4].flight != nil, "the page has landed before the second tap")
    tap(7, of: board, fixture)
    device.advanceUntilIdle()
    let number = (stack.topViewController as? WorldPageViewController)?.world.number
    fixture.expect(number == 7, "the page is \(number ?? 0)")
    fixture.expectRest(of: board.zooms[6], in: stack, count: 2)
    device.advance(by: 0.4)
    let second = device.press(at: CGPoint(x: 160, y: 280))
    for step in 0..<10 {
      second.move(by: CGVector(dx: CGFloat(4 * step - 8), dy: 30 - CGFloat(2 * step)), over: 0.06)
    }
    expectHeld(7, of: board, fixture)
    second.move(by: CGVector(dx: -80, dy: 80), over: 0.1)
    second.lift()
    device.advanceUntilIdle()
    expectClosed(board, in: stack, fixture)
    fixture.expect(
      fixture.completions == [false, true, true], "the completions are \(fixture.completions)")
    device.advance(by: 0.4)
  }

  private static func springsBack(_ fixture: RehearsalFixture) {
    let (board, stack) = launch(fixture)
    open(3, of: board, in: stack, fixture)
    let finger = fixture.device.press(at: CGPoint(x: 180, y: 300))
    finger.move(by: CGVector(dx: 20, dy: 80), over: 0.25)
    expectHeld(3, of: board, fixture)
    finger.move(by: CGVector(dx: 40, dy: -60), over: 0.2)
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.expectRest(of: board.zooms[2], in: stack, count: 2)
    fixture.device.advance(by: 0.3)
    fixture.device.tap(at: CGPoint(x: 353, y: 80))
    fixture.device.advanceUntilIdle()
    expectClosed(board, in: stack, fixture)
    fixture.device.advance(by: 0.3)
  }

  private static func pinched(_ fixture: RehearsalFixture) {
    let (board, stack) = launch(fixture)
    open(6, of: board, in: stack, fixture)
    let fingers = TwoFingers(
      on: fixture.device, around: CGPoint(x: 190, y: 400), spread: 280, angle: 0.4)
    fingers.move(spread: 240, over: 0.15)
    fingers.move(to: CGPoint(x: 160, y: 480), spread: 120, angle: 0.1, over: 0.5)
    expectHeld(6, of: board, fixture)
    fingers.move(to: CGPoint(x: 130, y: 500), spread: 90, angle: -0.1, over: 0.2)
    fingers.lift()
    fixture.device.advanceUntilIdle()
    expectClosed(board, in: stack, fixture)
    fixture.device.advance(by: 0.3)
  }
}

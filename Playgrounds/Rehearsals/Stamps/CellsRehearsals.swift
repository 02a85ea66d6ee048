import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let cells = SceneRehearsals(of: .cells, CellsRehearsals.all) { device in
    device.tap(at: CGPoint(x: 200, y: 420))
  }
}

/// Rehearsals of elements in the cells of lists that change.
enum CellsRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "collection",
        summary: """
          A stamp opens. A finger drags it back, and a tap opens it again. While the stamp is \
          open, the album changes. The album scrolls to the stamp's cell, and the stamp returns to \
          it.
          """, script: collection),
      Rehearsal(
        ending: "table",
        summary: """
          A stamp opens out of a row. The list reloads in another order, and scrolls while the \
          stamp returns.
          """, script: table),
      Rehearsal(
        ending: "removed",
        summary: "The stamp is removed while it is open: its page fades out.", script: gone),
    ]
  }

  private static func launch(_ fixture: RehearsalFixture, isTable: Bool) -> CellsViewController {
    let screen = CellsViewController(isTable: isTable)
    fixture.launch(screen, screen.look)
    fixture.device.advance(by: 0.1)
    return screen
  }

  private static func expectRest(
    _ fixture: RehearsalFixture, _ screen: CellsViewController, count: Int
  ) {
    fixture.expectRest(of: screen.look, in: screen, count: count)
    for number in 0..<80 {
      fixture.expect(screen.cell(number)?.layer.mask == nil, "stamp \(number) is still hidden")
    }
  }

  private static func back(_ fixture: RehearsalFixture) {
    let swipe = fixture.device.press(at: CGPoint(x: 2, y: 700))
    swipe.move(by: CGVector(dx: 280, dy: 0), over: 0.6)
    swipe.lift()
  }

  private static func collection(_ fixture: RehearsalFixture) {
    let screen = launch(fixture, isTable: false)
    fixture.device.tap(at: CGPoint(x: 200, y: 420))
    fixture.device.advance(by: 0.25)
    let finger = fixture.device.press(at: CGPoint(x: 150, y: 600))
    finger.move(by: CGVector(dx: 150, dy: 0), over: 0.25)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 1)
    fixture.device.tap(at: CGPoint(x: 200, y: 420))
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 2)
    screen.change { stamps in
      stamps.insert(Stamp(number: 100), at: 0)
      stamps.removeAll { $0.number == 2 }
    }
    screen.list.contentOffset.y = 1500
    fixture.device.advance(by: 0.1)
    fixture.expect(screen.cell(7) == nil, "the cell is still visible")
    back(fixture)
    fixture.expect(
      screen.look.flight?.elementReport?.matched == [ElementID(7)],
      "found: \(screen.look.flight?.elementReport as Any)")
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 1)
    fixture.expect(screen.cell(7) != nil, "the cell is not visible")
    fixture.expect(
      fixture.completions == [false, true, true], "the completions are \(fixture.completions)")
  }

  private static func table(_ fixture: RehearsalFixture) {
    let screen = launch(fixture, isTable: true)
    fixture.device.tap(at: CGPoint(x: 200, y: 480))
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 2)
    screen.change { $0.swapAt(4, 1) }
    fixture.device.advance(by: 0.1)
    let swipe = fixture.device.press(at: CGPoint(x: 2, y: 700))
    swipe.move(by: CGVector(dx: 180, dy: 0), over: 0.4)
    fixture.allowJump()
    screen.list.contentOffset.y = 40
    swipe.move(by: CGVector(dx: 100, dy: 0), over: 0.3)
    swipe.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 1)
    fixture.expect(
      fixture.completions == [true, true], "the completions are \(fixture.completions)")
  }

  private static func gone(_ fixture: RehearsalFixture) {
    let screen = launch(fixture, isTable: false)
    fixture.device.tap(at: CGPoint(x: 200, y: 420))
    fixture.device.advanceUntilIdle()
    screen.change { stamps in stamps.removeAll { $0.number == 7 } }
    fixture.device.advance(by: 0.1)
    back(fixture)
    fixture.expect(
      screen.look.flight?.elementReport?.unmatched[ElementID(7)] == .missing(isIncoming: true),
      "found: \(screen.look.flight?.elementReport as Any)")
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 1)
    fixture.expect(
      fixture.completions == [true, true], "the completions are \(fixture.completions)")
  }
}

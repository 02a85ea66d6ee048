import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let edgeSwipe = SceneRehearsals(of: .edgeSwipe, EdgeSwipeRehearsals.all) { device in
    let finger = device.press(at: CGPoint(x: 3, y: 430))
    finger.move(by: CGVector(dx: 260, dy: 0), over: 0.3)
    finger.lift()
  }
}

/// Rehearsals of a menu that a finger pulls in from the screen's edge.
enum EdgeSwipeRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "finish",
        summary: """
          A finger from the left edge pulls the menu in, and the inbox makes room. Another finger \
          pushes the menu out again.
          """, script: finish),
      Rehearsal(
        ending: "cancel",
        summary: """
          The menu is pulled far and pushed back quickly: the momentum of the finger closes it.
          """,
        script: cancel),
      Rehearsal(
        ending: "not from the edge",
        summary: """
          A finger that begins away from the left edge opens nothing. A finger that moves up \
          scrolls the inbox as usual.
          """, script: notFromTheEdge),
    ]
  }

  private static func begin(_ fixture: RehearsalFixture) -> (EdgeSwipeViewController, Finger) {
    let inbox = EdgeSwipeViewController()
    fixture.launch(inbox, inbox.reveal, keeping: inbox.menu)
    let finger = fixture.device.press(at: CGPoint(x: 3, y: 430))
    finger.move(by: CGVector(dx: 12, dy: 1))
    return (inbox, finger)
  }

  private static func expectRest(
    _ fixture: RehearsalFixture, _ inbox: EdgeSwipeViewController, isOpen: Bool,
    at position: TransitionPosition, completions: [Bool]
  ) {
    fixture.expectRest(
      of: inbox.reveal, at: position, presenter: inbox, presented: isOpen ? inbox.menu : nil,
      completions: completions)
    fixture.expect(inbox.content.shownFrame.minX, near: isOpen ? 90 : 0, "the inbox's place")
    fixture.expect(inbox.content.layer.animationKeys() == nil, "the inbox is still being animated")
    fixture.expect(inbox.menu.panel.transform.isIdentity, "the menu is transformed")
    fixture.expect(inbox.tableView.contentOffset == .zero, "the inbox is scrolled")
  }

  private static func finish(_ fixture: RehearsalFixture) {
    let (inbox, finger) = begin(fixture)
    let start = finger.location.x
    for travel in [60, 40, 150, 210] {
      finger.move(by: CGVector(dx: start + CGFloat(travel) - finger.location.x, dy: 4), over: 0.25)
      fixture.expect(
        inbox.menu.panel.shownFrame.maxX, near: CGFloat(travel), "the menu's edge")
      fixture.expect(
        inbox.content.shownFrame.minX, near: 90 * CGFloat(travel) / 300, "the inbox's place")
    }
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, inbox, isOpen: true, at: .end, completions: [true])

    fixture.device.advance(by: 0.3)
    let back = fixture.device.press(at: CGPoint(x: 280, y: 600))
    back.move(by: CGVector(dx: -130, dy: 6), over: 0.2)
    fixture.expect(inbox.reveal.phase == .held, "the phase is \(inbox.reveal.phase)")
    back.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, inbox, isOpen: false, at: .end, completions: [true, true])
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let (inbox, finger) = begin(fixture)
    finger.move(by: CGVector(dx: 220, dy: 8), over: 0.5)
    fixture.expect(inbox.menu.panel.shownFrame.maxX, near: 220, "the menu's edge")
    finger.move(by: CGVector(dx: -60, dy: 0), over: 0.07)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, inbox, isOpen: false, at: .start, completions: [false])
  }

  private static func notFromTheEdge(_ fixture: RehearsalFixture) {
    let inbox = EdgeSwipeViewController()
    fixture.launch(inbox, inbox.reveal, keeping: inbox.menu)
    let finger = fixture.device.press(at: CGPoint(x: 60, y: 430))
    finger.move(by: CGVector(dx: 200, dy: 2), over: 0.3)
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.expect(inbox.presentedViewController == nil, "the menu is open")

    let scrolling = fixture.device.press(at: CGPoint(x: 5, y: 600))
    scrolling.move(by: CGVector(dx: 0, dy: -150), over: 0.4)
    fixture.expect(
      inbox.tableView.contentOffset.y > 100,
      "the inbox is scrolled by \(inbox.tableView.contentOffset.y)")
    scrolling.move(by: CGVector(dx: 0, dy: 200), over: 0.4)
    scrolling.lift()
    fixture.device.advanceUntilIdle()
    fixture.expect(inbox.reveal.phase == .idle, "the phase is \(inbox.reveal.phase)")
    fixture.expect(fixture.completions.isEmpty, "a transition was completed")
  }
}

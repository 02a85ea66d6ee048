import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let toggle = SceneRehearsals(of: .toggle, ToggleRehearsals.all) { device in
    device.tap(at: CGPoint(x: 40, y: 782))
  }
}

/// Rehearsals of a menu that is opened and closed repeatedly, without waiting.
enum ToggleRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "ten times",
        summary: """
          Ten quick taps open and close the menu. Each tap reverses the motion, and the menu ends \
          closed.
          """, script: tenTimes),
      Rehearsal(
        ending: "nine times",
        summary: "Nine taps at irregular moments leave the menu open. Another tap closes it.",
        script: nineTimes),
      Rehearsal(
        ending: "in code",
        summary: "The app itself toggles the menu ten times in a row, and then eleven times.",
        script: byCalls),
    ]
  }

  private static func begin(_ fixture: RehearsalFixture) -> ToggleViewController {
    let chat = ToggleViewController()
    fixture.launch(chat, chat.fan, keeping: chat.menu)
    return chat
  }

  private static func expectRest(
    _ fixture: RehearsalFixture, _ chat: ToggleViewController, isOpen: Bool,
    at position: TransitionPosition
  ) {
    fixture.device.advanceUntilIdle()
    fixture.expectRest(
      of: chat.fan, at: position, presenter: chat, presented: isOpen ? chat.menu : nil,
      completions: fixture.completions)
    fixture.expect(
      chat.plusButton.transform.isIdentity != isOpen, "the button shows the wrong sign")
    for item in chat.menu.items where isOpen {
      fixture.expect(item.transform.isIdentity && item.alpha == 1, "an item is not unfolded")
    }
  }

  /// Returns the positions of all views that the transition moves.
  private static func places(_ chat: ToggleViewController) -> [CGFloat] {
    chat.menu.items.map { $0.shownFrame.midY } + [chat.plusButton.shownFrame.width]
  }

  /// Taps the button, and checks that no tap makes a view jump.
  private static func tap(_ fixture: RehearsalFixture, _ chat: ToggleViewController) {
    let wasFlying = chat.fan.flight != nil
    let finger = fixture.device.press(at: chat.plusButton.center)
    fixture.device.advance(by: 0.02)
    let before = places(chat)
    finger.lift()
    guard wasFlying, chat.fan.flight != nil else { return }
    let jump = zip(places(chat), before).map { abs($0 - $1) }.max() ?? 0
    // A view moves by its velocity in a frame.
    fixture.expect(jump < 60, "a tap makes it jump by \(jump)")
  }

  private static func tenTimes(_ fixture: RehearsalFixture) {
    let chat = begin(fixture)
    for number in 1...10 {
      tap(fixture, chat)
      let goal: TransitionPosition = number.isMultiple(of: 2) ? .start : .end
      // The backward time is shorter than the forward time, so that the flight never ends.
      fixture.device.advance(by: goal == .end ? 0.15 : 0.1)
      fixture.expect(
        chat.fan.phase == .running(toward: goal),
        "after tap \(number) the phase is \(chat.fan.phase)")
    }
    expectRest(fixture, chat, isOpen: false, at: .start)
    fixture.expect(fixture.completions == [false], "the completions are \(fixture.completions)")
  }

  private static func nineTimes(_ fixture: RehearsalFixture) {
    let chat = begin(fixture)
    for pause in [0.3, 0.1, 0.25, 0.05, 0.35, 0.3, 0.5, 0.12, 0.4] {
      tap(fixture, chat)
      fixture.device.advance(by: pause)
    }
    // The last flight may have been a dismissal that was reversed.
    fixture.device.advanceUntilIdle()
    expectRest(fixture, chat, isOpen: true, at: fixture.finalPosition ?? .end)
    fixture.device.advance(by: 0.2)
    tap(fixture, chat)
    expectRest(fixture, chat, isOpen: false, at: .end)
  }

  private static func byCalls(_ fixture: RehearsalFixture) {
    let chat = begin(fixture)
    for _ in 1...10 { chat.toggle() }
    fixture.device.advanceUntilIdle()
    fixture.expect(chat.presentedViewController == nil, "the menu is open")
    for _ in 1...11 { chat.toggle() }
    expectRest(fixture, chat, isOpen: true, at: .end)
    // A flight that UIKit begins at once ends at once when it is reversed.
    fixture.expect(
      fixture.completions.last == true && !fixture.completions.dropLast().contains(true),
      "the completions are \(fixture.completions)")
  }
}

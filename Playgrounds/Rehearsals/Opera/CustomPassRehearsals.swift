import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let customPass = SceneRehearsals(of: .customPass, CustomPassRehearsals.all) { device in
    device.tap(at: CGPoint(x: 250, y: 182))
  }
}

/// Elements whose matches and modifiers are changed by an app's passes.
enum CustomPassRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "there and back",
        summary: """
          An opera with a translated title opens: its titles stay with their screens, and the \
          other rows part. A finger catches the poster, moves it back and forth, and lifts. A \
          swipe leads back.
          """, script: thereAndBack),
      Rehearsal(
        ending: "same title",
        summary: "An opera with one title opens: the title morphs. A swipe leads back.",
        script: sameTitle),
      Rehearsal(
        ending: "cancel",
        summary: "The last opera opens. A finger catches it and throws it back.", script: cancel),
    ]
  }

  /// Opens an opera, and advances to the middle of the flight.
  private static func open(
    _ index: Int, _ fixture: RehearsalFixture, matching parts: [ElementID]
  ) -> CustomPassViewController {
    let screen = CustomPassViewController()
    fixture.launch(screen, screen.reading)
    fixture.device.tap(at: CGPoint(x: 250, y: 182 + 112 * CGFloat(index)))
    fixture.device.advance(by: 0.1)
    let elements = screen.reading.flight?.elementReport
    fixture.expect(
      elements?.matched == parts && elements?.compressed.isEmpty == true,
      "found: \(elements as Any)")
    return screen
  }

  private static func expectRest(
    _ fixture: RehearsalFixture, _ screen: CustomPassViewController, count: Int
  ) {
    fixture.expectRest(of: screen.reading, in: screen, count: count)
    let page = screen.topViewController?.view
    fixture.expect(
      page?.subviews.allSatisfy { $0.layer.mask == nil } == true, "an element is still hidden")
  }

  /// Catches the flight, checks that nothing jumps, and moves it back and forth.
  private static func hold(
    _ fixture: RehearsalFixture, _ screen: CustomPassViewController, watching ids: [String],
    by travels: [CGFloat]
  ) -> Finger {
    let watches = ids.compactMap { fixture.watchStandIn(of: $0) }
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
    return finger
  }

  private static func back(_ fixture: RehearsalFixture, _ screen: CustomPassViewController) {
    let swipe = fixture.device.press(at: CGPoint(x: 2, y: 500))
    for travel in [220.0, -120, 220] {
      swipe.move(by: CGVector(dx: travel, dy: 0), over: 0.4)
      fixture.expect(screen.reading.phase == .held, "the phase is \(screen.reading.phase)")
    }
    swipe.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 1)
  }

  private static func thereAndBack(_ fixture: RehearsalFixture) {
    let name = "The Magic Flute"
    let screen = open(
      0, fixture, matching: [ElementID("\(name) poster"), ElementID("\(name) composer")])
    fixture.expect(
      screen.reading.flight?.elementReport?.unmatched[ElementID("\(name) title")] == .removed,
      "the titles match")
    fixture.expect(
      fixture.standIns(of: "\(name) title").count == 2, "the titles do not stay with their screens")
    let finger = hold(
      fixture, screen, watching: ["\(name) poster", "Rusalka row", "Tosca row"],
      by: [-100, 180, -160])
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 2)
    back(fixture, screen)
    fixture.expect(
      fixture.completions == [true, true], "the completions are \(fixture.completions)")
  }

  private static func sameTitle(_ fixture: RehearsalFixture) {
    let parts = ["poster", "title", "composer"].map { "Rusalka \($0)" }
    let screen = open(3, fixture, matching: parts.map { ElementID($0) })
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 2)
    back(fixture, screen)
    fixture.expect(
      fixture.completions == [true, true], "the completions are \(fixture.completions)")
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let name = "The Cunning Little Vixen"
    let screen = open(
      5, fixture, matching: [ElementID("\(name) poster"), ElementID("\(name) composer")])
    let finger = hold(
      fixture, screen, watching: ["\(name) poster", "\(name) composer"], by: [-60, 150])
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, screen, count: 1)
    fixture.expect(fixture.completions == [false], "the completions are \(fixture.completions)")
  }
}

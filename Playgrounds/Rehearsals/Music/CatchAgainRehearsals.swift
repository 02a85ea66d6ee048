import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let catchAgain = SceneRehearsals(of: .catchAgain, CatchAgainRehearsals.all) { device in
    device.tap(at: CGPoint(x: 180, y: 778))
  }
}

/// Rehearsals of a player that a tap opens. A finger catches it five times in one flight.
enum CatchAgainRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "finish",
        summary: """
          A tap opens the player. A finger catches it five times, pulls it up or down, and throws \
          it. The player never jumps, and it ends open.
          """, script: finish),
      Rehearsal(
        ending: "cancel",
        summary: "A finger catches the player five times, and the last throw closes it.",
        script: cancel),
    ]
  }

  /// A catch: the time since the last catch, the movement of the finger, and the target of the
  /// player.
  private struct Catch {
    let delay: TimeInterval
    let travel: CGFloat
    let position: TransitionPosition
  }

  private static let first = [
    Catch(delay: 0.2, travel: -60, position: .end),
    Catch(delay: 0.05, travel: 140, position: .start),
    Catch(delay: 0.07, travel: -170, position: .end),
    Catch(delay: 0.05, travel: 90, position: .start),
  ]

  private static func finish(_ fixture: RehearsalFixture) {
    play(fixture, first + [Catch(delay: 0.06, travel: -200, position: .end)])
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let mirrored = first.map {
      Catch(delay: $0.delay, travel: -$0.travel, position: $0.position.opposite)
    }
    play(fixture, mirrored + [Catch(delay: 0.06, travel: 200, position: .start)])
  }

  private static func play(_ fixture: RehearsalFixture, _ catches: [Catch]) {
    let library = CatchAgainViewController()
    fixture.launch(library, library.reveal, keeping: library.player)
    fixture.device.tap(at: CGPoint(x: 180, y: 778))
    for (index, item) in catches.enumerated() {
      fixture.device.advance(by: item.delay)
      catchIt(fixture, library, item, at: CGPoint(x: 120 + 40 * CGFloat(index), y: 420))
    }
    fixture.device.advanceUntilIdle()
    let isOpen = catches.last?.position == .end
    fixture.expectRest(
      of: library.reveal, at: isOpen ? .end : .start, presenter: library,
      presented: isOpen ? library.player : nil, completions: [isOpen])
    fixture.expect(library.player.panel.transform.isIdentity, "the player is transformed")
    let grabs = fixture.timeline.filter { $0.message == "pauseInteractiveTransition" }.count
    // A superclass that calls its own methods may report more pauses.
    fixture.expect(grabs >= catches.count, "UIKit received \(grabs) grabs")
    let holds = fixture.timeline.filter { $0.message == nil && $0.phase == .held }.count
    fixture.expect(holds == catches.count, "it was held \(holds) times")
  }

  /// Catches the player in flight, moves it, throws it, and checks each frame.
  private static func catchIt(
    _ fixture: RehearsalFixture, _ library: CatchAgainViewController, _ item: Catch,
    at point: CGPoint
  ) {
    var shown: [CGFloat] = []
    let observation = fixture.device.onFrame { _ in
      shown.append(library.player.panel.shownFrame.minY)
    }
    defer { observation.cancel() }
    fixture.device.advance(by: 0.05)
    let finger = fixture.device.press(at: point)
    // A movement becomes a pan after ten points. Until then the player continues.
    finger.move(by: CGVector(dx: 0, dy: item.travel < 0 ? -12 : 12))
    fixture.expect(library.reveal.phase == .held, "the phase is \(library.reveal.phase)")
    // The frame of the grab may show a step of the motion, but no jump.
    let steps = zip(shown, shown.dropFirst()).map { $1 - $0 }.suffix(3).map { $0 }
    let expected = 2 * steps[1] - steps[0]
    fixture.expectMotion(
      isNoJump(steps[2], in: [steps[1], expected]),
      "at the grab the player moves by \(steps[2]), after \(steps[1])")

    let place = shown[shown.count - 1]
    let origin = finger.location.y
    fixture.device.advance(by: 0.1)
    fixture.expect(shown[shown.count - 1], near: place, "the place of the held player")
    for fraction in [0.25, 0.5, 0.75, 1] as [CGFloat] {
      finger.move(to: CGPoint(x: point.x, y: origin + fraction * item.travel), over: 0.04)
      fixture.expect(
        shown[shown.count - 1], near: place + finger.location.y - origin, "the player's place")
    }
    let pulled = shown[shown.count - 1] - shown[shown.count - 2]
    finger.lift()
    let released = shown[shown.count - 1] - shown[shown.count - 2]
    fixture.expectMotion(
      isNoJump(released, in: [pulled]),
      "at the release the player moves by \(released), after \(pulled)")
    fixture.expect(
      library.reveal.phase == .settling(toward: item.position),
      "the phase is \(library.reveal.phase)")
    fixture.device.advance(by: 0.02)
    let thrown = shown[shown.count - 1] - shown[shown.count - 2]
    fixture.expectMotion(thrown * pulled > 0, "the player is thrown by \(thrown), after \(pulled)")
  }

  /// Returns whether a frame's step belongs to the motion. The step may be zero, or differ from one
  /// of these steps by at most half a point.
  private static func isNoJump(_ step: CGFloat, in motion: [CGFloat]) -> Bool {
    let steps = motion + [0]
    return step > (steps.min() ?? 0) - 0.5 && step < (steps.max() ?? 0) + 0.5
  }
}

import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let tapToPause = SceneRehearsals(of: .tapToPause, TapToPauseRehearsals.all) { device in
    device.tap(at: CGPoint(x: 335, y: 70))
  }
}

/// Rehearsals of a tap on Edit, a touch while the settings move in, and both directions after it.
enum TapToPauseRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "finish",
        summary: """
          A touch freezes the settings in flight. The finger moves down, and after 40 points the \
          settings continue.
          """, script: finish),
      Rehearsal(
        ending: "cancel",
        summary: """
          A touch freezes the settings in flight. The finger moves up, and after 40 points the \
          settings go back.
          """, script: cancel),
      Rehearsal(
        ending: "catch again",
        summary: """
          A finger freezes the settings and sends them on. A second finger catches them and sends \
          them back.
          """, script: catchAgain),
      Rehearsal(
        ending: "second tap",
        summary: """
          A tap freezes the settings, and they stay frozen. A second tap resumes the flight.
          """,
        script: secondTap),
    ]
  }

  private static func begin(_ fixture: RehearsalFixture) -> (TapToPauseViewController, Finger) {
    let lockScreen = TapToPauseViewController()
    fixture.launch(lockScreen, lockScreen.reveal)
    fixture.tapEdit()
    fixture.device.advance(by: 0.42)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    expectFrozen(fixture, lockScreen)
    return (lockScreen, finger)
  }

  /// Checks that the settings do not move on the screen while time passes.
  private static func expectFrozen(
    _ fixture: RehearsalFixture, _ lockScreen: TapToPauseViewController
  ) {
    fixture.expect(lockScreen.reveal.phase == .held, "the phase is \(lockScreen.reveal.phase)")
    let view = lockScreen.presentedViewController?.view
    let before = view?.layer.presentation()
    fixture.device.advance(by: 0.25)
    let after = view?.layer.presentation()
    fixture.expect(
      before != nil && before?.frame == after?.frame && before?.opacity == after?.opacity,
      "the settings moved from \(before?.frame as Any) to \(after?.frame as Any)")
  }

  private static func finish(_ fixture: RehearsalFixture) {
    let (lockScreen, finger) = begin(fixture)
    finger.move(by: CGVector(dx: 3, dy: 60), over: 0.2)
    fixture.expect(
      lockScreen.reveal.phase == .settling(toward: .end), "the phase is \(lockScreen.reveal.phase)")
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.expectRest(
      of: lockScreen, lockScreen.reveal, settingsAreShown: true, at: .end, completions: [true])
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let (lockScreen, finger) = begin(fixture)
    finger.move(by: CGVector(dx: 3, dy: -60), over: 0.2)
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.expectRest(
      of: lockScreen, lockScreen.reveal, settingsAreShown: false, at: .start,
      completions: [false])
  }

  private static func catchAgain(_ fixture: RehearsalFixture) {
    let (lockScreen, finger) = begin(fixture)
    finger.move(by: CGVector(dx: 3, dy: 50), over: 0.15)
    finger.lift()
    fixture.device.advance(by: 0.05)
    fixture.expect(
      lockScreen.reveal.phase == .settling(toward: .end), "the phase is \(lockScreen.reveal.phase)")
    let second = fixture.device.press(at: CGPoint(x: 160, y: 500))
    expectFrozen(fixture, lockScreen)
    second.move(by: CGVector(dx: -3, dy: -50), over: 0.15)
    second.lift()
    fixture.device.advanceUntilIdle()
    fixture.expectRest(
      of: lockScreen, lockScreen.reveal, settingsAreShown: false, at: .start,
      completions: [false])
  }

  private static func secondTap(_ fixture: RehearsalFixture) {
    let (lockScreen, finger) = begin(fixture)
    finger.lift()
    expectFrozen(fixture, lockScreen)
    fixture.device.tap(at: CGPoint(x: 200, y: 400))
    fixture.device.advanceUntilIdle()
    fixture.expectRest(
      of: lockScreen, lockScreen.reveal, settingsAreShown: true, at: .end, completions: [true])
  }
}

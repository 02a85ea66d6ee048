import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let auxiliaryAnimations = SceneRehearsals(
    of: .auxiliaryAnimations, AuxiliaryAnimationsRehearsals.all
  ) { device in
    device.tap(at: CGPoint(x: 335, y: 70))
  }
}

/// Rehearsals of the lock screen, whose blur is animated alongside after a tap on Edit.
enum AuxiliaryAnimationsRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "finish",
        summary: """
          A tap on Edit presents the settings, and the same animator runs the blur of the lock \
          screen. Done dismisses the settings, and Edit presents them again.
          """, script: finish),
      Rehearsal(
        ending: "cancel",
        summary: """
          The app reverses the transition halfway. The settings and the blur go back without extra \
          code.
          """, script: cancel),
    ]
  }

  private static func finish(_ fixture: RehearsalFixture) {
    let lockScreen = AuxiliaryAnimationsViewController()
    fixture.launch(lockScreen, lockScreen.reveal)
    fixture.tapEdit()
    fixture.device.advanceUntilIdle()
    fixture.expectRest(
      of: lockScreen, lockScreen.reveal, settingsAreShown: true, at: .end, completions: [true])

    fixture.device.advance(by: 0.3)
    fixture.tapDone()
    fixture.device.advanceUntilIdle()
    fixture.expectRest(
      of: lockScreen, lockScreen.reveal, settingsAreShown: false, at: .end,
      completions: [true, true])

    fixture.device.advance(by: 0.3)
    fixture.tapEdit()
    fixture.device.advanceUntilIdle()
    fixture.expectRest(
      of: lockScreen, lockScreen.reveal, settingsAreShown: true, at: .end,
      completions: [true, true, true])
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let lockScreen = AuxiliaryAnimationsViewController()
    fixture.launch(lockScreen, lockScreen.reveal)
    fixture.tapEdit()
    fixture.device.advance(by: 0.35)
    lockScreen.reveal.cancel()
    fixture.device.advanceUntilIdle()
    fixture.expectRest(
      of: lockScreen, lockScreen.reveal, settingsAreShown: false, at: .start,
      completions: [false])
  }
}

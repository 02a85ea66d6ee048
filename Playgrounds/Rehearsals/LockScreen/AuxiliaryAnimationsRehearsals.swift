import HeadlessDevice
import InterruptibleTransitions
import Scenes

/// Rehearsals of the lock screen, whose blur is animated alongside after a tap on Edit.
enum AuxiliaryAnimationsRehearsals {
  static let scene = "auxiliary-animations"

  static var all: [Rehearsal] {
    [
      Rehearsal(
        scene: scene, ending: "finish",
        summary: """
          A tap on Edit brings the settings in, and the lock screen's own blur rides along on the \
          same animator. Done takes both away, and Edit brings them back.
          """, script: finish),
      Rehearsal(
        scene: scene, ending: "cancel",
        summary: """
          The app changes its mind half-way: everything runs back, and the blur is gone without a \
          line of code.
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

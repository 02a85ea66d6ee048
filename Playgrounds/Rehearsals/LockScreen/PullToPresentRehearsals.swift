import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let pullToPresent = SceneRehearsals(
    of: .pullToPresent, PullToPresentRehearsals.all
  ) { device in
    let finger = device.press(at: CGPoint(x: 180, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 300), over: 0.3)
    finger.lift()
  }
}

/// Rehearsals of a table that is pulled down. After 30 points the settings begin to move in, and
/// after another 90 points they are fully shown.
enum PullToPresentRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "finish",
        summary: """
          A finger pulls the table until more than half of the settings is shown, and lifts at \
          rest: the settings enter.
          """, script: finish),
      Rehearsal(
        ending: "cancel",
        summary: "The finger lifts before half of the distance: everything goes back.",
        script: cancel),
      Rehearsal(
        ending: "flick to finish",
        summary: """
          The pull is quick and covers less than half of the distance. Its momentum presents the \
          settings.
          """,
        script: flickToFinish),
      Rehearsal(
        ending: "flick to cancel",
        summary: """
          A finger pulls far and pushes back quickly: the momentum takes the settings away.
          """,
        script: flickToCancel),
    ]
  }

  private static func begin(_ fixture: RehearsalFixture) -> (PullToPresentViewController, Finger) {
    let lockScreen = PullToPresentViewController()
    fixture.launch(lockScreen, lockScreen.reveal)
    return (lockScreen, fixture.device.press(at: CGPoint(x: 180, y: 300)))
  }

  private static func finish(_ fixture: RehearsalFixture) {
    let (lockScreen, finger) = begin(fixture)
    finger.move(by: CGVector(dx: 4, dy: 220), over: 0.7)
    fixture.device.advance(by: 0.15)
    fixture.expect(lockScreen.reveal.phase == .held, "the phase is \(lockScreen.reveal.phase)")
    let pulled = -lockScreen.tableView.contentOffset.y
    let progress = Double((pulled - 30) / 90)
    fixture.expect(
      abs(lockScreen.reveal.progress - progress) < 1e-6 && progress > 0.5,
      "pulled by \(pulled) points, the progress is \(lockScreen.reveal.progress)")
    rest(finger, fixture)
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.expectRest(
      of: lockScreen, lockScreen.reveal, settingsAreShown: true, at: .end, completions: [true])
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let (lockScreen, finger) = begin(fixture)
    finger.move(by: CGVector(dx: 4, dy: 110), over: 0.5)
    fixture.expect(
      (0.05...0.45).contains(lockScreen.reveal.progress),
      "the progress is \(lockScreen.reveal.progress)")
    rest(finger, fixture)
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.expectRest(
      of: lockScreen, lockScreen.reveal, settingsAreShown: false, at: .start,
      completions: [false])
  }

  private static func flickToFinish(_ fixture: RehearsalFixture) {
    let (lockScreen, finger) = begin(fixture)
    finger.move(by: CGVector(dx: 2, dy: 110), over: 0.1)
    fixture.expect(
      (0.05...0.45).contains(lockScreen.reveal.progress),
      "the progress is \(lockScreen.reveal.progress)")
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.expectRest(
      of: lockScreen, lockScreen.reveal, settingsAreShown: true, at: .end, completions: [true])
  }

  private static func flickToCancel(_ fixture: RehearsalFixture) {
    let (lockScreen, finger) = begin(fixture)
    finger.move(by: CGVector(dx: 4, dy: 240), over: 0.6)
    fixture.expect(
      lockScreen.reveal.progress > 0.55, "the progress is \(lockScreen.reveal.progress)")
    finger.move(by: CGVector(dx: 0, dy: -36), over: 0.06)
    fixture.expect(
      lockScreen.reveal.progress > 0.5, "the progress is \(lockScreen.reveal.progress)")
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.expectRest(
      of: lockScreen, lockScreen.reveal, settingsAreShown: false, at: .start,
      completions: [false])
  }

  /// Moves the finger slowly, so that its velocity is almost zero. UIKit's velocity is that of the
  /// last movement.
  private static func rest(_ finger: Finger, _ fixture: RehearsalFixture) {
    fixture.device.advance(by: 0.15)
    finger.move(by: CGVector(dx: 0.5, dy: 0), over: 0.05)
    fixture.device.advance(by: 0.1)
  }
}

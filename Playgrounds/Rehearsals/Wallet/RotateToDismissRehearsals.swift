import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let rotateToDismiss = SceneRehearsals(of: .rotateToDismiss, RotateToDismissRehearsals.all)
  { device in
    device.tap(at: CGPoint(x: 196, y: 330))
  }
}

/// Rehearsals of a pass that a tap opens and two fingers rotate away.
enum RotateToDismissRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "finish",
        summary: """
          Two fingers rotate the open pass, a little back, and on again: it rotates exactly with \
          them. They lift past 45 degrees, and the pass leaves.
          """, script: finish),
      Rehearsal(
        ending: "cancel",
        summary: """
          Two fingers rotate the pass by a fifth of the distance, and lift at rest: the pass \
          rotates back.
          """,
        script: cancel),
      Rehearsal(
        ending: "catch while opening",
        summary: """
          A tap opens the pass. Two fingers catch it while it rotates in, and rotate it away at \
          once.
          """, script: grabTheOpening),
    ]
  }

  private static func open(_ fixture: RehearsalFixture) -> RotateToDismissViewController {
    let wallet = RotateToDismissViewController()
    fixture.launch(wallet, wallet.reveal, keeping: wallet.viewer)
    fixture.device.tap(at: CGPoint(x: 196, y: 330))
    return wallet
  }

  /// Opens a pass and rotates two fingers just enough to be recognized.
  private static func begin(_ fixture: RehearsalFixture) -> (
    RotateToDismissViewController, TwoFingers
  ) {
    let wallet = open(fixture)
    fixture.device.advanceUntilIdle()
    expectRest(fixture, wallet, isOpen: true, at: .end, completions: [true])
    fixture.device.advance(by: 0.3)
    let fingers = TwoFingers(
      on: fixture.device, around: CGPoint(x: 196, y: 406), spread: 200, angle: -0.9)
    fingers.move(angle: firstAngle, over: 0)
    return (wallet, fingers)
  }

  /// Checks that the pass has rotated by the same angle as the fingers since they were recognized.
  private static func expectFollows(
    _ fixture: RehearsalFixture, _ wallet: RotateToDismissViewController, _ fingers: TwoFingers
  ) {
    fixture.expect(wallet.reveal.phase == .held, "the phase is \(wallet.reveal.phase)")
    fixture.expect(
      wallet.viewer.passView?.shownAngle ?? .nan, near: fingers.angle - firstAngle, within: 0.002,
      "the pass's angle")
  }

  /// The fingers' angle in the frame in which they were recognized.
  private static let firstAngle: CGFloat = -0.7

  private static func expectRest(
    _ fixture: RehearsalFixture, _ wallet: RotateToDismissViewController, isOpen: Bool,
    at position: TransitionPosition, completions: [Bool]
  ) {
    fixture.expectRest(
      of: wallet.reveal, at: position, presenter: wallet,
      presented: isOpen ? wallet.viewer : nil, completions: completions)
    let pass = wallet.viewer.passView
    fixture.expect(
      pass?.transform.isIdentity == true && pass?.alpha == 1, "the pass is not as it was")
  }

  private static func finish(_ fixture: RehearsalFixture) {
    let (wallet, fingers) = begin(fixture)
    for angle in [-0.2, -0.4, 0.4] as [CGFloat] {
      fingers.move(angle: angle, over: 0.35)
      expectFollows(fixture, wallet, fingers)
    }
    fingers.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, wallet, isOpen: false, at: .end, completions: [true, true])
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let (wallet, fingers) = begin(fixture)
    fingers.move(angle: -0.35, over: 0.4)
    expectFollows(fixture, wallet, fingers)
    fingers.rest()
    fingers.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, wallet, isOpen: true, at: .start, completions: [true, false])
  }

  private static func grabTheOpening(_ fixture: RehearsalFixture) {
    let wallet = open(fixture)
    fixture.device.advance(by: 0.15)
    let fingers = TwoFingers(
      on: fixture.device, around: CGPoint(x: 196, y: 406), spread: 200, angle: -0.9)
    fingers.move(angle: firstAngle, over: 0)
    fixture.expect(wallet.reveal.phase == .held, "the phase is \(wallet.reveal.phase)")
    let before = wallet.viewer.passView?.shownAngle ?? .nan
    let angle = fingers.angle
    fingers.move(angle: -0.4, over: 0.25)
    fixture.expect(
      wallet.viewer.passView?.shownAngle ?? .nan, near: before + fingers.angle - angle,
      within: 0.002, "the pass's angle")
    fingers.move(angle: 0.1, over: 0.25)
    fingers.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, wallet, isOpen: false, at: .start, completions: [false])
  }
}

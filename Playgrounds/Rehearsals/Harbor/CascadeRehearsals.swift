import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let cascade = SceneRehearsals(of: .cascade, CascadeRehearsals.all) { device in
    device.tap(at: CGPoint(x: 196, y: 300))
  }
}

/// Rehearsals of elements that enter and exit one after another.
enum CascadeRehearsals {
  private static let endings: [(String, [ElementModifier.CascadeDirection])] = [
    ("up and down", [.from(.top), .from(.bottom)]),
    ("across", [.from(.left), .from(.right), .from(.leading), .from(.trailing)]),
    ("radial", [.radial(), .inverseRadial()]),
  ]

  static var all: [Rehearsal] {
    endings.map { ending, directions in
      Rehearsal(
        ending: ending,
        summary: """
          The berths enter one after another. A finger catches them in the middle, moves them back \
          and forth, and lifts. They exit in the same way.
          """
      ) { play($0, directions) }
    }
  }

  private static func play(
    _ fixture: RehearsalFixture, _ directions: [ElementModifier.CascadeDirection]
  ) {
    let screen = CascadeViewController()
    fixture.launch(screen, screen.arrival)
    for direction in directions {
      screen.open(direction)
      fixture.device.advance(by: 0.4)
      let finger = fixture.device.press(at: CGPoint(x: 300, y: 500))
      fixture.expect(screen.arrival.phase == .held, "the phase is \(screen.arrival.phase)")
      finger.move(by: CGVector(dx: 90, dy: 0), over: 0.3)
      finger.move(by: CGVector(dx: -160, dy: 0), over: 0.3)
      finger.lift()
      fixture.device.advanceUntilIdle()
      fixture.expectRest(of: screen.arrival, in: screen, count: 2)
      screen.popViewController(animated: true)
      fixture.device.advance(by: 0.4)
      let second = fixture.device.press(at: CGPoint(x: 100, y: 500))
      second.move(by: CGVector(dx: 120, dy: 0), over: 0.3)
      second.lift()
      fixture.device.advanceUntilIdle()
      fixture.expectRest(of: screen.arrival, in: screen, count: 1)
    }
    let told = Array(repeating: true, count: 2 * directions.count)
    fixture.expect(fixture.completions == told, "the completions are \(fixture.completions)")
  }
}

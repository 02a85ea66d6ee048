import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let presetWall = SceneRehearsals(of: .presetWall, PresetWallRehearsals.all) { device in
    device.tap(at: CGPoint(x: 196, y: 420))
  }
}

/// Rehearsals of all presets at once, in both directions. Each is caught in the middle.
enum PresetWallRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "there and back",
        summary: """
          A tap starts every preset. A finger catches all pages in the middle, moves them back and \
          forth, and throws them forward. The same happens on the return.
          """, meetsEveryReading: false
      ) { fixture in thereAndBack(fixture, PresetWallViewController()) },
      Rehearsal(
        ending: "cancel",
        summary: "A finger catches all pages in the middle, and throws them back.",
        script: cancel),
      Rehearsal(
        ending: "from below",
        summary: "The pages enter from below, and exit there.", meetsEveryReading: false
      ) { fixture in thereAndBack(fixture, PresetWallViewController(from: .bottom)) },
      Rehearsal(
        ending: "from the left",
        summary: "The pages enter from the left, and exit there.", meetsEveryReading: false
      ) { fixture in thereAndBack(fixture, PresetWallViewController(from: .left)) },
      Rehearsal(
        ending: "from above",
        summary: "The pages enter from above, and exit there.", meetsEveryReading: false
      ) { fixture in thereAndBack(fixture, PresetWallViewController(from: .top)) },
      Rehearsal(
        ending: "right to left",
        summary: "In a right-to-left layout, pages enter from the left instead of the right.",
        meetsEveryReading: false
      ) { fixture in thereAndBack(fixture, PresetWallViewController(isMirrored: true)) },
      Rehearsal(
        ending: "reduced-motion",
        summary: "With Reduce Motion, every page cross-fades, also under a finger.",
        meetsEveryReading: false
      ) { fixture in
        fixture.device.settings.reducesMotion = true
        thereAndBack(fixture, PresetWallViewController())
      },
    ]
  }

  private static func launch(_ fixture: RehearsalFixture, _ wall: PresetWallViewController) {
    fixture.launch(wall, wall.tiles[0].transition)
  }

  private static func tap(_ fixture: RehearsalFixture) {
    fixture.device.tap(at: CGPoint(x: 196, y: 420))
  }

  /// Catches all pages in the middle, moves them, and throws them in a direction.
  private static func `catch`(
    _ fixture: RehearsalFixture, _ wall: PresetWallViewController, throwing direction: CGFloat
  ) {
    let usesReducedMotion = fixture.device.settings.reducesMotion
    fixture.device.advance(by: usesReducedMotion ? 0.03 : 0.12)
    let finger = fixture.device.press(at: CGPoint(x: 150, y: 440))
    finger.move(by: CGVector(dx: 12, dy: 0), over: 0.02)
    let phases = wall.tiles.map(\.transition.phase)
    fixture.expect(phases.allSatisfy { $0 == .held }, "the phases are \(phases)")
    finger.move(by: CGVector(dx: 60, dy: 0), over: 0.3)
    finger.move(by: CGVector(dx: -40, dy: 0), over: 0.3)
    fixture.device.advance(by: 0.2)
    finger.move(by: CGVector(dx: 70 * direction, dy: 0), over: 0.07)
    finger.lift()
    fixture.device.advanceUntilIdle()
  }

  private static func expectRest(
    _ fixture: RehearsalFixture, _ wall: PresetWallViewController, isOpen: Bool
  ) {
    for tile in wall.tiles {
      let page = tile.topViewController
      fixture.expect(
        tile.viewControllers.count == (isOpen ? 2 : 1), "\(tile.name) has \(tile.viewControllers)")
      fixture.expect(
        tile.transition.flight == nil && tile.transitionCoordinator == nil,
        "\(tile.name) is still in progress")
      fixture.expect(
        page?.view.transform.isIdentity == true && page?.view.alpha == 1,
        "the page of \(tile.name) is not as it was")
      let views = page?.view.superview?.subviews.count ?? 0
      fixture.expect(views == 1, "\(tile.name) has \(views) views in its container")
    }
  }

  private static func thereAndBack(
    _ fixture: RehearsalFixture, _ wall: PresetWallViewController
  ) {
    launch(fixture, wall)
    for isOpen in [true, false] {
      tap(fixture)
      `catch`(fixture, wall, throwing: 1)
      expectRest(fixture, wall, isOpen: isOpen)
      fixture.device.advance(by: 0.3)
    }
    fixture.expect(
      fixture.completions == Array(repeating: true, count: 2 * wall.tiles.count),
      "the completions are \(fixture.completions)")
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let wall = PresetWallViewController()
    launch(fixture, wall)
    tap(fixture)
    `catch`(fixture, wall, throwing: -1)
    expectRest(fixture, wall, isOpen: false)
    fixture.expect(
      fixture.completions == Array(repeating: false, count: wall.tiles.count),
      "the completions are \(fixture.completions)")
  }
}

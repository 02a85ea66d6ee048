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
          A tap sets every preset going. A finger catches all of them in the middle, moves them to \
          and fro, and throws them on. The same on the way back.
          """, meetsEveryReading: false
      ) { fixture in thereAndBack(fixture, PresetWallViewController()) },
      Rehearsal(
        ending: "cancel",
        summary: "Caught in the middle, all pages are thrown back to where they came from.",
        script: cancel),
      Rehearsal(
        ending: "from below",
        summary: "The pages come from below, and go there.", meetsEveryReading: false
      ) { fixture in thereAndBack(fixture, PresetWallViewController(from: .down)) },
      Rehearsal(
        ending: "from the left",
        summary: "The pages come from the left, and go there.", meetsEveryReading: false
      ) { fixture in thereAndBack(fixture, PresetWallViewController(from: .left)) },
      Rehearsal(
        ending: "from above",
        summary: "The pages come from above, and go there.", meetsEveryReading: false
      ) { fixture in thereAndBack(fixture, PresetWallViewController(from: .up)) },
      Rehearsal(
        ending: "right to left",
        summary:
          "In a layout from right to left, what would come from the right comes from the left.",
        meetsEveryReading: false
      ) { fixture in thereAndBack(fixture, PresetWallViewController(isMirrored: true)) },
      Rehearsal(
        ending: "reduced-motion",
        summary: """
          For a person who wants less motion, every page cross-fades, under the finger too.
          """,
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
        "\(tile.name) is still under way")
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
      "UIKit was told of completion: \(fixture.completions)")
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let wall = PresetWallViewController()
    launch(fixture, wall)
    tap(fixture)
    `catch`(fixture, wall, throwing: -1)
    expectRest(fixture, wall, isOpen: false)
    fixture.expect(
      fixture.completions == Array(repeating: false, count: wall.tiles.count),
      "UIKit was told of completion: \(fixture.completions)")
  }
}

import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let pinchToOpen = SceneRehearsals(of: .pinchToOpen, PinchToOpenRehearsals.all) { device in
    let fingers = TwoFingers(
      on: device, around: CGPoint(x: 196, y: 356), spread: 70, angle: -0.8)
    fingers.move(spread: 300, over: 0.4)
    fingers.lift()
  }
}

/// Rehearsals of a photo that opens under two fingers, which move apart on it in the grid.
enum PinchToOpenRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "finish",
        summary: """
          Two fingers move apart on a photo and drag it along. The photo grows with their \
          distance, and opens when they lift. Fingers that move together put it back.
          """, script: finish),
      Rehearsal(
        ending: "cancel",
        summary: "Two fingers move apart only a little, and lift at rest: the photo goes back.",
        script: cancel),
      Rehearsal(
        ending: "catch",
        summary: """
          A quick pinch throws the photo open. Two other fingers catch it in flight, and pinch it \
          back into the grid.
          """, script: catchIt),
    ]
  }

  /// The center of the opened photo, which is the fifth.
  private static let place = CGPoint(x: 196, y: 356)

  /// Moves two fingers apart just enough for a pinch.
  private static func begin(_ fixture: RehearsalFixture) -> (PinchToOpenViewController, TwoFingers)
  {
    let grid = PinchToOpenViewController()
    fixture.launch(grid, grid.reveal, keeping: grid.viewer)
    let fingers = TwoFingers(on: fixture.device, around: place, spread: 70, angle: -0.8)
    fingers.move(spread: 82, over: 0)
    return (grid, fingers)
  }

  /// Checks that the photo has grown with the distance of the fingers, and has moved with them.
  private static func expectFollows(
    _ fixture: RehearsalFixture, _ grid: PinchToOpenViewController, _ fingers: TwoFingers
  ) {
    fixture.expect(grid.reveal.phase == .held, "the phase is \(grid.reveal.phase)")
    let tile = grid.tiles[4].frame
    let shown = grid.viewer.photoView.shownFrame
    fixture.expect(
      shown.width, near: tile.width * fingers.spread / 82, "the photo's width")
    let carried = grid.viewer.carrier.shownFrame.origin
    fixture.expect(carried.x, near: fingers.middle.x - place.x, "the photo's horizontal position")
    fixture.expect(carried.y, near: fingers.middle.y - place.y, "the photo's vertical position")
    fixture.expect(grid.tiles[4].alpha == 0, "the photo is shown twice")
  }

  /// Checks the frame of the photo after the flight.
  private static func expectRest(
    _ fixture: RehearsalFixture, _ grid: PinchToOpenViewController, isOpen: Bool,
    at position: TransitionPosition, completions: [Bool]
  ) {
    fixture.expectRest(
      of: grid.reveal, at: position, presenter: grid, presented: isOpen ? grid.viewer : nil,
      completions: completions)
    fixture.expect(
      grid.tiles.map(\.alpha) == grid.tiles.indices.map { isOpen && $0 == 4 ? 0 : 1 },
      "the tiles' alpha is \(grid.tiles.map(\.alpha))")
    let viewer = grid.viewer
    fixture.expect(
      viewer.photoView.transform.isIdentity && viewer.carrier.transform.isIdentity,
      "the photo is transformed")
    guard isOpen else { return }
    fixture.expect(
      viewer.photoView.shownFrame.width, near: grid.tiles[4].bounds.width * 3, "the photo's width")
  }

  private static func finish(_ fixture: RehearsalFixture) {
    let (grid, fingers) = begin(fixture)
    fingers.move(to: CGPoint(x: 214, y: 400), spread: 150, over: 0.5)
    expectFollows(fixture, grid, fingers)
    fingers.move(to: CGPoint(x: 206, y: 420), spread: 200, angle: -0.7, over: 0.3)
    expectFollows(fixture, grid, fingers)
    fingers.rest()
    fingers.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, grid, isOpen: true, at: .end, completions: [true])

    fixture.device.advance(by: 0.3)
    let closing = TwoFingers(
      on: fixture.device, around: CGPoint(x: 200, y: 410), spread: 260, angle: -0.8)
    closing.move(to: CGPoint(x: 190, y: 380), spread: 110, over: 0.4)
    fixture.expect(grid.reveal.phase == .held, "the phase is \(grid.reveal.phase)")
    closing.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, grid, isOpen: false, at: .end, completions: [true, true])
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let (grid, fingers) = begin(fixture)
    fingers.move(to: CGPoint(x: 190, y: 330), spread: 130, over: 0.5)
    expectFollows(fixture, grid, fingers)
    fingers.rest()
    fingers.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, grid, isOpen: false, at: .start, completions: [false])
  }

  private static func catchIt(_ fixture: RehearsalFixture) {
    let (grid, fingers) = begin(fixture)
    fingers.move(spread: 130, over: 0.12)
    fingers.lift()
    fixture.device.advance(by: 0.08)
    fixture.expect(
      grid.reveal.phase == .settling(toward: .end), "the phase is \(grid.reveal.phase)")
    let others = TwoFingers(
      on: fixture.device, around: CGPoint(x: 196, y: 400), spread: 200, angle: 0.6)
    others.move(spread: 188, over: 0)
    fixture.expect(grid.reveal.phase == .held, "the phase is \(grid.reveal.phase)")
    let before = grid.viewer.photoView.shownFrame.width
    let spread = others.spread
    others.move(spread: 150, over: 0.2)
    fixture.expect(
      grid.viewer.photoView.shownFrame.width, near: before * 150 / spread, "the photo's width")
    others.move(spread: 90, over: 0.2)
    others.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, grid, isOpen: false, at: .start, completions: [false])
  }
}

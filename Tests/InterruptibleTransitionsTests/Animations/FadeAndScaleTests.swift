import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Fade and scale", .underVariants)
struct FadeAndScaleTests {
  /// Returns the opacity of a view, its size as a factor, and its distance below its place in
  /// hundreds of points.
  private func shown(_ controller: UIViewController) -> [CGFloat] {
    guard let layer = controller.view.layer.presentation() else { return [] }
    let plane = layer.affineTransform()
    return [CGFloat(layer.opacity), plane.a, plane.ty / 100]
  }

  /// Scrubs the flight that has just been requested, and expects the values at each progress.
  private func expectMoves(
    _ fixture: ContainerKindFixture, _ expected: (CGFloat) -> [CGFloat],
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    fixture.device.advance(by: 0.05)
    fixture.transition.pause()
    for progress in [0.1, 0.3, 0.6, 0.9] as [CGFloat] {
      fixture.transition.update(progress)
      fixture.device.advance(by: 0.02)
      #expect(
        largestDifference(shown(fixture.second), expected(progress))
          < within(0.01, orStep: 2.0 / 47), sourceLocation: sourceLocation)
    }
  }

  /// Presents and dismisses, each cancelled first, and expects that the view is restored.
  private func expectWay(
    _ kind: ContainerKind, _ animation: TransitionAnimation,
    there: (CGFloat) -> [CGFloat], back: (CGFloat) -> [CGFloat]
  ) {
    let fixture = ContainerKindFixture(kind, animation)
    for isWayBack in [false, true] {
      for finishes in [false, true] {
        if isWayBack { fixture.back() } else { fixture.there() }
        expectMoves(fixture, isWayBack ? back : there)
        if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
        fixture.device.advanceUntilIdle()
        #expect((fixture.second.view.window != nil) == (isWayBack != finishes))
        #expect(fixture.second.view.alpha == 1 && fixture.second.view.transform.isIdentity)
      }
    }
  }

  @Test("The opacity of a fade equals the progress", arguments: ContainerKind.allCases)
  func fade(_ kind: ContainerKind) {
    expectWay(kind, .fade) {
      [$0, 1, 0]
    } back: {
      [1 - $0, 1, 0]
    }
  }

  @Test(
    "A scale begins to move before the view appears, and reverses in one motion",
    arguments: ContainerKind.allCases)
  func scale(_ kind: ContainerKind) {
    expectWay(kind, .scale(from: 0.4, offset: CGPoint(x: 0, y: 80))) { progress in
      let (way, opacity) = (max(progress - 0.15, 0) / 0.85, max(progress - 0.5, 0) / 0.5)
      return [opacity, 0.4 + 0.6 * way, 0.8 * (1 - way)]
    } back: { progress in
      [1 - progress, 1 - 0.6 * progress, 0.8 * progress]
    }
  }
}

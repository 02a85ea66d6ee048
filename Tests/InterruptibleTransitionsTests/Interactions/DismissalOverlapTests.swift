import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("What happens at the same time as a dismissal", .everyReading)
struct DismissalOverlapTests {
  /// A world that a tap has begun to dismiss, with some interactions.
  private func dismissing(_ interactions: [any TransitionInteraction]) -> FlightWorld {
    let world = FlightWorld()
    world.present()
    world.device.advanceUntilIdle()
    world.transition.interactions = interactions
    world.presented.dismiss(animated: true)
    world.device.advance(by: 0.2)
    #expect(world.transition.phase == .running(toward: .end))
    return world
  }

  /// Expects all that holds once the dismissal has come to rest.
  private func expectRest(
    _ world: FlightWorld, at position: TransitionPosition,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    world.device.advanceUntilIdle()
    let isGone = position == .end
    #expect(world.completions == [true, isGone], sourceLocation: sourceLocation)
    #expect(world.transition.phase == .ended(at: position), sourceLocation: sourceLocation)
    #expect(
      world.presenter.presentedViewController === (isGone ? nil : world.presented),
      sourceLocation: sourceLocation)
    #expect((world.presented.view.window == nil) == isGone, sourceLocation: sourceLocation)
    #expect(world.device.window.subviews.count == (isGone ? 1 : 2), sourceLocation: sourceLocation)
    let place = isGone ? 0 : FlightWorld.distance
    #expect(world.set == [place, place, place], sourceLocation: sourceLocation)
    #expect(
      world.device.window.gestureRecognizers?.isEmpty != false, sourceLocation: sourceLocation)
  }

  @Test(
    "What the app says while fingers hold is what happens",
    arguments: GestureKind.allCases, AppVerb.allCases)
  func appWhileHeld(_ kind: GestureKind, _ verb: AppVerb) {
    let world = dismissing([kind.interaction()])
    let hand = GestureHand(kind, on: world.device)
    hand.begin()
    hand.move(to: 0.1)
    #expect(world.transition.phase == .held)
    verb.send(to: world.transition)
    hand.move(to: verb.end == .end ? 0.4 : 0, over: 0.15)
    hand.lift()
    expectRest(world, at: verb.end)
  }

  @Test("Grabbed while it settles, it goes where it is thrown", arguments: GestureKind.allCases)
  func grabsWhatSettles(_ kind: GestureKind) {
    for finishes in [true, false] {
      let world = dismissing([kind.interaction()])
      let hand = GestureHand(kind, on: world.device)
      hand.begin()
      world.transition.completionRule = .custom { _ in !finishes }
      hand.lift()
      #expect(world.transition.phase == .settling(toward: finishes ? .start : .end))
      world.device.advance(by: 0.02)
      let again = GestureHand(kind, on: world.device)
      again.begin()
      #expect(world.transition.phase == .held)
      let shown = world.shown
      world.device.advance(by: 0.1)
      #expect(largestDifference(world.shown, shown) < 0.01)
      world.transition.completionRule = .custom { _ in finishes }
      again.lift()
      expectRest(world, at: finishes ? .end : .start)
    }
  }

  @Test("A tap that freezes it, and the app's word after that", arguments: AppVerb.allCases)
  func holdThenApp(_ verb: AppVerb) {
    let world = dismissing([.hold(finishing: .down, within: 40)])
    world.device.tap(at: CGPoint(x: 200, y: 400))
    #expect(world.transition.phase == .held)
    verb.send(to: world.transition)
    expectRest(world, at: verb.end)
  }

  @Test("Fingers that the system takes away let it go on", arguments: GestureKind.allCases)
  func cancelled(_ kind: GestureKind) {
    let world = dismissing([kind.interaction()])
    let hand = GestureHand(kind, on: world.device)
    hand.begin()
    hand.move(to: 0.1)
    hand.cancel()
    expectRest(world, at: .end)
  }
}

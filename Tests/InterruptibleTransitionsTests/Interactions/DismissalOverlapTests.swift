import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Simultaneous input during a dismissal", .underVariants)
struct DismissalOverlapTests {
  /// Returns a fixture whose dismissal is running, with the given interactions.
  private func dismissing(_ interactions: [any TransitionInteraction]) -> FlightFixture {
    let fixture = FlightFixture()
    fixture.present()
    fixture.device.advanceUntilIdle()
    fixture.transition.interactions = interactions
    fixture.presented.dismiss(animated: true)
    fixture.device.advance(by: 0.2)
    #expect(fixture.transition.phase == .running(toward: .end))
    return fixture
  }

  /// Expects the state after the dismissal has ended.
  private func expectRest(
    _ fixture: FlightFixture, at position: TransitionPosition,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    fixture.device.advanceUntilIdle()
    let isGone = position == .end
    #expect(fixture.completions == [true, isGone], sourceLocation: sourceLocation)
    #expect(fixture.transition.phase == .ended(at: position), sourceLocation: sourceLocation)
    #expect(
      fixture.presenter.presentedViewController === (isGone ? nil : fixture.presented),
      sourceLocation: sourceLocation)
    #expect((fixture.presented.view.window == nil) == isGone, sourceLocation: sourceLocation)
    #expect(
      fixture.device.window.subviews.count == (isGone ? 1 : 2), sourceLocation: sourceLocation)
    let place = isGone ? 0 : FlightFixture.distance
    #expect(fixture.set == [place, place, place], sourceLocation: sourceLocation)
    #expect(
      fixture.device.window.gestureRecognizers?.isEmpty != false, sourceLocation: sourceLocation)
  }

  @Test(
    "The app's calls take effect while a gesture holds the dismissal",
    arguments: GestureKind.allCases, AppVerb.allCases)
  func appWhileHeld(_ kind: GestureKind, _ verb: AppVerb) {
    let fixture = dismissing([kind.interaction()])
    let hand = GestureHand(kind, on: fixture.device)
    hand.begin()
    hand.move(to: 0.1)
    #expect(fixture.transition.phase == .held)
    verb.send(to: fixture.transition)
    hand.move(to: verb.end == .end ? 0.4 : 0, over: 0.15)
    hand.lift()
    expectRest(fixture, at: verb.end)
  }

  @Test(
    "A gesture holds a settling dismissal, and its release decides the end",
    arguments: GestureKind.allCases)
  func grabsWhatSettles(_ kind: GestureKind) {
    for finishes in [true, false] {
      let fixture = dismissing([kind.interaction()])
      let hand = GestureHand(kind, on: fixture.device)
      hand.begin()
      fixture.transition.completionRule = .custom { _ in !finishes }
      hand.lift()
      #expect(fixture.transition.phase == .settling(toward: finishes ? .start : .end))
      fixture.device.advance(by: 0.02)
      let again = GestureHand(kind, on: fixture.device)
      again.begin()
      #expect(fixture.transition.phase == .held)
      let shown = fixture.shown
      fixture.device.advance(by: 0.1)
      #expect(largestDifference(fixture.shown, shown) < 0.01)
      fixture.transition.completionRule = .custom { _ in finishes }
      again.lift()
      expectRest(fixture, at: finishes ? .end : .start)
    }
  }

  @Test(
    "After a tap has paused a dismissal, the app's calls take effect", arguments: AppVerb.allCases)
  func holdThenApp(_ verb: AppVerb) {
    let fixture = dismissing([.touchToPause(deciding: .down, within: 40)])
    fixture.device.tap(at: CGPoint(x: 200, y: 400))
    #expect(fixture.transition.phase == .held)
    verb.send(to: fixture.transition)
    expectRest(fixture, at: verb.end)
  }

  @Test("A cancelled gesture lets the dismissal continue", arguments: GestureKind.allCases)
  func cancelled(_ kind: GestureKind) {
    let fixture = dismissing([kind.interaction()])
    let hand = GestureHand(kind, on: fixture.device)
    hand.begin()
    hand.move(to: 0.1)
    hand.cancel()
    expectRest(fixture, at: .end)
  }
}

import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// The calls that an app may make while a gesture holds a flight, and their results.
nonisolated enum AppVerb: CaseIterable, Sendable {
  case finish, cancel, reverse, resume

  @MainActor func send(to transition: InterruptibleTransition) {
    switch self {
    case .finish: transition.finish()
    case .cancel: transition.cancel()
    case .reverse: transition.reverse()
    case .resume: transition.resume()
    }
  }

  /// The end of a flight that was held while it ran to its end.
  var end: TransitionPosition { self == .finish || self == .resume ? .end : .start }
}

extension GestureTests {
  @Suite("Simultaneous input", .underVariants)
  struct SimultaneousInput {
    @Test(
      "The app's calls take effect while a gesture holds, and the fingers move nothing more",
      arguments: GestureKind.allCases, AppVerb.allCases)
    func appWhileHeld(_ kind: GestureKind, _ verb: AppVerb) {
      for isGrab in [true, false] {
        let fixture =
          isGrab ? FlightFixture.flying(with: [kind.interaction()]) : FlightFixture.startedBy(kind)
        let hand = GestureHand(kind, on: fixture.device)
        hand.begin()
        hand.move(to: 0.2)
        #expect(fixture.transition.phase == .held)
        verb.send(to: fixture.transition)
        hand.move(to: verb.end == .end ? -0.4 : 0.6, over: 0.15)
        hand.lift()
        fixture.expectRest(at: verb.end)
      }
    }

    @Test(
      "A gesture holds a settling flight again, in either direction, without a jump",
      arguments: GestureKind.allCases, [true, false])
    func grabsWhatSettles(_ kind: GestureKind, _ forwards: Bool) {
      let fixture = FlightFixture.flying(with: [kind.interaction()])
      let hand = GestureHand(kind, on: fixture.device)
      hand.begin()
      hand.move(to: forwards ? 0.25 : 0.1)
      fixture.transition.configuration.completionRule = .custom { _ in forwards }
      hand.lift()
      let position: TransitionPosition = forwards ? .end : .start
      #expect(fixture.transition.phase == .settling(toward: position))
      fixture.device.advance(by: 0.04)
      // The fingers come down, and the gesture is recognized in the next frame.
      let again = GestureHand(kind, on: fixture.device)
      let before = fixture.shown
      fixture.device.advance(by: 1.0 / 60)
      let step = largestDifference(fixture.shown, before)
      let last = fixture.shown
      again.begin()
      #expect(fixture.transition.phase == .held)
      #expect(largestDifference(fixture.shown, last) <= step + 0.5)
      let held = fixture.shown
      fixture.device.advance(by: 0.1)
      #expect(largestDifference(fixture.shown, held) < 0.01)
      fixture.transition.configuration.completionRule = .custom { _ in !forwards }
      again.lift()
      fixture.expectRest(at: position.opposite)
    }

    @Test("During a pan, taps elsewhere do not pause or release the flight")
    func tapDuringGesture() {
      let fixture = FlightFixture()
      fixture.transition.interactions = [
        .pan(.down, over: 200, on: fixture.presenter.view) { [unowned fixture] in
          fixture.presenter.present(fixture.presented, with: fixture.transition)
        },
        .touchToPause(deciding: .down, within: 40),
      ]
      let hand = GestureHand(.pan, on: fixture.device)
      hand.begin()
      hand.move(to: 0.3)
      let shown = fixture.shown
      fixture.device.tap(at: CGPoint(x: 60, y: 700))
      fixture.device.tap(at: CGPoint(x: 60, y: 700))
      #expect(fixture.transition.phase == .held)
      #expect(largestDifference(fixture.shown, shown) < 0.01)
      hand.move(to: 0.7)
      #expect(abs(fixture.shown[0] - 140) < 0.01)
      hand.lift()
      fixture.expectRest(at: .end)
    }

    @Test("Touch-to-pause pauses a flight that a pan has released")
    func holdAfterGesture() {
      let fixture = FlightFixture()
      fixture.transition.interactions = [
        .pan(.down, over: 200, on: fixture.presenter.view) { [unowned fixture] in
          fixture.presenter.present(fixture.presented, with: fixture.transition)
        },
        .touchToPause(deciding: .down, within: 40),
      ]
      let hand = GestureHand(.pan, on: fixture.device)
      hand.begin()
      hand.move(to: 0.5)
      hand.lift()
      fixture.device.advance(by: 0.05)
      #expect(fixture.transition.phase == .settling(toward: .end))
      fixture.device.tap(at: CGPoint(x: 60, y: 700))
      #expect(fixture.transition.phase == .held)
      let shown = fixture.shown
      fixture.device.advance(by: 0.2)
      #expect(largestDifference(fixture.shown, shown) < 0.01)
      fixture.device.tap(at: CGPoint(x: 60, y: 700))
      fixture.expectRest(at: .end)
    }

    @Test(
      "Lifting or cancelling one of a pan's two fingers makes no jump", arguments: [true, false])
    func oneFingerLeaves(_ lifts: Bool) {
      let fixture = FlightFixture.flying(with: [.pan(.down, over: 200)])
      let first = fixture.device.press(at: CGPoint(x: 150, y: 300))
      let second = fixture.device.press(at: CGPoint(x: 250, y: 300))
      fixture.device.move([
        (first, CGVector(dx: 0, dy: 12)), (second, CGVector(dx: 0, dy: 12)),
      ])
      #expect(fixture.transition.phase == .held)
      let shown = fixture.shown
      if lifts { second.lift() } else { second.cancel() }
      #expect(largestDifference(fixture.shown, shown) <= 0.5)
      first.lift()
      fixture.device.advanceUntilIdle()
      fixture.expectRest(at: .end)
    }

    @Test(
      "Lifting one of the two fingers of a pinch or rotation makes no jump",
      arguments: [GestureKind.pinch, .rotation])
    func oneOfTwoFingersLifts(_ kind: GestureKind) {
      let fixture = FlightFixture.flying(with: [kind.interaction()])
      let x = 196.0
      let y = 400.0
      let fingers = [-44.0, 44.0].map { fixture.device.press(at: CGPoint(x: x + $0, y: y)) }
      let way = kind == .pinch ? CGVector(dx: 20, dy: 0) : CGVector(dx: 0, dy: 20)
      fixture.device.move([
        (fingers[0], CGVector(dx: -way.dx, dy: -way.dy)), (fingers[1], way),
      ])
      #expect(fixture.transition.phase == .held)
      let shown = fixture.shown
      fingers[1].lift()
      #expect(fixture.transition.phase == .held)
      #expect(largestDifference(fixture.shown, shown) <= 0.5)
      fingers[0].move(by: CGVector(dx: 30, dy: 30), over: 0.1)
      #expect(largestDifference(fixture.shown, shown) <= 0.5)
      fingers[0].lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions.count == 1)
    }

    @Test(
      "Removing the view under a two-finger gesture leaves no recognizer behind",
      arguments: GestureKind.allCases)
    func viewRemoved(_ kind: GestureKind) {
      for starts in [true, false] {
        let fixture = FlightFixture()
        let handle = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        (starts ? fixture.presenter.view : fixture.presented.view).addSubview(handle)
        fixture.transition.interactions = [
          kind.interaction(
            on: handle,
            begin: starts
              ? { [unowned fixture] in
                fixture.presenter.present(fixture.presented, with: fixture.transition)
              } : nil)
        ]
        if !starts { fixture.present() }
        let hand = GestureHand(kind, on: fixture.device)
        hand.begin()
        hand.move(to: 0.1)
        #expect(starts == false || fixture.transition.phase == .held)
        handle.removeFromSuperview()
        hand.move(to: 0.3)
        hand.lift()
        fixture.device.advanceUntilIdle()
        #expect(fixture.completions.count == 1)
        fixture.expectRest(at: fixture.completions == [true] ? .end : .start)
      }
    }

    @Test("Of two pans in flight, the first in the list holds the flight, regardless of direction")
    func firstOfSeveral() {
      for isFirst in [true, false] {
        let fixture = FlightFixture()
        let pans: [any TransitionInteraction] = [.pan(.right, over: 200), .pan(.up, over: 200)]
        fixture.transition.interactions = isFirst ? pans : pans.reversed()
        fixture.present()
        let finger = fixture.device.press(at: CGPoint(x: 100, y: 400))
        finger.move(by: CGVector(dx: 12, dy: 0))
        let grabbedAt = fixture.transition.progress
        finger.move(by: CGVector(dx: 80, dy: 0), over: 0.2)
        let moved = fixture.transition.progress - grabbedAt
        #expect(abs(moved - (isFirst ? 0.4 : 0)) < 0.01 && fixture.transition.phase == .held)
        finger.lift()
        fixture.device.advanceUntilIdle()
        #expect(fixture.completions.count == 1)
      }
    }
  }
}

extension GestureTests {
  @Suite("Simultaneous input during a dismissal", .underVariants)
  struct InputDuringDismissals {
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
        fixture.transition.configuration.completionRule = .custom { _ in !finishes }
        hand.lift()
        #expect(fixture.transition.phase == .settling(toward: finishes ? .start : .end))
        fixture.device.advance(by: 0.02)
        let again = GestureHand(kind, on: fixture.device)
        again.begin()
        #expect(fixture.transition.phase == .held)
        let shown = fixture.shown
        fixture.device.advance(by: 0.1)
        #expect(largestDifference(fixture.shown, shown) < 0.01)
        fixture.transition.configuration.completionRule = .custom { _ in finishes }
        again.lift()
        expectRest(fixture, at: finishes ? .end : .start)
      }
    }

    @Test(
      "After a tap has paused a dismissal, the app's calls take effect", arguments: AppVerb.allCases
    )
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
}

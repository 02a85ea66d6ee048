import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension GestureTests {
  @Suite("Gesture interactions", .underVariants, .alsoUnder(.removedViewsKeepTouches))
  struct Interactions {
    @Test(
      "A gesture starts the transition, moves it 1:1, and the completion rule decides its end",
      arguments: GestureKind.allCases, [true, false])
    func starts(_ kind: GestureKind, _ forwards: Bool) {
      let fixture = FlightFixture.startedBy(kind)
      let hand = GestureHand(kind, on: fixture.device)
      hand.begin()
      fixture.device.advance(by: 0.05)
      #expect(fixture.transition.phase == .held)
      hand.move(to: 0.4)
      #expect(abs(fixture.transition.progress - 0.4) < 1e-6)
      #expect(abs(fixture.shown[0] - 80) < 0.01)
      hand.move(to: forwards ? 0.45 : 0.35, over: 0.05)
      hand.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [forwards])
    }

    @Test(
      "With the rule `position`, the position of the fingers at the release decides",
      arguments: GestureKind.allCases)
    func position(_ kind: GestureKind) {
      for (travel, finishes) in [(0.7, true), (0.3, false)] {
        let fixture = FlightFixture.startedBy(kind)
        fixture.transition.configuration.completionRule = .position
        let hand = GestureHand(kind, on: fixture.device)
        hand.begin()
        hand.move(to: 1.5)
        hand.move(to: travel)
        hand.lift()
        fixture.device.advanceUntilIdle()
        #expect(fixture.completions == [finishes])
      }
    }

    @Test(
      "A gesture in the opposite direction starts nothing",
      arguments: [GestureKind.pan, .pinch, .rotation])
    func otherWay(_ kind: GestureKind) {
      let fixture = FlightFixture.startedBy(kind)
      let hand = GestureHand(kind, on: fixture.device)
      hand.begin(backwards: true)
      hand.move(to: 0.5)
      #expect(fixture.transition.phase == .idle)
      hand.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.presenter.presentedViewController == nil)
    }

    @Test(
      "A gesture holds a running flight without a jump and moves it 1:1",
      arguments: GestureKind.allCases)
    func grabs(_ kind: GestureKind) {
      let fixture = FlightFixture.flying(with: [kind.interaction()])
      let hand = GestureHand(kind, on: fixture.device)
      // The flight continues until the gesture is recognized, in the next frame.
      let hint = fixture.transition.progress
      hand.begin(at: hint)
      #expect(fixture.transition.phase == .held)
      let grabbedAt = fixture.transition.progress
      let shown = fixture.shown
      fixture.device.advance(by: 0.2)
      #expect(fixture.transition.progress == grabbedAt)
      #expect(largestDifference(fixture.shown, shown) < 0.01)
      for travel in [0.2, -0.1, 0.15] {
        hand.move(to: travel)
        // The travel of a pinch depends on the scale at which it began to hold.
        let size = 1 + 2 * grabbedAt
        let expected = grabbedAt + (kind == .pinch ? travel * size / (1 + 2 * hint) : travel)
        #expect(abs(fixture.transition.progress - expected) < 1e-6)
        #expect(abs(fixture.shown[0] - 200 * CGFloat(expected)) < within(0.01, orStep: 4))
      }
      hand.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test("In a pinch or rotation, a finger that returns elsewhere does not make the flight jump")
    func comesBack() {
      for kind in [GestureKind.pinch, .rotation] {
        let fixture = FlightFixture.flying(with: [kind.interaction()])
        let device = fixture.device
        let fingers = [150.0, 250].map { device.press(at: CGPoint(x: $0, y: 400)) }
        fingers[1].move(by: CGVector(dx: 20, dy: 30), over: 0.1)
        #expect(fixture.transition.phase == .held)
        let progress = fixture.transition.progress
        fingers[0].lift()
        let back = device.press(at: CGPoint(x: 60, y: 300))
        back.move(by: CGVector(dx: 0, dy: 1))
        #expect(abs(fixture.transition.progress - progress) < 0.02)
        let moved = fixture.transition.progress
        back.move(by: CGVector(dx: -60, dy: -80), over: 0.2)
        #expect(abs(fixture.transition.progress - moved) > 0.02)
        for finger in [fingers[1], back] { finger.lift() }
        device.advanceUntilIdle()
        #expect(fixture.completions.count == 1)
      }
    }

    @Test("A release passes on the fingers' velocity", arguments: GestureKind.allCases)
    func velocity(_ kind: GestureKind) {
      var velocity: Double?
      let fixture = FlightFixture.startedBy(kind)
      fixture.transition.configuration.completionRule = .custom {
        velocity = $0.velocity
        return true
      }
      let hand = GestureHand(kind, on: fixture.device)
      hand.begin()
      hand.move(to: 0.3)
      // This takes one frame, so that rotating fingers move in a straight line.
      hand.move(to: 0.31, over: 0)
      velocity = nil
      hand.lift()
      #expect(abs((velocity ?? 0) - 0.6) < 1e-6)
      fixture.device.advanceUntilIdle()
    }

    @Test(
      "A gesture that is cancelled cancels a flight it started, and resumes a flight it held",
      arguments: GestureKind.allCases)
    func cancelled(_ kind: GestureKind) {
      for isGrab in [false, true] {
        let fixture =
          isGrab ? FlightFixture.flying(with: [kind.interaction()]) : FlightFixture.startedBy(kind)
        let hand = GestureHand(kind, on: fixture.device)
        hand.begin()
        hand.move(to: 0.2)
        hand.cancel()
        fixture.device.advanceUntilIdle()
        #expect(fixture.completions == [isGrab])
      }
    }

    @Test(
      "Removing an interaction from its transition releases the flight",
      arguments: GestureKind.allCases)
    func detached(_ kind: GestureKind) {
      let fixture = FlightFixture.flying(with: [kind.interaction()])
      let hand = GestureHand(kind, on: fixture.device)
      hand.begin()
      #expect(fixture.transition.phase == .held)
      fixture.transition.interactions = []
      hand.move(to: 0.2)
      fixture.device.advanceUntilIdle()
      hand.lift()
      #expect(fixture.completions == [true])
      #expect(fixture.device.window.gestureRecognizers?.isEmpty != false)
    }

    @Test(
      "Removing the view of a gesture in progress leaves no recognizer behind",
      arguments: [true, false])
    func viewRemoved(_ forwards: Bool) {
      let fixture = FlightFixture()
      let handle = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      fixture.presenter.view.addSubview(handle)
      fixture.transition.interactions = [
        .pan(.down, over: 200, on: handle) { [unowned fixture] in
          fixture.presenter.present(fixture.presented, with: fixture.transition)
        }
      ]
      let hand = GestureHand(.pan, on: fixture.device)
      hand.begin()
      hand.move(to: 0.4)
      handle.removeFromSuperview()
      hand.move(to: forwards ? 0.5 : 0.3)
      hand.lift()
      fixture.device.advanceUntilIdle()
      // The gesture ends with the view, unless the view keeps its touches.
      let completes = forwards && UIKitReading.removedViewsKeepTouches
      #expect(fixture.completions == [completes])
      #expect(fixture.transition.phase == .ended(at: completes ? .end : .start))
    }

    @Test(
      "After the app releases the flight, the fingers move nothing", arguments: GestureKind.allCases
    )
    func appLetsGo(_ kind: GestureKind) {
      let fixture = FlightFixture.flying(with: [kind.interaction()])
      let hand = GestureHand(kind, on: fixture.device)
      hand.begin()
      hand.move(to: 0.05)
      fixture.transition.finish()
      hand.move(to: -0.3, over: 0.1)
      hand.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
      #expect(fixture.messages.filter { $0.hasPrefix("cancel") } == [])
    }

    @Test(
      "A gesture with a full travel of zero holds the flight without moving it",
      arguments: [0, -1, CGFloat.nan, .infinity, -.infinity])
    func noDistance(_ distance: CGFloat) {
      let interactions: [(GestureKind, any TransitionInteraction)] = [
        (.pan, .pan(.down, over: .points(distance))),
        (.edgePan, .edgePan(.left, over: .points(distance))),
        (.pinch, .pinch(by: distance)), (.pinch, .pinch(by: 1)),
        (.rotation, .rotation(by: distance == -1 ? 0 : distance)),
      ]
      for (kind, interaction) in interactions {
        let fixture = FlightFixture()
        fixture.transition.interactions = [interaction]
        fixture.present()
        let hand = GestureHand(kind, on: fixture.device)
        hand.begin()
        #expect(fixture.transition.phase == .held)
        let shown = fixture.shown
        hand.move(to: 0.3)
        #expect(largestDifference(fixture.shown, shown) < 0.01)
        hand.lift()
        fixture.device.advanceUntilIdle()
        #expect(fixture.completions.count == 1)
      }
    }
  }
}

extension GestureTests {
  /// An interaction's direction leads to the end of the flight that its `begin` starts. Without a
  /// `begin`, it leads to the end of a presentation. The opposite direction leads back.
  @Suite("Direction of interactions", .underVariants)
  struct DirectionRules {
    /// Interactions with the direction down.
    nonisolated enum Kind: CaseIterable, Sendable {
      case pan, decidingHold, scrubbingHold

      @MainActor var interaction: any TransitionInteraction {
        switch self {
        case .pan: .pan(.down, over: 200)
        case .decidingHold: .touchToPause(deciding: .down, within: 40)
        case .scrubbingHold: .touchToPause(scrubbing: .down, over: 200)
        }
      }
    }

    /// Moves a finger by 150 points, and returns whether the flight has ended at its end.
    private func drag(_ fixture: FlightFixture, isDown: Bool) -> Bool {
      fixture.device.advance(by: 0.15)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 500))
      finger.move(by: CGVector(dx: 0, dy: isDown ? 150 : -150), over: 0.1)
      finger.lift()
      fixture.device.advanceUntilIdle()
      return fixture.transition.phase == .ended(at: .end)
    }

    @Test(
      "Without `begin`, the direction leads to the end of a presentation", arguments: Kind.allCases,
      [true, false])
    func presentations(_ kind: Kind, isDown: Bool) {
      let fixture = FlightFixture()
      fixture.transition.configuration.completionRule = .custom { $0.velocity > 0 }
      fixture.transition.interactions = [kind.interaction]
      fixture.present()
      #expect(drag(fixture, isDown: isDown) == isDown)
      fixture.transition.interactions = []
      if !isDown { fixture.present() }
      fixture.device.advanceUntilIdle()
      fixture.transition.interactions = [kind.interaction]
      fixture.presented.dismiss(animated: true)
      #expect(drag(fixture, isDown: isDown) == !isDown)
      fixture.transition.interactions = []
    }

    @Test("With `begin`, the direction leads to the end of the flight that begin starts")
    func starting() {
      for dismisses in [true, false] {
        for isDown in [true, false] {
          let fixture = FlightFixture()
          fixture.transition.configuration.completionRule = .custom { $0.velocity > 0 }
          let view = dismisses ? fixture.presented.view : fixture.presenter.view
          fixture.transition.interactions = [.pan(.down, over: 200, on: view) {}]
          fixture.present()
          #expect(drag(fixture, isDown: isDown) == (isDown != dismisses))
          if fixture.presenter.presentedViewController == nil { fixture.present() }
          fixture.device.advanceUntilIdle()
          fixture.presented.dismiss(animated: true)
          #expect(drag(fixture, isDown: isDown) == (isDown == dismisses))
          fixture.transition.interactions = []
        }
      }
    }
  }
}

import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ScrollPullTests {
  @Suite("Simultaneous input during a scroll pull", .underVariants, .alsoUnder(.roundsOffsets))
  struct SimultaneousInput {
    /// A fixture whose presenter has a scroll view in its upper part, with a pull that presents.
    private final class PullFixture {
      let fixture = FlightFixture()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 500))

      init(_ others: [any TransitionInteraction] = []) {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        fixture.presenter.view.addSubview(scrollView)
        fixture.transition.interactions =
          [
            .scrollPull(scrollView, past: 30, over: 90) { [unowned self] in
              fixture.presenter.present(fixture.presented, with: fixture.transition)
            }
          ] + others
        fixture.device.advance(by: 0.05)
      }

      /// Pulls until the transition is held.
      func pull() -> Finger {
        let finger = fixture.device.press(at: CGPoint(x: 200, y: 150))
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.4)
        #expect(fixture.transition.phase == .held)
        #expect(fixture.transition.progress > 0.2)
        return finger
      }

      /// Expects the final state, with the content at its edge and able to scroll.
      func expectRest(
        at position: TransitionPosition, sourceLocation: SourceLocation = #_sourceLocation
      ) {
        fixture.expectRest(at: position, sourceLocation: sourceLocation)
        #expect(scrollView.contentOffset == .zero, sourceLocation: sourceLocation)
        guard position == .start, scrollView.window != nil else { return }
        let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
        finger.move(by: CGVector(dx: 0, dy: -150), over: 0.3)
        #expect(scrollView.contentOffset.y > 100, sourceLocation: sourceLocation)
        finger.lift()
      }
    }

    @Test(
      "The app's calls take effect during a scroll pull, and the finger moves nothing more",
      arguments: AppVerb.allCases)
    func appWhilePulled(_ verb: AppVerb) {
      let pull = PullFixture()
      let finger = pull.pull()
      verb.send(to: pull.fixture.transition)
      finger.move(by: CGVector(dx: 0, dy: verb.end == .end ? -40 : 120), over: 0.1)
      finger.lift()
      pull.expectRest(at: verb.end)
    }

    @Test("Disabling the recognizer of a scroll pull cancels it, and the content scrolls afterward")
    func disabled() {
      let pull = PullFixture()
      let finger = pull.pull()
      pull.scrollView.panGestureRecognizer.isEnabled = false
      finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
      finger.lift()
      pull.scrollView.panGestureRecognizer.isEnabled = true
      pull.expectRest(at: .start)
    }

    @Test("Removing a scroll pull from its transition cancels the flight")
    func detached() {
      let pull = PullFixture()
      let finger = pull.pull()
      pull.fixture.transition.interactions = []
      finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
      finger.lift()
      pull.expectRest(at: .start)
    }

    @Test("Removing the scroll view during a pull ends the flight once")
    func viewRemoved() {
      let pull = PullFixture()
      let finger = pull.pull()
      pull.scrollView.removeFromSuperview()
      finger.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
      finger.lift()
      pull.fixture.device.advanceUntilIdle()
      #expect(pull.fixture.completions.count == 1)
      pull.fixture.expectRest(at: pull.fixture.completions == [true] ? .end : .start)
    }

    @Test("During a scroll pull, neither a tap nor a pinch takes the flight over")
    func othersMeanwhile() {
      let pull = PullFixture([.touchToPause(deciding: .down, within: 40), .pinch(by: 3)])
      let finger = pull.pull()
      let device = pull.fixture.device
      let shown = pull.fixture.shown
      device.tap(at: CGPoint(x: 200, y: 700))
      device.tap(at: CGPoint(x: 200, y: 700))
      #expect(pull.fixture.transition.phase == .held)
      let fingers = [150, 250].map { device.press(at: CGPoint(x: $0, y: 650)) }
      device.move([(fingers[0], CGVector(dx: -50, dy: 0)), (fingers[1], CGVector(dx: 50, dy: 0))])
      device.move(
        [(fingers[0], CGVector(dx: -50, dy: 0)), (fingers[1], CGVector(dx: 50, dy: 0))], over: 0.1)
      for finger in fingers { finger.lift() }
      #expect(pull.fixture.transition.phase == .held)
      #expect(largestDifference(pull.fixture.shown, shown) < 0.01)
      finger.move(by: CGVector(dx: 0, dy: 120), over: 0.2)
      #expect(pull.fixture.shown[0] > shown[0] + 20)
      finger.lift()
      pull.expectRest(at: .end)
    }

    @Test("A tap pauses a flight that a scroll pull has released, and a pinch can then hold it")
    func caughtAfterwards() {
      let pull = PullFixture([.touchToPause(deciding: .down, within: 40), .pinch(by: 3)])
      pull.pull().lift()
      let fixture = pull.fixture
      fixture.device.advance(by: 0.05)
      #expect(fixture.transition.flight != nil)
      fixture.device.tap(at: CGPoint(x: 200, y: 700))
      #expect(fixture.transition.phase == .held)
      let shown = fixture.shown
      let hand = GestureHand(.pinch, on: fixture.device)
      hand.begin()
      #expect(fixture.transition.phase == .held)
      #expect(largestDifference(fixture.shown, shown) <= 0.5)
      hand.move(to: 0.3)
      #expect(fixture.shown[0] > shown[0] + 10)
      fixture.transition.configuration.completionRule = .custom { _ in false }
      hand.lift()
      pull.expectRest(at: .start)
    }

    @Test(
      "The app's calls take effect during a pull to dismiss, and the content scrolls afterward",
      arguments: AppVerb.allCases)
    func appWhilePulledAway(_ verb: AppVerb) {
      let fixture = FlightFixture()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 393, height: 2000)
      fixture.presented.loadViewIfNeeded()
      fixture.presented.view.addSubview(scrollView)
      fixture.transition.interactions = [
        .scrollPullToDismiss(scrollView, toward: .down, over: 400) { [unowned fixture] in
          fixture.presented.dismiss(animated: true)
        }
      ]
      fixture.present()
      fixture.device.advanceUntilIdle()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 120), over: 0.3)
      #expect(fixture.transition.phase == .held)
      verb.send(to: fixture.transition)
      finger.move(by: CGVector(dx: 0, dy: verb.end == .end ? -60 : 200), over: 0.1)
      finger.lift()
      fixture.device.advanceUntilIdle()
      let isGone = verb.end == .end
      #expect(fixture.completions == [true, isGone])
      #expect(fixture.presenter.presentedViewController === (isGone ? nil : fixture.presented))
      #expect((fixture.presented.view.window == nil) == isGone)
      guard !isGone else { return }
      let scrolling = fixture.device.press(at: CGPoint(x: 200, y: 600))
      scrolling.move(by: CGVector(dx: 0, dy: -150), over: 0.3)
      #expect(scrollView.contentOffset.y > 100)
      #expect(fixture.transition.flight == nil)
    }
  }
}

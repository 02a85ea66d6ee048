import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("What happens while a scroll view is pulled", .everyReading)
struct PullOverlapTests {
  /// A world whose presenter has a scroll view in its upper part that presents when it is pulled.
  private final class PullWorld {
    let world = FlightWorld()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 500))

    init(_ others: [any TransitionInteraction] = []) {
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 393, height: 2000)
      world.presenter.view.addSubview(scrollView)
      world.transition.interactions =
        [
          .pull(scrollView, past: 30, over: 90) { [unowned self] in
            world.presenter.present(world.presented, with: world.transition)
          }
        ] + others
      world.device.advance(by: 0.05)
    }

    /// Pulls until the transition is under way and held.
    func pull() -> Finger {
      let finger = world.device.press(at: CGPoint(x: 200, y: 150))
      finger.move(by: CGVector(dx: 0, dy: 200), over: 0.4)
      #expect(world.transition.phase == .held)
      #expect(world.transition.progress > 0.2)
      return finger
    }

    /// Expects what holds in the end, that the content is back in its place, and that it scrolls.
    func expectRest(
      at position: TransitionPosition, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      world.expectRest(at: position, sourceLocation: sourceLocation)
      #expect(scrollView.contentOffset == .zero, sourceLocation: sourceLocation)
      guard position == .start, scrollView.window != nil else { return }
      let finger = world.device.press(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: 0, dy: -150), over: 0.3)
      #expect(scrollView.contentOffset.y > 100, sourceLocation: sourceLocation)
      finger.lift()
    }
  }

  @Test(
    "What the app says while a pull holds is what happens; the finger moves nothing more",
    arguments: AppVerb.allCases)
  func appWhilePulled(_ verb: AppVerb) {
    let pull = PullWorld()
    let finger = pull.pull()
    verb.send(to: pull.world.transition)
    finger.move(by: CGVector(dx: 0, dy: verb.end == .end ? -40 : 120), over: 0.1)
    finger.lift()
    pull.expectRest(at: verb.end)
  }

  @Test("A pull whose recognizer is disabled goes back, and the content scrolls afterwards")
  func disabled() {
    let pull = PullWorld()
    let finger = pull.pull()
    pull.scrollView.panGestureRecognizer.isEnabled = false
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
    finger.lift()
    pull.scrollView.panGestureRecognizer.isEnabled = true
    pull.expectRest(at: .start)
  }

  @Test("A pull that is taken from its transition goes back")
  func detached() {
    let pull = PullWorld()
    let finger = pull.pull()
    pull.world.transition.interactions = []
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
    finger.lift()
    pull.expectRest(at: .start)
  }

  @Test("A scroll view that is taken away under the finger leaves nothing behind")
  func viewRemoved() {
    let pull = PullWorld()
    let finger = pull.pull()
    pull.scrollView.removeFromSuperview()
    finger.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
    finger.lift()
    pull.world.device.advanceUntilIdle()
    #expect(pull.world.completions.count == 1)
    pull.world.expectRest(at: pull.world.completions == [true] ? .end : .start)
  }

  @Test("While a pull has hold, neither a tap nor two fingers that pinch take it")
  func othersMeanwhile() {
    let pull = PullWorld([.hold(finishing: .down, within: 40), .pinch(by: 3)])
    let finger = pull.pull()
    let device = pull.world.device
    let shown = pull.world.shown
    device.tap(at: CGPoint(x: 200, y: 700))
    device.tap(at: CGPoint(x: 200, y: 700))
    #expect(pull.world.transition.phase == .held)
    let fingers = [150, 250].map { device.press(at: CGPoint(x: $0, y: 650)) }
    device.move([(fingers[0], CGVector(dx: -50, dy: 0)), (fingers[1], CGVector(dx: 50, dy: 0))])
    device.move(
      [(fingers[0], CGVector(dx: -50, dy: 0)), (fingers[1], CGVector(dx: 50, dy: 0))], over: 0.1)
    for finger in fingers { finger.lift() }
    #expect(pull.world.transition.phase == .held)
    #expect(largestDifference(pull.world.shown, shown) < 0.01)
    finger.move(by: CGVector(dx: 0, dy: 120), over: 0.2)
    #expect(pull.world.shown[0] > shown[0] + 20)
    finger.lift()
    pull.expectRest(at: .end)
  }

  @Test("A tap freezes what a pull has thrown, and two fingers grab it then")
  func caughtAfterwards() {
    let pull = PullWorld([.hold(finishing: .down, within: 40), .pinch(by: 3)])
    pull.pull().lift()
    let world = pull.world
    world.device.advance(by: 0.05)
    #expect(world.transition.flight != nil)
    world.device.tap(at: CGPoint(x: 200, y: 700))
    #expect(world.transition.phase == .held)
    let shown = world.shown
    let hand = GestureHand(.pinch, on: world.device)
    hand.begin()
    #expect(world.transition.phase == .held)
    #expect(largestDifference(world.shown, shown) <= 0.5)
    hand.move(to: 0.3)
    #expect(world.shown[0] > shown[0] + 10)
    world.transition.completionRule = .custom { _ in false }
    hand.lift()
    pull.expectRest(at: .start)
  }

  @Test(
    "A dismissal by a pull heeds the app as well, and the content is free again",
    arguments: AppVerb.allCases)
  func appWhilePulledAway(_ verb: AppVerb) {
    let world = FlightWorld()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    world.presented.loadViewIfNeeded()
    world.presented.view.addSubview(scrollView)
    world.transition.interactions = [
      .pullToDismiss(scrollView, toward: .down, over: 400) { [unowned world] in
        world.presented.dismiss(animated: true)
      }
    ]
    world.present()
    world.device.advanceUntilIdle()
    let finger = world.device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 120), over: 0.3)
    #expect(world.transition.phase == .held)
    verb.send(to: world.transition)
    finger.move(by: CGVector(dx: 0, dy: verb.end == .end ? -60 : 200), over: 0.1)
    finger.lift()
    world.device.advanceUntilIdle()
    let isGone = verb.end == .end
    #expect(world.completions == [true, isGone])
    #expect(world.presenter.presentedViewController === (isGone ? nil : world.presented))
    #expect((world.presented.view.window == nil) == isGone)
    guard !isGone else { return }
    let scrolling = world.device.press(at: CGPoint(x: 200, y: 600))
    scrolling.move(by: CGVector(dx: 0, dy: -150), over: 0.3)
    #expect(scrollView.contentOffset.y > 100)
    #expect(world.transition.flight == nil)
  }
}

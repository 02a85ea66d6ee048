import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct TransitionTouchTests {
  private let middle = CGPoint(x: 200, y: 800)

  /// Requests a presentation from the bottom of the screen.
  private func presenting(
    with interactor: (any UIViewControllerInteractiveTransitioning)?, interruptibly: Bool = true
  ) -> (fixture: TransitionFixture, controller: UIViewController) {
    let fixture = TransitionFixture()
    let animator: any UIViewControllerAnimatedTransitioning =
      interruptibly ? InterruptibleAnimator(fixture) : BlockAnimator(fixture)
    let controller = fixture.controller(
      delegate: LoggingDelegate(fixture, animator: animator, interactor: interactor))
    fixture.root.present(controller, animated: true)
    return (fixture, controller)
  }

  @Test(
    "2.91 Without an interaction controller a transition blocks all touches in the window",
    arguments: [true, false])
  func blocked(isInterruptible: Bool) {
    let (fixture, controller) = presenting(with: nil, interruptibly: isInterruptible)
    let taps = fixture.noteTouches(in: fixture.device.window)
    fixture.device.advance(by: 0.3)
    fixture.device.tap(at: middle)
    #expect(taps.isEmpty)
    // A touch that began during the transition isn't delivered after the end.
    let finger = fixture.device.press(at: middle)
    fixture.device.advanceUntilIdle()
    finger.move(by: CGVector(dx: 0, dy: -50))
    finger.lift()
    #expect(taps.isEmpty)
    fixture.device.tap(at: middle)
    #expect(taps.entries == ["began", "ended"])
    #expect(fixture.device.window.hitTest(middle, with: nil) === controller.view)
  }

  @Test(
    "2.91 A transition without an interaction controller cancels touches and gestures at its start")
  func cancelsGestures() {
    let fixture = TransitionFixture()
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    fixture.device.window.addGestureRecognizer(pan)
    var states: [UIGestureRecognizer.State] = []
    pan.addHandler(fixture) { states.append($0.state) }
    let touches = fixture.noteTouches(in: fixture.root.view)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: 0, dy: 20))
    let delegate = LoggingDelegate(fixture, animator: BlockAnimator(fixture))
    fixture.root.present(fixture.controller(delegate: delegate), animated: true)
    #expect(states == [.began])
    finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
    #expect(states == [.began, .cancelled])
    #expect(touches.entries == ["began", "cancelled"])
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(touches.entries == ["began", "cancelled"])
  }

  @Test("2.91 A touch whose view starts a transition is cancelled within the same event")
  func cancelsOwnTouch() {
    RuntimeVariants.$current.withValue(.startsAtOnce) {
      let fixture = TransitionFixture()
      let delegate = LoggingDelegate(fixture, animator: BlockAnimator(fixture))
      let view = LoggingView(frame: fixture.root.view.bounds)
      fixture.root.view.addSubview(view)
      var told: [String] = []
      view.record = { [unowned fixture] in
        told.append($0)
        guard $0 == "began 1" else { return }
        fixture.root.present(fixture.controller(delegate: delegate), animated: true)
      }
      let notes = fixture.noteTouches(in: view)
      let finger = fixture.device.press(at: middle)
      #expect(told == ["began 1", "cancelled 1"])
      #expect(notes.touch?.phase == .cancelled)
      finger.move(by: CGVector(dx: 0, dy: -20))
      #expect(notes.touch?.phase == .cancelled)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(told == ["began 1", "cancelled 1"])
    }
  }

  @Test(
    "2.91 With an interaction controller touches reach all views, even if a tap started it",
    arguments: [true, false])
  func driven(isInterruptible: Bool) {
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = false
    let (fixture, controller) = presenting(with: interactor, interruptibly: isInterruptible)
    let touches = fixture.noteTouches(in: fixture.device.window)
    let finger = fixture.device.press(at: middle)
    fixture.device.advance(by: 0.2)
    // A view that an animation block moves still receives no touches (fact 1.132).
    let container = controller.presentationController?.containerView
    let isHit = fixture.device.window.hitTest(middle, with: nil) === controller.view
    #expect(isHit == isInterruptible)
    finger.lift()
    #expect(touches.entries == ["began", "ended"])
    let top = fixture.device.window.hitTest(CGPoint(x: 200, y: 100), with: nil)
    #expect(top === container)
    fixture.device.advanceUntilIdle()
  }

  @Test("2.136 The system's transitions block touches for the moving views only, and cancel none")
  func systems() {
    let fixture = TransitionFixture()
    let below = fixture.noteTouches(in: fixture.root.view)
    let finger = fixture.device.press(at: middle)
    let controller = fixture.controller(style: .overFullScreen)
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 0.2)
    finger.lift()
    #expect(below.entries == ["began", "ended"])
    let container = controller.presentationController?.containerView
    #expect(fixture.device.window.hitTest(middle, with: nil) === container)
    fixture.device.tap(at: middle)
    #expect(below.entries == ["began", "ended"])
    fixture.device.advanceUntilIdle()
    #expect(fixture.device.window.hitTest(middle, with: nil) === controller.view)
  }

  @Test("2.135 The bars receive no touches during a push or pop by an app's animator")
  func bars() {
    let fixture = TransitionFixture(launches: false)
    let delegate = LoggingNavigationDelegate()
    let navigation = UINavigationController(rootViewController: fixture.child("A"))
    navigation.delegate = delegate
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, fixture.child("C")]
    fixture.device.launch(tabs)
    func areOn() -> [Bool] {
      [navigation.navigationBar.isUserInteractionEnabled, tabs.tabBar.isUserInteractionEnabled]
    }
    navigation.pushViewController(fixture.child("B"), animated: true)
    fixture.device.advance(by: 0.1)
    #expect(areOn() == [true, true])
    fixture.device.advanceUntilIdle()
    delegate.animator = InterruptibleAnimator(fixture)
    delegate.interactor = UIPercentDrivenInteractiveTransition()
    navigation.popViewController(animated: true)
    fixture.device.advance(by: 0.1)
    #expect(areOn() == [false, false])
    fixture.device.tap(at: CGPoint(x: 300, y: 798))
    #expect(tabs.selectedIndex == 0)
    // An app can enable the bars again.
    tabs.tabBar.isUserInteractionEnabled = true
    #expect(areOn() == [false, true])
    (delegate.interactor as? UIPercentDrivenInteractiveTransition)?.cancel()
    fixture.device.advanceUntilIdle()
    #expect(areOn() == [true, true])
    #expect(navigation.names == ["A", "B"])
  }

  @Test("2.169 A tap on Back during a transition by an app's animator pops nothing")
  func backDuringTransition() {
    let (fixture, navigation) = TransitionFixture.navigating("A", "B")
    let delegate = LoggingNavigationDelegate()
    delegate.animator = InterruptibleAnimator(fixture)
    delegate.interactor = UIPercentDrivenInteractiveTransition()
    navigation.delegate = delegate
    navigation.pushViewController(fixture.child("C"), animated: true)
    fixture.device.advance(by: 0.1)
    navigation.navigationBar.isUserInteractionEnabled = true
    fixture.device.tap(at: CGPoint(x: 40, y: 80))
    (delegate.interactor as? UIPercentDrivenInteractiveTransition)?.finish()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A", "B", "C"])
  }

  @Test("2.91 A gesture that controls a transition continues to receive its touch")
  func leadingFinger() {
    let fixture = TransitionFixture()
    let interactor = UIPercentDrivenInteractiveTransition()
    let delegate = LoggingDelegate(
      fixture, animator: BlockAnimator(fixture), interactor: interactor)
    let pan = UIPanGestureRecognizer()
    fixture.root.view.addGestureRecognizer(pan)
    pan.addHandler(fixture) { _ in
      let percent = -pan.translation(in: fixture.device.window).y / 400
      switch pan.state {
      case .began: fixture.root.present(fixture.controller(delegate: delegate), animated: true)
      case .changed: interactor.update(percent)
      case .ended: percent > 0.5 ? interactor.finish() : interactor.cancel()
      default: break
      }
    }
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 700))
    finger.move(by: CGVector(dx: 0, dy: -320), over: 0.5)
    #expect(interactor.percentComplete > 0.7)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.root.presentedViewController != nil)
    #expect(fixture.log.contains("animationEnded(true)"))
  }

  @Test("The next responder of a presented controller is its presenter")
  func responderChain() {
    let fixture = TransitionFixture()
    let controller = fixture.controller()
    fixture.presentToTheEnd(controller)
    #expect(controller.view.next === controller)
    #expect(controller.next === fixture.root)
    #expect(fixture.root.next === fixture.device.window)
  }
}

extension TransitionFixture {
  /// Records the touches in a view and its subviews.
  fileprivate func noteTouches(in view: UIView) -> TouchNotes {
    let notes = TouchNotes()
    view.addGestureRecognizer(notes)
    return notes
  }
}

/// A recognizer that records its touches, recognizes nothing, and can't be prevented.
private final class TouchNotes: UIGestureRecognizer {
  var entries: [String] = []
  var touch: UITouch?
  var isEmpty: Bool { entries.isEmpty }

  override init() {
    super.init()
    cancelsTouchesInView = false
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    entries.append("began")
    touch = touches.first
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    entries.append("ended")
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    entries.append("cancelled")
    state = .failed
  }
}

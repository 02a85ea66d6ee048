import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Variants of bars, swipes and touches around a transition.
@MainActor @Suite struct VariantSurroundingsTests {
  /// Returns the results of a closure by default and under a variant.
  private func compare<Finding>(
    _ variant: RuntimeVariants, _ find: () -> Finding
  ) -> (Finding, Finding) {
    (find(), RuntimeVariants.$current.withValue(variant) { find() })
  }

  /// Returns a stack of two, with a delegate that animates and drives its changes.
  private func driven() -> (
    fixture: TransitionFixture, navigation: UINavigationController,
    delegate: LoggingNavigationDelegate,
    interactor: UIPercentDrivenInteractiveTransition
  ) {
    let delegate = LoggingNavigationDelegate()
    let (fixture, navigation) = TransitionFixture.navigating("A", "B", delegate: delegate)
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.animator = InterruptibleAnimator(fixture)
    delegate.interactor = interactor
    return (fixture, navigation, delegate, interactor)
  }

  private func swipe(_ fixture: TransitionFixture) {
    let finger = fixture.device.press(at: CGPoint(x: 4, y: 400))
    finger.move(by: CGVector(dx: 300, dy: 0), over: 0.3)
    finger.lift()
    fixture.device.advanceUntilIdle()
  }

  @Test("7.81 The outgoing page may have the final safe area from the start")
  func changesBarInsetsAtOnce() {
    let (byDefault, varied) = compare(.changesBarInsetsAtOnce) {
      let fixture = TransitionFixture(launches: false)
      let below = fixture.child("A")
      let hiding = fixture.child("B")
      hiding.hidesBottomBarWhenPushed = true
      let inner = UINavigationController(rootViewController: below)
      let tabs = UITabBarController()
      tabs.viewControllers = [inner, fixture.child("C")]
      fixture.device.launch(tabs)
      inner.pushViewController(hiding, animated: true)
      fixture.device.advance(by: 0.15)
      var found = [below, hiding].map { $0.view.safeAreaInsets.bottom }
      fixture.device.advanceUntilIdle()
      inner.popViewController(animated: true)
      fixture.device.advance(by: 0.15)
      found += [below, hiding].map { $0.view.safeAreaInsets.bottom }
      fixture.device.advanceUntilIdle()
      return found + [below.view.safeAreaInsets.bottom]
    }
    #expect(byDefault == [83, 34, 83, 34, 83])
    #expect(varied == [34, 34, 83, 83, 83])
  }

  @Test("7.54 A pan in the content may pop, even if the delegate animates the pop")
  func popsFromContent() {
    func find(_ isAnimatedByDelegate: Bool) -> Bool {
      let (fixture, navigation, delegate, interactor) = driven()
      if !isAnimatedByDelegate { navigation.delegate = nil }
      let finger = fixture.device.press(at: CGPoint(x: 100, y: 400))
      finger.move(by: CGVector(dx: 250, dy: 0), over: 0.3)
      finger.lift()
      interactor.finish()
      fixture.device.advanceUntilIdle()
      withExtendedLifetime((delegate, interactor)) {}
      return navigation.viewControllers.count == 1
    }
    #expect(compare(.popsFromContent) { find(false) } == (false, true))
    #expect(compare(.popsFromContent) { find(true) } == (false, true))
  }

  @Test("7.83 The pan in the content may get the system's delegate again at the end of a push")
  func renewsContentDelegate() {
    func find() -> Bool {
      let (fixture, navigation) = TransitionFixture.navigating("A")
      let own = ClosureDelegate()
      let recognizer = navigation.interactiveContentPopGestureRecognizer
      recognizer?.delegate = own
      navigation.pushViewController(fixture.child("B"), animated: true)
      fixture.device.advanceUntilIdle()
      return recognizer?.delegate === own
    }
    let kept = RuntimeVariants.$current.withValue([.popsFromContent]) { find() }
    let renewed = RuntimeVariants.$current.withValue([.popsFromContent, .renewsContentDelegate]) {
      find()
    }
    #expect(kept && !renewed)
  }

  @Test("2.157 The system's delegate of the pan in the content refuses without a Back button")
  func contentWithoutBackButton() {
    RuntimeVariants.$current.withValue([.popsFromContent]) {
      let (fixture, navigation) = TransitionFixture.navigating("A", "B")
      #expect(navigation.interactiveContentPopGestureRecognizer?.delegate != nil)
      navigation.topViewController?.navigationItem.hidesBackButton = true
      let finger = fixture.device.press(at: CGPoint(x: 100, y: 400))
      finger.move(by: CGVector(dx: 250, dy: 0), over: 0.3)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(navigation.names == ["A", "B"])
    }
  }

  @Test("7.14, 7.42 Touches may reach neither controller's view in a container's transition")
  func keepsTouchesOut() {
    func pop() -> Bool {
      let (fixture, navigation, delegate, interactor) = driven()
      let view = navigation.topViewController?.view
      navigation.popViewController(animated: true)
      fixture.device.advance(by: 0.1)
      let hit = fixture.device.window.hitTest(CGPoint(x: 200, y: 700), with: nil)
      interactor.cancel()
      fixture.device.advanceUntilIdle()
      _ = delegate
      return hit === view
    }
    func presentation() -> Bool {
      let fixture = TransitionFixture()
      let interactor = UIPercentDrivenInteractiveTransition()
      let controller = fixture.controller(
        delegate: LoggingDelegate(
          fixture, animator: InterruptibleAnimator(fixture), interactor: interactor))
      fixture.root.present(controller, animated: true)
      fixture.device.advance(by: 0.1)
      interactor.update(0.9)
      fixture.device.advance(by: 0.1)
      let hit = fixture.device.window.hitTest(CGPoint(x: 200, y: 700), with: nil)
      interactor.finish()
      fixture.device.advanceUntilIdle()
      return hit === controller.view
    }
    let (byDefault, inContainers) = compare(.keepsTouchesOut) { [pop(), presentation()] }
    #expect(byDefault == [true, true])
    #expect(inContainers == [false, true])
  }

  @Test("7.23 A tab bar controller may ask its delegate when the change starts")
  func asksTabsLate() {
    let (byDefault, varied) = compare(.asksTabsLate) {
      let delegate = LoggingTabDelegate()
      let (fixture, tabs) = TransitionFixture.switching("A", "B", delegate: delegate)
      delegate.animator = BlockAnimator(fixture)
      tabs.selectedIndex = 1
      var found = fixture.takeLog()
      found.append("\(tabs.selectedIndex) \(tabs.transitionCoordinator == nil)")
      fixture.device.advance(by: 0.02)
      found += fixture.takeLog().filter { $0.hasPrefix("animationC") || $0.hasSuffix(".WA") }
      fixture.device.advanceUntilIdle()
      delegate.animator = nil
      tabs.selectedIndex = 0
      fixture.device.advanceUntilIdle()
      found.append("\(tabs.selectedViewController?.appearance == .appeared)")
      found += fixture.takeCallbacks().suffix(1)
      return found
    }
    let asked = ["animationController(A, B)", "interactionController"]
    #expect(byDefault == asked + ["1 true", "B.WA", "true", "A.DA!"])
    #expect(varied == ["1 true", "animationController(A, B)", "B.WA", "true", "A.DA!"])
  }

  @Test("7.43 Bars may receive touches during a push or pop by an app's animator")
  func leavesBarsEnabled() {
    let (byDefault, varied) = compare(.leavesBarsEnabled) {
      let (fixture, navigation, delegate, interactor) = driven()
      navigation.popViewController(animated: true)
      fixture.device.advance(by: 0.1)
      let isEnabled = navigation.navigationBar.isUserInteractionEnabled
      let hit = fixture.device.window.hitTest(CGPoint(x: 200, y: 80), with: nil)
      let isHit = hit?.isDescendant(of: navigation.navigationBar) == true
      interactor.cancel()
      fixture.device.advanceUntilIdle()
      _ = delegate
      return [isEnabled, isHit, navigation.navigationBar.isUserInteractionEnabled]
    }
    #expect(byDefault == [false, false, true])
    #expect(varied == [true, true, true])
  }

  @Test("7.44 Replacing a delegate that gave an animator may disable the swipe back")
  func losesSwipe() {
    let (byDefault, varied) = compare(.losesSwipe) {
      let (fixture, navigation) = TransitionFixture.navigating("A", "B")
      let recognizer = navigation.interactivePopGestureRecognizer
      let wired = recognizer?.delegate
      let delegate = LoggingNavigationDelegate()
      delegate.animator = BlockAnimator(fixture)
      navigation.delegate = delegate
      navigation.pushViewController(fixture.child("C"), animated: true)
      fixture.device.advanceUntilIdle()
      navigation.delegate = nil
      var found = [recognizer?.delegate == nil]
      swipe(fixture)
      found.append(navigation.names == ["A", "B"])
      recognizer?.delegate = wired
      swipe(fixture)
      found.append(navigation.viewControllers.count < 3)
      return found
    }
    #expect(byDefault == [false, true, true])
    #expect(varied == [true, false, true])
  }

  @Test("7.44 Replacing a delegate without the animator method keeps the swipe back")
  func keepsSwipe() {
    final class Plain: NSObject, UINavigationControllerDelegate {}
    RuntimeVariants.$current.withValue(.losesSwipe) {
      let (fixture, navigation) = TransitionFixture.navigating("A", "B")
      let plain = Plain()
      navigation.delegate = plain
      navigation.pushViewController(fixture.child("C"), animated: true)
      fixture.device.advanceUntilIdle()
      navigation.delegate = nil
      swipe(fixture)
      #expect(navigation.names == ["A", "B"])
    }
  }

  @Test("7.45 A delegate with the animator method may block the swipe back even if it returns nil")
  func animatorMethodBlocksSwipe() {
    let (byDefault, varied) = compare(.animatorMethodBlocksSwipe) {
      let delegate = LoggingNavigationDelegate()
      let (fixture, navigation) = TransitionFixture.navigating("A", "B", "C", delegate: delegate)
      swipe(fixture)
      var found = [navigation.viewControllers.count]
      let own = ClosureDelegate()
      navigation.interactivePopGestureRecognizer?.delegate = own
      swipe(fixture)
      found.append(navigation.viewControllers.count)
      _ = own
      return found
    }
    #expect(byDefault == [2, 1])
    #expect(varied == [3, 2])
  }

  @Test("7.45 A delegate without the animator method doesn't block the swipe back")
  func missingAnimatorMethodBlocksNothing() {
    final class Plain: NSObject, UINavigationControllerDelegate {}
    RuntimeVariants.$current.withValue(.animatorMethodBlocksSwipe) {
      let (fixture, navigation) = TransitionFixture.navigating("A", "B")
      let plain = Plain()
      navigation.delegate = plain
      swipe(fixture)
      #expect(navigation.names == ["A"])
    }
  }

  @Test("7.73 A bar may follow the context, and finish by itself after the interaction")
  func movesBarByContext() {
    let (byDefault, varied) = compare(.movesBarByContext) {
      let (fixture, navigation, delegate, interactor) = driven()
      navigation.viewControllers.last?.title = "B"
      navigation.popViewController(animated: true)
      fixture.device.advance(by: 0.1)
      interactor.update(0.5)
      fixture.device.advance(by: 0.1)
      @MainActor func shown() -> [Double] {
        let contents = navigation.bar.subviews.compactMap { $0 as? NavigationBarContent }
        return contents.map { ($0.shownAlpha * 1000).rounded() / 1000 }
      }
      let held = shown()
      interactor.finish()
      interactor.pause()
      fixture.device.advance(by: 0.3)
      let caught = shown()
      interactor.cancel()
      fixture.device.advanceUntilIdle()
      _ = delegate
      return [held, caught, shown()]
    }
    #expect(byDefault == [[0.5, 0.5], [0.5, 0.5], [1]])
    #expect(varied == [[0.5, 0.5], [0, 1], [1]])
  }
}

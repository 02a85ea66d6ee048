import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Nested containers, and containers that are presented, covered and removed.
@MainActor struct NestedContainerTests {
  private func navigation(_ fixture: TransitionFixture, _ names: String...)
    -> UINavigationController
  {
    let navigation = UINavigationController()
    navigation.viewControllers = names.map { fixture.child($0) }
    return navigation
  }

  @Test("The top of a stack appears with its tab, and a push in a hidden tab is shown later")
  func navigationInTabs() {
    let fixture = TransitionFixture(launches: false)
    let inner = navigation(fixture, "A", "B")
    let tabs = UITabBarController()
    tabs.viewControllers = [inner, fixture.child("C")]
    fixture.device.launch(tabs)
    #expect(fixture.takeCallbacks() == ["B.WA!", "B.IA!", "B.DA!"])
    tabs.selectedIndex = 1
    #expect(fixture.takeCallbacks() == ["C.WA!", "B.WD!", "B.DD!", "C.IA!", "C.DA!"])
    inner.pushViewController(fixture.child("D"), animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeCallbacks().isEmpty)
    #expect(inner.names == ["A", "B", "D"])
    tabs.selectedIndex = 0
    #expect(fixture.takeCallbacks() == ["D.WA!", "C.WD!", "C.DD!", "D.IA!", "D.DA!"])
    #expect(inner.topViewController?.tabBarController === tabs)
    #expect(inner.topViewController?.view.safeAreaInsets.bottom == CGFloat(34 + 49))
    // A tap on the selected tab pops its stack to the root.
    fixture.device.tap(at: CGPoint(x: 100, y: 798))
    fixture.device.advanceUntilIdle()
    #expect(inner.names == ["A"])
    #expect(fixture.takeCallbacks() == ["D.WD", "A.WA", "A.IA", "D.DD", "A.DA"])
  }

  @Test("A presented navigation controller can push and be dismissed")
  func presentedNavigation() {
    let fixture = TransitionFixture()
    let inner = navigation(fixture, "B")
    inner.modalPresentationStyle = .fullScreen
    fixture.root.present(inner, animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeCallbacks() == ["A.WD", "B.WA", "B.IA", "B.DA", "A.DD"])
    inner.pushViewController(fixture.child("C"), animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeCallbacks() == ["B.WD", "C.WA", "C.IA", "B.DD", "C.DA"])
    inner.topViewController?.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeCallbacks() == ["C.WD", "A.WA", "A.IA", "A.DA", "C.DD"])
  }

  @Test("A stack that changes below a full-screen presentation is shown after the dismissal")
  func coveredNavigation() {
    let (fixture, navigation) = TransitionFixture.navigating("A", "B")
    let cover = fixture.controller("P", style: .fullScreen)
    navigation.present(cover, animated: true)
    fixture.device.advanceUntilIdle()
    #expect(navigation.visibleViewController === cover)
    navigation.popViewController(animated: true)
    fixture.device.advanceUntilIdle()
    fixture.log = []
    cover.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeCallbacks() == ["P.WD", "A.WA", "A.IA", "A.DA", "P.DD"])
    #expect(navigation.topViewController?.view.window != nil)
    #expect(navigation.visibleViewController === navigation.topViewController)
  }

  @Test(
    "Removing a container from the window during a push ends the push",
    arguments: [true, false])
  func takenAway(isInterruptible: Bool) {
    let delegate = LoggingNavigationDelegate()
    let (fixture, navigation) = TransitionFixture.navigating("A", delegate: delegate)
    if isInterruptible { delegate.animator = InterruptibleAnimator(fixture) }
    navigation.pushViewController(fixture.child("B"), animated: true)
    fixture.device.advance(by: 0.1)
    let other = fixture.child("O")
    fixture.device.window.rootViewController = other
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A", "B"])
    #expect(navigation.transitionCoordinator == nil)
    #expect(Runtime.current.transitions.isEmpty)
    fixture.log = []
    fixture.device.window.rootViewController = navigation
    fixture.device.advanceUntilIdle()
    #expect(navigation.topViewController?.appearance == .appeared)
    #expect(navigation.topViewController?.view.window != nil)
    #expect(fixture.takeCallbacks().last == "B.DA!")
  }

  @Test("2.58, 2.73 A cancelled pop calls the interaction-change block before the callbacks")
  func interactionChange() throws {
    let delegate = LoggingNavigationDelegate()
    let (fixture, navigation) = TransitionFixture.navigating("A", "B", delegate: delegate)
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.animator = InterruptibleAnimator(fixture)
    delegate.interactor = interactor
    let below = try #require(navigation.viewControllers.first as? LoggingController)
    below.onCallback = { [unowned below] callback in
      guard callback == "WA" else { return }
      below.transitionCoordinator?.notifyWhenInteractionChanges { context in
        fixture.record("interactive \(context.isInteractive), cancelled \(context.isCancelled)")
      }
    }
    navigation.popViewController(animated: true)
    fixture.device.advance(by: 0.1)
    interactor.update(0.3)
    fixture.log = []
    interactor.cancel()
    fixture.device.advanceUntilIdle()
    let log = fixture.takeLog().filter { !$0.hasPrefix("a") }
    #expect(log.first == "interactive false, cancelled true")
    #expect(log.dropFirst() == ["A.WD", "A.DD", "B.WA", "B.IA", "B.DA"])
  }

  @Test("hidesBottomBarWhenPushed moves the tab bar out with the push and back with the pop")
  func bottomBar() {
    let fixture = TransitionFixture(launches: false)
    let inner = navigation(fixture, "A")
    let tabs = UITabBarController()
    tabs.viewControllers = [inner, fixture.child("C")]
    fixture.device.launch(tabs)
    let pushed = fixture.child("B")
    pushed.hidesBottomBarWhenPushed = true
    inner.pushViewController(pushed, animated: true)
    fixture.device.advance(by: 0.15)
    let moving = tabs.tabBar.layer.presentation()?.frame.minY ?? 0
    #expect(moving > 769 && moving < 852)
    fixture.device.advanceUntilIdle()
    #expect(tabs.tabBar.frame.minY == 852)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    let finger = fixture.device.press(at: CGPoint(x: 4, y: 400))
    finger.move(by: CGVector(dx: 60, dy: 0), over: 0.6)
    fixture.device.advance(by: 0.1)
    #expect((tabs.tabBar.layer.presentation()?.frame.minY ?? 0) < 852)
    finger.cancel()
    fixture.device.advanceUntilIdle()
    #expect(tabs.tabBar.frame.minY == 852)
    tabs.selectedIndex = 1
    #expect(tabs.tabBar.frame.minY == 769)
    tabs.selectedIndex = 0
    #expect(tabs.tabBar.frame.minY == 852)
    inner.popViewController(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(tabs.tabBar.frame.minY == 769)
    #expect(inner.topViewController?.view.safeAreaInsets.bottom == CGFloat(83))
  }

  /// Returns tabs with a stack of one page, and a page that hides the bottom bar.
  private func tabbed() -> (
    fixture: TransitionFixture, inner: UINavigationController, below: UIViewController,
    hiding: UIViewController
  ) {
    let fixture = TransitionFixture(launches: false)
    let below = fixture.child("A")
    let inner = UINavigationController(rootViewController: below)
    let tabs = UITabBarController()
    tabs.viewControllers = [inner, fixture.child("C")]
    fixture.device.launch(tabs)
    let hiding = fixture.child("B")
    hiding.hidesBottomBarWhenPushed = true
    return (fixture, inner, below, hiding)
  }

  private func bottomInsets(_ pages: UIViewController...) -> [CGFloat] {
    pages.map { $0.view.safeAreaInsets.bottom }
  }

  @Test("2.153 The outgoing page of a push that hides the bottom bar keeps the bar's inset")
  func bottomBarInsets() {
    let (fixture, inner, below, hiding) = tabbed()
    inner.pushViewController(hiding, animated: true)
    fixture.device.advance(by: 0.15)
    #expect(bottomInsets(below, hiding) == [83, 34])
    fixture.device.advanceUntilIdle()
    #expect(bottomInsets(hiding) == [34])
    inner.popViewController(animated: false)
    fixture.device.advanceUntilIdle()
    #expect(bottomInsets(below) == [83])
    inner.pushViewController(hiding, animated: false)
    fixture.device.advanceUntilIdle()
    #expect(bottomInsets(hiding) == [34])
  }

  @Test("2.153 A pop in a tab that isn't selected restores the bar's inset")
  func bottomBarInsetsElsewhere() {
    let (fixture, inner, below, hiding) = tabbed()
    let tabs = inner.tabBarController
    inner.pushViewController(hiding, animated: false)
    fixture.device.advanceUntilIdle()
    tabs?.selectedIndex = 1
    fixture.device.advanceUntilIdle()
    inner.popViewController(animated: false)
    fixture.device.advanceUntilIdle()
    tabs?.selectedIndex = 0
    fixture.device.advanceUntilIdle()
    #expect(bottomInsets(below) == [83])
    #expect(tabs?.tabBar.frame.minY == 769)
  }

  @Test("2.153 A list at its end stays there below a page that hides the bar")
  func offsetBelowHiddenBar() {
    let (fixture, inner, below, hiding) = tabbed()
    let list = UIScrollView(frame: below.view.bounds)
    list.contentSize = CGSize(width: 393, height: 2400)
    below.view.addSubview(list)
    fixture.device.advance(by: 0.1)
    let end = CGFloat(2400 - 852 + 83)
    list.contentOffset.y = end
    inner.pushViewController(hiding, animated: true)
    fixture.device.advanceUntilIdle()
    inner.popViewController(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(list.contentOffset.y == end)
  }

  @Test("2.153 The incoming page of a pop has the bar's inset from the start")
  func bottomBarInsetsOfPop() {
    let (fixture, inner, below, hiding) = tabbed()
    inner.pushViewController(hiding, animated: false)
    fixture.device.advanceUntilIdle()
    for cancels in [true, false] {
      let finger = fixture.device.press(at: CGPoint(x: 4, y: 400))
      finger.move(by: CGVector(dx: 100, dy: 0), over: 0.3)
      #expect(bottomInsets(below, hiding) == [83, 34])
      finger.move(by: CGVector(dx: cancels ? -90 : 200, dy: 0), over: 0.3)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(bottomInsets(cancels ? hiding : below) == [cancels ? 34 : 83])
    }
    #expect(inner.names == ["A"])
  }
}

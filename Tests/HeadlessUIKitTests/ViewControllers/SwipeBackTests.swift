import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// The system's push and pop, its swipe back, and its navigation bar.
@MainActor struct SwipeBackTests {
  private func swipe(
    _ fixture: TransitionFixture, by width: CGFloat, over seconds: TimeInterval = 0.4
  ) -> Finger {
    let finger = fixture.device.press(at: CGPoint(x: 4, y: 400))
    finger.move(by: CGVector(dx: width, dy: 0), over: seconds)
    return finger
  }

  @Test("A push slides in from the right while the outgoing view moves left")
  func systemPush() throws {
    let (fixture, navigation) = TransitionFixture.navigating("A")
    let below = try #require(navigation.topViewController?.view)
    let pushed = fixture.child("B")
    navigation.pushViewController(pushed, animated: true)
    fixture.device.advance(by: 0.2)
    let above = try #require(pushed.view.layer.presentation()).position.x
    #expect(above > 200 && above < 580)
    #expect(below.shownX < 196)
    fixture.device.advanceUntilIdle()
    #expect(pushed.view.frame == fixture.device.window.bounds)
    #expect(below.superview == nil)
  }

  @Test("A swipe from the left edge pops, and the view follows the finger")
  func swipePops() throws {
    let (fixture, navigation) = TransitionFixture.navigating("A", "B")
    let top = try #require(navigation.topViewController?.view)
    let finger = swipe(fixture, by: 200)
    let shown = top.shownX - 196.5
    #expect(shown > 170 && shown < 200)
    #expect(navigation.names == ["A"])
    finger.move(by: CGVector(dx: 60, dy: 0), over: 0.2)
    #expect(near(top.shownX - 196.5, shown + 60, within: 0.5))
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A"])
    #expect(top.superview == nil)
    #expect(fixture.takeCallbacks() == ["B.WD", "A.WA", "A.IA", "B.DD", "A.DA"])
    #expect(navigation.topViewController?.view.frame == fixture.device.window.bounds)
  }

  @Test("A swipe that is cancelled after a rotation leaves the pages at the new size")
  func rotatedSwipe() throws {
    let (fixture, navigation) = TransitionFixture.navigating("A", "B")
    let finger = swipe(fixture, by: 60)
    fixture.device.rotate(to: .landscape)
    fixture.device.advance(by: 0.1)
    finger.move(by: CGVector(dx: -50, dy: 0), over: 0.2)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A", "B"])
    let landscape = CGRect(x: 0, y: 0, width: 852, height: 393)
    #expect(navigation.topViewController?.view.frame == landscape)
  }

  @Test("A short swipe is cancelled and restores the page")
  func shortSwipe() throws {
    let (fixture, navigation) = TransitionFixture.navigating("A", "B")
    let finger = swipe(fixture, by: 80, over: 0.8)
    fixture.device.advance(by: 0.2)
    finger.move(by: CGVector(dx: -2, dy: 0), over: 0.2)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A", "B"])
    let view = try #require(navigation.topViewController?.view)
    #expect(view.frame == fixture.device.window.bounds)
    #expect(view.superview === navigation.childSwitch.contentView)
    #expect(navigation.childSwitch.contentView.subviews.count == 1)
    #expect(fixture.takeCallbacks().suffix(5) == ["A.WD", "A.DD", "B.WA", "B.IA", "B.DA"])
    swipe(fixture, by: 300, over: 0.2).lift()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A"])
  }

  @Test("A swipe that ends within two frames completes its transition")
  func quickSwipe() {
    let (fixture, navigation) = TransitionFixture.navigating("A", "B")
    swipe(fixture, by: 60, over: 0.02).lift()
    fixture.device.advanceUntilIdle()
    #expect(navigation.topViewController?.appearance == .appeared)
    #expect(navigation.childSwitch.transition == nil)
  }

  @Test("2.96 The swipe does nothing at the root or if the delegate animates the pop")
  func blocked() {
    let delegate = LoggingNavigationDelegate()
    let (fixture, navigation) = TransitionFixture.navigating("A", "B", delegate: delegate)
    delegate.animator = BlockAnimator(fixture)
    swipe(fixture, by: 300).lift()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A", "B"])
    delegate.animator = nil
    swipe(fixture, by: 300).lift()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A"])
    swipe(fixture, by: 300).lift()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A"])
  }

  @Test("2.96 An app can replace or remove the delegate of the swipe's recognizer")
  func ownRecognizerDelegate() {
    let delegate = LoggingNavigationDelegate()
    let (fixture, navigation) = TransitionFixture.navigating("A", "B", "C", delegate: delegate)
    let recognizer = navigation.interactivePopGestureRecognizer
    #expect(recognizer?.delegate != nil)
    let own = ClosureDelegate()
    recognizer?.delegate = own
    swipe(fixture, by: 300).lift()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A", "B"])
    own.shouldBegin = false
    swipe(fixture, by: 300).lift()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A", "B"])
    recognizer?.delegate = nil
    swipe(fixture, by: 300).lift()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A"])
  }

  @Test(
    "2.155 Without a Back button the swipe is off, unless the app sets its delegate",
    arguments: WayBack.allCases)
  fileprivate func withoutBackButton(_ wayBack: WayBack) {
    let (fixture, navigation) = TransitionFixture.navigating("A", "B", "C")
    wayBack.apply(to: navigation)
    swipe(fixture, by: 300).lift()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == (wayBack == .beside ? ["A", "B"] : ["A", "B", "C"]))
    navigation.navigationBar.layoutIfNeeded()
    let own = ClosureDelegate()
    navigation.interactivePopGestureRecognizer?.delegate = own
    swipe(fixture, by: 300).lift()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == (wayBack == .beside ? ["A"] : ["A", "B"]))
  }

  @Test("2.156 A left bar item replaces the Back button or supplements it")
  func leftItems() throws {
    let (fixture, navigation) = TransitionFixture.navigating("A", "B")
    let item = try #require(navigation.topViewController?.navigationItem)
    let left = UIBarButtonItem()
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    var taps = 0
    left.title = "Close"
    left.primaryAction = UIAction { _ in taps += 1 }
    item.leftBarButtonItem = left
    fixture.device.advance(by: 0.1)
    fixture.device.tap(at: CGPoint(x: 30, y: 80))
    fixture.device.advanceUntilIdle()
    #expect(taps == 1 && navigation.names == ["A", "B"])
    item.leftBarButtonItems = [UIBarButtonItem(customView: badge)]
    item.leftItemsSupplementBackButton = true
    fixture.device.advance(by: 0.1)
    #expect(badge.window != nil && badge.frame.minX == 100)
    fixture.device.tap(at: CGPoint(x: 30, y: 80))
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A"] && badge.window == nil)
  }

  @Test("2.168 A back action replaces the pop by the Back button, and makes a button appear")
  func backAction() throws {
    let (fixture, navigation) = TransitionFixture.navigating("A", "B")
    var taps = 0
    let action = UIAction(title: "Leave") { _ in taps += 1 }
    let item = try #require(navigation.topViewController?.navigationItem)
    func tapBack() {
      fixture.device.tap(at: CGPoint(x: 40, y: 80))
      fixture.device.advanceUntilIdle()
    }
    item.backAction = action
    tapBack()
    #expect(taps == 1 && navigation.names == ["A", "B"])
    item.backAction = nil
    tapBack()
    #expect(taps == 1 && navigation.names == ["A"])
    let content = try #require(navigation.navigationBar.subviews.first as? NavigationBarContent)
    #expect(content.backButton.isHidden)
    navigation.topViewController?.navigationItem.backAction = action
    #expect(!content.backButton.isHidden && content.backButton.currentTitle == "Leave")
    tapBack()
    #expect(taps == 2 && navigation.names == ["A"])
    navigation.topViewController?.navigationItem.backAction = nil
    #expect(content.backButton.isHidden)
  }

  @Test("2.95 The bar cross-fades the titles, and its Back button pops")
  func bar() throws {
    let (fixture, navigation) = TransitionFixture.navigating("A")
    navigation.topViewController?.navigationItem.title = "First"
    let pushed = fixture.child("B")
    pushed.title = "Second"
    navigation.pushViewController(pushed, animated: true)
    fixture.device.advance(by: 0.2)
    let contents = navigation.navigationBar.subviews
    #expect(contents.count == 2)
    #expect(contents.allSatisfy { $0.shownAlpha > 0.05 && $0.shownAlpha < 0.95 })
    fixture.device.advanceUntilIdle()
    #expect(navigation.navigationBar.subviews.count == 1)
    #expect(pushed.view.safeAreaInsets.top == CGFloat(59 + 44))
    fixture.device.tap(at: CGPoint(x: 40, y: 80))
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A"])
    navigation.isNavigationBarHidden = true
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 59)
  }
}

/// The state of the Back button on a page.
private enum WayBack: CaseIterable {
  case noButton, ownItem, noBar, beside

  @MainActor func apply(to navigation: UINavigationController) {
    let item = navigation.topViewController?.navigationItem
    switch self {
    case .noButton: item?.hidesBackButton = true
    case .ownItem: item?.leftBarButtonItem = UIBarButtonItem()
    case .noBar: navigation.isNavigationBarHidden = true
    case .beside:
      item?.leftBarButtonItems = [UIBarButtonItem()]
      item?.leftItemsSupplementBackButton = true
    }
  }
}

import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct ScrollOffsetTests {
  @Test("3.27 An animated offset eases in and out and reports its end")
  func animated() {
    let fixture = ScrollFixture()
    let view = fixture.scrollView
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(fixture.calls == [])
    fixture.device.advanceUntilIdle()
    #expect(fixture.calls == ["scroll", "did animate"])
    #expect(fixture.offset == 300)
    let steps = zip(fixture.offsets, fixture.offsets.dropFirst()).map { $1 - $0 }
    #expect(steps.count > 10)
    let fastest = steps.max() ?? 0
    #expect(steps[0] < fastest / 4 && steps[steps.count - 1] < fastest / 4)
    #expect(abs((steps.firstIndex(of: fastest) ?? 0) - steps.count / 2) < 2)
  }

  @Test("3.27 An offset that is set without animation is reported once, without an end")
  func notAnimated() {
    let fixture = ScrollFixture()
    let view = fixture.scrollView
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    #expect(fixture.calls == ["scroll"])
    fixture.device.advanceUntilIdle()
    #expect(fixture.offsets == [300])
    #expect(fixture.calls == ["scroll"])
  }

  @Test("3.51 Setting the offset stops deceleration, and a drag ends an offset animation")
  func interrupts() {
    let fixture = ScrollFixture()
    let view = fixture.scrollView
    fixture.fling(velocity: -1000)
    fixture.device.advance(by: 0.1)
    fixture.clear()
    view.setContentOffset(view.contentOffset, animated: false)
    #expect(fixture.calls == ["did decelerate"])
    view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    fixture.device.advance(by: 0.1)
    fixture.clear()
    _ = fixture.beginDrag(down: true)
    #expect(fixture.calls.suffix(2) == ["did animate", "will drag"])
    let held = fixture.offset
    fixture.device.advance(by: 0.3)
    #expect(fixture.offset == held)
  }

  @Test("3.51 An animated offset replaces a deceleration, whose end isn't reported")
  func animatedTakesOver() {
    let fixture = ScrollFixture()
    fixture.fling(velocity: -1000)
    fixture.device.advance(by: 0.1)
    fixture.clear()
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    #expect(!fixture.scrollView.isDecelerating)
    fixture.device.advanceUntilIdle()
    #expect(fixture.calls == ["scroll", "did animate"])
    #expect(fixture.offset == 1000)
    // An animated offset also replaces a deceleration that is about to begin.
    fixture.reaction = { [unowned fixture] call in
      guard call == "will decelerate" else { return }
      fixture.scrollView.setContentOffset(.zero, animated: true)
    }
    fixture.fling(velocity: -1000)
    fixture.device.advanceUntilIdle()
    #expect(fixture.offset == 0)
    #expect(fixture.calls.last == "did animate")
  }

  @Test("3.47 Setting the contentOffset property keeps a deceleration running")
  func propertyLeavesMotion() {
    let fixture = ScrollFixture()
    fixture.fling(velocity: -1000)
    fixture.device.advance(by: 0.1)
    fixture.scrollView.contentOffset.y = 1000
    #expect(fixture.scrollView.isDecelerating)
    fixture.device.advance(by: 0.1)
    #expect(fixture.offset > 1050)
  }

  @Test("3.28 A changed offset is reported at once, and an equal one is not")
  func toldAtOnce() {
    let fixture = ScrollFixture()
    let view = fixture.scrollView
    view.contentOffset = CGPoint(x: 0, y: 10)
    view.bounds.origin.y = 20
    view.contentOffset.y = 20
    #expect(fixture.offsets == [10, 20])
  }

  @Test("3.29 An offset that is set in an animation block is reported once and shown in motion")
  func inAnimationBlock() {
    let fixture = ScrollFixture()
    let view = fixture.scrollView
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { view.contentOffset.y = 100 })
    #expect(fixture.offsets == [100])
    fixture.device.advance(by: 0.5)
    #expect(isClose(view.layer.presentation()?.bounds.minY ?? 0, 50, within: 2))
    fixture.device.advanceUntilIdle()
    #expect(fixture.offsets == [100])
  }

  @Test("3.30 Shrinking the content moves the offset to the new edge")
  func contentShrinks() {
    let fixture = ScrollFixture()
    let view = fixture.scrollView
    view.contentOffset.y = 2200
    fixture.clear()
    view.contentSize.height = 1000
    #expect(fixture.offsets == [200])
  }

  @Test("3.30 Removing an inset moves the offset, and adding one doesn't")
  func insetChanges() {
    let fixture = ScrollFixture()
    let view = fixture.scrollView
    view.contentInset.top = 100
    #expect(fixture.offset == 0)
    view.contentOffset.y = -100
    view.contentInset.top = 0
    #expect(fixture.offset == 0)
  }

  @Test("3.31 Content and insets determine the range of the offset")
  func limits() {
    let fixture = ScrollFixture()
    let view = fixture.scrollView
    view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    #expect(view.extents.vertical.lowest == -30)
    #expect(view.extents.vertical.highest == 2250)
    view.contentSize.height = 100
    #expect(view.extents.vertical.highest == -30)
  }

  @Test(
    "3.32 The adjustment behavior determines which safe-area insets are added",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 59.0, 0.0),
      (.scrollableAxes, 59, 0), (.never, 0, 0), (.always, 59, 7),
    ])
  func safeArea(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, top: CGFloat, left: CGFloat
  ) {
    let fixture = ScrollFixture()
    let view = fixture.scrollView
    view.contentInsetAdjustmentBehavior = behavior
    view.contentInset.top = 10
    view.contentOffset.y = -10
    fixture.clear()
    fixture.device.window.screenInsets = UIEdgeInsets(top: 59, left: 7, bottom: 0, right: 0)
    #expect(view.adjustedContentInset.top == top + 10)
    #expect(view.adjustedContentInset.left == left)
    // Content at its start stays at its start.
    #expect(fixture.offset == -10 - top)
    #expect(fixture.calls == (behavior == .never ? [] : ["inset", "scroll"]))
  }

  @Test("3.32 The safe area isn't added along an axis that doesn't scroll")
  func safeAreaWithoutScrolling() {
    let fixture = ScrollFixture()
    let view = fixture.scrollView
    view.contentSize.height = 100
    fixture.device.window.screenInsets.top = 59
    #expect(view.adjustedContentInset.top == 0)
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset.top == 59)
    #expect(fixture.offset == -59)
  }

  /// The position of a scroll view in a page.
  nonisolated enum Place: CaseIterable, Sendable {
    case view, firstView, secondView, viewInView
  }

  @Test(
    "3.71 The safe area is added to content that fits in a contained page",
    arguments: Place.allCases, [false, true])
  func safeAreaOfContainedPage(_ place: Place, inTabs: Bool) {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 100)
    let page = UIViewController()
    switch place {
    case .view:
      page.view = scrollView
    case .firstView:
      page.view.addSubview(scrollView)
      page.view.addSubview(UIView())
    case .secondView:
      page.view.addSubview(UIView())
      page.view.addSubview(scrollView)
    case .viewInView:
      let view = UIView(frame: page.view.bounds)
      page.view.addSubview(view)
      view.addSubview(scrollView)
    }
    let device = Device()
    if inTabs {
      let tabs = UITabBarController()
      tabs.viewControllers = [page]
      device.launch(tabs)
    } else {
      device.launch(UINavigationController(rootViewController: page))
    }
    device.advanceUntilIdle()
    let isContent = place == .view || place == .firstView
    let inset = scrollView.adjustedContentInset
    let (top, bottom): (CGFloat, CGFloat) = inTabs ? (59, 83) : (103, 34)
    #expect(inset.top == (isContent ? top : 0))
    #expect(inset.bottom == (isContent ? bottom : 0))
    #expect(scrollView.contentOffset.y == -inset.top)
    #expect(!scrollView.extents.vertical.canScroll)
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scrollView.adjustedContentInset == .zero)
  }

  @Test(
    "3.33 A directional lock keeps a drag on the axis on which it began", arguments: [true, false])
  func directionalLock(isLocked: Bool) {
    let fixture = ScrollFixture()
    let view = fixture.scrollView
    view.contentSize.width = 3000
    view.isDirectionalLockEnabled = isLocked
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: -3, dy: -12))
    finger.move(by: CGVector(dx: -50, dy: -60), over: 0.1)
    #expect(isClose(view.contentOffset.x, isLocked ? 0 : 50))
    #expect(isClose(fixture.offset, 60))
  }

  @Test("3.33 A drag that begins diagonally isn't locked")
  func diagonalDrag() {
    let fixture = ScrollFixture()
    let view = fixture.scrollView
    view.contentSize.width = 3000
    view.isDirectionalLockEnabled = true
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: -10, dy: -12))
    finger.move(by: CGVector(dx: -50, dy: -60), over: 0.1)
    #expect(isClose(view.contentOffset.x, 50))
  }

  @Test("3.52 scrollRectToVisible scrolls by the smallest distance")
  func showsRectangle() {
    let fixture = ScrollFixture()
    let view = fixture.scrollView
    view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 100), animated: false)
    #expect(fixture.offset == 200)
    view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 100), animated: false)
    #expect(fixture.offset == 200)
    view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 100), animated: false)
    #expect(fixture.offset == 150)
    view.scrollRectToVisible(CGRect(x: 0, y: 2990, width: 10, height: 100), animated: false)
    #expect(fixture.offset == 2200)
  }

  @Test("3.53 Content that leaves the window stops without a notification")
  func leavesWindow() {
    let fixture = ScrollFixture()
    let view = fixture.scrollView
    fixture.fling(velocity: -1000)
    fixture.clear()
    view.removeFromSuperview()
    #expect(!view.isDecelerating)
    fixture.device.window.rootViewController?.view.addSubview(view)
    view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    view.removeFromSuperview()
    #expect(fixture.device.advanceUntilIdle(limit: 1))
    #expect(fixture.calls == [])
  }
}

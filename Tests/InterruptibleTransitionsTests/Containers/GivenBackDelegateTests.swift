import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

/// Tests of the time at which the app's container delegate is restored, and of changes by another
/// delegate.
@Suite("Restoring the app's container delegate", .underVariants, .alsoUnder(.asksTabsLate))
struct GivenBackDelegateTests {
  private let a = titled("A")
  private let b = titled("B")

  @Test("The delegate of a page whose push has no outcome is restored after its pop")
  func unanswered() {
    let base = ContainerFixture()
    let navigation = base.navigation([a])
    let (delegate, slide) = (AppsDelegate(), base.slide())
    let request = ChangeRequest(StubChange(of: b, with: slide))
    navigation.delegate = delegate
    NavigationDelegateProxy.proxy(of: navigation)
      .keep(b, for: slide, until: request)
    navigation.pushViewController(b, animated: true)
    base.device.advanceUntilIdle()
    #expect(navigation.delegate !== delegate)
    navigation.popViewController(animated: true)
    base.device.advanceUntilIdle()
    #expect(base.directions == [false] && navigation.viewControllers == [a])
    #expect(navigation.delegate === delegate)
    withExtendedLifetime(request) {}
  }

  @Test("A push that is refused during another push does not take that push's transition")
  func refusedMeanwhile() {
    let base = ContainerFixture()
    let navigation = base.navigation([a])
    let (delegate, slide) = (AppsDelegate(), base.slide())
    let other = titled("C")
    let refused = ChangeRequest(StubChange(of: other, with: slide))
    navigation.delegate = delegate
    let proxy = NavigationDelegateProxy.proxy(of: navigation)
    proxy.keep(other, for: slide, until: refused)
    let request = ChangeRequest(StubChange(of: b, with: slide))
    proxy.serve(request)
    slide.ask(request)
    refused.settle(.refused)
    navigation.pushViewController(b, animated: true)
    base.device.advanceUntilIdle()
    #expect(base.directions == [true] && base.completions == [true])
    #expect(request.stage == .settled)
    #expect(navigation.delegate === delegate && navigation.viewControllers == [a, b])
  }

  @Test("A tab change by the app's own transition completes at its end")
  func tabs() {
    let base = ContainerFixture()
    let tabs = base.tabs([a, b])
    let delegate = AppsDelegate()
    delegate.animator = PlainAnimator()
    let handle = tabs.selectViewController(b, with: base.slide())
    tabs.delegate = delegate
    base.device.advance(by: 0.1)
    while tabs.transitionCoordinator != nil { base.device.advance(by: 1 / 60) }
    // A late UIKit calls only the app's delegate, and a change might still follow.
    if RuntimeVariants.current.contains(.asksTabsLate) { base.device.advance(by: 0.07) }
    #expect(handle.result == .completed)
    base.device.advanceUntilIdle()
    #expect(base.shows(1, in: tabs))
  }
}

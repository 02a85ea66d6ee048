import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

/// When an app has its own delegate again, and hears of a change that another delegate has made.
@Suite("The app's delegate, given back", .underVariants, .alsoUnder(.asksTabsLate))
struct GivenBackDelegateTests {
  private let a = titled("A")
  private let b = titled("B")

  @Test("A page whose push nobody answers is forgotten all the same when it has left the stack")
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

  @Test("A push that is refused while another one is asked for leaves that its transition")
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

  @Test("The outcome of a tab change that the app's own transition has made is known at its end")
  func tabs() {
    let base = ContainerFixture()
    let tabs = base.tabs([a, b])
    let delegate = AppsDelegate()
    delegate.animator = PlainAnimator()
    let handle = tabs.select(b, with: base.slide())
    tabs.delegate = delegate
    base.device.advance(by: 0.1)
    while tabs.transitionCoordinator != nil { base.device.advance(by: 1 / 60) }
    // Where UIKit asks late it asks the app's delegate alone, and a change might still follow.
    if RuntimeVariants.current.contains(.asksTabsLate) { base.device.advance(by: 0.07) }
    #expect(handle.result == .completed)
    base.device.advanceUntilIdle()
    #expect(base.shows(1, in: tabs))
  }
}

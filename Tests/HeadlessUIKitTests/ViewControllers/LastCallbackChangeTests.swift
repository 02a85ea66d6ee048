import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Changes of a stack that are asked for in the last callbacks of another one.
@MainActor struct LastCallbackChangeTests {
  @Test(
    "2.146 A push within the last callbacks of a change is another one", arguments: [false, true])
  func pushedAtTheEnd(cancelsFirst: Bool) {
    let delegate = NotingNavigationDelegate()
    let (fixture, navigation) = TransitionFixture.navigating("A", "B", delegate: delegate)
    let (first, second) = (
      UIPercentDrivenInteractiveTransition(), UIPercentDrivenInteractiveTransition()
    )
    (delegate.animator, delegate.interactor) = (InterruptibleAnimator(fixture), first)
    let leaving = fixture.child("C")
    let pushed = fixture.child("D")
    let page = cancelsFirst ? leaving : navigation.topViewController as? NotingController
    page?.onCallback = { callback in
      guard callback == "DD" else { return }
      delegate.animator = InterruptibleAnimator(fixture)
      delegate.interactor = second
      navigation.pushViewController(pushed, animated: true)
    }
    navigation.pushViewController(leaving, animated: true)
    fixture.device.advance(by: 0.1)
    if cancelsFirst { first.cancel() } else { first.finish() }
    fixture.device.advance(by: 1)
    page?.onCallback = nil
    let before = cancelsFirst ? ["A", "B"] : ["A", "B", "C"]
    #expect(navigation.names == before + ["D"])
    second.update(0.2)
    second.cancel()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == before)
    #expect(navigation.children.map(\.noted) == before)
    #expect(pushed.parent == nil && (leaving.parent == nil) == cancelsFirst)
    #expect(navigation.topViewController?.appearance == .appeared)
    #expect(navigation.topViewController?.view.window != nil)
  }

  @Test("2.146 A pop that begins within the last callbacks of a cancelled one is what counts")
  func poppedAgainAtTheEnd() {
    let delegate = NotingNavigationDelegate()
    let (fixture, navigation) = TransitionFixture.navigating("A", "B", delegate: delegate)
    let interactor = UIPercentDrivenInteractiveTransition()
    (delegate.animator, delegate.interactor) = (InterruptibleAnimator(fixture), interactor)
    let below = navigation.viewControllers[0] as? NotingController
    below?.onCallback = { callback in
      guard callback == "DD" else { return }
      below?.onCallback = nil
      (delegate.animator, delegate.interactor) = (InterruptibleAnimator(fixture), nil)
      navigation.popViewController(animated: true)
      #expect(navigation.transitionCoordinator != nil)
    }
    navigation.popViewController(animated: true)
    fixture.device.advance(by: 0.1)
    fixture.log = []
    interactor.cancel()
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeCallbacks() == ["A.WD", "A.DD", "A.WA", "A.IA", "B.DD", "A.DA"])
    #expect(navigation.names == ["A"])
  }
}

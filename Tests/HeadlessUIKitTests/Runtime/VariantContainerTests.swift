import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// A container's state is consistent after a transition, under every variant.
@MainActor @Suite struct VariantContainerTests {
  nonisolated private static let readings = [[]] + RuntimeVariants.each

  @Test("An interactive pop ends as it was released", arguments: readings, [true, false])
  func pop(reading: RuntimeVariants, finishes: Bool) {
    RuntimeVariants.$current.withValue(reading) {
      let delegate = LoggingNavigationDelegate()
      let (fixture, navigation) = TransitionFixture.navigating("A", "B", delegate: delegate)
      let interactor = UIPercentDrivenInteractiveTransition()
      delegate.animator = InterruptibleAnimator(fixture)
      delegate.interactor = interactor
      navigation.popViewController(animated: true)
      fixture.device.advance(by: 0.1)
      interactor.update(0.4)
      if finishes { interactor.finish() } else { interactor.cancel() }
      fixture.device.advanceUntilIdle()
      #expect(navigation.names == (finishes ? ["A"] : ["A", "B"]))
      #expect(navigation.children.count == navigation.viewControllers.count)
      #expect(navigation.viewControllers.map { $0.viewIfLoaded?.window != nil }.last == true)
      #expect(navigation.topViewController?.appearance == .appeared)
      let callbacks = fixture.takeCallbacks()
      #expect(callbacks.prefix(2) == ["B.WD", "A.WA"])
      #expect(callbacks.last == (finishes ? "A.DA" : "B.DA"))
      #expect(callbacks.count { $0.hasSuffix("DA") || $0.hasSuffix("DD") } == 2)
    }
  }

  @Test("An interactive tab change ends as it was released", arguments: readings, [true, false])
  func tabs(reading: RuntimeVariants, finishes: Bool) {
    RuntimeVariants.$current.withValue(reading) {
      let delegate = LoggingTabDelegate()
      let (fixture, tabs) = TransitionFixture.switching("A", "B", delegate: delegate)
      let interactor = UIPercentDrivenInteractiveTransition()
      delegate.animator = InterruptibleAnimator(fixture)
      delegate.interactor = interactor
      tabs.selectedIndex = 1
      fixture.device.advance(by: 0.1)
      interactor.update(0.4)
      if finishes { interactor.finish() } else { interactor.cancel() }
      fixture.device.advanceUntilIdle()
      #expect(tabs.selectedIndex == (finishes ? 1 : 0))
      #expect(tabs.selectedViewController?.view.window != nil)
      #expect(tabs.viewControllers?.count { $0.appearance == .appeared } == 1)
      #expect(tabs.selectedViewController?.appearance == .appeared)
    }
  }

  @Test("The system's swipe back pops under every variant", arguments: readings)
  func swipe(reading: RuntimeVariants) {
    RuntimeVariants.$current.withValue(reading) {
      let (fixture, navigation) = TransitionFixture.navigating("A", "B")
      let finger = fixture.device.press(at: CGPoint(x: 4, y: 400))
      finger.move(by: CGVector(dx: 300, dy: 0), over: 0.3)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(navigation.names == ["A"])
      #expect(navigation.topViewController?.appearance == .appeared)
    }
  }
}

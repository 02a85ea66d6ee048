import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Changes of a stack that are requested in the last callbacks of another change.
@MainActor struct LastCallbackChangeTests {
  @Test(
    "2.146 A push requested in the last callbacks of a change is a separate change",
    arguments: [false, true])
  func pushedAtTheEnd(cancelsFirst: Bool) {
    let delegate = LoggingNavigationDelegate()
    let (fixture, navigation) = TransitionFixture.navigating("A", "B", delegate: delegate)
    let first = UIPercentDrivenInteractiveTransition()
    let second = UIPercentDrivenInteractiveTransition()
    delegate.animator = InterruptibleAnimator(fixture)
    delegate.interactor = first
    let leaving = fixture.child("C")
    let pushed = fixture.child("D")
    let page = cancelsFirst ? leaving : navigation.topViewController as? LoggingController
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

  @Test("2.146 A pop that begins in the last callbacks of a cancelled pop takes effect")
  func poppedAgainAtTheEnd() {
    let delegate = LoggingNavigationDelegate()
    let (fixture, navigation) = TransitionFixture.navigating("A", "B", delegate: delegate)
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.animator = InterruptibleAnimator(fixture)
    delegate.interactor = interactor
    let below = navigation.viewControllers[0] as? LoggingController
    below?.onCallback = { callback in
      guard callback == "DD" else { return }
      below?.onCallback = nil
      delegate.animator = InterruptibleAnimator(fixture)
      delegate.interactor = nil
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

  @Test(
    "2.67 A push of a page that is being removed by a cancel waits for the cancel to end",
    arguments: [[], .takesBackAtCancel, .startsAtOnce, [.startsAtOnce, .takesBackAtCancel]]
      as [RuntimeVariants])
  func pushedAsTakenBack(_ variants: RuntimeVariants) {
    RuntimeVariants.$current.withValue(variants) {
      let delegate = LoggingNavigationDelegate()
      let (fixture, navigation) = TransitionFixture.navigating("A", delegate: delegate)
      let interactor = UIPercentDrivenInteractiveTransition()
      delegate.animator = InterruptibleAnimator(fixture)
      delegate.interactor = interactor
      let pushed = fixture.child("B")
      navigation.pushViewController(pushed, animated: true)
      fixture.device.advance(by: 0.1)
      pushed.onMove = { move in
        guard move == "willMove(nil)" else { return }
        pushed.onMove = nil
        delegate.animator = InterruptibleAnimator(fixture)
        delegate.interactor = nil
        navigation.pushViewController(pushed, animated: true)
        // Reading the coordinator begins a requested change.
        _ = navigation.transitionCoordinator
      }
      fixture.log = []
      interactor.cancel()
      fixture.device.advanceUntilIdle()
      let takenBack =
        variants.contains(.takesBackAtCancel)
        ? ["B.WD", "A.WA", "B.DD", "A.IA", "A.DA"] : ["B.WD", "B.DD", "A.WA", "A.IA", "A.DA"]
      let pushedAgain = ["A.WD", "B.WA", "B.IA", "A.DD", "B.DA"]
      #expect(fixture.takeCallbacks() == takenBack + pushedAgain)
      #expect(navigation.names == ["A", "B"] && navigation.children.map(\.noted) == ["A", "B"])
    }
  }

  nonisolated enum PlainChange: CaseIterable, Sendable {
    case pop, push, replacement
  }

  @Test(
    "2.64 An unanimated change in didMove leaves the stack's pages as the only children",
    arguments: PlainChange.allCases, [[], .startsAtOnce] as [RuntimeVariants])
  func changedOnArrival(_ change: PlainChange, _ variants: RuntimeVariants) {
    RuntimeVariants.$current.withValue(variants) {
      let (fixture, navigation) = TransitionFixture.navigating("A")
      let pushed = fixture.child("B")
      let next = fixture.child("C")
      pushed.onMove = { move in
        guard move == "didMove(UINavigationController)" else { return }
        pushed.onMove = nil
        switch change {
        case .pop: navigation.popViewController(animated: false)
        case .push: navigation.pushViewController(next, animated: false)
        case .replacement: navigation.setViewControllers([next], animated: false)
        }
      }
      navigation.pushViewController(pushed, animated: true)
      fixture.device.advanceUntilIdle()
      let expected =
        switch change {
        case .pop: ["A"]
        case .push: ["A", "B", "C"]
        case .replacement: ["C"]
        }
      #expect(navigation.names == expected && navigation.children.map(\.noted) == expected)
      let top = navigation.topViewController
      #expect(top?.view.window != nil && top?.appearance == .appeared)
    }
  }
}

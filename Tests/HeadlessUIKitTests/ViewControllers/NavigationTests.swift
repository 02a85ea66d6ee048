import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// The delegate calls, the callbacks and the stack of a navigation controller.
@MainActor struct NavigationTests {
  /// Returns a stack A, B whose delegate has an interruptible animator and a percent-driven
  /// controller.
  private func interactive() -> (
    TransitionFixture, UINavigationController, LoggingNavigationDelegate,
    UIPercentDrivenInteractiveTransition
  ) {
    let delegate = LoggingNavigationDelegate()
    let (fixture, navigation) = TransitionFixture.navigating("A", "B", delegate: delegate)
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.animator = InterruptibleAnimator(fixture)
    delegate.interactor = interactor
    return (fixture, navigation, delegate, interactor)
  }

  @Test("The top of the stack appears with the container, and the delegate is notified")
  func firstAppearance() {
    let delegate = LoggingNavigationDelegate()
    let fixture = TransitionFixture(launches: false)
    delegate.fixture = fixture
    let navigation = UINavigationController(rootViewController: fixture.child("A"))
    navigation.delegate = delegate
    #expect(
      fixture.takeLog() == [
        "A.willMove(UINavigationController)", "A.didMove(UINavigationController)",
      ])
    fixture.device.launch(navigation)
    #expect(
      fixture.takeLog() == [
        "A.loaded", "A.WA!", "willShow(A, false)", "A.IA!", "A.DA!", "didShow(A, false)",
      ])
    #expect(navigation.topViewController?.view.frame == fixture.device.window.bounds)
    #expect(navigation.topViewController?.navigationController === navigation)
  }

  @Test("2.18 UIKit asks the delegate for the animator, then for the interaction controller")
  func askingOrder() {
    let (fixture, navigation, delegate, interactor) = interactive()
    interactor.wantsInteractiveStart = false
    navigation.pushViewController(fixture.child("C"), animated: true)
    fixture.device.advanceUntilIdle()
    #expect(
      fixture.takeLog().filter { $0.hasPrefix("animationC") || $0.hasPrefix("interactionC") }
        == ["animationController(push, B, C)", "interactionController"])
    navigation.popViewController(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.log.contains("animationController(pop, C, B)"))
    _ = delegate
  }

  @Test("2.16 A push changes the stack at once, and the views in the next frame")
  func pushIsDeferred() {
    let (fixture, navigation) = TransitionFixture.navigating("A")
    let pushed = fixture.child("B")
    navigation.pushViewController(pushed, animated: true)
    #expect(navigation.names == ["A", "B"])
    #expect(!pushed.isViewLoaded)
    fixture.device.advance(by: 0.01)
    #expect(pushed.view.window != nil)
    fixture.device.advanceUntilIdle()
  }

  @Test("2.50 Order of a push and a pop: A.WD, B.WA, …, A.DD, B.DA", arguments: [true, false])
  func completedOrder(animated: Bool) {
    let (fixture, navigation) = TransitionFixture.navigating("A")
    let mark = animated ? "" : "!"
    navigation.pushViewController(fixture.child("B"), animated: animated)
    fixture.device.advanceUntilIdle()
    // An unanimated change lays the incoming view out after the outgoing view has left.
    let pushed =
      animated
      ? ["A.WD", "B.WA", "B.IA", "A.DD", "B.DA"] : ["A.WD", "B.WA", "A.DD", "B.IA", "B.DA"]
    #expect(fixture.takeCallbacks() == pushed.map { $0 + mark })
    navigation.popViewController(animated: animated)
    fixture.device.advanceUntilIdle()
    let popped =
      animated
      ? ["B.WD", "A.WA", "A.IA", "B.DD", "A.DA"] : ["B.WD", "A.WA", "B.DD", "A.IA", "A.DA"]
    #expect(fixture.takeCallbacks() == popped.map { $0 + mark })
  }

  @Test("2.55 Order of a cancelled pop: B.WD, A.WA, …, A.WD, A.DD, B.WA, …, B.DA")
  func cancelledPop() {
    let (fixture, navigation, delegate, interactor) = interactive()
    navigation.popViewController(animated: true)
    fixture.device.advance(by: 0.1)
    interactor.update(0.4)
    #expect(fixture.takeCallbacks() == ["B.WD", "A.WA", "A.IA"])
    interactor.cancel()
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeCallbacks() == ["A.WD", "A.DD", "B.WA", "B.IA", "B.DA"])
    #expect(navigation.topViewController?.view.superview != nil)
    #expect(navigation.topViewController?.view.frame == fixture.device.window.bounds)
    #expect(navigation.viewControllers[0].view.superview == nil)
    // Hero issue 371: a push after a cancelled pop.
    navigation.pushViewController(fixture.child("C"), animated: true)
    fixture.device.advance(by: 0.1)
    interactor.finish()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A", "B", "C"])
    #expect(fixture.takeCallbacks() == ["B.WD", "C.WA", "C.IA", "B.DD", "C.DA"])
    _ = delegate
  }

  @Test("2.64 willMove comes with the push or pop, and didMove after the last callback")
  func containmentCalls() {
    let (fixture, navigation) = TransitionFixture.navigating("A")
    navigation.pushViewController(fixture.child("B"), animated: true)
    #expect(fixture.takeLog() == ["B.willMove(UINavigationController)"])
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeLog().suffix(2) == ["B.DA", "B.didMove(UINavigationController)"])
    navigation.popViewController(animated: true)
    #expect(fixture.takeLog() == ["B.willMove(nil)"])
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeLog().suffix(2) == ["A.DA", "B.didMove(nil)"])
    #expect(navigation.children.count == 1)
  }

  @Test("2.65 willShow comes at the start, and didShow only after a completed end")
  func shown() {
    let (fixture, navigation, delegate, interactor) = interactive()
    navigation.popViewController(animated: true)
    fixture.device.advance(by: 0.1)
    #expect(fixture.takeLog().contains("willShow(A, true)"))
    interactor.cancel()
    fixture.device.advanceUntilIdle()
    #expect(!fixture.takeLog().contains { $0.hasPrefix("didShow") })
    navigation.popViewController(animated: true)
    fixture.device.advance(by: 0.1)
    interactor.finish()
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeLog().suffix(2) == ["B.didMove(nil)", "didShow(A, true)"])
    _ = delegate
  }

  @Test(
    "2.154 Cancelling a change to a new stack restores the former stack",
    arguments: [true, false])
  func cancelledReplacement(interactively: Bool) {
    let delegate = LoggingNavigationDelegate()
    let (fixture, navigation) = TransitionFixture.navigating("A", "B", delegate: delegate)
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.animator = InterruptibleAnimator(fixture)
    interactor.wantsInteractiveStart = interactively
    delegate.interactor = interactor
    let new = ["X", "Y"].map { fixture.child($0) }
    navigation.setViewControllers(new, animated: true)
    fixture.device.advance(by: 0.1)
    #expect(navigation.names == ["X", "Y"])
    if !interactively { interactor.pause() }
    interactor.cancel()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A", "B"])
    #expect(navigation.children.map(\.noted) == ["A", "B"])
    #expect(new.allSatisfy { $0.parent == nil })
    #expect(navigation.topViewController?.appearance == .appeared)
  }

  @Test("2.66 A pop removes the old top from the stack at once, and a cancel restores it")
  func stackDuringPop() {
    let (fixture, navigation, delegate, interactor) = interactive()
    let popped = navigation.popViewController(animated: true)
    #expect(popped?.noted == "B")
    #expect(navigation.names == ["A"])
    fixture.device.advance(by: 0.1)
    #expect(navigation.names == ["A"])
    interactor.cancel()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A", "B"])
    #expect(popped?.parent === navigation)
    #expect(navigation.children.count == 2)
    _ = delegate
  }

  @Test("A new stack pops if its top was in the old stack, and pushes otherwise")
  func replacedStack() {
    let delegate = LoggingNavigationDelegate()
    let (fixture, navigation) = TransitionFixture.navigating("A", "B", "C", delegate: delegate)
    let stack = navigation.viewControllers
    navigation.setViewControllers([stack[0], fixture.child("D")], animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeLog().contains("animationController(push, C, D)"))
    #expect(navigation.names == ["A", "D"])
    #expect(navigation.popToRootViewController(animated: true)?.map(\.noted) == ["D"])
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeLog().contains("animationController(pop, D, A)"))
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(stack[1].parent == nil)
  }

  @Test("2.62 isMovingToParent and isMovingFromParent are true in the callbacks")
  func movingFlags() throws {
    let (fixture, navigation) = TransitionFixture.navigating("A")
    let child = fixture.child("B")
    var flags: [String] = []
    child.onCallback = { [unowned child] callback in
      if child.isMovingToParent { flags.append("to in \(callback)") }
      if child.isMovingFromParent { flags.append("from in \(callback)") }
    }
    navigation.pushViewController(child, animated: true)
    fixture.device.advanceUntilIdle()
    navigation.pushViewController(fixture.child("C"), animated: true)
    fixture.device.advanceUntilIdle()
    navigation.popViewController(animated: true)
    fixture.device.advanceUntilIdle()
    navigation.popViewController(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(flags == ["to in WA", "to in IA", "to in DA", "from in WD", "from in DD"])
  }

  @Test("2.69 The coordinator is available right after a push")
  func coordinatorAfterPush() {
    let (fixture, navigation) = TransitionFixture.navigating("A")
    let child = fixture.child("B")
    navigation.pushViewController(child, animated: true)
    let alongside = navigation.transitionCoordinator?.animate(
      alongsideTransition: { _ in fixture.record("alongside") },
      completion: { _ in fixture.record("alongside ended") })
    #expect(alongside == true)
    #expect(child.transitionCoordinator === navigation.transitionCoordinator)
    fixture.device.advanceUntilIdle()
    let log = fixture.takeLog()
    #expect(log.contains("alongside") && log.contains("alongside ended"))
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("2.31, 2.34 The container has the outgoing view and is removed at the end")
  func container() throws {
    let (fixture, navigation, delegate, interactor) = interactive()
    navigation.popViewController(animated: true)
    fixture.device.advance(by: 0.1)
    let context = try #require(navigation.activeTransition?.context)
    let from = try #require(context.viewController(forKey: .from))
    let to = navigation.viewControllers[0]
    #expect(from.view.superview === context.containerView)
    #expect(context.view(forKey: .to) === to.view)
    #expect(context.finalFrame(for: to) == context.containerView.bounds)
    #expect(context.finalFrame(for: from) == .zero)
    #expect(context.initialFrame(for: to) == .zero)
    #expect(context.presentationStyle == .none)
    interactor.finish()
    fixture.device.advanceUntilIdle()
    #expect(context.containerView.superview == nil)
    #expect(from.view.superview == nil)
    _ = delegate
  }

  @Test("A popped controller and a removed navigation controller are released")
  func lifetime() {
    weak var popped: UIViewController?
    weak var gone: UINavigationController?
    do {
      let (fixture, navigation) = TransitionFixture.navigating("A", "B")
      popped = navigation.topViewController
      gone = navigation
      navigation.popViewController(animated: true)
      fixture.device.advanceUntilIdle()
      fixture.device.advance(by: 0.1)
      fixture.device.window.rootViewController = UIViewController()
      fixture.device.advanceUntilIdle()
    }
    #expect(popped == nil)
    #expect(gone == nil)
  }

  @Test("2.110 A controller whose push was cancelled is released")
  func lifetimeOfCancelledPush() {
    weak var cancelled: UIViewController?
    let delegate = LoggingNavigationDelegate()
    let (fixture, navigation) = TransitionFixture.navigating("A", delegate: delegate)
    do {
      let animator = BlockAnimator(fixture)
      animator.completes = { _ in false }
      delegate.animator = animator
      let controller = fixture.child("B")
      cancelled = controller
      navigation.pushViewController(controller, animated: true)
      fixture.device.advanceUntilIdle()
      delegate.animator = nil
    }
    fixture.device.advance(by: 0.1)
    #expect(navigation.names == ["A"])
    #expect(cancelled == nil)
  }
}

import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Changes of a stack that come before another one, or a presentation, has ended.
@MainActor struct NavigationOverlapTests {
  private func interactive() -> (
    TransitionStage, UINavigationController, NotingNavigationDelegate,
    UIPercentDrivenInteractiveTransition
  ) {
    let delegate = NotingNavigationDelegate()
    let (stage, navigation) = TransitionStage.navigating("A", "B", delegate: delegate)
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.animator = InterruptibleAnimator(stage)
    delegate.interactor = interactor
    return (stage, navigation, delegate, interactor)
  }

  @Test("2.67 A push during a push is noted on the console, and changes nothing before its end")
  func pushWhilePushing() {
    let (stage, navigation) = TransitionStage.navigating("A")
    navigation.pushViewController(stage.child("B"), animated: true)
    stage.device.advance(by: 0.1)
    let late = stage.child("C")
    navigation.pushViewController(late, animated: true)
    #expect(navigation.names == ["A", "B"])
    #expect(late.parent == nil)
    #expect(
      stage.console == [
        "Unbalanced calls to begin/end appearance transitions for <NotingController>."
      ])
    stage.device.advanceUntilIdle()
    #expect(navigation.names == ["A", "B", "C"])
    #expect(navigation.topViewController?.view.window != nil)
    #expect(
      stage.takeCallbacks() == [
        "A.WD", "B.WA", "B.IA", "A.DD", "B.DA", "B.WD", "C.WA", "C.IA", "B.DD", "C.DA",
      ])
  }

  @Test("2.67 So does a new stack; the late change comes after didShow", arguments: [true, false])
  func stackSetWhilePopping(cancels: Bool) {
    let (stage, navigation, delegate, interactor) = interactive()
    navigation.popViewController(animated: true)
    stage.device.advance(by: 0.1)
    navigation.setViewControllers([stage.child("X"), stage.child("Y")], animated: false)
    #expect(navigation.names == ["A"])
    if cancels { interactor.cancel() } else { interactor.finish() }
    stage.log = []
    stage.device.advanceUntilIdle()
    #expect(navigation.names == ["X", "Y"])
    #expect(navigation.children.map(\.noted) == ["X", "Y"])
    #expect(navigation.topViewController?.appearance == .appeared)
    let shows = stage.log.filter { $0.hasPrefix("didShow") }
    #expect(shows == (cancels ? [] : ["didShow(A, true)"]) + ["didShow(Y, false)"])
    _ = delegate
  }

  @Test(
    "2.67 A pop during a push is passed over, whether the push is cancelled or not",
    arguments: [true, false])
  func popWhilePushing(cancels: Bool) {
    let (stage, navigation, delegate, interactor) = interactive()
    navigation.pushViewController(stage.child("C"), animated: true)
    stage.device.advance(by: 0.1)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(
      navigation.popToViewController(navigation.viewControllers[0], animated: true) == nil)
    if cancels { interactor.cancel() } else { interactor.finish() }
    stage.device.advanceUntilIdle()
    #expect(navigation.names == (cancels ? ["A", "B"] : ["A", "B", "C"]))
    #expect(navigation.children.count == navigation.viewControllers.count)
    #expect(navigation.topViewController?.appearance == .appeared)
    _ = delegate
  }

  @Test("2.67 A push while a presentation begins or is under way waits for it too")
  func pushWhilePresenting() {
    for waits in [0, 0.1] {
      let (stage, navigation) = TransitionStage.navigating("A")
      let presented = stage.controller("P", style: .overFullScreen)
      navigation.topViewController?.present(presented, animated: true)
      stage.device.advance(by: waits)
      navigation.pushViewController(stage.child("B"), animated: true)
      #expect(navigation.names == ["A"])
      stage.device.advanceUntilIdle()
      #expect(navigation.names == ["A", "B"])
      #expect(presented.appearance == .appeared)
      #expect(navigation.topViewController?.appearance == .appeared)
    }
  }

  @Test("2.67 A push in the callbacks of the end is made at once")
  func pushAtTheEnd() {
    let (stage, navigation) = TransitionStage.navigating("A")
    let pushed = stage.child("B")
    var names: [String] = []
    pushed.onCallback = { [unowned stage, unowned navigation] callback in
      guard callback == "DA", names.isEmpty else { return }
      navigation.pushViewController(stage.child("C"), animated: true)
      names = navigation.names
    }
    navigation.pushViewController(pushed, animated: true)
    stage.device.advanceUntilIdle()
    #expect(names == ["A", "B", "C"])
    #expect(navigation.topViewController?.appearance == .appeared)
  }

  @Test("2.107 Of two animated pushes in one turn the second waits for the end of the first")
  func changesInOneTurn() {
    let (stage, navigation) = TransitionStage.navigating("A")
    navigation.pushViewController(stage.child("B"), animated: true)
    navigation.pushViewController(stage.child("C"), animated: true)
    navigation.pushViewController(stage.child("D"), animated: false)
    #expect(navigation.names == ["A", "B"])
    stage.device.advanceUntilIdle()
    #expect(navigation.names == ["A", "B", "C", "D"])
    #expect(
      stage.takeCallbacks() == [
        "A.WD", "B.WA", "B.IA", "A.DD", "B.DA", "B.WD", "C.WA", "C.IA", "B.DD", "C.DA", "C.WD!",
        "D.WA!", "C.DD!", "D.IA!", "D.DA!",
      ])
    #expect(navigation.viewControllers.allSatisfy { $0.parent === navigation })
  }

  @Test("2.107 A change without animation and the one after it are one transition")
  func unanimatedFirst() {
    let (stage, navigation) = TransitionStage.navigating("A", "B")
    navigation.popToRootViewController(animated: false)
    navigation.pushViewController(stage.child("C"), animated: true)
    #expect(navigation.names == ["A", "C"])
    stage.device.advanceUntilIdle()
    #expect(stage.takeCallbacks() == ["B.WD", "C.WA", "C.IA", "B.DD", "C.DA"])
  }
}

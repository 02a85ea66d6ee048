import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Changes of a stack that are requested during another change or a presentation.
@MainActor struct NavigationOverlapTests {
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

  @Test("2.67 A push during a push waits for its end and writes to the console")
  func pushWhilePushing() {
    let (fixture, navigation) = TransitionFixture.navigating("A")
    navigation.pushViewController(fixture.child("B"), animated: true)
    fixture.device.advance(by: 0.1)
    let late = fixture.child("C")
    navigation.pushViewController(late, animated: true)
    #expect(navigation.names == ["A", "B"])
    #expect(late.parent == nil)
    #expect(
      fixture.console == [
        "Unbalanced calls to begin/end appearance transitions for <LoggingController>."
      ])
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A", "B", "C"])
    #expect(navigation.topViewController?.view.window != nil)
    #expect(
      fixture.takeCallbacks() == [
        "A.WD", "B.WA", "B.IA", "A.DD", "B.DA", "B.WD", "C.WA", "C.IA", "B.DD", "C.DA",
      ])
  }

  /// The controller that presents in the outgoing page's last callback.
  nonisolated enum Presenter: CaseIterable, Sendable {
    case page, stack
  }

  @Test(
    "2.67 A stack set during a swipe back is shown after the outgoing page has presented",
    arguments: Presenter.allCases,
    [.fullScreen, .overFullScreen, .overCurrentContext] as [UIModalPresentationStyle])
  func stackSetWhileSwipingBack(presenter: Presenter, style: UIModalPresentationStyle) {
    for variants in [[], .startsAtOnce, .linksLate, .joinsChangesInOneTurn] as [RuntimeVariants] {
      for (cancels, animated) in [(false, false), (false, true), (true, false), (true, true)] {
        RuntimeVariants.$current.withValue(variants) {
          let (fixture, navigation) = TransitionFixture.navigating("A", "B")
          let presented = fixture.controller("P", style: style)
          let leaving = navigation.viewControllers[cancels ? 0 : 1] as? LoggingController
          leaving?.onCallback = { [unowned leaving] callback in
            guard callback == "DD", let leaving else { return }
            leaving.onCallback = nil
            (presenter == .page ? leaving : navigation).present(presented, animated: false)
          }
          let finger = fixture.device.press(at: CGPoint(x: 4, y: 400))
          finger.move(by: CGVector(dx: 120, dy: 0), over: 0.2)
          navigation.setViewControllers([fixture.child("C")], animated: animated)
          if !cancels { finger.move(by: CGVector(dx: 200, dy: 0), over: 0.2) }
          if cancels { finger.cancel() } else { finger.lift() }
          let place = "\(variants), cancels \(cancels), animated \(animated)"
          #expect(fixture.device.advanceUntilIdle(limit: 10), "\(place)")
          #expect(Runtime.current.transitions.isEmpty, "\(place)")
          #expect(!navigation.hasLateChanges, "\(place)")
          let children = navigation.children.map(\.noted)
          #expect(navigation.names == ["C"] && children == ["C"], "\(place)")
          if navigation.presentedViewController != nil { navigation.dismiss(animated: false) }
          fixture.device.advanceUntilIdle()
          let top = navigation.topViewController
          #expect(top?.view.window != nil && top?.appearance == .appeared, "\(place)")
        }
      }
    }
  }

  @Test("2.67 A stack set during a pop is shown after the pop's didShow", arguments: [true, false])
  func stackSetWhilePopping(cancels: Bool) {
    let (fixture, navigation, delegate, interactor) = interactive()
    navigation.popViewController(animated: true)
    fixture.device.advance(by: 0.1)
    navigation.setViewControllers([fixture.child("X"), fixture.child("Y")], animated: false)
    #expect(navigation.names == ["A"])
    if cancels { interactor.cancel() } else { interactor.finish() }
    fixture.log = []
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["X", "Y"])
    #expect(navigation.children.map(\.noted) == ["X", "Y"])
    #expect(navigation.topViewController?.appearance == .appeared)
    let shows = fixture.log.filter { $0.hasPrefix("didShow") }
    #expect(shows == (cancels ? [] : ["didShow(A, true)"]) + ["didShow(Y, false)"])
    _ = delegate
  }

  @Test(
    "2.67 A pop during a push is ignored, cancelled or not",
    arguments: [true, false])
  func popWhilePushing(cancels: Bool) {
    let (fixture, navigation, delegate, interactor) = interactive()
    navigation.pushViewController(fixture.child("C"), animated: true)
    fixture.device.advance(by: 0.1)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(
      navigation.popToViewController(navigation.viewControllers[0], animated: true) == nil)
    if cancels { interactor.cancel() } else { interactor.finish() }
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == (cancels ? ["A", "B"] : ["A", "B", "C"]))
    #expect(navigation.children.count == navigation.viewControllers.count)
    #expect(navigation.topViewController?.appearance == .appeared)
    _ = delegate
  }

  @Test("2.67 A push during a presentation waits for its end")
  func pushWhilePresenting() {
    for waits in [0, 0.1] {
      let (fixture, navigation) = TransitionFixture.navigating("A")
      let presented = fixture.controller("P", style: .overFullScreen)
      navigation.topViewController?.present(presented, animated: true)
      fixture.device.advance(by: waits)
      navigation.pushViewController(fixture.child("B"), animated: true)
      #expect(navigation.names == ["A"])
      fixture.device.advanceUntilIdle()
      #expect(navigation.names == ["A", "B"])
      #expect(presented.appearance == .appeared)
      #expect(navigation.topViewController?.appearance == .appeared)
    }
  }

  @Test("2.67 A push in the last callback of a push changes the stack at once")
  func pushAtTheEnd() {
    let (fixture, navigation) = TransitionFixture.navigating("A")
    let pushed = fixture.child("B")
    var names: [String] = []
    pushed.onCallback = { [unowned fixture, unowned navigation] callback in
      guard callback == "DA", names.isEmpty else { return }
      navigation.pushViewController(fixture.child("C"), animated: true)
      names = navigation.names
    }
    navigation.pushViewController(pushed, animated: true)
    fixture.device.advanceUntilIdle()
    #expect(names == ["A", "B", "C"])
    #expect(navigation.topViewController?.appearance == .appeared)
  }

  @Test("2.107 A second animated push in one turn waits for the end of the first")
  func changesInOneTurn() {
    let (fixture, navigation) = TransitionFixture.navigating("A")
    navigation.pushViewController(fixture.child("B"), animated: true)
    navigation.pushViewController(fixture.child("C"), animated: true)
    navigation.pushViewController(fixture.child("D"), animated: false)
    #expect(navigation.names == ["A", "B"])
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A", "B", "C", "D"])
    #expect(
      fixture.takeCallbacks() == [
        "A.WD", "B.WA", "B.IA", "A.DD", "B.DA", "B.WD", "C.WA", "C.IA", "B.DD", "C.DA", "C.WD!",
        "D.WA!", "C.DD!", "D.IA!", "D.DA!",
      ])
    #expect(navigation.viewControllers.allSatisfy { $0.parent === navigation })
  }

  @Test("2.107 An unanimated change and the change after it are one transition")
  func unanimatedFirst() {
    let (fixture, navigation) = TransitionFixture.navigating("A", "B")
    navigation.popToRootViewController(animated: false)
    navigation.pushViewController(fixture.child("C"), animated: true)
    #expect(navigation.names == ["A", "C"])
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeCallbacks() == ["B.WD", "C.WA", "C.IA", "B.DD", "C.DA"])
  }
}

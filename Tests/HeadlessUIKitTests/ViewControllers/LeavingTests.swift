import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Presentations whose root, context or window size changes.
@MainActor struct LeavingTests {
  @Test("2.130 A presented controller stays in the window, below the new root's view")
  func rootReplaced() {
    let fixture = TransitionFixture()
    let controller = fixture.controller()
    fixture.presentToTheEnd(controller)
    controller.present(fixture.controller("C", style: .fullScreen), animated: false)
    fixture.device.advance(by: 0.05)
    fixture.log = []
    let containers = fixture.device.window.subviews.dropFirst()
    #expect(containers.count == 2)
    let next = fixture.child("N")
    fixture.device.window.rootViewController = next
    fixture.device.advance(by: 0.05)
    #expect(fixture.device.window.subviews == containers + [next.view])
    #expect(fixture.takeCallbacks() == ["A.WD!", "A.DD!", "N.WA!", "N.IA!", "N.DA!"])
    #expect(fixture.root.presentedViewController === controller)
    controller.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeCallbacks() == ["C.WD", "B.WA", "B.IA", "B.DA", "C.DD"])
    fixture.root.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.device.window.subviews == [next.view])
    #expect(fixture.takeCallbacks() == ["B.WD", "B.DD"])
  }

  @Test("2.130 The old root is retained while it presents in the window")
  func oldRootIsKept() {
    weak var old: UIViewController?
    weak var presented: UIViewController?
    let device = Device()
    do {
      let root = UIViewController()
      let controller = UIViewController()
      old = root
      presented = controller
      device.launch(root)
      root.present(controller, animated: false)
      device.advance(by: 0.1)
    }
    device.window.rootViewController = UIViewController()
    device.advance(by: 0.1)
    #expect(old != nil && presented?.presentingViewController === old)
    presented?.dismiss(animated: true)
    device.advanceUntilIdle()
    device.advance(by: 0.1)
    #expect(old == nil && presented == nil)
  }

  @Test("2.130 A transition in flight ends once and doesn't restore the old root's view")
  func rootReplacedInFlight() {
    for style in [UIModalPresentationStyle.custom, .fullScreen] {
      for dismisses in [false, true] {
        let fixture = TransitionFixture()
        let controller = fixture.controller(style: style)
        if dismisses { fixture.presentToTheEnd(controller) }
        var ends = 0
        if dismisses {
          fixture.root.dismiss(animated: true) { ends += 1 }
        } else {
          fixture.root.present(controller, animated: true) { ends += 1 }
        }
        fixture.device.advance(by: 0.1)
        let next = fixture.child("N")
        fixture.device.window.rootViewController = next
        fixture.device.advanceUntilIdle()
        #expect(ends == 1)
        #expect(fixture.device.window.subviews.last === next.view)
        #expect(fixture.device.window.subviews.count == (dismisses ? 1 : 2))
        #expect(fixture.root.view.window == nil)
        #expect(fixture.root.appearance == .disappeared)
        #expect(controller.appearance == (dismisses ? .disappeared : .appeared))
        #expect((fixture.root.presentedViewController == nil) == dismisses)
        #expect(Runtime.current.transitions.isEmpty)
      }
    }
  }

  @Test(
    "2.130 A cancel under a new root doesn't notify the old root",
    arguments: [[], RuntimeVariants.takesBackAtCancel], [false, true])
  func rootReplacedAndCancelled(reading: RuntimeVariants, dismisses: Bool) {
    RuntimeVariants.$current.withValue(reading) { cancelUnderAnotherRoot(dismisses: dismisses) }
  }

  private func cancelUnderAnotherRoot(dismisses: Bool) {
    let fixture = TransitionFixture()
    let interactor = UIPercentDrivenInteractiveTransition()
    let delegate = LoggingDelegate(
      fixture, animator: InterruptibleAnimator(fixture), interactor: interactor)
    let controller = fixture.controller(style: .fullScreen, delegate: delegate)
    if dismisses {
      interactor.wantsInteractiveStart = false
      fixture.presentToTheEnd(controller)
      interactor.wantsInteractiveStart = true
      controller.dismiss(animated: true)
    } else {
      fixture.root.present(controller, animated: true)
    }
    fixture.device.advance(by: 0.1)
    interactor.update(0.5)
    fixture.device.window.rootViewController = UIViewController()
    fixture.log = []
    interactor.cancel()
    fixture.device.advanceUntilIdle()
    #expect(fixture.log.contains("animationEnded(false)"))
    #expect(!fixture.log.contains { $0.hasPrefix("A.") })
    #expect(fixture.root.view.window == nil)
    #expect(controller.appearance == (dismisses ? .appeared : .disappeared))
  }

  @Test("2.131 A dismissal outside the window is made and completed at once")
  func dismissedOutsideTheWindow() {
    let fixture = TransitionFixture()
    let child = fixture.child("C")
    child.definesPresentationContext = true
    fixture.root.addChild(child)
    fixture.root.view.addSubview(child.view)
    child.didMove(toParent: fixture.root)
    let controller = fixture.controller(style: .overCurrentContext)
    child.present(controller, animated: false)
    fixture.device.advance(by: 0.1)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    var hasEnded = false
    child.dismiss(animated: true) { hasEnded = true }
    fixture.device.advance(by: 0.05)
    #expect(hasEnded)
    #expect(child.presentedViewController == nil)
    #expect(!controller.isBeingDismissed)
  }

  @Test("2.132 A presentation over a context leaves the window with the context")
  func contextRemoved() {
    let fixture = TransitionFixture()
    let child = fixture.child("C")
    child.definesPresentationContext = true
    fixture.root.addChild(child)
    fixture.root.view.addSubview(child.view)
    child.didMove(toParent: fixture.root)
    let controller = fixture.controller(style: .overCurrentContext)
    child.present(controller, animated: true)
    fixture.device.advance(by: 0.1)
    fixture.log = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    fixture.device.advanceUntilIdle()
    #expect(fixture.root.view.subviews.isEmpty)
    #expect(fixture.takeCallbacks() == ["C.WD!", "C.DD!", "B.WD!", "B.DD!"])
    #expect(Runtime.current.transitions.isEmpty)
  }

  @Test("2.133 A presenter that filled the window fills it after a rotation and a dismissal")
  func turnedMeanwhile() {
    let fixture = TransitionFixture()
    let controller = fixture.controller(style: .fullScreen)
    fixture.presentToTheEnd(controller)
    fixture.device.rotate(to: .landscape)
    fixture.device.advanceUntilIdle()
    controller.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.root.view.superview === fixture.device.window)
    #expect(fixture.root.view.frame == fixture.device.window.bounds)
  }

  @Test("2.134 Reading the coordinator of a leaving container doesn't begin a change")
  func coordinatorWhileLeaving() throws {
    let (fixture, navigation) = TransitionFixture.navigating("A", "B")
    let top = try #require(navigation.topViewController as? LoggingController)
    top.onCallback = { [unowned top] _ in _ = top.transitionCoordinator }
    navigation.popViewController(animated: true)
    fixture.log = []
    fixture.device.window.rootViewController = UIViewController()
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeCallbacks() == ["B.WD!", "B.DD!"])
    #expect(navigation.names == ["A"])
  }

  @Test("2.130 A root that is replaced while its view loads doesn't appear")
  func rootReplacedInDidLoad() {
    let fixture = TransitionFixture()
    let first = fixture.child("F")
    let next = fixture.child("N")
    first.onLoad = { fixture.device.window.rootViewController = next }
    fixture.device.window.rootViewController = first
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeCallbacks() == ["A.WD!", "A.DD!", "N.WA!", "N.IA!", "N.DA!"])
    #expect(fixture.device.window.subviews == [next.view])
    #expect(first.view.window == nil && first.appearance == .disappeared)
  }

  @Test(
    "2.130 A root that is replaced in a callback of a cancel doesn't appear again",
    arguments: [[], RuntimeVariants.takesBackAtCancel])
  func rootReplacedInWillDisappear(reading: RuntimeVariants) {
    RuntimeVariants.$current.withValue(reading) {
      let delegate = LoggingNavigationDelegate()
      let (fixture, navigation) = TransitionFixture.navigating("A", delegate: delegate)
      let interactor = UIPercentDrivenInteractiveTransition()
      delegate.animator = InterruptibleAnimator(fixture)
      delegate.interactor = interactor
      let pushed = fixture.child("B")
      pushed.onCallback = { callback in
        guard callback == "WD" else { return }
        fixture.device.window.rootViewController = UIViewController()
      }
      navigation.pushViewController(pushed, animated: true)
      fixture.device.advance(by: 0.1)
      interactor.update(0.5)
      fixture.log = []
      interactor.cancel()
      fixture.device.advanceUntilIdle()
      #expect(!fixture.log.contains { $0.hasPrefix("A.WA") })
      #expect(navigation.appearance == .disappeared && pushed.appearance == .disappeared)
      #expect(Runtime.current.transitions.isEmpty)
    }
  }

  @Test(
    "2.144 A page that is popped in a callback of a cancel doesn't appear again",
    arguments: [[], RuntimeVariants.startsAtOnce])
  func poppedInDidDisappear(reading: RuntimeVariants) {
    RuntimeVariants.$current.withValue(reading) {
      let delegate = LoggingNavigationDelegate()
      let (fixture, navigation) = TransitionFixture.navigating("A", "B", delegate: delegate)
      let interactor = UIPercentDrivenInteractiveTransition()
      delegate.animator = InterruptibleAnimator(fixture)
      delegate.interactor = interactor
      let page = navigation.topViewController
      let pushed = fixture.child("C")
      pushed.onCallback = { [unowned navigation] callback in
        if callback == "DD" { navigation.popViewController(animated: false) }
      }
      navigation.pushViewController(pushed, animated: true)
      fixture.device.advance(by: 0.1)
      interactor.cancel()
      fixture.device.advanceUntilIdle()
      #expect(navigation.names == ["A"] && page?.viewIfLoaded?.window == nil)
      #expect(page?.appearance == .disappeared)
      #expect(navigation.topViewController?.appearance == .appeared)
    }
  }
}

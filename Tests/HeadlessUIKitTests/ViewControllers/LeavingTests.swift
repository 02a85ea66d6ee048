import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Presentations whose surroundings go, or change their size.
@MainActor struct LeavingTests {
  @Test("2.130 What was presented stays in the window, below another root's view")
  func rootReplaced() {
    let stage = TransitionStage()
    let controller = stage.controller()
    stage.presentToTheEnd(controller)
    controller.present(stage.controller("C", style: .fullScreen), animated: false)
    stage.device.advance(by: 0.05)
    stage.log = []
    let containers = stage.device.window.subviews.dropFirst()
    #expect(containers.count == 2)
    let next = stage.child("N")
    stage.device.window.rootViewController = next
    stage.device.advance(by: 0.05)
    #expect(stage.device.window.subviews == containers + [next.view])
    #expect(stage.takeCallbacks() == ["A.WD!", "A.DD!", "N.WA!", "N.IA!", "N.DA!"])
    #expect(stage.root.presentedViewController === controller)
    controller.dismiss(animated: true)
    stage.device.advanceUntilIdle()
    #expect(stage.takeCallbacks() == ["C.WD", "B.WA", "B.IA", "B.DA", "C.DD"])
    stage.root.dismiss(animated: true)
    stage.device.advanceUntilIdle()
    #expect(stage.device.window.subviews == [next.view])
    #expect(stage.takeCallbacks() == ["B.WD", "B.DD"])
  }

  @Test("2.130 The old root lives for as long as it presents something there")
  func oldRootIsKept() {
    weak var old: UIViewController?
    weak var presented: UIViewController?
    let device = Device()
    do {
      let (root, controller) = (UIViewController(), UIViewController())
      (old, presented) = (root, controller)
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

  @Test("2.130 A transition that was under way ends, once, and puts no old view back")
  func rootReplacedInFlight() {
    for style in [UIModalPresentationStyle.custom, .fullScreen] {
      for dismisses in [false, true] {
        let stage = TransitionStage()
        let controller = stage.controller(style: style)
        if dismisses { stage.presentToTheEnd(controller) }
        var ends = 0
        if dismisses {
          stage.root.dismiss(animated: true) { ends += 1 }
        } else {
          stage.root.present(controller, animated: true) { ends += 1 }
        }
        stage.device.advance(by: 0.1)
        let next = stage.child("N")
        stage.device.window.rootViewController = next
        stage.device.advanceUntilIdle()
        #expect(ends == 1)
        #expect(stage.device.window.subviews.last === next.view)
        #expect(stage.device.window.subviews.count == (dismisses ? 1 : 2))
        #expect(stage.root.view.window == nil)
        #expect(stage.root.appearance == .disappeared)
        #expect(controller.appearance == (dismisses ? .disappeared : .appeared))
        #expect((stage.root.presentedViewController == nil) == dismisses)
        #expect(Runtime.current.transitions.isEmpty)
      }
    }
  }

  @Test(
    "2.130 One that is cancelled under another root tells the old one nothing, now or at the end",
    arguments: [[], RuntimeVariants.takesBackAtCancel], [false, true])
  func rootReplacedAndCancelled(reading: RuntimeVariants, dismisses: Bool) {
    RuntimeVariants.$current.withValue(reading) { cancelUnderAnotherRoot(dismisses: dismisses) }
  }

  private func cancelUnderAnotherRoot(dismisses: Bool) {
    let stage = TransitionStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    let delegate = NotingDelegate(
      stage, animator: InterruptibleAnimator(stage), interactor: interactor)
    let controller = stage.controller(style: .fullScreen, delegate: delegate)
    if dismisses {
      interactor.wantsInteractiveStart = false
      stage.presentToTheEnd(controller)
      interactor.wantsInteractiveStart = true
      controller.dismiss(animated: true)
    } else {
      stage.root.present(controller, animated: true)
    }
    stage.device.advance(by: 0.1)
    interactor.update(0.5)
    stage.device.window.rootViewController = UIViewController()
    stage.log = []
    interactor.cancel()
    stage.device.advanceUntilIdle()
    #expect(stage.log.contains("animationEnded(false)"))
    #expect(!stage.log.contains { $0.hasPrefix("A.") })
    #expect(stage.root.view.window == nil)
    #expect(controller.appearance == (dismisses ? .appeared : .disappeared))
  }

  @Test("2.131 A dismissal out of the window is made at once, and completed")
  func dismissedOutsideTheWindow() {
    let stage = TransitionStage()
    let child = stage.child("C")
    child.definesPresentationContext = true
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    let controller = stage.controller(style: .overCurrentContext)
    child.present(controller, animated: false)
    stage.device.advance(by: 0.1)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    var hasEnded = false
    child.dismiss(animated: true) { hasEnded = true }
    stage.device.advance(by: 0.05)
    #expect(hasEnded)
    #expect(child.presentedViewController == nil)
    #expect(!controller.isBeingDismissed)
  }

  @Test("2.132 What is presented over a context leaves the window with it")
  func contextRemoved() {
    let stage = TransitionStage()
    let child = stage.child("C")
    child.definesPresentationContext = true
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    let controller = stage.controller(style: .overCurrentContext)
    child.present(controller, animated: true)
    stage.device.advance(by: 0.1)
    stage.log = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    stage.device.advanceUntilIdle()
    #expect(stage.root.view.subviews.isEmpty)
    #expect(stage.takeCallbacks() == ["C.WD!", "C.DD!", "B.WD!", "B.DD!"])
    #expect(Runtime.current.transitions.isEmpty)
  }

  @Test("2.133 A presenter that filled the window fills it when it comes back, turned meanwhile")
  func turnedMeanwhile() {
    let stage = TransitionStage()
    let controller = stage.controller(style: .fullScreen)
    stage.presentToTheEnd(controller)
    stage.device.rotate(to: .landscape)
    stage.device.advanceUntilIdle()
    controller.dismiss(animated: true)
    stage.device.advanceUntilIdle()
    #expect(stage.root.view.superview === stage.device.window)
    #expect(stage.root.view.frame == stage.device.window.bounds)
  }

  @Test("2.134 A container that goes does not begin a change because its coordinator is asked for")
  func coordinatorWhileLeaving() throws {
    let (stage, navigation) = TransitionStage.navigating("A", "B")
    let top = try #require(navigation.topViewController as? NotingController)
    top.onCallback = { [unowned top] _ in _ = top.transitionCoordinator }
    navigation.popViewController(animated: true)
    stage.log = []
    stage.device.window.rootViewController = UIViewController()
    stage.device.advanceUntilIdle()
    #expect(stage.takeCallbacks() == ["B.WD!", "B.DD!"])
    #expect(navigation.names == ["A"])
  }
}

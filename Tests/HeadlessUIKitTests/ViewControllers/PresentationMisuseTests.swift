import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct PresentationMisuseTests {
  @Test("2.86 A second presentation during a transition is ignored")
  func presentWhilePresenting() {
    let stage = TransitionStage()
    let (first, second) = (stage.controller("B"), stage.controller("C"))
    stage.root.present(first, animated: true)
    stage.root.present(second, animated: true) { stage.note("completion") }
    stage.device.advanceUntilIdle()
    #expect(
      stage.console == [
        "Attempt to present <NotingController> on <NotingController> (from <NotingController>) "
          + "while a presentation is in progress!"
      ])
    #expect(stage.root.presentedViewController === first)
    #expect(!stage.log.contains("completion"))
    #expect(second.presentingViewController == nil)
  }

  @Test("2.87 Presenting from where something is presented already is ignored")
  func presentWhenPresented() {
    let stage = TransitionStage()
    stage.presentToTheEnd(stage.controller("B"))
    stage.root.present(stage.controller("C"), animated: true)
    #expect(
      stage.console == [
        "Attempt to present <NotingController> on <NotingController> (from <NotingController>) "
          + "which is already presenting <NotingController>."
      ])
  }

  @Test("2.87 Presenting from a controller whose view is not in the window is ignored")
  func presentOutsideTheWindow() {
    let stage = TransitionStage()
    let lonely = stage.controller("L")
    lonely.present(UIViewController(), animated: true)
    #expect(
      stage.console == [
        "Attempt to present <UIViewController> on <NotingController> (from <NotingController>) "
          + "whose view is not in the window hierarchy."
      ])
    #expect(lonely.presentedViewController == nil)
  }

  @Test("2.88 A dismissal during a presentation or dismissal is ignored")
  func dismissDuringTransition() {
    let stage = TransitionStage()
    let controller = stage.controller(
      delegate: NotingDelegate(stage, animator: BlockAnimator(stage)))
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 0.1)
    controller.dismiss(animated: true) { stage.note("completion") }
    let line =
      "Attempt to dismiss from view controller <NotingController> while a presentation or "
      + "dismiss is in progress!"
    #expect(stage.console == [line])
    stage.device.advanceUntilIdle()
    #expect(stage.root.presentedViewController === controller)
    stage.root.dismiss(animated: true)
    stage.root.dismiss(animated: true)
    stage.device.advanceUntilIdle()
    #expect(stage.console == [line, line])
    #expect(stage.root.presentedViewController == nil)
    #expect(!stage.log.contains("completion"))
  }

  @Test("2.89 Presenting a controller that is presented elsewhere traps")
  func presentActiveController() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = TransitionStage()
        let (first, second) = (stage.controller("B"), stage.controller("C"))
        stage.presentToTheEnd(first)
        first.present(second, animated: false)
        stage.device.advanceUntilIdle()
        second.present(first, animated: false)
      }
    }
    let reason = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(reason.contains("Application tried to present modally an active controller"))
  }

  @Test("2.90 dismiss takes away what the controller presents, with everything above it")
  func dismissStack() {
    let stage = TransitionStage()
    let (second, third) = (stage.controller("B"), stage.controller("C"))
    stage.presentToTheEnd(second)
    second.present(third, animated: true)
    stage.device.advanceUntilIdle()
    _ = stage.takeLog()
    stage.root.dismiss(animated: true) { stage.note("completion") }
    stage.device.advance(by: 0.1)
    // The one in between goes at once.
    #expect(second.view.superview?.isHidden == true)
    stage.device.advanceUntilIdle()
    #expect(stage.takeLog() == ["C.WD", "B.WD", "C.DD", "B.DD", "completion"])
    #expect(stage.root.presentedViewController == nil)
    #expect(second.presentedViewController == nil)
    #expect(stage.device.window.subviews == [stage.root.view])
  }

  @Test("2.90 A stack of full-screen presentations ends with the lowest view back")
  func dismissFullScreenStack() {
    let stage = TransitionStage()
    let (second, third) = (
      stage.controller("B", style: .fullScreen), stage.controller("C", style: .fullScreen)
    )
    stage.presentToTheEnd(second)
    second.present(third, animated: true)
    stage.device.advanceUntilIdle()
    _ = stage.takeLog()
    stage.root.dismiss(animated: true)
    stage.device.advanceUntilIdle()
    #expect(stage.takeLog() == ["C.WD", "A.WA", "A.IA", "A.DA", "C.DD"])
    #expect(stage.device.window.subviews == [stage.root.view])
    #expect(second.view.window == nil)
  }

  @Test("2.90 With nothing presented dismiss goes to the presenter; a child asks its ancestors")
  func dismissFromPresentedOrChild() {
    let stage = TransitionStage()
    let controller = stage.controller()
    let child = UIViewController()
    controller.addChild(child)
    stage.presentToTheEnd(controller)
    #expect(child.presentingViewController === stage.root)
    child.dismiss(animated: true)
    stage.device.advanceUntilIdle()
    #expect(stage.root.presentedViewController == nil)
    stage.root.dismiss(animated: true)
    #expect(stage.console.isEmpty)
  }

  @Test("A child presents through its outermost container")
  func presentFromChild() {
    let stage = TransitionStage()
    let child = UIViewController()
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    let controller = stage.controller()
    child.present(controller, animated: true)
    #expect(controller.presentingViewController === stage.root)
    #expect(child.presentedViewController === controller)
    stage.device.advanceUntilIdle()
  }

  @Test("A presentation can follow at once in the callbacks of the one before")
  func presentInCallbacks() {
    let stage = TransitionStage()
    let (second, third) = (stage.controller("B"), stage.controller("C"))
    second.onCallback = { if $0 == "DA" { second.present(third, animated: true) } }
    stage.root.present(second, animated: true)
    stage.device.advanceUntilIdle()
    #expect(stage.console.isEmpty)
    #expect(third.view.window != nil)
    second.onCallback = nil
    stage.root.dismiss(animated: true) {
      stage.root.present(stage.controller("D"), animated: false)
    }
    stage.device.advanceUntilIdle()
    #expect(stage.console.isEmpty)
    #expect((stage.root.presentedViewController as? NotingController)?.name == "D")
  }
}

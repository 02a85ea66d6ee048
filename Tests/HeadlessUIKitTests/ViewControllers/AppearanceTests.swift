import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct AppearanceTests {
  /// Only the appearance callbacks of what was noted.
  private func callbacks(_ stage: TransitionStage) -> [String] {
    stage.takeLog().filter { entry in
      ["WA", "IA", "DA", "WD", "DD", "completion"].contains { entry.hasSuffix($0) }
    }
  }

  @Test("The root's view appears with the window, and has appeared at the next turn")
  func rootAppears() {
    let stage = TransitionStage(launches: false)
    stage.device.window.rootViewController = stage.root
    #expect(stage.log.isEmpty)
    stage.device.window.makeKeyAndVisible()
    #expect(stage.takeLog() == ["A.loaded", "A.WA!", "A.IA!"])
    #expect(stage.root.view.frame == stage.device.window.bounds)
    stage.device.advance(by: 0.01)
    #expect(stage.takeLog() == ["A.DA!"])
    let next = stage.controller("N")
    stage.device.window.rootViewController = next
    stage.device.advance(by: 0.01)
    #expect(stage.takeLog() == ["A.WD!", "A.DD!", "N.loaded", "N.WA!", "N.IA!", "N.DA!"])
    #expect(stage.root.view.superview == nil)
  }

  @Test("2.51 Full screen, presented: A.WD, B.WA, …, B.DA, A.DD, completion")
  func fullScreenPresentation() {
    let stage = TransitionStage()
    let controller = stage.controller(style: .fullScreen)
    stage.root.present(controller, animated: true) { stage.note("completion") }
    stage.device.advanceUntilIdle()
    #expect(callbacks(stage) == ["A.WD", "B.WA", "B.IA", "B.DA", "A.DD", "completion"])
  }

  @Test("2.52 Full screen, dismissed: B.WD, A.WA, …, A.DA, B.DD, completion")
  func fullScreenDismissal() {
    let stage = TransitionStage()
    let controller = stage.controller(style: .fullScreen)
    stage.presentToTheEnd(controller)
    stage.root.dismiss(animated: true) { stage.note("completion") }
    stage.device.advanceUntilIdle()
    #expect(callbacks(stage) == ["B.WD", "A.WA", "A.IA", "A.DA", "B.DD", "completion"])
  }

  @Test(
    "2.53 Where the presenter's view stays, the presenter hears nothing",
    arguments: [UIModalPresentationStyle.custom, .overFullScreen, .pageSheet, .automatic])
  func presenterHearsNothing(style: UIModalPresentationStyle) {
    let stage = TransitionStage()
    let controller = stage.controller(style: style)
    stage.root.present(controller, animated: true)
    stage.device.advanceUntilIdle()
    #expect(callbacks(stage) == ["B.WA", "B.IA", "B.DA"])
    controller.dismiss(animated: true)
    stage.device.advanceUntilIdle()
    #expect(callbacks(stage) == ["B.WD", "B.DD"])
  }

  @Test(
    "2.55, 2.60 A cancelled presentation takes the callbacks back",
    arguments: [
      (UIModalPresentationStyle.custom, ["B.WA", "B.IA", "B.WD", "B.DD"]),
      (.fullScreen, ["A.WD", "B.WA", "B.IA", "B.WD", "B.DD", "A.WA", "A.IA", "A.DA"]),
    ])
  func cancelledPresentation(style: UIModalPresentationStyle, expected: [String]) {
    let stage = TransitionStage()
    let animator = BlockAnimator(stage)
    animator.completes = { _ in false }
    let controller = stage.controller(
      style: style, delegate: NotingDelegate(stage, animator: animator))
    stage.root.present(controller, animated: true) { stage.note("completion") }
    stage.device.advanceUntilIdle()
    #expect(callbacks(stage) == expected)
  }

  @Test(
    "2.56 A cancelled dismissal ends with the presented controller appearing again",
    arguments: [
      (UIModalPresentationStyle.custom, ["B.WD", "B.WA", "B.IA", "B.DA"]),
      (.fullScreen, ["B.WD", "A.WA", "A.IA", "A.WD", "A.DD", "B.WA", "B.IA", "B.DA"]),
    ])
  func cancelledDismissal(style: UIModalPresentationStyle, expected: [String]) {
    let stage = TransitionStage()
    let animator = BlockAnimator(stage)
    let controller = stage.controller(
      style: style, delegate: NotingDelegate(stage, animator: animator))
    stage.presentToTheEnd(controller)
    animator.completes = { _ in false }
    controller.dismiss(animated: true) { stage.note("completion") }
    stage.device.advanceUntilIdle()
    #expect(callbacks(stage) == expected)
  }

  @Test("2.57 viewIsAppearing comes once the view is in the window, with its size")
  func isAppearing() {
    let stage = TransitionStage()
    let controller = stage.controller(style: .fullScreen)
    controller.onCallback = { callback in
      guard let view = controller.viewIfLoaded else { return }
      stage.note("\(callback) \(view.window != nil) \(Int(view.bounds.width))")
    }
    stage.root.present(controller, animated: true)
    stage.device.advanceUntilIdle()
    #expect(stage.log.contains("WA false 393"))
    #expect(stage.log.contains("IA true 393"))
  }

  @Test("2.58, 2.59 At a cancel the interaction-change block comes first, the callbacks at the end")
  func callbacksAfterInteractionChange() {
    let stage = TransitionStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = stage.controller(
      delegate: NotingDelegate(
        stage, animator: InterruptibleAnimator(stage), interactor: interactor))
    controller.onCallback = { callback in
      guard callback == "WA" else { return }
      controller.transitionCoordinator?.notifyWhenInteractionChanges { _ in stage.note("change") }
    }
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 0.05)
    interactor.update(0.5)
    _ = stage.takeLog()
    interactor.cancel()
    #expect(stage.takeLog() == ["change"])
    stage.device.advanceUntilIdle()
    #expect(callbacks(stage) == ["B.WD", "B.DD"])
  }

  @Test("2.62 isBeingPresented and isBeingDismissed are true in the callbacks")
  func beingPresented() {
    let stage = TransitionStage()
    let controller = stage.controller(
      delegate: NotingDelegate(stage, animator: BlockAnimator(stage)))
    var flags: [String] = []
    controller.onCallback = {
      let state =
        controller.isBeingPresented ? "presented" : controller.isBeingDismissed ? "dismissed" : "-"
      flags.append("\($0) \(state)")
    }
    stage.presentToTheEnd(controller)
    #expect(flags == ["WA presented", "IA presented", "DA presented"])
    #expect(!controller.isBeingPresented)
    flags = []
    controller.dismiss(animated: true)
    stage.device.advanceUntilIdle()
    #expect(flags == ["WD dismissed", "DD dismissed"])
    #expect(!controller.isBeingDismissed)
  }

  @Test("2.61 Presenter and presented have parted when the last callback comes")
  func partedBeforeDisappeared() {
    let stage = TransitionStage()
    let controller = stage.controller(style: .fullScreen)
    stage.presentToTheEnd(controller)
    var presenters: [String: UIViewController?] = [:]
    controller.onCallback = { presenters[$0] = controller.presentingViewController }
    controller.dismiss(animated: true)
    stage.device.advanceUntilIdle()
    #expect(presenters["WD"] == stage.root)
    #expect(presenters["DD"] == .some(nil))
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("2.62 isBeingDismissed is true in the WD of a dismissal that is cancelled")
  func beingDismissedThoughCancelled() {
    let stage = TransitionStage()
    let animator = BlockAnimator(stage)
    let controller = stage.controller(delegate: NotingDelegate(stage, animator: animator))
    stage.presentToTheEnd(controller)
    var flag: Bool?
    controller.onCallback = { if $0 == "WD" { flag = controller.isBeingDismissed } }
    animator.completes = { _ in false }
    controller.dismiss(animated: true)
    stage.device.advanceUntilIdle()
    #expect(flag == true)
    #expect(!controller.isBeingDismissed)
  }

  @Test("2.63 The callbacks are told whether the transition is animated")
  func animatedFlag() {
    let stage = TransitionStage()
    let controller = stage.controller(style: .fullScreen)
    stage.root.present(controller, animated: false)
    stage.device.advanceUntilIdle()
    #expect(stage.takeLog() == ["B.loaded", "A.WD!", "B.WA!", "B.IA!", "B.DA!", "A.DD!"])
  }
}

import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct TransitionContextTests {
  @Test("2.20 A second completeTransition has no effect")
  func completesOnce() {
    let stage = TransitionStage()
    let animator = BlockAnimator(stage)
    let controller = stage.controller(delegate: NotingDelegate(stage, animator: animator))
    stage.root.present(controller, animated: true) { stage.note("completion") }
    stage.device.advanceUntilIdle()
    _ = stage.takeLog()
    animator.context?.completeTransition(true)
    animator.context?.completeTransition(false)
    animator.context?.cancelInteractiveTransition()
    stage.device.advanceUntilIdle()
    #expect(stage.takeLog().isEmpty)
    #expect(stage.root.presentedViewController === controller)
    #expect(animator.context?.transitionWasCancelled == false)
  }

  @Test("2.23 isInteractive and transitionWasCancelled change with each indication")
  func indicationsChange() throws {
    let stage = TransitionStage()
    let animator = InterruptibleAnimator(stage)
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = stage.controller(
      delegate: NotingDelegate(stage, animator: animator, interactor: interactor))
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 0.05)
    let transition = try #require(controller.activeTransition)
    #expect(transition.isInteractive && !transition.isCancelled)
    interactor.update(0.5)
    interactor.cancel()
    #expect(!transition.isInteractive && transition.isCancelled)
    interactor.pause()
    #expect(transition.isInteractive)
    interactor.finish()
    #expect(!transition.isInteractive && !transition.isCancelled)
    stage.device.advanceUntilIdle()
    #expect(stage.log.contains("animationEnded(true)"))
  }

  @Test("2.25 An animator that turns round by itself cancels the transition")
  func animatorCancels() throws {
    let stage = TransitionStage()
    let animator = InterruptibleAnimator(stage)
    let controller = stage.controller(delegate: NotingDelegate(stage, animator: animator))
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 0.25)
    animator.inner.context?.cancelInteractiveTransition()
    animator.animator?.isReversed = true
    stage.device.advanceUntilIdle()
    #expect(stage.log.contains("animationEnded(false)"))
    #expect(stage.root.presentedViewController == nil)
    #expect(controller.view.window == nil)
  }

  @Test("2.26 from and to keep their meaning, cancelled or not", arguments: [true, false])
  func keysKeepTheirMeaning(completes: Bool) {
    let stage = TransitionStage()
    let animator = BlockAnimator(stage)
    animator.completes = { _ in completes }
    let controller = stage.controller(delegate: NotingDelegate(stage, animator: animator))
    stage.root.present(controller, animated: true)
    stage.device.advanceUntilIdle()
    #expect(animator.context?.viewController(forKey: .from) === stage.root)
    #expect(animator.context?.viewController(forKey: .to) === controller)
  }

  @Test(
    "2.28 Where the presenter's view stays, the animator does not get it",
    arguments: [UIModalPresentationStyle.custom, .overFullScreen, .pageSheet, .automatic])
  func presenterStays(style: UIModalPresentationStyle) {
    let stage = TransitionStage()
    let animator = BlockAnimator(stage)
    let controller = stage.controller(
      style: style, delegate: NotingDelegate(stage, animator: animator))
    stage.presentToTheEnd(controller)
    #expect(animator.context?.presentationStyle == style)
    #expect(animator.context?.view(forKey: .from) == nil)
    #expect(animator.context?.view(forKey: .to) === controller.view)
    #expect(stage.root.view.superview === stage.device.window)
    controller.dismiss(animated: true)
    stage.device.advanceUntilIdle()
    #expect(animator.context?.view(forKey: .to) == nil)
    #expect(animator.context?.view(forKey: .from) === controller.view)
    #expect(controller.view.window == nil)
    #expect(stage.device.window.subviews == [stage.root.view])
  }

  @Test("2.29 A full-screen presentation takes the presenter's view out until it is dismissed")
  func fullScreenRemovesPresenter() {
    let stage = TransitionStage()
    let animator = BlockAnimator(stage)
    let controller = stage.controller(
      style: .fullScreen, delegate: NotingDelegate(stage, animator: animator))
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 0.1)
    #expect(animator.context?.view(forKey: .from) === stage.root.view)
    #expect(stage.root.view.superview === animator.context?.containerView)
    stage.device.advanceUntilIdle()
    #expect(stage.root.view.window == nil)
    controller.dismiss(animated: true)
    stage.device.advanceUntilIdle()
    #expect(animator.context?.view(forKey: .to) === stage.root.view)
    #expect(stage.device.window.subviews == [stage.root.view])
    #expect(stage.root.view.frame == stage.device.window.bounds)
  }

  @Test("2.30 A cancelled full-screen dismissal takes the presenter's view out again")
  func cancelledFullScreenDismissal() {
    let stage = TransitionStage()
    let animator = BlockAnimator(stage)
    let controller = stage.controller(
      style: .fullScreen, delegate: NotingDelegate(stage, animator: animator))
    stage.presentToTheEnd(controller)
    animator.completes = { _ in false }
    controller.dismiss(animated: true)
    stage.device.advanceUntilIdle()
    #expect(stage.root.view.window == nil)
    #expect(controller.view.superview === controller.presentationController?.containerView)
    #expect(stage.root.presentedViewController === controller)
  }

  @Test("A cancelled full-screen presentation puts the presenter's view back")
  func cancelledFullScreenPresentation() {
    let stage = TransitionStage()
    let animator = BlockAnimator(stage)
    animator.completes = { _ in false }
    let controller = stage.controller(
      style: .fullScreen, delegate: NotingDelegate(stage, animator: animator))
    stage.root.present(controller, animated: true)
    stage.device.advanceUntilIdle()
    #expect(stage.device.window.subviews == [stage.root.view])
    #expect(stage.root.presentedViewController == nil)
    #expect(controller.presentingViewController == nil)
  }

  @Test("2.33 Frames: zero where a view comes from nowhere or goes nowhere")
  func frames() throws {
    let stage = TransitionStage()
    let screen = stage.device.window.bounds
    let animator = BlockAnimator(stage)
    let controller = stage.controller(
      style: .fullScreen, delegate: NotingDelegate(stage, animator: animator))
    stage.presentToTheEnd(controller)
    let presenting = try #require(animator.context)
    #expect(presenting.initialFrame(for: controller) == .zero)
    #expect(presenting.finalFrame(for: controller) == screen)
    #expect(presenting.initialFrame(for: stage.root) == screen)
    #expect(presenting.finalFrame(for: stage.root) == .zero)
    controller.dismiss(animated: true)
    stage.device.advanceUntilIdle()
    let dismissing = try #require(animator.context)
    #expect(dismissing.initialFrame(for: controller) == screen)
    #expect(dismissing.finalFrame(for: controller) == .zero)
    #expect(dismissing.initialFrame(for: stage.root) == .zero)
    #expect(dismissing.finalFrame(for: stage.root) == screen)
  }

  @Test("2.33 A presenter that stays has its frame at both ends")
  func framesOfPresenterThatStays() {
    let stage = TransitionStage()
    let animator = BlockAnimator(stage)
    stage.presentToTheEnd(stage.controller(delegate: NotingDelegate(stage, animator: animator)))
    #expect(animator.context?.initialFrame(for: stage.root) == stage.device.window.bounds)
    #expect(animator.context?.finalFrame(for: stage.root) == stage.device.window.bounds)
  }

  @Test("2.34 The container covers the window and stays until the dismissal has ended")
  func containerStays() throws {
    let stage = TransitionStage()
    let animator = BlockAnimator(stage)
    let controller = stage.controller(delegate: NotingDelegate(stage, animator: animator))
    stage.presentToTheEnd(controller)
    let container = try #require(animator.context?.containerView)
    #expect(container.frame == stage.device.window.bounds)
    #expect(stage.device.window.subviews == [stage.root.view, container])
    controller.dismiss(animated: true)
    stage.device.advance(by: 0.1)
    #expect(animator.context?.containerView === container)
    stage.device.advanceUntilIdle()
    #expect(container.window == nil)
  }

  @Test("A recorder hears what a context is told, in order")
  func recorderHears() {
    let stage = TransitionStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    let delegate = NotingDelegate(
      stage, animator: InterruptibleAnimator(stage), interactor: interactor)
    stage.root.present(stage.controller(delegate: delegate), animated: true)
    stage.device.advance(by: 0.05)
    var heard: [String] = []
    Runtime.current.onTransitionMessage = { heard.append($0) }
    interactor.update(0.4)
    interactor.cancel()
    interactor.pause()
    interactor.finish()
    stage.device.advanceUntilIdle()
    #expect(
      heard == [
        "updateInteractiveTransition(0.4)", "cancelInteractiveTransition",
        "pauseInteractiveTransition", "finishInteractiveTransition", "completeTransition(true)",
      ])
  }
}

import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct AskingOrderTests {
  @Test("2.1 Presentation controller, then animator, then interaction controller are asked for")
  func delegateIsAskedInOrder() {
    let stage = TransitionStage()
    let animator = BlockAnimator(stage)
    let controller = stage.controller(delegate: NotingDelegate(stage, animator: animator))
    stage.root.present(controller, animated: true)
    #expect(
      stage.takeLog() == [
        "presentationController(B, A, A)", "animationController(B, A, A)",
        "interactionControllerForPresentation", "B.loaded",
      ])
    stage.device.advanceUntilIdle()
  }

  @Test("2.1 Other styles than custom do not ask for a presentation controller")
  func fullScreenAsksForNoPresentationController() {
    let stage = TransitionStage()
    let delegate = NotingDelegate(stage)
    stage.root.present(stage.controller(style: .fullScreen, delegate: delegate), animated: true)
    #expect(stage.takeLog() == ["animationController(B, A, A)", "B.loaded"])
    stage.device.advanceUntilIdle()
  }

  @Test("2.2 Without an animator the system animates, and nothing interactive is asked for")
  func systemAnimates() throws {
    let stage = TransitionStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = stage.controller(
      style: .fullScreen, delegate: NotingDelegate(stage, interactor: interactor))
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 0.2)
    #expect(!stage.log.contains("interactionControllerForPresentation"))
    let moving = try #require(controller.view.layer.presentation())
    #expect(moving.position.y > 500 && moving.position.y < 1200)
    stage.device.advanceUntilIdle()
    #expect(controller.view.frame == stage.device.window.bounds)
    controller.dismiss(animated: true)
    stage.device.advanceUntilIdle()
    #expect(controller.view.window == nil)
    #expect(stage.root.view.window != nil)
  }

  @Test("2.3 Without interaction animateTransition is called; completeTransition ends it")
  func nonInteractiveOrder() {
    let stage = TransitionStage()
    stage.hearContexts()
    let delegate = NotingDelegate(stage, animator: BlockAnimator(stage))
    let controller = stage.controller(delegate: delegate)
    stage.root.present(controller, animated: true) { stage.note("completion") }
    stage.device.advanceUntilIdle()
    #expect(
      stage.takeLog().dropFirst(3) == [
        "B.loaded", "B.WA", "animateTransition", "B.IA", "block ended true",
        "completeTransition(true)", "animationEnded(true)", "B.DA", "completion",
      ])
  }

  @Test("2.4 An interaction controller is started in place of the animator")
  func interactiveStart() throws {
    let stage = TransitionStage()
    let interactor = NotingInteractor(stage)
    let delegate = NotingDelegate(
      stage, animator: BlockAnimator(stage), interactor: interactor)
    stage.root.present(stage.controller(delegate: delegate), animated: true)
    stage.device.advance(by: 0.1)
    #expect(stage.log.contains("startInteractiveTransition"))
    #expect(!stage.log.contains("animateTransition"))
    let context = try #require(interactor.context)
    #expect(context.isInteractive)
    context.finishInteractiveTransition()
    context.completeTransition(true)
    stage.device.advanceUntilIdle()
  }

  @Test("2.5 wantsInteractiveStart false starts the interaction controller, not interactively")
  func nonInteractiveStart() throws {
    let stage = TransitionStage()
    let interactor = NotingInteractor(stage)
    interactor.wantsInteractiveStart = false
    let controller = stage.controller(
      delegate: NotingDelegate(stage, animator: BlockAnimator(stage), interactor: interactor))
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 1)
    #expect(stage.log.contains("startInteractiveTransition"))
    #expect(!stage.log.contains("animateTransition"))
    let context = try #require(interactor.context)
    #expect(!context.isInteractive)
    #expect(controller.transitionCoordinator?.initiallyInteractive == false)
    context.completeTransition(true)
    #expect(stage.log.contains("animationEnded(true)"))
    #expect(stage.log.contains("B.DA"))
  }

  @Test(
    "2.6 A percent-driven controller that is not to start interactively calls the animator",
    arguments: [true, false])
  func nonInteractivePercentDrivenStart(isInterruptible: Bool) throws {
    let stage = TransitionStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = false
    let animator: any UIViewControllerAnimatedTransitioning =
      isInterruptible ? InterruptibleAnimator(stage) : BlockAnimator(stage)
    let controller = stage.controller(
      delegate: NotingDelegate(stage, animator: animator, interactor: interactor))
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 0.1)
    let asked = stage.log.filter { $0 == "animateTransition" || $0 == "interruptibleAnimator" }
    #expect(asked.first == "animateTransition")
    #expect(asked.count { $0 == "animateTransition" } == 1)
    #expect(controller.transitionCoordinator?.initiallyInteractive == false)
    let shown = try #require(controller.view.layer.presentation()).position.y
    #expect(shown > 426 && shown < 1278)
    stage.device.advanceUntilIdle()
    #expect(stage.log.contains("B.DA"))
    #expect(stage.log.count { $0 == "animationEnded(true)" } == 1)
  }

  @Test("2.8 It is asked for without an interaction controller too, after animateTransition")
  func interruptibleAnimatorWithoutInteraction() {
    let stage = TransitionStage()
    let animator = InterruptibleAnimator(stage)
    stage.root.present(
      stage.controller(delegate: NotingDelegate(stage, animator: animator)), animated: true)
    stage.device.advance(by: 0.02)
    let asked = stage.log.filter { $0 == "animateTransition" || $0 == "interruptibleAnimator" }
    #expect(asked == ["animateTransition", "interruptibleAnimator"])
    stage.device.advanceUntilIdle()
    #expect(stage.log.contains("B.DA"))
  }

  @Test("2.8 interruptibleAnimator is asked after the start, and one instance serves")
  func interruptibleAnimatorIsAskedLater() throws {
    let stage = TransitionStage()
    let animator = InterruptibleAnimator(stage)
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = false
    let controller = stage.controller(
      delegate: NotingDelegate(stage, animator: animator, interactor: interactor))
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 0.2)
    interactor.pause()
    interactor.update(0.6)
    interactor.finish()
    stage.device.advanceUntilIdle()
    let start = try #require(stage.log.firstIndex(of: "animateTransition"))
    let asked = try #require(stage.log.firstIndex(of: "interruptibleAnimator"))
    #expect(start < asked)
    #expect(animator.inner.animatorsMade == 1)
  }

  @Test("2.13 Without animation a custom presentation still calls the animator")
  func unanimatedCustomPresentation() {
    let stage = TransitionStage()
    let animator = BlockAnimator(stage)
    let controller = stage.controller(delegate: NotingDelegate(stage, animator: animator))
    stage.root.present(controller, animated: false) { stage.note("completion") }
    stage.device.advance(by: 0.02)
    #expect(animator.context?.isAnimated == false)
    #expect(controller.view.window != nil)
    #expect(
      stage.takeLog().dropFirst(2) == [
        "B.loaded", "B.WA!", "animateTransition", "animationEnded(true)", "B.IA!", "B.DA!",
        "completion",
      ])
  }

  @Test("2.13 Without animation other styles do not ask the delegate at all")
  func unanimatedFullScreenPresentation() {
    let stage = TransitionStage()
    let delegate = NotingDelegate(stage, animator: BlockAnimator(stage))
    let controller = stage.controller(style: .fullScreen, delegate: delegate)
    stage.root.present(controller, animated: false)
    stage.device.advance(by: 0.02)
    #expect(!stage.log.contains { $0.hasPrefix("animation") })
    #expect(controller.view.window != nil)
  }

  @Test("2.15 animationEnded is called once", arguments: [true, false])
  func animationEndedOnce(completes: Bool) {
    let stage = TransitionStage()
    let animator = BlockAnimator(stage)
    animator.completes = { _ in completes }
    let delegate = NotingDelegate(stage, animator: animator)
    stage.root.present(stage.controller(delegate: delegate), animated: true)
    stage.device.advanceUntilIdle()
    animator.context?.completeTransition(!completes)
    #expect(stage.log.filter { $0.hasPrefix("animationEnded") } == ["animationEnded(\(completes))"])
  }

  @Test("2.16 presentedViewController is set, and the view loaded, at once; it is shown later")
  func presentationIsDeferred() {
    let stage = TransitionStage()
    let controller = stage.controller(
      delegate: NotingDelegate(stage, animator: BlockAnimator(stage)))
    stage.root.present(controller, animated: true)
    #expect(stage.root.presentedViewController === controller)
    #expect(controller.presentingViewController === stage.root)
    #expect(controller.viewIfLoaded != nil && controller.viewIfLoaded?.window == nil)
    stage.device.advance(by: 0.001)
    #expect(controller.view.window != nil)
    stage.device.advanceUntilIdle()
  }
}

@MainActor struct EarlyAndLateTests {
  @Test("2.17 A finish that comes before the start is lost, unless the app remembers it")
  func finishBeforeStart() {
    let stage = TransitionStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = stage.controller(
      delegate: NotingDelegate(
        stage, animator: InterruptibleAnimator(stage), interactor: interactor))
    stage.root.present(controller, animated: true)
    interactor.update(0.7)
    interactor.finish()
    stage.device.advance(by: 1)
    #expect(interactor.percentComplete == 0)
    #expect(controller.transitionCoordinator?.isInteractive == true)
    interactor.finish()
    stage.device.advanceUntilIdle()
    #expect(stage.log.contains("animationEnded(true)"))
  }

  @Test("A presentation whose presenter leaves the window before it starts is given up")
  func presenterLeaves() {
    let stage = TransitionStage()
    let controller = stage.controller(style: .fullScreen)
    stage.root.present(controller, animated: true)
    stage.device.window.rootViewController = UIViewController()
    stage.device.advanceUntilIdle()
    #expect(stage.root.presentedViewController == nil)
    #expect(controller.presentingViewController == nil)
    #expect(!controller.isBeingPresented)
  }
}

/// Keeps the context that it is started with.
final class NotingInteractor: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var stage: TransitionStage?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  var wantsInteractiveStart = true

  init(_ stage: TransitionStage) {
    self.stage = stage
    super.init()
  }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    stage?.note("startInteractiveTransition")
    context = transitionContext
  }
}

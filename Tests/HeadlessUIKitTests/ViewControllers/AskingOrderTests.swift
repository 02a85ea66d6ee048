import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct AskingOrderTests {
  @Test("2.1 UIKit asks for presentation controller, animator and interaction controller in order")
  func delegateIsAskedInOrder() {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    let controller = fixture.controller(delegate: LoggingDelegate(fixture, animator: animator))
    fixture.root.present(controller, animated: true)
    #expect(
      fixture.takeLog() == [
        "presentationController(B, A, A)", "animationController(B, A, A)",
        "interactionControllerForPresentation", "B.loaded",
      ])
    fixture.device.advanceUntilIdle()
  }

  @Test("2.1 Only the custom style asks for a presentation controller")
  func fullScreenAsksForNoPresentationController() {
    let fixture = TransitionFixture()
    let delegate = LoggingDelegate(fixture)
    fixture.root.present(fixture.controller(style: .fullScreen, delegate: delegate), animated: true)
    #expect(fixture.takeLog() == ["animationController(B, A, A)", "B.loaded"])
    fixture.device.advanceUntilIdle()
  }

  @Test("2.2 Without an animator the system animates and asks for no interaction controller")
  func systemAnimates() throws {
    let fixture = TransitionFixture()
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = fixture.controller(
      style: .fullScreen, delegate: LoggingDelegate(fixture, interactor: interactor))
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 0.2)
    #expect(!fixture.log.contains("interactionControllerForPresentation"))
    let moving = try #require(controller.view.layer.presentation())
    #expect(moving.position.y > 500 && moving.position.y < 1200)
    fixture.device.advanceUntilIdle()
    #expect(controller.view.frame == fixture.device.window.bounds)
    controller.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(controller.view.window == nil)
    #expect(fixture.root.view.window != nil)
  }

  @Test(
    "2.3 A transition without interaction calls animateTransition and ends with completeTransition")
  func nonInteractiveOrder() {
    let fixture = TransitionFixture()
    fixture.hearContexts()
    let delegate = LoggingDelegate(fixture, animator: BlockAnimator(fixture))
    let controller = fixture.controller(delegate: delegate)
    fixture.root.present(controller, animated: true) { fixture.record("completion") }
    fixture.device.advanceUntilIdle()
    #expect(
      fixture.takeLog().dropFirst(3) == [
        "B.loaded", "B.WA", "animateTransition", "B.IA", "block ended true",
        "completeTransition(true)", "animationEnded(true)", "B.DA", "completion",
      ])
  }

  @Test("2.4 An interactive transition starts the interaction controller, not the animator")
  func interactiveStart() throws {
    let fixture = TransitionFixture()
    let interactor = LoggingInteractor(fixture)
    let delegate = LoggingDelegate(
      fixture, animator: BlockAnimator(fixture), interactor: interactor)
    fixture.root.present(fixture.controller(delegate: delegate), animated: true)
    fixture.device.advance(by: 0.1)
    #expect(fixture.log.contains("startInteractiveTransition"))
    #expect(!fixture.log.contains("animateTransition"))
    let context = try #require(interactor.context)
    #expect(context.isInteractive)
    context.finishInteractiveTransition()
    context.completeTransition(true)
    fixture.device.advanceUntilIdle()
  }

  @Test(
    "2.5 With wantsInteractiveStart false the interaction controller starts without interaction")
  func nonInteractiveStart() throws {
    let fixture = TransitionFixture()
    let interactor = LoggingInteractor(fixture)
    interactor.wantsInteractiveStart = false
    let controller = fixture.controller(
      delegate: LoggingDelegate(fixture, animator: BlockAnimator(fixture), interactor: interactor))
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 1)
    #expect(fixture.log.contains("startInteractiveTransition"))
    #expect(!fixture.log.contains("animateTransition"))
    let context = try #require(interactor.context)
    #expect(!context.isInteractive)
    #expect(controller.transitionCoordinator?.initiallyInteractive == false)
    context.completeTransition(true)
    #expect(fixture.log.contains("animationEnded(true)"))
    #expect(fixture.log.contains("B.DA"))
  }

  @Test(
    "2.6 A percent-driven controller without interactive start calls animateTransition",
    arguments: [true, false])
  func nonInteractivePercentDrivenStart(isInterruptible: Bool) throws {
    let fixture = TransitionFixture()
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = false
    let animator: any UIViewControllerAnimatedTransitioning =
      isInterruptible ? InterruptibleAnimator(fixture) : BlockAnimator(fixture)
    let controller = fixture.controller(
      delegate: LoggingDelegate(fixture, animator: animator, interactor: interactor))
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 0.1)
    let asked = fixture.log.filter { $0 == "animateTransition" || $0 == "interruptibleAnimator" }
    #expect(asked.first == "animateTransition")
    #expect(asked.count { $0 == "animateTransition" } == 1)
    #expect(controller.transitionCoordinator?.initiallyInteractive == false)
    let shown = try #require(controller.view.layer.presentation()).position.y
    #expect(shown > 426 && shown < 1278)
    fixture.device.advanceUntilIdle()
    #expect(fixture.log.contains("B.DA"))
    #expect(fixture.log.count { $0 == "animationEnded(true)" } == 1)
  }

  @Test(
    "2.8 Without an interaction controller interruptibleAnimator is called after animateTransition")
  func interruptibleAnimatorWithoutInteraction() {
    let fixture = TransitionFixture()
    let animator = InterruptibleAnimator(fixture)
    fixture.root.present(
      fixture.controller(delegate: LoggingDelegate(fixture, animator: animator)), animated: true)
    fixture.device.advance(by: 0.02)
    let asked = fixture.log.filter { $0 == "animateTransition" || $0 == "interruptibleAnimator" }
    #expect(asked == ["animateTransition", "interruptibleAnimator"])
    fixture.device.advanceUntilIdle()
    #expect(fixture.log.contains("B.DA"))
  }

  @Test("2.8 interruptibleAnimator is called after the start, for one animator")
  func interruptibleAnimatorIsAskedLater() throws {
    let fixture = TransitionFixture()
    let animator = InterruptibleAnimator(fixture)
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = false
    let controller = fixture.controller(
      delegate: LoggingDelegate(fixture, animator: animator, interactor: interactor))
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 0.2)
    interactor.pause()
    interactor.update(0.6)
    interactor.finish()
    fixture.device.advanceUntilIdle()
    let start = try #require(fixture.log.firstIndex(of: "animateTransition"))
    let asked = try #require(fixture.log.firstIndex(of: "interruptibleAnimator"))
    #expect(start < asked)
    #expect(animator.inner.animatorsMade == 1)
  }

  @Test("2.13 An unanimated custom presentation calls the animator")
  func unanimatedCustomPresentation() {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    let controller = fixture.controller(delegate: LoggingDelegate(fixture, animator: animator))
    fixture.root.present(controller, animated: false) { fixture.record("completion") }
    fixture.device.advance(by: 0.02)
    #expect(animator.context?.isAnimated == false)
    #expect(controller.view.window != nil)
    #expect(
      fixture.takeLog().dropFirst(2) == [
        "B.loaded", "B.WA!", "animateTransition", "animationEnded(true)", "B.IA!", "B.DA!",
        "completion",
      ])
  }

  @Test("2.13 Unanimated presentations of other styles don't ask for an animator")
  func unanimatedFullScreenPresentation() {
    let fixture = TransitionFixture()
    let delegate = LoggingDelegate(fixture, animator: BlockAnimator(fixture))
    let controller = fixture.controller(style: .fullScreen, delegate: delegate)
    fixture.root.present(controller, animated: false)
    fixture.device.advance(by: 0.02)
    #expect(!fixture.log.contains { $0.hasPrefix("animation") })
    #expect(controller.view.window != nil)
  }

  @Test("2.15 animationEnded is called once", arguments: [true, false])
  func animationEndedOnce(completes: Bool) {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    animator.completes = { _ in completes }
    let delegate = LoggingDelegate(fixture, animator: animator)
    fixture.root.present(fixture.controller(delegate: delegate), animated: true)
    fixture.device.advanceUntilIdle()
    animator.context?.completeTransition(!completes)
    #expect(
      fixture.log.filter { $0.hasPrefix("animationEnded") } == ["animationEnded(\(completes))"])
  }

  @Test("2.16 present links the controllers and loads the view at once, and shows the view later")
  func presentationIsDeferred() {
    let fixture = TransitionFixture()
    let controller = fixture.controller(
      delegate: LoggingDelegate(fixture, animator: BlockAnimator(fixture)))
    fixture.root.present(controller, animated: true)
    #expect(fixture.root.presentedViewController === controller)
    #expect(controller.presentingViewController === fixture.root)
    #expect(controller.viewIfLoaded != nil && controller.viewIfLoaded?.window == nil)
    fixture.device.advance(by: 0.001)
    #expect(controller.view.window != nil)
    fixture.device.advanceUntilIdle()
  }
}

@MainActor struct EarlyAndLateTests {
  @Test("2.17 A finish before the start is lost")
  func finishBeforeStart() {
    let fixture = TransitionFixture()
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = fixture.controller(
      delegate: LoggingDelegate(
        fixture, animator: InterruptibleAnimator(fixture), interactor: interactor))
    fixture.root.present(controller, animated: true)
    interactor.update(0.7)
    interactor.finish()
    fixture.device.advance(by: 1)
    #expect(interactor.percentComplete == 0)
    #expect(controller.transitionCoordinator?.isInteractive == true)
    interactor.finish()
    fixture.device.advanceUntilIdle()
    #expect(fixture.log.contains("animationEnded(true)"))
  }

  @Test("A presentation whose presenter leaves the window before the start is dropped")
  func presenterLeaves() {
    let fixture = TransitionFixture()
    let controller = fixture.controller(style: .fullScreen)
    fixture.root.present(controller, animated: true)
    fixture.device.window.rootViewController = UIViewController()
    fixture.device.advanceUntilIdle()
    #expect(fixture.root.presentedViewController == nil)
    #expect(controller.presentingViewController == nil)
    #expect(!controller.isBeingPresented)
  }
}

/// An interaction controller that logs its start and keeps the context.
final class LoggingInteractor: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var fixture: TransitionFixture?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  var wantsInteractiveStart = true

  init(_ fixture: TransitionFixture) {
    self.fixture = fixture
    super.init()
  }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    fixture?.record("startInteractiveTransition")
    context = transitionContext
  }
}

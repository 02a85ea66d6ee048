import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct TransitionContextTests {
  @Test("2.20 A second completeTransition has no effect")
  func completesOnce() {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    let controller = fixture.controller(delegate: LoggingDelegate(fixture, animator: animator))
    fixture.root.present(controller, animated: true) { fixture.record("completion") }
    fixture.device.advanceUntilIdle()
    _ = fixture.takeLog()
    animator.context?.completeTransition(true)
    animator.context?.completeTransition(false)
    animator.context?.cancelInteractiveTransition()
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeLog().isEmpty)
    #expect(fixture.root.presentedViewController === controller)
    #expect(animator.context?.transitionWasCancelled == false)
  }

  @Test("2.23 isInteractive and transitionWasCancelled change with cancel, pause and finish")
  func indicationsChange() throws {
    let fixture = TransitionFixture()
    let animator = InterruptibleAnimator(fixture)
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = fixture.controller(
      delegate: LoggingDelegate(fixture, animator: animator, interactor: interactor))
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 0.05)
    let transition = try #require(controller.activeTransition)
    #expect(transition.isInteractive && !transition.isCancelled)
    interactor.update(0.5)
    interactor.cancel()
    #expect(!transition.isInteractive && transition.isCancelled)
    interactor.pause()
    #expect(transition.isInteractive)
    interactor.finish()
    #expect(!transition.isInteractive && !transition.isCancelled)
    fixture.device.advanceUntilIdle()
    #expect(fixture.log.contains("animationEnded(true)"))
  }

  @Test("2.25 An animator that reverses and notifies the context cancels the transition")
  func animatorCancels() throws {
    let fixture = TransitionFixture()
    let animator = InterruptibleAnimator(fixture)
    let controller = fixture.controller(delegate: LoggingDelegate(fixture, animator: animator))
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 0.25)
    animator.inner.context?.cancelInteractiveTransition()
    animator.animator?.isReversed = true
    fixture.device.advanceUntilIdle()
    #expect(fixture.log.contains("animationEnded(false)"))
    #expect(fixture.root.presentedViewController == nil)
    #expect(controller.view.window == nil)
  }

  @Test(
    "2.26 The keys from and to keep their controllers, cancelled or not", arguments: [true, false])
  func keysKeepTheirMeaning(completes: Bool) {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    animator.completes = { _ in completes }
    let controller = fixture.controller(delegate: LoggingDelegate(fixture, animator: animator))
    fixture.root.present(controller, animated: true)
    fixture.device.advanceUntilIdle()
    #expect(animator.context?.viewController(forKey: .from) === fixture.root)
    #expect(animator.context?.viewController(forKey: .to) === controller)
  }

  @Test(
    "2.28 view(forKey:) doesn't return a presenter's view that stays",
    arguments: [UIModalPresentationStyle.custom, .overFullScreen, .pageSheet, .automatic])
  func presenterStays(style: UIModalPresentationStyle) {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    let controller = fixture.controller(
      style: style, delegate: LoggingDelegate(fixture, animator: animator))
    fixture.presentToTheEnd(controller)
    #expect(animator.context?.presentationStyle == style)
    #expect(animator.context?.view(forKey: .from) == nil)
    #expect(animator.context?.view(forKey: .to) === controller.view)
    #expect(fixture.root.view.superview === fixture.device.window)
    controller.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(animator.context?.view(forKey: .to) == nil)
    #expect(animator.context?.view(forKey: .from) === controller.view)
    #expect(controller.view.window == nil)
    #expect(fixture.device.window.subviews == [fixture.root.view])
  }

  @Test("2.29 A full-screen presentation removes the presenter's view until the dismissal")
  func fullScreenRemovesPresenter() {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    let controller = fixture.controller(
      style: .fullScreen, delegate: LoggingDelegate(fixture, animator: animator))
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 0.1)
    #expect(animator.context?.view(forKey: .from) === fixture.root.view)
    #expect(fixture.root.view.superview === animator.context?.containerView)
    fixture.device.advanceUntilIdle()
    #expect(fixture.root.view.window == nil)
    controller.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(animator.context?.view(forKey: .to) === fixture.root.view)
    #expect(fixture.device.window.subviews == [fixture.root.view])
    #expect(fixture.root.view.frame == fixture.device.window.bounds)
  }

  @Test("2.30 The animator removes the presenter's view after a cancelled full-screen dismissal")
  func cancelledFullScreenDismissal() {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    let controller = fixture.controller(
      style: .fullScreen, delegate: LoggingDelegate(fixture, animator: animator))
    fixture.presentToTheEnd(controller)
    animator.completes = { _ in false }
    controller.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.root.view.window == nil)
    #expect(controller.view.superview === controller.presentationController?.containerView)
    #expect(fixture.root.presentedViewController === controller)
  }

  @Test("A cancelled full-screen presentation restores the presenter's view")
  func cancelledFullScreenPresentation() {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    animator.completes = { _ in false }
    let controller = fixture.controller(
      style: .fullScreen, delegate: LoggingDelegate(fixture, animator: animator))
    fixture.root.present(controller, animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.device.window.subviews == [fixture.root.view])
    #expect(fixture.root.presentedViewController == nil)
    #expect(controller.presentingViewController == nil)
  }

  @Test("2.33 Incoming views have no initial frame, and removed views have no final frame")
  func frames() throws {
    let fixture = TransitionFixture()
    let screen = fixture.device.window.bounds
    let animator = BlockAnimator(fixture)
    let controller = fixture.controller(
      style: .fullScreen, delegate: LoggingDelegate(fixture, animator: animator))
    fixture.presentToTheEnd(controller)
    let presenting = try #require(animator.context)
    #expect(presenting.initialFrame(for: controller) == .zero)
    #expect(presenting.finalFrame(for: controller) == screen)
    #expect(presenting.initialFrame(for: fixture.root) == screen)
    #expect(presenting.finalFrame(for: fixture.root) == .zero)
    controller.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    let dismissing = try #require(animator.context)
    #expect(dismissing.initialFrame(for: controller) == screen)
    #expect(dismissing.finalFrame(for: controller) == .zero)
    #expect(dismissing.initialFrame(for: fixture.root) == .zero)
    #expect(dismissing.finalFrame(for: fixture.root) == screen)
  }

  @Test("2.33 A presenter whose view stays has an initial and a final frame")
  func framesOfPresenterThatStays() {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    fixture.presentToTheEnd(
      fixture.controller(delegate: LoggingDelegate(fixture, animator: animator)))
    #expect(animator.context?.initialFrame(for: fixture.root) == fixture.device.window.bounds)
    #expect(animator.context?.finalFrame(for: fixture.root) == fixture.device.window.bounds)
  }

  @Test("2.34 The container covers the window and stays until the dismissal has ended")
  func containerStays() throws {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    let controller = fixture.controller(delegate: LoggingDelegate(fixture, animator: animator))
    fixture.presentToTheEnd(controller)
    let container = try #require(animator.context?.containerView)
    #expect(container.frame == fixture.device.window.bounds)
    #expect(fixture.device.window.subviews == [fixture.root.view, container])
    controller.dismiss(animated: true)
    fixture.device.advance(by: 0.1)
    #expect(animator.context?.containerView === container)
    fixture.device.advanceUntilIdle()
    #expect(container.window == nil)
  }

  @Test("onTransitionMessage receives the messages to a context in order")
  func recorderHears() {
    let fixture = TransitionFixture()
    let interactor = UIPercentDrivenInteractiveTransition()
    let delegate = LoggingDelegate(
      fixture, animator: InterruptibleAnimator(fixture), interactor: interactor)
    fixture.root.present(fixture.controller(delegate: delegate), animated: true)
    fixture.device.advance(by: 0.05)
    var heard: [String] = []
    Runtime.current.onTransitionMessage = { heard.append($0) }
    interactor.update(0.4)
    interactor.cancel()
    interactor.pause()
    interactor.finish()
    fixture.device.advanceUntilIdle()
    #expect(
      heard == [
        "updateInteractiveTransition(0.4)", "cancelInteractiveTransition",
        "pauseInteractiveTransition", "finishInteractiveTransition", "completeTransition(true)",
      ])
  }
}

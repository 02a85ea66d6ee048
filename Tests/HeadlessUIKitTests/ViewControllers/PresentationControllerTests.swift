import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// A presentation with a dimming view, in the lower half of the screen; notes its calls.
final class CardPresentation: UIPresentationController {
  weak var stage: TransitionStage?
  let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    stage?.note("presentationWillBegin \(containerView != nil)")
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.backgroundColor = .black
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    stage?.note("presentationDidEnd(\(completed)) \(containerView != nil)")
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    stage?.note("dismissalWillBegin")
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    stage?.note("dismissalDidEnd(\(completed)) \(containerView != nil)")
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    stage?.note("willLayout")
  }

  override func containerViewDidLayoutSubviews() {
    stage?.note("didLayout")
  }
}

@MainActor struct PresentationControllerTests {
  private func make(
    _ stage: TransitionStage, interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) -> NotingController {
    let delegate = NotingDelegate(
      stage, animator: InterruptibleAnimator(stage), interactor: interactor)
    delegate.makePresentation = { presented, presenting in
      let card = CardPresentation(
        presentedViewController: presented, presenting: presenting)
      card.stage = stage
      return card
    }
    return stage.controller(delegate: delegate)
  }

  private func withoutLayout(_ log: [String]) -> [String] {
    log.filter { !$0.hasSuffix("Layout") && $0 != "interruptibleAnimator" }
  }

  @Test("2.77, 2.78 The calls of a presentation and of its dismissal, in order")
  func order() {
    let stage = TransitionStage()
    let controller = make(stage)
    stage.root.present(controller, animated: true)
    stage.device.advanceUntilIdle()
    #expect(
      withoutLayout(stage.takeLog()) == [
        "presentationController(B, A, A)", "animationController(B, A, A)",
        "interactionControllerForPresentation", "B.loaded", "presentationWillBegin true", "B.WA",
        "animateTransition", "B.IA", "animator ended end", "animationEnded(true)",
        "presentationDidEnd(true) true", "B.DA",
      ])
    controller.dismiss(animated: true)
    stage.device.advanceUntilIdle()
    #expect(
      withoutLayout(stage.takeLog()) == [
        "animationController(dismissed B)", "interactionControllerForDismissal",
        "dismissalWillBegin", "B.WD", "animateTransition",
        "animator ended end", "animationEnded(true)",
        "dismissalDidEnd(true) true", "B.DD",
      ])
  }

  @Test("2.77 The container's layout is announced, before and after")
  func layout() throws {
    let stage = TransitionStage()
    stage.root.present(make(stage), animated: true)
    stage.device.advance(by: 0.05)
    let layouts = stage.log.filter { $0.hasSuffix("Layout") }
    #expect(layouts.prefix(2) == ["willLayout", "didLayout"])
    #expect(layouts.count.isMultiple(of: 2))
    stage.device.advanceUntilIdle()
  }

  @Test("2.79 Chrome fades alongside, and goes with a cancelled presentation")
  func chrome() throws {
    let stage = TransitionStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = make(stage, interactor: interactor)
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 0.05)
    let card = try #require(controller.presentationController as? CardPresentation)
    interactor.update(0.5)
    #expect(abs((card.dimming.layer.presentation()?.opacity ?? 0) - 0.5) < 0.001)
    interactor.cancel()
    stage.device.advanceUntilIdle()
    #expect(stage.log.contains("presentationDidEnd(false) true"))
    #expect(card.dimming.superview == nil)
    #expect(card.containerView == nil)
  }

  @Test("2.78 After a cancelled dismissal the presentation goes on")
  func cancelledDismissal() throws {
    let stage = TransitionStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = make(stage)
    stage.presentToTheEnd(controller)
    controller.keptDelegate?.interactor = interactor
    let card = try #require(controller.presentationController as? CardPresentation)
    controller.dismiss(animated: true)
    stage.device.advance(by: 0.05)
    interactor.update(0.5)
    interactor.cancel()
    stage.device.advanceUntilIdle()
    #expect(stage.log.contains("dismissalDidEnd(false) true"))
    #expect(controller.presentationController === card)
    #expect(card.containerView?.window != nil)
    #expect(card.dimming.alpha == 1)
    #expect(controller.view.window != nil)
  }

  @Test("2.80 Defaults")
  func defaults() {
    let stage = TransitionStage()
    let controller = stage.controller(style: .overFullScreen)
    stage.presentToTheEnd(controller)
    let presentation = controller.presentationController
    #expect(presentation?.presentedView === controller.view)
    #expect(presentation?.frameOfPresentedViewInContainerView == stage.device.window.bounds)
    #expect(presentation?.shouldPresentInFullscreen == true)
    #expect(presentation?.shouldRemovePresentersView == false)
    #expect(presentation?.presentationStyle == .overFullScreen)
    #expect(presentation?.presentingViewController === stage.root)
  }

  @Test("2.80 The presented view gets the frame that the presentation controller names")
  func frameOfPresentedView() {
    let stage = TransitionStage()
    let controller = make(stage)
    stage.presentToTheEnd(controller)
    #expect(controller.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
  }

  @Test("2.80 A transform that is left from before does not change the presented view's size")
  func transformedView() {
    let stage = TransitionStage()
    let controller = make(stage)
    controller.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.presentToTheEnd(controller)
    #expect(controller.view.bounds.size == CGSize(width: 393, height: 426))
    #expect(controller.view.center == CGPoint(x: 196.5, y: 639))
  }

  @Test("2.81 The presentation controller lives until the dismissal has ended; nothing leaks")
  func lifetime() {
    let stage = TransitionStage()
    weak var presentation: UIPresentationController?
    weak var presented: UIViewController?
    func run() {
      let controller = make(stage)
      stage.presentToTheEnd(controller)
      (presentation, presented) = (controller.presentationController, controller)
    }
    run()
    stage.device.advance(by: 0.1)
    #expect(presentation is CardPresentation)
    stage.root.dismiss(animated: true)
    stage.device.advanceUntilIdle()
    stage.device.advance(by: 0.1)
    #expect(presentation == nil)
    #expect(presented == nil)
  }

  @Test("A presentation controller that is asked for early is the one that presents")
  func preparedPresentation() {
    let stage = TransitionStage()
    let controller = stage.controller(style: .overFullScreen)
    let prepared = controller.presentationController
    #expect(prepared != nil)
    stage.presentToTheEnd(controller)
    #expect(controller.presentationController === prepared)
    #expect(controller.activePresentationController === prepared)
  }

  @Test("2.84 The default style is automatic")
  func defaultStyle() {
    #expect(UIViewController().modalPresentationStyle == .automatic)
    #expect(UIModalPresentationStyle.automatic.rawValue == -2)
  }
}

import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// A presentation controller that logs its calls, with a dimming view.
///
/// The presented view fills the lower half of the container.
final class CardPresentation: UIPresentationController {
  weak var fixture: TransitionFixture?
  let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    fixture?.record("presentationWillBegin \(containerView != nil)")
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.backgroundColor = .black
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    fixture?.record("presentationDidEnd(\(completed)) \(containerView != nil)")
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    fixture?.record("dismissalWillBegin")
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    fixture?.record("dismissalDidEnd(\(completed)) \(containerView != nil)")
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    fixture?.record("willLayout")
  }

  override func containerViewDidLayoutSubviews() {
    fixture?.record("didLayout")
  }
}

@MainActor struct PresentationControllerTests {
  private func make(
    _ fixture: TransitionFixture, interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) -> LoggingController {
    let delegate = LoggingDelegate(
      fixture, animator: InterruptibleAnimator(fixture), interactor: interactor)
    delegate.makePresentation = { presented, presenting in
      let card = CardPresentation(
        presentedViewController: presented, presenting: presenting)
      card.fixture = fixture
      return card
    }
    return fixture.controller(delegate: delegate)
  }

  private func withoutLayout(_ log: [String]) -> [String] {
    log.filter { !$0.hasSuffix("Layout") && $0 != "interruptibleAnimator" }
  }

  @Test("2.77, 2.78 A presentation controller is called in order by a presentation and a dismissal")
  func order() {
    let fixture = TransitionFixture()
    let controller = make(fixture)
    fixture.root.present(controller, animated: true)
    fixture.device.advanceUntilIdle()
    #expect(
      withoutLayout(fixture.takeLog()) == [
        "presentationController(B, A, A)", "animationController(B, A, A)",
        "interactionControllerForPresentation", "B.loaded", "presentationWillBegin true", "B.WA",
        "animateTransition", "B.IA", "animator ended end", "animationEnded(true)",
        "presentationDidEnd(true) true", "B.DA",
      ])
    controller.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(
      withoutLayout(fixture.takeLog()) == [
        "animationController(dismissed B)", "interactionControllerForDismissal",
        "dismissalWillBegin", "B.WD", "animateTransition",
        "animator ended end", "animationEnded(true)",
        "dismissalDidEnd(true) true", "B.DD",
      ])
  }

  @Test("2.77 The presentation controller is called before and after the container's layout")
  func layout() throws {
    let fixture = TransitionFixture()
    fixture.root.present(make(fixture), animated: true)
    fixture.device.advance(by: 0.05)
    let layouts = fixture.log.filter { $0.hasSuffix("Layout") }
    #expect(layouts.prefix(2) == ["willLayout", "didLayout"])
    #expect(layouts.count.isMultiple(of: 2))
    fixture.device.advanceUntilIdle()
  }

  @Test("2.79 A dimming view fades alongside and can be removed after a cancelled presentation")
  func chrome() throws {
    let fixture = TransitionFixture()
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = make(fixture, interactor: interactor)
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 0.05)
    let card = try #require(controller.presentationController as? CardPresentation)
    interactor.update(0.5)
    #expect(abs((card.dimming.layer.presentation()?.opacity ?? 0) - 0.5) < 0.001)
    interactor.cancel()
    fixture.device.advanceUntilIdle()
    #expect(fixture.log.contains("presentationDidEnd(false) true"))
    #expect(card.dimming.superview == nil)
    #expect(card.containerView == nil)
  }

  @Test("2.78 After a cancelled dismissal the presentation continues")
  func cancelledDismissal() throws {
    let fixture = TransitionFixture()
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = make(fixture)
    fixture.presentToTheEnd(controller)
    controller.keptDelegate?.interactor = interactor
    let card = try #require(controller.presentationController as? CardPresentation)
    controller.dismiss(animated: true)
    fixture.device.advance(by: 0.05)
    interactor.update(0.5)
    interactor.cancel()
    fixture.device.advanceUntilIdle()
    #expect(fixture.log.contains("dismissalDidEnd(false) true"))
    #expect(controller.presentationController === card)
    #expect(card.containerView?.window != nil)
    #expect(card.dimming.alpha == 1)
    #expect(controller.view.window != nil)
  }

  @Test("2.80 A presentation controller has UIKit's defaults")
  func defaults() {
    let fixture = TransitionFixture()
    let controller = fixture.controller(style: .overFullScreen)
    fixture.presentToTheEnd(controller)
    let presentation = controller.presentationController
    #expect(presentation?.presentedView === controller.view)
    #expect(presentation?.frameOfPresentedViewInContainerView == fixture.device.window.bounds)
    #expect(presentation?.shouldPresentInFullscreen == true)
    #expect(presentation?.shouldRemovePresentersView == false)
    #expect(presentation?.presentationStyle == .overFullScreen)
    #expect(presentation?.presentingViewController === fixture.root)
  }

  @Test("2.80 The presented view has the frame that the presentation controller returns")
  func frameOfPresentedView() {
    let fixture = TransitionFixture()
    let controller = make(fixture)
    fixture.presentToTheEnd(controller)
    #expect(controller.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
  }

  @Test("2.80 A transform that was set earlier doesn't change the presented view's size")
  func transformedView() {
    let fixture = TransitionFixture()
    let controller = make(fixture)
    controller.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    fixture.presentToTheEnd(controller)
    #expect(controller.view.bounds.size == CGSize(width: 393, height: 426))
    #expect(controller.view.center == CGPoint(x: 196.5, y: 639))
  }

  @Test("2.81 The presentation controller is released after the dismissal has ended")
  func lifetime() {
    let fixture = TransitionFixture()
    weak var presentation: UIPresentationController?
    weak var presented: UIViewController?
    func run() {
      let controller = make(fixture)
      fixture.presentToTheEnd(controller)
      presentation = controller.presentationController
      presented = controller
    }
    run()
    fixture.device.advance(by: 0.1)
    #expect(presentation is CardPresentation)
    fixture.root.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    fixture.device.advance(by: 0.1)
    #expect(presentation == nil)
    #expect(presented == nil)
  }

  @Test("A presentation controller that is read before the presentation is the one that is used")
  func preparedPresentation() {
    let fixture = TransitionFixture()
    let controller = fixture.controller(style: .overFullScreen)
    let prepared = controller.presentationController
    #expect(prepared != nil)
    fixture.presentToTheEnd(controller)
    #expect(controller.presentationController === prepared)
    #expect(controller.activePresentationController === prepared)
  }

  @Test("2.84 The default style is automatic")
  func defaultStyle() {
    #expect(UIViewController().modalPresentationStyle == .automatic)
    #expect(UIModalPresentationStyle.automatic.rawValue == -2)
  }

  @Test(
    "2.143 A sheet leaves a gap at the top in portrait, and covers the screen in landscape",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .automatic])
  func sheet(_ style: UIModalPresentationStyle) {
    let fixture = TransitionFixture()
    let controller = fixture.controller(style: style)
    fixture.presentToTheEnd(controller)
    #expect(controller.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(fixture.root.view.frame == fixture.device.window.bounds)
    #expect(fixture.root.view.window != nil && fixture.root.view.transform.isIdentity)
    fixture.device.rotate(to: .landscape)
    fixture.device.advanceUntilIdle()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    fixture.device.rotate(to: .portrait)
    fixture.device.advanceUntilIdle()
    #expect(controller.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    controller.dismiss(animated: true)
    fixture.device.advance(by: 0.1)
    fixture.device.advanceUntilIdle()
    #expect(controller.view.window == nil && fixture.root.presentedViewController == nil)
  }

  @Test("2.143 Below a plain status bar the gap is 20 points")
  func sheetBelowStatusBar() {
    let fixture = TransitionFixture()
    fixture.device.window.screenInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let controller = fixture.controller(style: .pageSheet)
    fixture.presentToTheEnd(controller, animated: false)
    #expect(controller.view.frame == CGRect(x: 0, y: 40, width: 393, height: 812))
  }

  @Test("2.143 The context of an app's animator has the sheet's frame")
  func animatedSheet() {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    let controller = fixture.controller(
      style: .pageSheet, delegate: LoggingDelegate(fixture, animator: animator))
    fixture.presentToTheEnd(controller)
    let frame = CGRect(x: 0, y: 69, width: 393, height: 783)
    #expect(animator.context?.finalFrame(for: controller) == frame)
    #expect(controller.view.frame == frame)
    controller.dismiss(animated: true)
    fixture.device.advance(by: 0.1)
    #expect(animator.context?.initialFrame(for: controller) == frame)
  }

  @Test("2.150 A sheet keeps its place when it moves into a presentation's container and back")
  func presenterStaysInPlace() {
    let fixture = TransitionFixture()
    let sheet = fixture.controller("B", style: .pageSheet)
    fixture.presentToTheEnd(sheet)
    sheet.definesPresentationContext = true
    let animator = BlockAnimator(fixture)
    let page = fixture.controller(
      "C", style: .currentContext, delegate: LoggingDelegate(fixture, animator: animator))
    let place = CGRect(x: 0, y: 69, width: 393, height: 783)
    func expectPlace(_ sourceLocation: SourceLocation = #_sourceLocation) {
      let shown = sheet.view.superview?.convert(sheet.view.frame, to: nil)
      #expect(shown == place, sourceLocation: sourceLocation)
    }
    sheet.present(page, animated: true)
    fixture.device.advance(by: 0.1)
    #expect(sheet.view.frame.origin == .zero)
    expectPlace()
    fixture.device.advanceUntilIdle()
    #expect(sheet.view.window == nil)
    sheet.dismiss(animated: true)
    fixture.device.advance(by: 0.1)
    if let view = animator.context?.view(forKey: .to) {
      animator.context?.containerView.insertSubview(view, at: 0)
      view.frame = animator.context?.finalFrame(for: sheet) ?? .null
    }
    expectPlace()
    fixture.device.advanceUntilIdle()
    expectPlace()
  }
}

import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// An interaction controller that drives a transition by its context and moves no view.
private final class ContextInteractor: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
  }

  /// Ends the interaction, and completes the transition after some seconds.
  func leave(finishing: Bool, after seconds: Double, on device: Device) {
    if finishing {
      context?.finishInteractiveTransition()
    } else {
      context?.cancelInteractiveTransition()
    }
    device.advance(by: seconds)
    if !finishing { context?.view(forKey: .to)?.removeFromSuperview() }
    context?.completeTransition(finishing)
    device.advanceUntilIdle()
  }
}

@MainActor struct AlongsideScrubbingTests {
  @Test("2.36 The context's progress moves alongside animations", arguments: [true, false])
  func coordinator(finishes: Bool) {
    let fixture = TransitionFixture()
    let interactor = ContextInteractor()
    let controller = fixture.controller(
      delegate: LoggingDelegate(fixture, animator: BlockAnimator(fixture), interactor: interactor))
    controller.onCallback = {
      guard $0 == "WA" else { return }
      controller.transitionCoordinator?.animate { _ in fixture.root.view.alpha = 0 }
    }
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 0.5)
    let view: UIView = fixture.root.view
    #expect(view.shownAlpha == 1)
    for progress in [0.3, 0.8, 0.5] {
      interactor.context?.updateInteractiveTransition(progress)
      fixture.device.advance(by: 0.1)
      #expect(near(view.shownAlpha, 1 - progress, within: 0.001))
    }
    // Half of the progress takes half of the duration, along ease-in-out.
    interactor.leave(finishing: finishes, after: 0.125, on: fixture.device)
    #expect(view.alpha == (finishes ? 0 : 1) && view.shownAlpha == (finishes ? 0 : 1))
  }

  @Test("2.36 Alongside animations settle in the time of the remaining progress")
  func settles() {
    let fixture = TransitionFixture()
    let interactor = ContextInteractor()
    let controller = fixture.controller(
      delegate: LoggingDelegate(fixture, animator: BlockAnimator(fixture), interactor: interactor))
    controller.onCallback = {
      guard $0 == "WA" else { return }
      controller.transitionCoordinator?.animate { _ in fixture.root.view.alpha = 0 }
    }
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 0.1)
    interactor.context?.updateInteractiveTransition(0.6)
    interactor.context?.cancelInteractiveTransition()
    fixture.device.advance(by: 0.15)
    #expect(near(fixture.root.view.shownAlpha, 0.7, within: 0.03))
    fixture.device.advance(by: 0.2)
    #expect(near(fixture.root.view.shownAlpha, 1, within: 0.001))
    interactor.context?.completeTransition(false)
    #expect(fixture.root.view.alpha == 1)
  }

  @Test(
    "2.36 The context's progress moves the bar, and a cancel restores it", arguments: [true, false])
  func bar(finishes: Bool) {
    let delegate = LoggingNavigationDelegate()
    let interactor = ContextInteractor()
    let (fixture, navigation) = TransitionFixture.navigating("A", delegate: delegate)
    delegate.animator = BlockAnimator(fixture)
    delegate.interactor = interactor
    navigation.viewControllers.first?.title = "A"
    let pushed = fixture.child("B")
    pushed.title = "B"
    navigation.pushViewController(pushed, animated: true)
    fixture.device.advance(by: 0.5)
    interactor.context?.updateInteractiveTransition(0.25)
    fixture.device.advance(by: 0.1)
    let contents = navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }
    #expect(contents.map(\.titleLabel.text) == ["A", "B"])
    let shown = contents.map(\.shownAlpha)
    #expect(near(shown[0], 0.75, within: 0.001) && near(shown[1], 0.25, within: 0.001))
    interactor.leave(finishing: finishes, after: 0.5, on: fixture.device)
    let left = navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }
    #expect(left.map(\.titleLabel.text) == [finishes ? "B" : "A"])
    #expect(left.map(\.alpha) == [1])
  }

  @Test("2.36 An alongside animation added in flight covers its distance in the remaining progress")
  func addedLater() {
    let fixture = TransitionFixture()
    let interactor = ContextInteractor()
    let controller = fixture.controller(
      delegate: LoggingDelegate(fixture, animator: BlockAnimator(fixture), interactor: interactor))
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 0.1)
    interactor.context?.updateInteractiveTransition(0.5)
    controller.transitionCoordinator?.animate { _ in fixture.root.view.alpha = 0 }
    fixture.device.advance(by: 0.1)
    #expect(fixture.root.view.shownAlpha == 1)
    interactor.context?.updateInteractiveTransition(0.75)
    fixture.device.advance(by: 0.1)
    #expect(near(fixture.root.view.shownAlpha, 0.5, within: 0.001))
    interactor.leave(finishing: true, after: 0.1, on: fixture.device)
    #expect(fixture.root.view.alpha == 0)
  }
}

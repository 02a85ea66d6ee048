import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Animations that may be paused because they begin within an interactive start.
@MainActor struct PausedStartTests {
  @Test("7.24 Animations that begin within a container's interactive start may be paused")
  func pausesInteractiveStarts() {
    let (byDefault, varied) = compare(.pausesInteractiveStarts) {
      let delegate = LoggingNavigationDelegate()
      let (fixture, navigation) = TransitionFixture.navigating("A", delegate: delegate)
      let interactor = BeginningInteractor()
      delegate.animator = BlockAnimator(fixture)
      delegate.interactor = interactor
      navigation.pushViewController(fixture.child("B"), animated: true)
      fixture.device.advance(by: 0.3)
      var shown = [interactor.shown(0) > 20, interactor.shown(1) > 20]
      interactor.context?.finishInteractiveTransition()
      interactor.animator?.startAnimation()
      fixture.device.advance(by: 0.1)
      shown += [interactor.shown(0) > 50, interactor.shown(1) > 50]
      fixture.device.advanceUntilIdle()
      #expect(interactor.ended == [true, true])
      interactor.context?.completeTransition(true)
      return shown
    }
    #expect(byDefault == [true, true, true, true])
    #expect(varied == [false, false, false, false])
  }

  @Test(
    "7.24 Animations in a presentation, or without interaction, are not paused",
    arguments: [true, false])
  func pausesNoOtherStart(presents: Bool) {
    RuntimeVariants.$current.withValue(.pausesInteractiveStarts) {
      let interactor = BeginningInteractor()
      let keeper: AnyObject
      let fixture: TransitionFixture
      if presents {
        fixture = TransitionFixture()
        let delegate = LoggingDelegate(
          fixture, animator: BlockAnimator(fixture), interactor: interactor)
        keeper = delegate
        fixture.root.present(fixture.controller(delegate: delegate), animated: true)
      } else {
        interactor.wantsInteractiveStart = false
        let delegate = LoggingNavigationDelegate()
        let (made, navigation) = TransitionFixture.navigating("A", delegate: delegate)
        delegate.animator = BlockAnimator(made)
        delegate.interactor = interactor
        keeper = delegate
        fixture = made
        navigation.pushViewController(made.child("B"), animated: true)
      }
      fixture.device.advance(by: 0.3)
      #expect(interactor.shown(0) > 20 && interactor.shown(1) > 20)
      interactor.context?.completeTransition(true)
      fixture.device.advanceUntilIdle()
      withExtendedLifetime(keeper) {}
    }
  }

  @Test("7.24 Animations of another transition that starts within such a start are not paused")
  func pausesNoOtherTransition() {
    RuntimeVariants.$current.withValue([.pausesInteractiveStarts, .startsAtOnce]) {
      let delegate = LoggingNavigationDelegate()
      let (fixture, navigation) = TransitionFixture.navigating("A", delegate: delegate)
      let interactor = BeginningInteractor()
      delegate.animator = BlockAnimator(fixture)
      delegate.interactor = interactor
      let presented = fixture.controller()
      interactor.onStart = { navigation.present(presented, animated: true) }
      navigation.pushViewController(fixture.child("B"), animated: true)
      fixture.device.advance(by: 2)
      #expect(presented.appearance == .appeared)
      #expect(interactor.shown(0) < 20 && interactor.shown(1) < 20)
      interactor.context?.finishInteractiveTransition()
      interactor.animator?.startAnimation()
      fixture.device.advanceUntilIdle()
      interactor.context?.completeTransition(true)
      navigation.dismiss(animated: false)
      fixture.device.advanceUntilIdle()
    }
  }
}

/// An interaction controller whose start begins an animation block and a property animator.
///
/// Each animation takes 0.5 s.
private final class BeginningInteractor: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var ended: [Bool] = []
  /// Called at the end of the start.
  var onStart: () -> Void = {}
  private let dots = [UIView(), UIView()]
  var wantsInteractiveStart = true

  /// Returns the shown x of a dot, 0…100: index 0 is the block's dot, and index 1 the animator's.
  func shown(_ index: Int) -> CGFloat { dots[index].layer.presentation()?.position.x ?? 0 }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    for key in [UITransitionContextViewKey.from, .to] {
      if let view = transitionContext.view(forKey: key) {
        transitionContext.containerView.addSubview(view)
      }
    }
    for dot in dots { transitionContext.containerView.addSubview(dot) }
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      self.dots[0].center.x = 100
    } completion: {
      self.ended.append($0)
    }
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
      self.dots[1].center.x = 100
    }
    animator.addCompletion { self.ended.append($0 == .end) }
    animator.startAnimation()
    self.animator = animator
    onStart()
  }
}

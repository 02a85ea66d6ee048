import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Variants of a context's reactions to messages.
@MainActor @Suite struct VariantContextTests {
  /// A presentation whose interaction controller only notifies the context.
  ///
  /// UIKit may ask for the animator, which is linear and takes 0.5 s.
  @MainActor private final class Told {
    let fixture = TransitionFixture()
    let transition: StartDrivenTransition
    private let delegate: LoggingDelegate

    init(interactively: Bool) {
      transition = StartDrivenTransition(
        fixture, interactively: interactively, distinction: .byItself, vends: true)
      delegate = LoggingDelegate(fixture, animator: transition, interactor: transition)
      fixture.root.present(fixture.controller(delegate: delegate), animated: true)
      fixture.device.advance(by: 1.0 / 60)
    }

    var context: (any UIViewControllerContextTransitioning)? { transition.context }
    var animator: UIViewPropertyAnimator? { transition.animator }

    /// Ends the transition from any state.
    func end() {
      transition.conclude()
      fixture.device.advanceUntilIdle()
    }
  }

  @Test("7.28 The context may pause, scrub and continue the animator", arguments: [true, false])
  func contextMovesAnimator(finishes: Bool) {
    let (byDefault, varied) = compare(.contextMovesAnimator) {
      let told = Told(interactively: false)
      told.fixture.device.advance(by: 0.1)
      told.context?.pauseInteractiveTransition()
      let isPaused = told.animator?.isRunning == false
      told.context?.updateInteractiveTransition(0.7)
      let isThere = abs((told.animator?.fractionComplete ?? 0) - 0.7) < 1e-9
      if finishes {
        told.context?.finishInteractiveTransition()
      } else {
        told.context?.cancelInteractiveTransition()
      }
      let isTurned = told.animator?.isReversed == true
      told.fixture.device.advanceUntilIdle()
      return [isPaused, isThere, isTurned, told.transition.results == [finishes]]
    }
    #expect(byDefault == [false, false, false, finishes])
    #expect(varied == [true, true, !finishes, true])
  }

  @Test("7.28 The context may scrub a reversed animator from its other end")
  func contextScrubsReversed() {
    let (byDefault, varied) = compare(.contextMovesAnimator) {
      let told = Told(interactively: true)
      told.animator?.isReversed = true
      told.context?.updateInteractiveTransition(0.7)
      defer { told.end() }
      return told.animator?.fractionComplete ?? 0
    }
    #expect(abs(byDefault - 1) < 1e-9)
    #expect(abs(varied - 0.3) < 1e-9)
  }

  @Test("7.28 A pause may reactivate an animator that has ended")
  func contextWakesAnimator() {
    let (byDefault, varied) = compare(.contextMovesAnimator) {
      let told = Told(interactively: false)
      var states: [UIViewAnimatingState] = []
      // Runs before the completion that completes the transition.
      told.transition.onRest = {
        states.append(told.animator?.state ?? .stopped)
        told.context?.pauseInteractiveTransition()
        states.append(told.animator?.state ?? .stopped)
      }
      told.fixture.device.advanceUntilIdle()
      #expect(told.transition.results == [true])
      told.animator?.stopAnimation(true)
      return states
    }
    #expect(byDefault == [.inactive, .inactive])
    #expect(varied == [.inactive, .active])
  }

  @Test("7.28 A pause within the notification of an interaction's end takes effect")
  func pausedWhenToldOfEnd() {
    let (byDefault, varied) = compare(.contextMovesAnimator) {
      let told = Told(interactively: true)
      told.fixture.root.transitionCoordinator?.notifyWhenInteractionChanges { [unowned told] in
        if !$0.isInteractive { told.context?.pauseInteractiveTransition() }
      }
      told.context?.finishInteractiveTransition()
      defer { told.end() }
      return [told.context?.isInteractive == true, told.animator?.isRunning == false]
    }
    #expect(byDefault == [true, true])
    #expect(varied == [true, true])
  }

  @Test("7.28 The context and the superclass together move the animator once")
  func contextAndSuperclass() {
    RuntimeVariants.$current.withValue(.contextMovesAnimator) {
      let flight = VariantFlight().frame()
      flight.interactor.update(0.4)
      flight.interactor.completionSpeed = 2
      flight.interactor.cancel()
      let start = flight.fixture.device.time
      flight.fixture.device.advanceUntilIdle()
      #expect(abs(flight.fixture.device.time - start - 0.4 * 0.5 / 2) < 0.04)
      #expect(flight.calls("completeTransition(false)") == 1)
    }
  }

  @Test("7.29 The context may record the outcome only while it is interactive")
  func contextHearsInteractiveOnly() {
    let (byDefault, varied) = compare(.contextHearsInteractiveOnly) {
      let told = Told(interactively: false)
      told.context?.cancelInteractiveTransition()
      let isCancelled = told.context?.transitionWasCancelled == true
      told.context?.pauseInteractiveTransition()
      told.context?.cancelInteractiveTransition()
      defer { told.end() }
      return [isCancelled, told.context?.transitionWasCancelled == true]
    }
    #expect(byDefault == [true, true])
    #expect(varied == [false, true])
  }

  @Test("7.29 The context always records a completion with false")
  func completionIsHeard() {
    RuntimeVariants.$current.withValue(.contextHearsInteractiveOnly) {
      let told = Told(interactively: false)
      told.context?.cancelInteractiveTransition()
      told.animator?.isReversed = true
      told.fixture.device.advanceUntilIdle()
      #expect(told.transition.results == [false])
      #expect(told.context?.transitionWasCancelled == true)
    }
  }
}

import Foundation
import Testing

@testable import HeadlessUIKit

/// Errors for which UIKit raises an exception and the headless runtime stops the program.
@MainActor @Suite struct AnimatorMisuseTests {
  enum Misuse: Int, CaseIterable, Codable {
    case interactionWhileActive, interruptibleWhileActive, finishWhileActive
    case finishAfterStoppingInactive, startStopped, addToStopped, releasePaused, releaseStopped
    case pauseUninterruptible, continueInactive, continueUninterruptible, negativeDelay
    case delayWhilePaused, runningOfSubclass, finishInCompletion, stopInCompletion
  }

  /// Stopping an animator in its completion is an error only if the animator stays active there.
  nonisolated private static func variants(for misuse: Misuse) -> RuntimeVariants {
    misuse == .stopInCompletion || misuse == .finishInCompletion ? .staysActiveInCompletions : []
  }

  nonisolated static func commit(_ misuse: Misuse) async {
    await RuntimeVariants.$current.withValue(variants(for: misuse)) { await act(misuse) }
  }

  nonisolated private static func act(_ misuse: Misuse) async {
    await MainActor.run {
      let fixture = Fixture()
      let view = fixture.square()
      final class Own: UIViewPropertyAnimator {}
      var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.center.x = 100
      }
      @MainActor func stop() {
        animator?.startAnimation()
        animator?.stopAnimation(false)
      }
      switch misuse {
      case .interactionWhileActive:
        animator?.startAnimation()
        animator?.isUserInteractionEnabled = false
      case .interruptibleWhileActive:
        animator?.pauseAnimation()
        animator?.isInterruptible = false
      case .finishWhileActive:
        animator?.startAnimation()
        animator?.finishAnimation(at: .end)
      case .finishAfterStoppingInactive:
        animator?.stopAnimation(false)
        animator?.finishAnimation(at: .end)
      case .startStopped:
        stop()
        animator?.startAnimation()
      case .addToStopped:
        stop()
        animator?.addAnimations {}
      case .releasePaused:
        animator?.pauseAnimation()
        animator = nil
      case .releaseStopped:
        stop()
        animator = nil
      case .pauseUninterruptible:
        animator?.isInterruptible = false
        animator?.startAnimation()
        animator?.pauseAnimation()
      case .continueInactive:
        animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      case .continueUninterruptible:
        animator?.isInterruptible = false
        animator?.startAnimation()
        animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      case .negativeDelay:
        animator?.startAnimation(afterDelay: -1)
      case .delayWhilePaused:
        animator?.pauseAnimation()
        animator?.startAnimation(afterDelay: 1)
      case .runningOfSubclass:
        _ = Own.runningPropertyAnimator(withDuration: 1, delay: 0, animations: {})
      case .finishInCompletion, .stopInCompletion:
        animator?.addCompletion { _ in
          if misuse == .stopInCompletion {
            animator?.stopAnimation(true)
          } else {
            animator?.finishAnimation(at: .end)
          }
        }
        animator?.startAnimation()
        fixture.advance(by: 2)
      }
      // Reached only if the misuse did not stop the program. The runtime retains running animators,
      // so their release can't stop it either.
      exit(0)
    }
  }

  @Test(
    "1.5, 1.14, 1.17, 1.24, 1.26, 1.27, 1.29, 1.68 Misuse of an animator stops the program",
    arguments: Misuse.allCases)
  func misuse(_ misuse: Misuse) async {
    await #expect(processExitsWith: .failure) { [misuse] in
      await AnimatorMisuseTests.commit(misuse)
    }
  }

  @Test("1.68 Continuing a running animator only writes a message to the console")
  func continueRunning() {
    let fixture = Fixture()
    let view = fixture.square()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    animator.startAnimation()
    fixture.advance(by: 0.25)
    #expect(fixture.runtime.console.isEmpty)
    let spring = UISpringTimingParameters(dampingRatio: 1)
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 2)
    #expect(fixture.runtime.console.count == 1)
    #expect(animator.isRunning)
    fixture.advance(by: 0.25)
    #expect(near(view.shownX, 50))
    animator.stopAnimation(true)
  }
}

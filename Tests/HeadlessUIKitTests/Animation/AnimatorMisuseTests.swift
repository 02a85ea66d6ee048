import Foundation
import HeadlessUIKit
import Testing

/// What UIKit raises for, and the headless runtime stops at.
@MainActor @Suite struct AnimatorMisuseTests {
  enum Misuse: Int, CaseIterable, Codable {
    case interactionWhileActive, interruptibleWhileActive, finishWhileActive
    case finishAfterStoppingInactive, startStopped, addToStopped, releasePaused, releaseStopped
    case pauseUninterruptible, continueInactive, continueRunning, negativeDelay, delayWhilePaused
    case runningOfSubclass
  }

  nonisolated static func commit(_ misuse: Misuse) async {
    await MainActor.run {
      let world = World()
      let view = world.square()
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
      case .continueRunning:
        animator?.startAnimation()
        animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      case .negativeDelay:
        animator?.startAnimation(afterDelay: -1)
      case .delayWhilePaused:
        animator?.pauseAnimation()
        animator?.startAnimation(afterDelay: 1)
      case .runningOfSubclass:
        _ = Own.runningPropertyAnimator(withDuration: 1, delay: 0, animations: {})
      }
      // Not reached. The runtime keeps what runs, so nothing else ends the process.
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
}

import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Animator of a flight", .underVariants)
struct FlightAnimatorTests {
  @Test("The flight's animator obeys calls while it is open and ignores them while it is closed")
  func openAndClosed() {
    let fixture = ContainerFixture()
    fixture.device.launch(UIViewController())
    let animator = FlightAnimator(.linear(0.5), runs: true)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    fixture.device.window.addSubview(view)
    animator.addAnimations { view.frame.origin.x = 100 }
    animator.close {
      animator.startAnimation(afterDelay: 0)
      animator.startAnimation()
    }
    #expect(animator.state == .inactive)
    animator.startAnimation(afterDelay: 0.2)
    fixture.device.advance(by: 0.4)
    animator.close { animator.pauseAnimation() }
    #expect(animator.isRunning && animator.state == .active)
    animator.pauseAnimation()
    let shown = view.layer.presentedFrame?.minX ?? .nan
    #expect(shown > 10 && shown < 90)
    animator.close {
      animator.fractionComplete = 0.9
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      animator.stopAnimation(true)
    }
    #expect(!animator.isReversed && !animator.isRunning && animator.fractionComplete < 0.89)
    #expect(animator.state == .active)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(animator.isRunning)
    fixture.device.advanceUntilIdle()
    #expect(animator.state == .inactive && view.frame.minX == 100)
  }
}

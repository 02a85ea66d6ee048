import Foundation
import HeadlessDevice

@testable import HeadlessUIKit

/// A presentation in flight, by a linear animator of 0.5 s that moves the center from 1278 to 426.
@MainActor final class VariantFlight {
  let fixture = TransitionFixture()
  let animator: InterruptibleAnimator
  let interactor: UIPercentDrivenInteractiveTransition
  let controller: LoggingController

  init(
    interactively: Bool = true, curve: UIView.AnimationCurve = .linear,
    interactor: UIPercentDrivenInteractiveTransition = UIPercentDrivenInteractiveTransition()
  ) {
    animator = InterruptibleAnimator(fixture)
    animator.inner.animatorCurve = curve
    self.interactor = interactor
    interactor.wantsInteractiveStart = interactively
    controller = fixture.controller(
      delegate: LoggingDelegate(fixture, animator: animator, interactor: interactor))
    fixture.hearContexts()
    fixture.root.present(controller, animated: true)
  }

  /// Renders a frame.
  func frame() -> VariantFlight {
    fixture.device.advance(by: 1.0 / 60)
    return self
  }

  /// Returns how many times a name is in the log.
  func calls(_ name: String) -> Int { fixture.log.count { $0 == name } }

  /// Ends the presentation from any state.
  func end() {
    interactor.finish()
    if let animator = animator.animator, animator.state != .stopped, !animator.isRunning {
      animator.startAnimation()
    }
    fixture.device.advanceUntilIdle()
  }
}

/// Returns the results of a closure by default and under a variant.
@MainActor func compare<Finding>(
  _ variant: RuntimeVariants, _ find: () -> Finding
) -> (byDefault: Finding, varied: Finding) {
  (find(), RuntimeVariants.$current.withValue(variant) { find() })
}

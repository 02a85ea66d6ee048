import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// A percent-driven transition by an animation block, without a property animator.
@MainActor struct ClassicPercentDrivenTests {
  /// Starts a presentation whose block moves the center from 1278 to 426 in 0.5 s.
  private func start(
    curve: UIView.AnimationOptions = .curveLinear, interactively: Bool = true,
    delay: TimeInterval = 0
  ) -> (TransitionFixture, BlockAnimator, UIPercentDrivenInteractiveTransition) {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    animator.curve = curve
    animator.delay = delay
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = interactively
    let controller = fixture.controller(
      delegate: LoggingDelegate(fixture, animator: animator, interactor: interactor))
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 1.0 / 60)
    return (fixture, animator, interactor)
  }

  private func shown(_ controller: UIViewController?) throws -> CGFloat {
    let view = try #require(controller?.view)
    return try #require(view.layer.presentation()).position.y
  }

  @Test("2.44 The time of the container's layer is stopped, and update moves it")
  func updateMovesTime() throws {
    let (fixture, animator, interactor) = start()
    let controller = fixture.root.presentedViewController
    #expect(animator.context?.containerView.layer.speed == 0)
    fixture.device.advance(by: 0.3)
    #expect(abs(try shown(controller) - 1278) < 0.01)
    for percent in [0.25, 0.75, 0.5] {
      interactor.update(percent)
      fixture.device.advance(by: 0.1)
      #expect(abs(try shown(controller) - (1278 - percent * 852)) < 0.01)
    }
    interactor.finish()
    fixture.device.advanceUntilIdle()
  }

  @Test("2.40 Progress is linear during the interaction")
  func interactionIsLinear() throws {
    let (fixture, _, interactor) = start(curve: .curveEaseIn)
    interactor.update(0.25)
    #expect(abs(try shown(fixture.root.presentedViewController) - (1278 - 0.25 * 852)) < 0.01)
    interactor.finish()
    fixture.device.advanceUntilIdle()
  }

  @Test("2.44 A block's delay is ignored in an interaction, and kept without one")
  func delayIsIgnored() throws {
    let (fixture, _, interactor) = start(delay: 0.4)
    let controller = fixture.root.presentedViewController
    interactor.update(0.5)
    #expect(abs(try shown(controller) - 852) < 0.01)
    interactor.finish()
    let begin = fixture.device.time
    fixture.device.advanceUntilIdle()
    #expect(abs(fixture.device.time - begin - 0.25) < 0.04)
    #expect(fixture.log.contains("animationEnded(true)"))
    let (tapped, _, _) = start(interactively: false, delay: 0.4)
    tapped.device.advance(by: 0.35)
    #expect(try shown(tapped.root.presentedViewController) == 1278)
    tapped.device.advanceUntilIdle()
    #expect(tapped.log.contains("animationEnded(true)"))
  }

  @Test("update(1) shows the end and doesn't end the transition")
  func lookingFinished() throws {
    let (fixture, _, interactor) = start()
    interactor.update(1)
    fixture.device.advance(by: 0.3)
    #expect(abs(try shown(fixture.root.presentedViewController) - 426) < 0.01)
    #expect(!fixture.log.contains { $0.hasPrefix("animationEnded") })
    interactor.cancel()
    fixture.device.advanceUntilIdle()
    #expect(fixture.log.contains("animationEnded(false)"))
  }

  @Test("2.45 finish plays the rest along the completion curve")
  func finish() throws {
    let (fixture, animator, interactor) = start()
    let controller = fixture.root.presentedViewController
    interactor.update(0.2)
    interactor.finish()
    fixture.device.advance(by: 0.2)
    // Half of the remaining time is half of the remaining distance, with ease-in-out.
    #expect(abs(try shown(controller) - (1278 - 0.6 * 852)) < 15)
    fixture.device.advanceUntilIdle()
    #expect(fixture.log.contains("block ended true"))
    #expect(fixture.log.contains("animationEnded(true)"))
    #expect(controller?.view.center.y == 426)
    #expect(animator.context?.containerView.layer.speed == 1)
    #expect(fixture.root.presentedViewController === controller)
  }

  @Test("2.45, 2.47 cancel plays back to the start without showing the end")
  func cancel() throws {
    let (fixture, animator, interactor) = start()
    let controller = fixture.root.presentedViewController
    interactor.update(0.6)
    var positions: [CGFloat] = [1278 - 0.6 * 852]
    fixture.device.onFrame { _ in
      if let shown = controller?.view.layer.presentation() { positions.append(shown.position.y) }
    }
    interactor.cancel()
    let begin = fixture.device.time
    fixture.device.advanceUntilIdle()
    #expect(abs(fixture.device.time - begin - 0.6 * 0.5) < 0.04)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 + 0.01 })
    #expect(fixture.log.contains("animationEnded(false)"))
    #expect(controller?.view.window == nil)
    #expect(fixture.root.presentedViewController == nil)
    #expect(animator.context?.transitionWasCancelled == true)
  }

  @Test("2.46 A cancelled dismissal leaves the presented view in place")
  func cancelledDismissal() throws {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    let interactor = UIPercentDrivenInteractiveTransition()
    let delegate = LoggingDelegate(fixture, animator: animator)
    let controller = fixture.controller(delegate: delegate)
    fixture.presentToTheEnd(controller)
    delegate.interactor = interactor
    for _ in 0..<2 {
      controller.dismiss(animated: true)
      fixture.device.advance(by: 0.05)
      interactor.update(0.5)
      fixture.device.advance(by: 0.05)
      #expect(abs(try shown(controller) - (426 + 426)) < 0.01)
      interactor.cancel()
      fixture.device.advanceUntilIdle()
      #expect(controller.view.frame == fixture.device.window.bounds)
      #expect(try shown(controller) == 426)
      #expect(fixture.root.presentedViewController === controller)
    }
    controller.dismiss(animated: true)
    fixture.device.advance(by: 0.05)
    interactor.update(0.5)
    interactor.finish()
    fixture.device.advanceUntilIdle()
    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.device.window.subviews == [fixture.root.view])
  }

  @Test("2.12 A property animator that UIKit can't ask for isn't scrubbed")
  func propertyAnimatorIsNotScrubbed() throws {
    let fixture = TransitionFixture()
    let animator = PropertyAnimator(fixture)
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = fixture.controller(
      delegate: LoggingDelegate(fixture, animator: animator, interactor: interactor))
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 1.0 / 60)
    interactor.update(0.1)
    fixture.device.advance(by: 0.25)
    #expect(abs(try shown(controller) - (1278 - 0.5 * 852)) < 1)
    interactor.finish()
    fixture.device.advanceUntilIdle()
    #expect(fixture.log.contains("animationEnded(true)"))
  }

  @Test("Animations that were running in the container continue after the interaction")
  func otherAnimationsGoOn() throws {
    let fixture = TransitionFixture()
    let interactor = UIPercentDrivenInteractiveTransition()
    let delegate = LoggingDelegate(fixture, animator: BlockAnimator(fixture))
    let controller = fixture.controller(delegate: delegate)
    fixture.presentToTheEnd(controller)
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(dot)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { dot.center.x += 100 }
    fixture.device.advance(by: 0.5)
    let before = try #require(dot.layer.presentation()).position.x
    delegate.interactor = interactor
    controller.dismiss(animated: true)
    fixture.device.advance(by: 1.0 / 60)
    #expect(abs(try #require(dot.layer.presentation()).position.x - before) < 3)
    interactor.cancel()
    fixture.device.advance(by: 0.25)
    let later = try #require(dot.layer.presentation()).position.x
    #expect(abs(later - before - 25) < 4)
    fixture.device.advanceUntilIdle()
    #expect(dot.center.x == 105)
  }
}

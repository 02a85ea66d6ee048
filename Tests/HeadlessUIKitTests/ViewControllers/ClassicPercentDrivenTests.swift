import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// A plain animation block driven by percent: ordinary UIKit code, no property animator anywhere.
@MainActor struct ClassicPercentDrivenTests {
  /// Starts an interactive presentation whose block moves from 1278 to 426 in 0.5 s.
  private func start(
    curve: UIView.AnimationOptions = .curveLinear, interactively: Bool = true,
    delay: TimeInterval = 0
  ) -> (TransitionStage, BlockAnimator, UIPercentDrivenInteractiveTransition) {
    let stage = TransitionStage()
    let animator = BlockAnimator(stage)
    (animator.curve, animator.delay) = (curve, delay)
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = interactively
    let controller = stage.controller(
      delegate: NotingDelegate(stage, animator: animator, interactor: interactor))
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 1.0 / 60)
    return (stage, animator, interactor)
  }

  private func shown(_ controller: UIViewController?) throws -> CGFloat {
    let view = try #require(controller?.view)
    return try #require(view.layer.presentation()).position.y
  }

  @Test("2.44 The container's time stands still, and update moves it")
  func updateMovesTime() throws {
    let (stage, animator, interactor) = start()
    let controller = stage.root.presentedViewController
    #expect(animator.context?.containerView.layer.speed == 0)
    stage.device.advance(by: 0.3)
    #expect(abs(try shown(controller) - 1278) < 0.01)
    for percent in [0.25, 0.75, 0.5] {
      interactor.update(percent)
      stage.device.advance(by: 0.1)
      #expect(abs(try shown(controller) - (1278 - percent * 852)) < 0.01)
    }
    interactor.finish()
    stage.device.advanceUntilIdle()
  }

  @Test("2.40 While the finger leads, progress is linear, whatever the block's curve")
  func interactionIsLinear() throws {
    let (stage, _, interactor) = start(curve: .curveEaseIn)
    interactor.update(0.25)
    #expect(abs(try shown(stage.root.presentedViewController) - (1278 - 0.25 * 852)) < 0.01)
    interactor.finish()
    stage.device.advanceUntilIdle()
  }

  @Test("2.44 A delay is ignored while an animation block is scrubbed, and not by tap")
  func delayIsIgnored() throws {
    let (stage, _, interactor) = start(delay: 0.4)
    let controller = stage.root.presentedViewController
    interactor.update(0.5)
    #expect(abs(try shown(controller) - 852) < 0.01)
    interactor.finish()
    let begin = stage.device.time
    stage.device.advanceUntilIdle()
    #expect(abs(stage.device.time - begin - 0.25) < 0.04)
    #expect(stage.log.contains("animationEnded(true)"))
    let (tapped, _, _) = start(interactively: false, delay: 0.4)
    tapped.device.advance(by: 0.35)
    #expect(try shown(tapped.root.presentedViewController) == 1278)
    tapped.device.advanceUntilIdle()
    #expect(tapped.log.contains("animationEnded(true)"))
  }

  @Test("update(1) looks finished and does not end the transition")
  func lookingFinished() throws {
    let (stage, _, interactor) = start()
    interactor.update(1)
    stage.device.advance(by: 0.3)
    #expect(abs(try shown(stage.root.presentedViewController) - 426) < 0.01)
    #expect(!stage.log.contains { $0.hasPrefix("animationEnded") })
    interactor.cancel()
    stage.device.advanceUntilIdle()
    #expect(stage.log.contains("animationEnded(false)"))
  }

  @Test("2.45 finish plays the rest along the completion curve, then time runs again")
  func finish() throws {
    let (stage, animator, interactor) = start()
    let controller = stage.root.presentedViewController
    interactor.update(0.2)
    interactor.finish()
    stage.device.advance(by: 0.2)
    // Half of the rest of the time is half of the rest of the way, with ease in and out.
    #expect(abs(try shown(controller) - (1278 - 0.6 * 852)) < 15)
    stage.device.advanceUntilIdle()
    #expect(stage.log.contains("block ended true"))
    #expect(stage.log.contains("animationEnded(true)"))
    #expect(controller?.view.center.y == 426)
    #expect(animator.context?.containerView.layer.speed == 1)
    #expect(stage.root.presentedViewController === controller)
  }

  @Test("2.45, 2.47 cancel plays back to the start without a flash of the end")
  func cancel() throws {
    let (stage, animator, interactor) = start()
    let controller = stage.root.presentedViewController
    interactor.update(0.6)
    var positions: [CGFloat] = [1278 - 0.6 * 852]
    stage.device.onFrame { _ in
      if let shown = controller?.view.layer.presentation() { positions.append(shown.position.y) }
    }
    interactor.cancel()
    let begin = stage.device.time
    stage.device.advanceUntilIdle()
    #expect(abs(stage.device.time - begin - 0.6 * 0.5) < 0.04)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 + 0.01 })
    #expect(stage.log.contains("animationEnded(false)"))
    #expect(controller?.view.window == nil)
    #expect(stage.root.presentedViewController == nil)
    #expect(animator.context?.transitionWasCancelled == true)
  }

  @Test("2.46 A cancelled dismissal leaves the view where it was, with nothing done by the app")
  func cancelledDismissal() throws {
    let stage = TransitionStage()
    let animator = BlockAnimator(stage)
    let interactor = UIPercentDrivenInteractiveTransition()
    let delegate = NotingDelegate(stage, animator: animator)
    let controller = stage.controller(delegate: delegate)
    stage.presentToTheEnd(controller)
    delegate.interactor = interactor
    for _ in 0..<2 {
      controller.dismiss(animated: true)
      stage.device.advance(by: 0.05)
      interactor.update(0.5)
      stage.device.advance(by: 0.05)
      #expect(abs(try shown(controller) - (426 + 426)) < 0.01)
      interactor.cancel()
      stage.device.advanceUntilIdle()
      #expect(controller.view.frame == stage.device.window.bounds)
      #expect(try shown(controller) == 426)
      #expect(stage.root.presentedViewController === controller)
    }
    controller.dismiss(animated: true)
    stage.device.advance(by: 0.05)
    interactor.update(0.5)
    interactor.finish()
    stage.device.advanceUntilIdle()
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.device.window.subviews == [stage.root.view])
  }

  @Test("2.12 A property animator made in plain animateTransition is not scrubbed")
  func propertyAnimatorIsNotScrubbed() throws {
    let stage = TransitionStage()
    let animator = PropertyAnimator(stage)
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = stage.controller(
      delegate: NotingDelegate(stage, animator: animator, interactor: interactor))
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 1.0 / 60)
    interactor.update(0.1)
    stage.device.advance(by: 0.25)
    #expect(abs(try shown(controller) - (1278 - 0.5 * 852)) < 1)
    interactor.finish()
    stage.device.advanceUntilIdle()
    #expect(stage.log.contains("animationEnded(true)"))
  }

  @Test("What ran in the container before goes on afterwards from where it was")
  func otherAnimationsGoOn() throws {
    let stage = TransitionStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    let delegate = NotingDelegate(stage, animator: BlockAnimator(stage))
    let controller = stage.controller(delegate: delegate)
    stage.presentToTheEnd(controller)
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(dot)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { dot.center.x += 100 }
    stage.device.advance(by: 0.5)
    let before = try #require(dot.layer.presentation()).position.x
    delegate.interactor = interactor
    controller.dismiss(animated: true)
    stage.device.advance(by: 1.0 / 60)
    #expect(abs(try #require(dot.layer.presentation()).position.x - before) < 3)
    interactor.cancel()
    stage.device.advance(by: 0.25)
    let later = try #require(dot.layer.presentation()).position.x
    #expect(abs(later - before - 25) < 4)
    stage.device.advanceUntilIdle()
    #expect(dot.center.x == 105)
  }
}

import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct TransitionTouchTests {
  private let middle = CGPoint(x: 200, y: 800)

  @Test("2.91 Touches do not get into the views of a transition that cannot be interrupted")
  func blocked() {
    let stage = TransitionStage()
    let delegate = NotingDelegate(stage, animator: BlockAnimator(stage))
    let controller = stage.controller(delegate: delegate)
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 0.3)
    let container = controller.presentationController?.containerView
    #expect(stage.device.window.hitTest(middle, with: nil) === container)
    stage.device.advanceUntilIdle()
    #expect(stage.device.window.hitTest(middle, with: nil) === controller.view)
    controller.dismiss(animated: true)
    stage.device.advanceUntilIdle()
    #expect(stage.device.window.hitTest(middle, with: nil) === stage.root.view)
  }

  @Test("2.91 Touches get into the views of an interruptible transition, where they are seen")
  func interruptible() {
    let stage = TransitionStage()
    let delegate = NotingDelegate(stage, animator: InterruptibleAnimator(stage))
    let controller = stage.controller(delegate: delegate)
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 0.3)
    let container = controller.presentationController?.containerView
    #expect(stage.device.window.hitTest(middle, with: nil) === controller.view)
    #expect(
      stage.device.window.hitTest(CGPoint(x: 200, y: 100), with: nil) === container)
    stage.device.advanceUntilIdle()
  }

  @Test("2.91 A finger that leads a transition goes on being heard")
  func leadingFinger() {
    let stage = TransitionStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    let delegate = NotingDelegate(
      stage, animator: BlockAnimator(stage), interactor: interactor)
    let pan = UIPanGestureRecognizer()
    stage.root.view.addGestureRecognizer(pan)
    pan.addHandler(stage) { _ in
      let percent = -pan.translation(in: stage.device.window).y / 400
      switch pan.state {
      case .began: stage.root.present(stage.controller(delegate: delegate), animated: true)
      case .changed: interactor.update(percent)
      case .ended: percent > 0.5 ? interactor.finish() : interactor.cancel()
      default: break
      }
    }
    let finger = stage.device.press(at: CGPoint(x: 200, y: 700))
    finger.move(by: CGVector(dx: 0, dy: -320), over: 0.5)
    #expect(interactor.percentComplete > 0.7)
    finger.lift()
    stage.device.advanceUntilIdle()
    #expect(stage.root.presentedViewController != nil)
    #expect(stage.log.contains("animationEnded(true)"))
  }

  @Test("A presented controller hands on what it does not handle to its presenter")
  func responderChain() {
    let stage = TransitionStage()
    let controller = stage.controller()
    stage.presentToTheEnd(controller)
    #expect(controller.view.next === controller)
    #expect(controller.next === stage.root)
    #expect(stage.root.next === stage.device.window)
  }
}

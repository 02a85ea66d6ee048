import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct CoordinatorTests {
  @Test("2.69 The coordinator is there from WA to the end, for both and for their children")
  func availability() {
    let stage = TransitionStage()
    let child = UIViewController()
    stage.root.addChild(child)
    let controller = stage.controller(
      delegate: NotingDelegate(stage, animator: BlockAnimator(stage)))
    var inWillAppear = false
    controller.onCallback = {
      guard $0 == "WA" else { return }
      inWillAppear = controller.transitionCoordinator != nil
    }
    #expect(stage.root.transitionCoordinator == nil)
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 0.1)
    #expect(inWillAppear)
    #expect(stage.root.transitionCoordinator != nil)
    #expect(child.transitionCoordinator === stage.root.transitionCoordinator)
    #expect(controller.transitionCoordinator === stage.root.transitionCoordinator)
    stage.device.advanceUntilIdle()
    #expect(controller.transitionCoordinator == nil)
    #expect(child.transitionCoordinator == nil)
  }

  @Test("2.70 Alongside an animation block, blocks run with its duration and curve")
  func alongsideBlock() throws {
    let stage = TransitionStage()
    let animator = BlockAnimator(stage)
    animator.curve = .curveEaseIn
    let controller = stage.controller(delegate: NotingDelegate(stage, animator: animator))
    controller.onCallback = {
      guard $0 == "WA" else { return }
      let queued = controller.transitionCoordinator?.animate { _ in stage.root.view.alpha = 0 }
      #expect(queued == true)
    }
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 1.0 / 60)
    let begin = stage.device.time
    stage.device.advance(by: 0.25)
    let shown = try #require(stage.root.view.layer.presentation())
    let fraction = (stage.device.time - begin) / 0.5
    #expect(abs(Double(shown.opacity) - (1 - CubicSolver.easeIn.value(at: fraction))) < 0.001)
    stage.device.advanceUntilIdle()
    #expect(stage.root.view.alpha == 0)
  }

  @Test("2.11 Alongside an interruptible animator, blocks scrub and reverse with it")
  func alongsideAnimator() throws {
    let stage = TransitionStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = stage.controller(
      delegate: NotingDelegate(
        stage, animator: InterruptibleAnimator(stage), interactor: interactor))
    controller.onCallback = {
      guard $0 == "WA" else { return }
      controller.transitionCoordinator?.animate { _ in stage.root.view.alpha = 0 }
    }
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 0.1)
    interactor.update(0.3)
    let shown = try #require(stage.root.view.layer.presentation())
    #expect(abs(shown.opacity - 0.7) < 0.001)
    interactor.cancel()
    stage.device.advanceUntilIdle()
    #expect(stage.root.view.alpha == 1)
  }

  @Test("2.76 A view outside the container follows a classic interaction if it is named")
  func alongsideInView() throws {
    let stage = TransitionStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = stage.controller(
      delegate: NotingDelegate(stage, animator: BlockAnimator(stage), interactor: interactor))
    controller.onCallback = {
      guard $0 == "WA" else { return }
      controller.transitionCoordinator?.animateAlongsideTransition(in: stage.root.view) { _ in
        stage.root.view.alpha = 0
      }
    }
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 0.3)
    interactor.update(0.4)
    let shown = try #require(stage.root.view.layer.presentation())
    #expect(abs(shown.opacity - 0.6) < 0.001)
    interactor.cancel()
    stage.device.advanceUntilIdle()
    #expect(stage.root.view.alpha == 1)
    #expect(stage.root.view.layer.speed == 1)
  }

  @Test("Without animation alongside blocks are applied at once")
  func alongsideUnanimated() {
    let stage = TransitionStage()
    let controller = stage.controller(style: .fullScreen)
    controller.onCallback = {
      guard $0 == "WA" else { return }
      controller.transitionCoordinator?.animate { _ in
        stage.note("alongside")
      } completion: { _ in
        stage.note("alongside completion")
      }
    }
    stage.root.present(controller, animated: false)
    stage.device.advance(by: 0.02)
    #expect(
      stage.takeLog() == [
        "B.loaded", "A.WD!", "B.WA!", "alongside", "alongside completion", "B.IA!", "B.DA!",
        "A.DD!",
      ])
  }

  @Test(
    "2.71, 2.72 Completions come with the end, before the did-callbacks, cancelled too",
    arguments: [true, false])
  func completions(completes: Bool) {
    let stage = TransitionStage()
    let animator = BlockAnimator(stage)
    animator.completes = { _ in completes }
    let controller = stage.controller(delegate: NotingDelegate(stage, animator: animator))
    controller.onCallback = { [weak controller] in
      guard $0 == "WA" else { return }
      controller?.transitionCoordinator?.animate(alongsideTransition: nil) {
        stage.note("cancelled: \($0.isCancelled)")
      }
    }
    stage.root.present(controller, animated: true) { stage.note("completion") }
    stage.device.advanceUntilIdle()
    let end = completes ? ["B.DA", "completion"] : ["B.WD", "B.DD"]
    #expect(
      stage.takeLog().suffix(2 + end.count)
        == ["animationEnded(\(completes))", "cancelled: \(!completes)"] + end)
  }

  @Test("2.73 Interaction changes are told each time, the end of interaction once")
  func interactionChanges() throws {
    let stage = TransitionStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = stage.controller(
      delegate: NotingDelegate(
        stage, animator: InterruptibleAnimator(stage), interactor: interactor))
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 0.05)
    let coordinator = try #require(controller.transitionCoordinator)
    coordinator.notifyWhenInteractionChanges { stage.note("changed \($0.isInteractive)") }
    coordinator.notifyWhenInteractionEnds { stage.note("ended \($0.isCancelled)") }
    _ = stage.takeLog()
    interactor.update(0.2)
    interactor.cancel()
    interactor.pause()
    interactor.finish()
    let told = stage.takeLog().filter { $0.hasPrefix("ended") || $0.hasPrefix("changed") }
    #expect(told == ["ended true", "changed false", "changed true", "changed false"])
    stage.device.advanceUntilIdle()
  }

  @Test("2.74, 2.75 What the coordinator tells of an interactive transition")
  func contextValues() throws {
    let stage = TransitionStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.completionSpeed = 0.5
    interactor.completionCurve = .easeOut
    let controller = stage.controller(
      delegate: NotingDelegate(
        stage, animator: InterruptibleAnimator(stage), interactor: interactor))
    stage.root.present(controller, animated: true)
    stage.device.advance(by: 0.05)
    let coordinator = try #require(controller.transitionCoordinator)
    #expect(coordinator.isAnimated && coordinator.initiallyInteractive)
    #expect(coordinator.isInterruptible && coordinator.isInteractive)
    #expect(coordinator.transitionDuration == 0.5)
    #expect(coordinator.presentationStyle == .custom)
    #expect(coordinator.view(forKey: .to) === controller.view)
    interactor.update(0.3)
    interactor.finish()
    #expect(coordinator.initiallyInteractive && !coordinator.isInteractive)
    #expect(coordinator.percentComplete == 0.3)
    #expect(coordinator.completionVelocity == 0.5)
    #expect(coordinator.completionCurve == .easeOut)
    stage.device.advanceUntilIdle()
  }
}

import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct CoordinatorTests {
  @Test("2.69 Both controllers and their children have the coordinator until the end")
  func availability() {
    let fixture = TransitionFixture()
    let child = UIViewController()
    fixture.root.addChild(child)
    let controller = fixture.controller(
      delegate: LoggingDelegate(fixture, animator: BlockAnimator(fixture)))
    var inWillAppear = false
    controller.onCallback = {
      guard $0 == "WA" else { return }
      inWillAppear = controller.transitionCoordinator != nil
    }
    #expect(fixture.root.transitionCoordinator == nil)
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 0.1)
    #expect(inWillAppear)
    #expect(fixture.root.transitionCoordinator != nil)
    #expect(child.transitionCoordinator === fixture.root.transitionCoordinator)
    #expect(controller.transitionCoordinator === fixture.root.transitionCoordinator)
    fixture.device.advanceUntilIdle()
    #expect(controller.transitionCoordinator == nil)
    #expect(child.transitionCoordinator == nil)
  }

  @Test("2.70 Alongside blocks take the duration and curve of the animation block")
  func alongsideBlock() throws {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    animator.curve = .curveEaseIn
    let controller = fixture.controller(delegate: LoggingDelegate(fixture, animator: animator))
    controller.onCallback = {
      guard $0 == "WA" else { return }
      let queued = controller.transitionCoordinator?.animate { _ in fixture.root.view.alpha = 0 }
      #expect(queued == true)
    }
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 1.0 / 60)
    let begin = fixture.device.time
    fixture.device.advance(by: 0.25)
    let shown = try #require(fixture.root.view.layer.presentation())
    let fraction = (fixture.device.time - begin) / 0.5
    #expect(abs(Double(shown.opacity) - (1 - CubicSolver.easeIn.value(at: fraction))) < 0.001)
    fixture.device.advanceUntilIdle()
    #expect(fixture.root.view.alpha == 0)
  }

  @Test("2.11 Alongside blocks scrub and reverse with an interruptible animator")
  func alongsideAnimator() throws {
    let fixture = TransitionFixture()
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = fixture.controller(
      delegate: LoggingDelegate(
        fixture, animator: InterruptibleAnimator(fixture), interactor: interactor))
    controller.onCallback = {
      guard $0 == "WA" else { return }
      controller.transitionCoordinator?.animate { _ in fixture.root.view.alpha = 0 }
    }
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 0.1)
    interactor.update(0.3)
    let shown = try #require(fixture.root.view.layer.presentation())
    #expect(abs(shown.opacity - 0.7) < 0.001)
    interactor.cancel()
    fixture.device.advanceUntilIdle()
    #expect(fixture.root.view.alpha == 1)
  }

  @Test("2.76 An alongside animation in a named view outside the container follows the interaction")
  func alongsideInView() throws {
    let fixture = TransitionFixture()
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = fixture.controller(
      delegate: LoggingDelegate(fixture, animator: BlockAnimator(fixture), interactor: interactor))
    controller.onCallback = {
      guard $0 == "WA" else { return }
      controller.transitionCoordinator?.animateAlongsideTransition(in: fixture.root.view) { _ in
        fixture.root.view.alpha = 0
      }
    }
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 0.3)
    interactor.update(0.4)
    let shown = try #require(fixture.root.view.layer.presentation())
    #expect(abs(shown.opacity - 0.6) < 0.001)
    interactor.cancel()
    fixture.device.advanceUntilIdle()
    #expect(fixture.root.view.alpha == 1)
    #expect(fixture.root.view.layer.speed == 1)
  }

  @Test("Alongside blocks apply at once in an unanimated transition")
  func alongsideUnanimated() {
    let fixture = TransitionFixture()
    let controller = fixture.controller(style: .fullScreen)
    controller.onCallback = {
      guard $0 == "WA" else { return }
      controller.transitionCoordinator?.animate { _ in
        fixture.record("alongside")
      } completion: { _ in
        fixture.record("alongside completion")
      }
    }
    fixture.root.present(controller, animated: false)
    fixture.device.advance(by: 0.02)
    #expect(
      fixture.takeLog() == [
        "B.loaded", "A.WD!", "B.WA!", "alongside", "alongside completion", "B.IA!", "B.DA!",
        "A.DD!",
      ])
  }

  @Test(
    "2.71, 2.72 Alongside completions come before the did-callbacks, after a cancel too",
    arguments: [true, false])
  func completions(completes: Bool) {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    animator.completes = { _ in completes }
    let controller = fixture.controller(delegate: LoggingDelegate(fixture, animator: animator))
    controller.onCallback = { [weak controller] in
      guard $0 == "WA" else { return }
      controller?.transitionCoordinator?.animate(alongsideTransition: nil) {
        fixture.record("cancelled: \($0.isCancelled)")
      }
    }
    fixture.root.present(controller, animated: true) { fixture.record("completion") }
    fixture.device.advanceUntilIdle()
    let end = completes ? ["B.DA", "completion"] : ["B.WD", "B.DD"]
    #expect(
      fixture.takeLog().suffix(2 + end.count)
        == ["animationEnded(\(completes))", "cancelled: \(!completes)"] + end)
  }

  @Test("2.73 Each change of the interaction is notified, and its end once")
  func interactionChanges() throws {
    let fixture = TransitionFixture()
    let interactor = UIPercentDrivenInteractiveTransition()
    let controller = fixture.controller(
      delegate: LoggingDelegate(
        fixture, animator: InterruptibleAnimator(fixture), interactor: interactor))
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 0.05)
    let coordinator = try #require(controller.transitionCoordinator)
    coordinator.notifyWhenInteractionChanges { fixture.record("changed \($0.isInteractive)") }
    coordinator.notifyWhenInteractionEnds { fixture.record("ended \($0.isCancelled)") }
    _ = fixture.takeLog()
    interactor.update(0.2)
    interactor.cancel()
    interactor.pause()
    interactor.finish()
    let told = fixture.takeLog().filter { $0.hasPrefix("ended") || $0.hasPrefix("changed") }
    #expect(told == ["ended true", "changed false", "changed true", "changed false"])
    fixture.device.advanceUntilIdle()
  }

  @Test("2.74, 2.75 The coordinator reports the values of an interactive transition")
  func contextValues() throws {
    let fixture = TransitionFixture()
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.completionSpeed = 0.5
    interactor.completionCurve = .easeOut
    let controller = fixture.controller(
      delegate: LoggingDelegate(
        fixture, animator: InterruptibleAnimator(fixture), interactor: interactor))
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 0.05)
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
    fixture.device.advanceUntilIdle()
  }
}

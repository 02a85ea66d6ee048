import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// A percent-driven transition whose animator UIKit may ask for.
@MainActor struct PercentDrivenTests {
  /// Starts a presentation with a linear animator of 0.5 s that moves the center from 1278 to 426.
  private func start(
    interactively: Bool = true
  ) -> (TransitionFixture, InterruptibleAnimator, UIPercentDrivenInteractiveTransition) {
    let fixture = TransitionFixture()
    let animator = InterruptibleAnimator(fixture)
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = interactively
    let controller = fixture.controller(
      delegate: LoggingDelegate(fixture, animator: animator, interactor: interactor))
    fixture.root.present(controller, animated: true)
    fixture.device.advance(by: 1.0 / 60)
    return (fixture, animator, interactor)
  }

  private func shown(_ fixture: TransitionFixture) throws -> CGFloat {
    let view = try #require(fixture.root.presentedViewController?.view)
    return try #require(view.layer.presentation()).position.y
  }

  @Test("2.6 An interactive start pauses the animator at its start")
  func startsPaused() throws {
    let (fixture, animator, interactor) = start()
    fixture.device.advance(by: 0.3)
    #expect(animator.animator?.state == .active)
    #expect(animator.animator?.isRunning == false)
    #expect(try shown(fixture) == 1278)
    #expect(!fixture.log.contains("animateTransition"))
    interactor.finish()
    fixture.device.advanceUntilIdle()
  }

  @Test("2.37 duration is the animator's, and percentComplete is the last update")
  func durationAndPercent() throws {
    let (fixture, _, interactor) = start()
    #expect(interactor.duration == 0.5)
    #expect(interactor.percentComplete == 0)
    interactor.update(0.3)
    #expect(interactor.percentComplete == 0.3)
    #expect(fixture.root.presentedViewController?.activeTransition?.percentComplete == 0.3)
    #expect(abs(try shown(fixture) - (1278 - 0.3 * 852)) < 0.01)
    interactor.finish()
    fixture.device.advanceUntilIdle()
  }

  @Test("update clamps to 0…1 and ignores NaN", arguments: [-2, 7, CGFloat.nan])
  func updateClamps(value: CGFloat) throws {
    let (fixture, _, interactor) = start()
    interactor.update(0.5)
    interactor.update(value)
    let expected: CGFloat = value.isNaN ? 0.5 : value < 0 ? 0 : 1
    #expect(interactor.percentComplete == expected)
    #expect(abs(try shown(fixture) - (1278 - expected * 852)) < 0.01)
    interactor.finish()
    fixture.device.advanceUntilIdle()
    #expect(fixture.log.contains("animationEnded(true)"))
  }

  @Test(
    "2.38, 2.39 The rest takes the remaining part of the duration divided by the speed",
    arguments: [(false, 1.0), (false, 2.0), (true, 1.0), (true, 0.5)])
  func restOfTheDuration(cancels: Bool, speed: Double) {
    let (fixture, _, interactor) = start()
    interactor.completionSpeed = CGFloat(speed)
    interactor.update(0.4)
    let begin = fixture.device.time
    if cancels { interactor.cancel() } else { interactor.finish() }
    fixture.device.advanceUntilIdle()
    let expected = (cancels ? 0.4 : 0.6) * 0.5 / speed
    #expect(abs(fixture.device.time - begin - expected) < 0.04)
    #expect(fixture.log.contains("animationEnded(\(!cancels))"))
    #expect((fixture.root.presentedViewController == nil) == cancels)
  }

  @Test("2.41 The rest runs along timingCurve")
  func timingCurve() throws {
    let (fixture, _, interactor) = start()
    interactor.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    interactor.update(0.2)
    interactor.finish()
    fixture.device.advance(by: 0.05)
    let eased = try shown(fixture)
    // A linear animator would move at 1704 points per second.
    #expect(eased > 1278 - 0.2 * 852 - 1704 * 0.05 + 10)
    fixture.device.advanceUntilIdle()
    #expect(fixture.log.contains("animationEnded(true)"))
  }

  @Test("2.42 pause makes a transition interactive that began without interaction")
  func pauseAfterNonInteractiveStart() throws {
    let (fixture, animator, interactor) = start(interactively: false)
    let controller = try #require(fixture.root.presentedViewController)
    controller.transitionCoordinator?.notifyWhenInteractionChanges {
      fixture.record("interactive: \($0.isInteractive)")
    }
    fixture.device.advance(by: 0.2)
    _ = fixture.takeLog()
    interactor.pause()
    #expect(fixture.takeLog().contains("interactive: true"))
    #expect(animator.animator?.isRunning == false)
    let held = try shown(fixture)
    fixture.device.advance(by: 0.2)
    #expect(try shown(fixture) == held)
    interactor.update(0.9)
    #expect(abs(try shown(fixture) - (1278 - 0.9 * 852)) < 0.01)
    interactor.cancel()
    #expect(fixture.takeLog() == ["interactive: false"])
    fixture.device.advanceUntilIdle()
    #expect(fixture.root.presentedViewController == nil)
  }

  @Test("2.42 A transition without an interruptible animator can't be paused")
  func pauseWithoutInterruptibleAnimator() {
    let fixture = TransitionFixture()
    let animator = BlockAnimator(fixture)
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = false
    fixture.root.present(
      fixture.controller(
        delegate: LoggingDelegate(fixture, animator: animator, interactor: interactor)),
      animated: true)
    fixture.device.advance(by: 0.2)
    interactor.pause()
    animator.context?.pauseInteractiveTransition()
    #expect(animator.context?.isInteractive == false)
    interactor.update(0.1)
    interactor.cancel()
    fixture.device.advanceUntilIdle()
    #expect(fixture.log.contains("animationEnded(true)"))
  }

  @Test("A cancelled transition can be paused and updated while it runs back")
  func caughtWhileGoingBack() throws {
    let (fixture, _, interactor) = start()
    interactor.update(0.8)
    interactor.cancel()
    fixture.device.advance(by: 0.1)
    interactor.pause()
    let held = try shown(fixture)
    #expect(abs(held - (1278 - 0.6 * 852)) < 30)
    interactor.update(0.7)
    #expect(abs(try shown(fixture) - (1278 - 0.7 * 852)) < 0.01)
    interactor.finish()
    fixture.device.advanceUntilIdle()
    #expect(fixture.log.contains("animationEnded(true)"))
  }

  @Test("2.49 Calls before the start and after the end of the interaction have no effect")
  func misplacedCalls() {
    let idle = UIPercentDrivenInteractiveTransition()
    idle.update(0.5)
    idle.pause()
    idle.finish()
    idle.cancel()
    #expect(idle.percentComplete == 0)

    let (fixture, _, interactor) = start()
    fixture.hearContexts()
    interactor.update(0.4)
    interactor.finish()
    _ = fixture.takeLog()
    interactor.finish()
    interactor.cancel()
    interactor.update(0.1)
    #expect(fixture.takeLog().isEmpty)
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeLog().contains("completeTransition(true)"))
    interactor.pause()
    interactor.update(0.1)
    interactor.cancel()
    #expect(fixture.takeLog().isEmpty)
  }

  @Test("2.38 A completion speed of 0 is an error")
  func completionSpeedIsPositive() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIPercentDrivenInteractiveTransition().completionSpeed = 0 }
    }
  }
}

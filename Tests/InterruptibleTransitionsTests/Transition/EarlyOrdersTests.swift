import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Calls by the app in the turn in which it requests a flight, and calls on its animators.
@Suite("Calls before the start, and stopped animators", .underVariants)
struct EarlyOrdersTests {
  @Test(
    "Cancelling or reversing a presentation in the same turn prevents it", arguments: [true, false])
  func cancelled(byReversing: Bool) {
    let fixture = ContainerFixture()
    let (first, second) = (titled("A"), titled("B"))
    fixture.device.launch(first)
    let slide = fixture.slide()
    first.present(second, with: slide)
    if byReversing { slide.reverse() } else { slide.cancel() }
    fixture.device.advanceUntilIdle()
    #expect(first.presentedViewController == nil && fixture.completions == [false])
    first.present(second, with: slide)
    slide.cancel()
    slide.finish()
    fixture.device.advanceUntilIdle()
    #expect(first.presentedViewController === second && fixture.completions == [false, true])
  }

  nonisolated enum Stop: CaseIterable, Sendable {
    case stopped, pausedAtItsEnd
  }

  @Test(
    "Stopping the animator of a flight ends the flight", arguments: Stop.allCases, [true, false])
  func stopped(_ stop: Stop, isOwn: Bool) {
    final class Own: InterruptibleTransition {
      var animator: UIViewPropertyAnimator?
      var isOwn = false
      var pausesOnCompletion = false
      override func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
        let animator =
          isOwn
          ? UIViewPropertyAnimator(duration: 0.5, curve: .linear) : super.makeAnimator(for: flight)
        if isOwn {
          let view = flight.installViews()
          view?.alpha = 0
          animator.addAnimations { view?.alpha = 1 }
        }
        animator.pausesOnCompletion = pausesOnCompletion
        self.animator = animator
        return animator
      }
    }
    for pausesFirst in [false, true] {
      let fixture = ContainerFixture()
      let (first, second) = (titled("A"), titled("B"))
      fixture.device.launch(first)
      let transition = Own(.fade, timing: .linear(0.5))
      transition.isOwn = isOwn
      transition.pausesOnCompletion = stop == .pausedAtItsEnd
      first.present(second, with: transition)
      fixture.device.advance(by: 0.1)
      if stop == .stopped { transition.animator?.stopAnimation(true) }
      if pausesFirst {
        transition.pause()
        transition.finish()
      }
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
      #expect(transition.isAtRest && first.presentedViewController === second)
    }
  }

  @Test(
    "Stopping the animator of a flight without animation ends the flight at once",
    arguments: [true, false])
  func stoppedUnanimated(isOwn: Bool) {
    final class Own: InterruptibleTransition {
      var animator: UIViewPropertyAnimator?
      var isOwn = false
      override func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
        let animator =
          isOwn
          ? UIViewPropertyAnimator(duration: 0.5, curve: .linear) : super.makeAnimator(for: flight)
        self.animator = animator
        return animator
      }
    }
    let fixture = ContainerFixture()
    let (first, second) = (titled("A"), titled("B"))
    fixture.device.launch(first)
    let transition = Own(.fade, timing: .linear(0.5))
    transition.isOwn = isOwn
    transition.onPhaseChange = { [unowned transition] phase in
      if case .running = phase { transition.animator?.stopAnimation(true) }
    }
    let delegate = ModalTransitioningDelegate(transition)
    second.modalPresentationStyle = .custom
    second.transitioningDelegate = delegate
    first.present(second, animated: false)
    fixture.device.advanceUntilIdle()
    #expect(transition.isAtRest && first.presentedViewController === second)
  }

  @Test("A released session that started no flight is discarded after a few frames")
  func forgottenInTime() {
    let fixture = ContainerFixture()
    fixture.device.launch(titled("A"))
    let (slide, slider) = (fixture.slide(), UIView())
    let session = slide.beginInteraction(by: slider)
    session?.release(velocity: 0)
    fixture.device.advance(by: 2.0 / 60)
    #expect(slide.pending.isReleasedAlone && slide.phase == .starting)
    fixture.device.advance(by: 6.0 / 60)
    #expect(!slide.pending.isReleasedAlone && slide.isAtRest && slide.phase == .idle)
  }
}

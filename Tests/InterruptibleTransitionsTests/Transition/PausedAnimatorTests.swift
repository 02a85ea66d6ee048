import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Animator that other code pauses in flight", .underVariants)
struct PausedAnimatorTests {
  private final class OwnAnimator: InterruptibleTransition {
    override func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
      let view = flight.installViews()
      view?.transform = CGAffineTransform(translationX: 300, y: 0)
      animator.addAnimations { view?.transform = .identity }
      return animator
    }
  }

  @Test(
    "After its animator is paused directly, the flight continues without a jump and completes once",
    arguments: [false, true])
  func goesOn(isOwn: Bool) throws {
    let base = ContainerFixture()
    let (first, second) = (titled("A"), titled("B"))
    let transition =
      isOwn
      ? OwnAnimator(.fade, timing: .linear(0.5))
      : InterruptibleTransition(.slide(from: .right), timing: .linear(0.5))
    base.device.launch(first)
    first.present(second, with: transition)
    base.device.advance(by: 0.2)
    let flight = try #require(transition.flight)
    let animator = transition.interruptibleAnimator(using: flight.context)
    animator.pauseAnimation()
    var places = [base.shownX(second)]
    for _ in 0..<30 where transition.flight != nil {
      base.device.advance(by: 1.0 / 60)
      places.append(base.shownX(second))
    }
    base.device.advanceUntilIdle()
    #expect(transition.phase == .ended(at: .end))
    #expect(first.presentedViewController === second)
    for (before, after) in zip(places, places.dropFirst()) {
      #expect(before - after > -1 && before - after < within(30, orStep: 40))
    }
  }
}

import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Turning a flight round by asking for the other way", .everyReading)
struct TogglingTests {
  /// Moments after the last call, in seconds: at once, before UIKit has begun, and later.
  nonisolated static let moments = [0, 0.02, 0.1, 0.3]

  @Test("A menu that is toggled without waiting ends as the last call says", arguments: moments)
  func modal(after time: Double) {
    for calls in 1...5 {
      let world = FlightWorld()
      for _ in 0..<calls {
        world.presenter.toggle(world.presented, with: world.transition)
        world.device.advance(by: time)
      }
      world.device.advanceUntilIdle()
      let isShown = !calls.isMultiple(of: 2)
      #expect((world.presenter.presentedViewController === world.presented) == isShown)
      #expect((world.presented.viewIfLoaded?.window != nil) == isShown)
      #expect(world.transition.isAtRest)
      #expect(world.completions.last == isShown)
      // Before UIKit has begun, and while it is under way, it is the same flight.
      #expect(time > 0 || world.completions == [isShown])
    }
  }

  @Test("Toggled in flight, nothing jumps")
  func noJump() {
    let world = FlightWorld()
    world.present()
    for _ in 0..<6 {
      world.device.advance(by: 0.1)
      let before = world.shown
      world.presenter.toggle(world.presented, with: world.transition)
      #expect(largestDifference(world.shown, before) < 0.01)
    }
    world.expectRest(at: .end)
  }

  @Test(
    "Presenting what is being dismissed, and dismissing what is being presented, turns it round")
  func aims() {
    let world = FlightWorld()
    world.present()
    world.device.advance(by: 0.1)
    var dismissed = 0
    var presented = 0
    world.presented.dismiss(with: world.transition) { dismissed += 1 }
    #expect(world.transition.phase == .settling(toward: .start))
    // Said twice it means the same.
    world.presented.dismiss(with: world.transition)
    world.device.advance(by: 0.02)
    world.presenter.present(world.presented, with: world.transition) { presented += 1 }
    world.device.advanceUntilIdle()
    #expect(world.presenter.presentedViewController === world.presented)
    #expect(world.completions == [true])

    world.presented.dismiss(with: world.transition)
    world.device.advance(by: 0.2)
    world.presenter.present(world.presented, with: world.transition) { presented += 1 }
    world.device.advanceUntilIdle()
    #expect(world.completions == [true, false])
    #expect(world.presenter.presentedViewController === world.presented)

    world.presenter.dismiss(with: world.transition) { dismissed += 1 }
    world.device.advanceUntilIdle()
    #expect(world.presenter.presentedViewController == nil)
    #expect((presented, dismissed) == (2, 1))
  }

  @Test("A raw dismissal in the middle of a presentation is UIKit's to ignore")
  func rawDismissal() {
    let world = FlightWorld()
    world.present()
    world.device.advance(by: 0.2)
    var isDismissed = false
    world.presented.dismiss(animated: true) { isDismissed = true }
    #expect(world.transition.phase == .running(toward: .end))
    world.expectRest(at: .end)
    #expect(!isDismissed)
  }

  @Test("A dismissal with a transition of its own, this once")
  func onceOnly() {
    let world = FlightWorld()
    world.present()
    world.device.advanceUntilIdle()
    let other = InterruptibleTransition(.fade, timing: .linear(0.2))
    world.presented.dismiss(with: other)
    world.device.advance(by: 0.1)
    #expect(other.flight != nil && world.transition.flight == nil)
    other.cancel()
    world.device.advanceUntilIdle()
    #expect(world.presenter.presentedViewController === world.presented)
    world.presented.dismiss(animated: true)
    world.device.advance(by: 0.1)
    #expect(other.flight == nil && world.transition.flight != nil)
    world.device.advanceUntilIdle()
    #expect(world.presenter.presentedViewController == nil)
  }

  @Test("A closure chooses the transition of each operation, or none")
  func chosen() {
    let world = FlightWorld()
    let fade = InterruptibleTransition(.fade, timing: .linear(0.2))
    var asked: [ModalTransitioningDelegate.Operation] = []
    let delegate = ModalTransitioningDelegate {
      [presented = world.presented] operation, controller in
      #expect(controller === presented)
      asked.append(operation)
      return operation == .present ? fade : nil
    }
    world.presented.modalPresentationStyle = .custom
    world.presented.transitioningDelegate = delegate
    world.presenter.present(world.presented, animated: true)
    world.device.advance(by: 0.1)
    #expect(fade.flight?.isPresenting == true)
    #expect(world.presented.modalFlight(of: nil) === fade.flight)
    world.device.advanceUntilIdle()
    world.presenter.dismiss(animated: true)
    world.device.advance(by: 0.1)
    #expect(fade.flight == nil)
    world.device.advanceUntilIdle()
    #expect(world.presenter.presentedViewController == nil)
    #expect(Set(asked) == [.present, .dismiss])
  }

  @Test("What the system has presented can be dismissed with a transition too")
  func systemPresented() {
    let world = FlightWorld()
    world.presented.modalPresentationStyle = .overFullScreen
    world.presenter.present(world.presented, animated: true)
    world.device.advanceUntilIdle()
    let fade = InterruptibleTransition(.fade, timing: .linear(0.2))
    world.presenter.dismiss(with: fade)
    world.device.advance(by: 0.1)
    #expect(fade.flight?.isPresenting == false)
    world.device.advanceUntilIdle()
    #expect(world.presenter.presentedViewController == nil)
    #expect(world.presented.transitioningDelegate == nil)
  }

  @Test("A push is turned into its pop and back, as often as one likes", arguments: moments)
  func navigation(after time: Double) {
    for calls in 1...4 {
      let world = ContainerWorld()
      let (a, b) = (titled("A"), titled("B"))
      let navigation = world.navigation([a])
      let slide = world.slide()
      for _ in 0..<calls {
        navigation.toggle(b, with: slide)
        world.device.advance(by: time)
      }
      world.device.advanceUntilIdle()
      #expect(world.shows(calls.isMultiple(of: 2) ? [a] : [a, b], in: navigation))
      #expect(world.completions.last == !calls.isMultiple(of: 2))
      #expect(time > 0 || world.completions.count == 1)
      #expect(navigation.delegate == nil)
      #expect(slide.isAtRest)
    }
  }

  @Test("Pushing what is being popped brings it back; popping what is being pushed takes it away")
  func navigationAims() {
    let world = ContainerWorld()
    let (a, b) = (titled("A"), titled("B"))
    let navigation = world.navigation([a])
    let slide = world.slide()
    navigation.push(b, with: slide)
    world.device.advance(by: 0.2)
    navigation.popViewController(with: slide)
    world.device.advanceUntilIdle()
    #expect(world.shows([a], in: navigation))
    navigation.push(b, with: slide)
    world.device.advanceUntilIdle()
    navigation.popViewController(with: slide)
    world.device.advance(by: 0.2)
    navigation.push(b, with: slide)
    world.device.advanceUntilIdle()
    #expect(world.shows([a, b], in: navigation))
    #expect(world.completions == [false, true, false])
    navigation.push(b, with: slide)
    #expect(slide.isAtRest)
  }

  @Test("Taps on two tabs in turn turn one flight round", arguments: moments)
  func tabs(after time: Double) {
    let world = ContainerWorld()
    let (a, b) = (titled("A"), titled("B"))
    let tabs = world.tabs([a, b, titled("C")])
    let slide = world.slide()
    for target in [b, a, b, a, b] {
      tabs.select(target, with: slide)
      world.device.advance(by: time)
    }
    world.device.advanceUntilIdle()
    #expect(world.shows(1, in: tabs))
    #expect(world.completions.last == true && (time > 0 || world.completions.count == 1))
    tabs.select(a, with: slide)
    world.device.advance(by: 0.2)
    tabs.select(b, with: slide)
    world.device.advanceUntilIdle()
    #expect(world.shows(1, in: tabs))
    #expect(world.completions.last == false)
  }
}

import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Counts the animators that it makes.
private final class CountingTransition: InterruptibleTransition {
  var animators: [UIViewPropertyAnimator] = []

  override func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
    let animator = super.makeAnimator(for: flight)
    animators.append(animator)
    return animator
  }
}

@Suite("A flight", .everyReading)
struct FlightTests {
  @Test("One animator serves a flight, whoever asks first and however often")
  func oneAnimator() throws {
    let world = FlightWorld(make: { CountingTransition($0, timing: $1) })
    let transition = try #require(world.transition as? CountingTransition)
    world.present()
    let context = try #require(transition.flight?.context)
    for _ in 0..<5 {
      let vended = transition.interruptibleAnimator(using: context)
      #expect(vended === transition.animators.first)
    }
    #expect(transition.animators.count == 1)
    world.device.advanceUntilIdle()
    #expect(transition.animators.count == 1)
    world.presented.dismiss(animated: true)
    world.device.advanceUntilIdle()
    #expect(transition.animators.count == 2)
    #expect(world.completions == [true, true])
  }

  @Test("Auxiliary animations are told the flight, scrub with it and are undone on cancel")
  func auxiliary() {
    let world = FlightWorld()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    world.presenter.view.addSubview(view)
    var told: [Bool] = []
    var ends: [TransitionPosition] = []
    world.transition.addAuxiliaryAnimations { flight in
      told.append(flight.isPresenting)
      view.alpha = flight.isPresenting ? 0.2 : 1
      view.frame.origin.x = flight.isPresenting ? 100 : 0
    } completion: {
      ends.append($0)
    }
    world.device.advance(by: 0.1)
    world.present()
    world.transition.pause()
    world.transition.update(0.5)
    world.device.advance(by: 0.05)
    let shown = view.layer.presentation()
    #expect(abs(CGFloat(shown?.opacity ?? 0) - 0.6) < within(1e-4, orStep: 0.02))
    #expect(abs((shown?.frame.minX ?? 0) - 50) < within(1e-3, orStep: 2))
    world.transition.cancel()
    world.device.advanceUntilIdle()
    #expect(view.alpha == 1 && view.frame.minX == 0)

    world.present()
    world.device.advanceUntilIdle()
    #expect(abs(view.alpha - 0.2) < 1e-6 && view.frame.minX == 100)
    world.presented.dismiss(animated: true)
    world.device.advanceUntilIdle()
    #expect(view.alpha == 1 && view.frame.minX == 0)
    #expect(told == [true, true, false])
    #expect(ends == [.start, .end, .end])
    #expect(world.completions == [false, true, true])
  }

  @Test("A block that is added in flight ends with it, and is told where")
  func addedInFlight() {
    let world = FlightWorld()
    var end: TransitionPosition?
    world.present()
    world.device.advance(by: 0.3)
    let probe = world.lateProbe
    world.transition.flight?.addAnimations {
      probe.frame.origin.y = 200
    } completion: {
      end = $0
    }
    world.device.advance(by: 0.2)
    #expect((1...199).contains(world.shown[3]))
    world.device.advanceUntilIdle()
    #expect(probe.frame.minY == 200)
    #expect(end == .end)
  }

  @Test("A flight that has ended takes no more blocks")
  func endedTakesNone() throws {
    let world = FlightWorld()
    world.present()
    let flight = try #require(world.transition.flight)
    world.device.advanceUntilIdle()
    flight.addAnimations { Issue.record("a block ran after the end") }
    world.device.advance(by: 0.2)
    #expect(flight.progress == 1)
    #expect(flight.phase == .ended(at: .end))
  }

  @Test("A flight and its views are released after their end")
  func released() {
    weak var presented: UIViewController?
    weak var flight: TransitionFlight?
    let device = Device()
    let presenter = UIViewController()
    device.launch(presenter)
    do {
      let controller = UIViewController()
      presented = controller
      let transition = InterruptibleTransition(.fade)
      presenter.present(controller, with: transition)
      device.advance(by: 0.1)
      flight = transition.flight
    }
    #expect(flight != nil)
    device.advanceUntilIdle()
    #expect(flight == nil)
    #expect(presenter.presentedViewController === presented)
    presenter.dismiss(animated: true)
    device.advanceUntilIdle()
    device.advance(by: 0.1)
    #expect(presented == nil)
  }

  @Test("One transition serves a modal on a modal, and two dismissals, without mixing them up")
  func secondContext() {
    let world = FlightWorld()
    world.present()
    world.device.advanceUntilIdle()
    let second = UIViewController()
    world.presented.present(second, with: world.transition)
    world.device.advance(by: 0.1)
    #expect(world.transition.flight?.isPresenting == true)
    #expect(world.transition.flight?.toViewController === second)
    world.device.advanceUntilIdle()
    second.dismiss(animated: true)
    world.device.advance(by: 0.1)
    #expect(world.transition.flight?.isPresenting == false)
    world.device.advanceUntilIdle()
    #expect(world.presented.presentedViewController == nil)
    world.presented.dismiss(animated: true)
    world.device.advanceUntilIdle()
    #expect(world.completions == [true, true, true, true])
    #expect(world.presenter.presentedViewController == nil)
  }
}

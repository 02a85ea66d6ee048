import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Whatever fingers and apps do", .everyReading)
struct RobustnessTests {
  nonisolated static let oddities: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, -0.0,
  ]

  @Test("No progress and no velocity crashes; the transition completes once", arguments: oddities)
  func oddNumbers(_ number: Double) {
    for finishes in [true, false] {
      let world = FlightWorld()
      world.present()
      world.transition.pause()
      world.transition.update(0.5)
      world.transition.update(CGFloat(number))
      #expect((0...1).contains(world.transition.progress))
      #expect(world.shown[0].isFinite)
      if finishes {
        world.transition.finish(velocity: number)
      } else {
        world.transition.cancel(velocity: number)
      }
      world.device.advanceUntilIdle()
      #expect(world.completions == [finishes])
    }
  }

  @Test("A release with an odd velocity decides by position", arguments: [Double.nan, .infinity])
  func oddRelease(_ number: Double) {
    let world = FlightWorld()
    world.present()
    world.transition.pause()
    world.transition.update(0.6)
    world.transition.release(velocity: number)
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
  }

  @Test("A transition without a duration completes, by itself, and held at either end")
  func zeroDuration() {
    let world = FlightWorld(timing: .linear(0))
    world.present()
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
    world.presented.dismiss(animated: true)
    world.device.advanceUntilIdle()
    #expect(world.completions == [true, true])
    #expect(world.presenter.presentedViewController == nil)
  }

  @Test("Verbs in the wrong order are ignored")
  func wrongOrder() {
    let world = FlightWorld()
    world.transition.update(0.5)
    world.transition.finish()
    world.transition.cancel()
    world.transition.resume()
    world.transition.reverse()
    world.transition.release(velocity: 1)
    #expect(world.transition.phase == .idle)
    world.present()
    world.transition.update(0.9)
    world.transition.resume()
    world.transition.finish()
    #expect(world.transition.phase == .running(toward: .end))
    world.device.advanceUntilIdle()
    world.transition.pause()
    world.transition.cancel()
    #expect(world.completions == [true])
  }

  @Test("A view controller that the app lets go of in flight does not stop the transition")
  func controllerReleased() {
    let device = Device()
    var completions: [String] = []
    device.onTransitionMessage { if $0.hasPrefix("complete") { completions.append($0) } }
    let presenter = UIViewController()
    device.launch(presenter)
    var transition: InterruptibleTransition? = InterruptibleTransition(.scale(from: 1.33))
    presenter.present(UIViewController(), with: transition ?? InterruptibleTransition(.fade))
    device.advance(by: 0.1)
    transition?.pause()
    transition?.update(0.3)
    transition?.finish(velocity: 1)
    transition = nil
    device.advanceUntilIdle()
    #expect(completions == ["completeTransition(true)"])
  }

  @Test("Views that go away in flight do not stop the transition")
  func viewsRemoved() {
    for held in [true, false] {
      let world = FlightWorld()
      world.present()
      world.device.advance(by: 0.1)
      if held { world.transition.pause() }
      for probe in world.probes { probe.view.removeFromSuperview() }
      world.presented.view.removeFromSuperview()
      world.device.advance(by: 0.1)
      world.transition.update(0.7)
      world.transition.finish(velocity: 1)
      world.device.advanceUntilIdle()
      #expect(world.completions == [true])
    }
  }

  @Test(
    "A transition that has nothing to animate ends all the same", arguments: FlightPlan.allCases)
  func nothingToAnimate(_ plan: FlightPlan) {
    let world = ContainerWorld()
    let (presenter, presented) = (UIViewController(), UIViewController())
    world.device.launch(presenter)
    let transition = InterruptibleTransition(TransitionAnimation { _, _ in }, timing: .linear(0.5))
    plan.lead(transition, in: world) { presenter.present(presented, with: transition) }
    #expect(world.completions == [plan.completes])
    #expect((presenter.presentedViewController === presented) == plan.completes)
    #expect(transition.isAtRest)
  }

  @Test("A raw second presentation in flight is UIKit's to refuse, and harms nothing")
  func secondPresentation() {
    let world = FlightWorld()
    world.present()
    world.device.advance(by: 0.1)
    world.presenter.present(UIViewController(), animated: true)
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
    #expect(world.presenter.presentedViewController === world.presented)
  }
}

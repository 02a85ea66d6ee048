import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Letting a flight go", .everyReading)
struct ReleaseTests {
  @Test(
    "After the release the motion starts at the finger's velocity",
    arguments: [(0.2, 1.5), (0.6, 0.4), (0.5, 6)])
  func startsAtTheVelocity(progress: Double, velocity: Double) throws {
    let world = FlightWorld(framesPerSecond: 600)
    world.present()
    world.transition.pause()
    world.transition.update(CGFloat(progress))
    world.device.advance(by: 0.1)
    let before = world.shown[0]
    world.transition.finish(velocity: velocity)
    // Two steps of two milliseconds or less give the derivative at the release.
    world.device.advance(by: 1.0 / 600)
    let first = world.shown[0]
    world.device.advance(by: 1.0 / 600)
    let second = world.shown[0]
    let slope = (4 * first - 3 * before - second) / 2 * 600
    let finger = CGFloat(velocity) * FlightWorld.distance
    // In steps there is no slope.
    #expect(abs(slope - finger) < within(0.01 * finger, orStep: .infinity))
  }

  @Test("Let go towards the start it begins at the finger's velocity too")
  func startsBack() {
    let world = FlightWorld(framesPerSecond: 600)
    world.present()
    world.transition.pause()
    world.transition.update(0.6)
    world.device.advance(by: 0.1)
    let before = world.shown[0]
    world.transition.cancel(velocity: -2)
    world.device.advance(by: 1.0 / 600)
    let first = world.shown[0]
    world.device.advance(by: 1.0 / 600)
    let slope = (4 * first - 3 * before - world.shown[0]) / 2 * 600
    #expect(abs(slope + 400) < within(4, orStep: .infinity))
  }

  @Test("Each frame after the release lies on the spring's closed form")
  func closedForm() {
    let world = FlightWorld()
    world.present()
    world.transition.pause()
    world.transition.update(0.4)
    world.device.advance(by: 0.1)
    world.transition.finish(velocity: 2)
    let motion = SettlingMotion(
      .spring(), from: TransitionRelease(progress: 0.4, velocity: 2), towardsEnd: true,
      curve: world.transition.timing.curve, duration: 0.75)
    var elapsed = 0.0
    while case .settling = world.transition.phase {
      world.device.advance(by: 1.0 / 60)
      elapsed += 1.0 / 60
      let expected = FlightWorld.distance * CGFloat(motion.progress(at: elapsed))
      guard world.completions.isEmpty else { break }
      #expect(abs(world.shown[0] - expected) < within(0.1, orStep: 4))
    }
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
    #expect(elapsed > 0.2 && elapsed < 1)
  }

  @Test("Without a velocity the transition's own curve goes on")
  func ownCurve() {
    let world = FlightWorld()
    world.present()
    world.transition.pause()
    let curve = world.transition.timing.curve
    world.transition.update(CGFloat(curve.progress(at: 0.4)))
    world.device.advance(by: 0.1)
    world.transition.finish()
    world.device.advance(by: 0.15)
    let expected = FlightWorld.distance * CGFloat(curve.progress(at: 0.6))
    #expect(abs(world.shown[0] - expected) < 0.01)
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
  }

  @Test("A finger that lifts before UIKit has started the transition is honoured")
  func liftsEarly() {
    let world = FlightWorld()
    world.transition.pause()
    world.presenter.present(world.presented, with: world.transition)
    world.transition.update(0.2)
    world.transition.cancel(velocity: -1)
    // UIKit may have started within the call.
    #expect([.starting, .settling(toward: .start)].contains(world.transition.phase))
    #expect(world.completions.isEmpty)
    world.device.advanceUntilIdle()
    #expect(world.completions == [false])
    #expect(world.presenter.presentedViewController == nil)
    #expect(world.transition.phase == .ended(at: .start))
  }

  @Test("What a finger decided before the start does not decide about the next transition")
  func forgets() {
    let world = FlightWorld()
    world.transition.pause()
    world.transition.cancel()
    world.present()
    #expect(world.transition.phase == .running(toward: .end))
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
  }

  @Test("A second finish is ignored, and a cancel turns the flight round")
  func decidesAnew() {
    let world = FlightWorld()
    world.present()
    world.transition.pause()
    world.transition.update(0.5)
    world.transition.finish(velocity: 1)
    world.transition.finish(velocity: 9)
    world.device.advance(by: 0.05)
    world.transition.cancel()
    #expect(world.transition.phase == .settling(toward: .start))
    world.device.advanceUntilIdle()
    #expect(world.completions == [false])
    #expect(world.set == [0, 0, 0])
  }

  @Test("Reversed twice, a flight ends at its end; reversed once, at its start", arguments: 1...4)
  func reverses(_ times: Int) {
    let world = FlightWorld()
    world.present()
    for _ in 0..<times {
      world.device.advance(by: 0.1)
      let before = world.shown
      world.transition.reverse()
      #expect(largestDifference(world.shown, before) < 0.01)
    }
    world.device.advanceUntilIdle()
    #expect(world.completions == [times.isMultiple(of: 2)])
    #expect(world.set == Array(repeating: times.isMultiple(of: 2) ? 200 : 0, count: 3))
  }

  @Test("Cancelled, grabbed and resumed towards the end, UIKit is told that it finishes")
  func indicationFollows() {
    let world = FlightWorld()
    world.present()
    world.device.advance(by: 0.2)
    world.transition.pause()
    world.transition.cancel()
    world.device.advance(by: 0.03)
    world.transition.pause()
    world.transition.reverse()
    world.device.advanceUntilIdle()
    #expect(world.completions == [true])
    #expect(world.presenter.presentedViewController === world.presented)
    #expect(
      world.messages.last { $0.hasSuffix("InteractiveTransition") || $0.hasSuffix("Transition()") }
        .map { $0.hasPrefix("finish") } == true)
  }

  @Test("The app hears when letting go would no longer do what it would have done")
  func outcomeChanges() {
    let world = FlightWorld()
    var heard: [TransitionPosition] = []
    world.transition.onOutcomeChange = { heard.append($0) }
    world.present()
    world.transition.pause()
    for progress in [0.1, 0.4, 0.6, 0.7, 0.3, 0.6] { world.transition.update(CGFloat(progress)) }
    #expect(heard == [.end, .start, .end])
    world.transition.finish()
    world.device.advanceUntilIdle()
  }
}

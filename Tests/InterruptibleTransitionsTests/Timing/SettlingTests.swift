import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// The suite of a feature: `swift test --filter SettlingTests` runs all its suites.
@Suite("Settling")
enum SettlingTests {}

extension SettlingTests {
  @Suite("Releasing a flight", .underVariants)
  struct Releases {
    @Test(
      "After a release, the motion starts at the finger's velocity",
      arguments: [(0.2, 1.5), (0.6, 0.4), (0.5, 6)])
    func startsAtTheVelocity(progress: Double, velocity: Double) throws {
      let fixture = FlightFixture(framesPerSecond: 600)
      fixture.present()
      fixture.transition.pause()
      fixture.transition.update(CGFloat(progress))
      fixture.device.advance(by: 0.1)
      let before = fixture.shown[0]
      fixture.transition.finish(velocity: velocity)
      // Two steps of two milliseconds or less give the derivative at the release.
      fixture.device.advance(by: 1.0 / 600)
      let first = fixture.shown[0]
      fixture.device.advance(by: 1.0 / 600)
      let second = fixture.shown[0]
      let slope = (4 * first - 3 * before - second) / 2 * 600
      let finger = CGFloat(velocity) * FlightFixture.distance
      // A motion in steps has no slope.
      #expect(abs(slope - finger) < within(0.01 * finger, orStep: .infinity))
    }

    @Test("A release toward the start begins at the finger's velocity")
    func startsBack() {
      let fixture = FlightFixture(framesPerSecond: 600)
      fixture.present()
      fixture.transition.pause()
      fixture.transition.update(0.6)
      fixture.device.advance(by: 0.1)
      let before = fixture.shown[0]
      fixture.transition.cancel(velocity: -2)
      fixture.device.advance(by: 1.0 / 600)
      let first = fixture.shown[0]
      fixture.device.advance(by: 1.0 / 600)
      let slope = (4 * first - 3 * before - fixture.shown[0]) / 2 * 600
      #expect(abs(slope + 400) < within(4, orStep: .infinity))
    }

    @Test("Each frame after the release lies on the spring's closed form")
    func closedForm() {
      let fixture = FlightFixture()
      fixture.present()
      fixture.transition.pause()
      fixture.transition.update(0.4)
      fixture.device.advance(by: 0.1)
      fixture.transition.finish(velocity: 2)
      let motion = SettlingMotion(
        .spring(), from: TransitionRelease(progress: 0.4, velocity: 2), towardsEnd: true,
        curve: fixture.transition.timing.curve, duration: 0.75)
      var elapsed = 0.0
      while case .settling = fixture.transition.phase {
        fixture.device.advance(by: 1.0 / 60)
        elapsed += 1.0 / 60
        let expected = FlightFixture.distance * CGFloat(motion.progress(at: elapsed))
        guard fixture.completions.isEmpty else { break }
        #expect(abs(fixture.shown[0] - expected) < within(0.1, orStep: 4))
      }
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
      #expect(elapsed > 0.2 && elapsed < 1)
    }

    @Test("After a release without velocity, the flight continues along its timing curve")
    func ownCurve() {
      let fixture = FlightFixture()
      fixture.present()
      fixture.transition.pause()
      let curve = fixture.transition.timing.curve
      fixture.transition.update(CGFloat(curve.progress(at: 0.4)))
      fixture.device.advance(by: 0.1)
      fixture.transition.finish()
      fixture.device.advance(by: 0.15)
      let expected = FlightFixture.distance * CGFloat(curve.progress(at: 0.6))
      #expect(abs(fixture.shown[0] - expected) < 0.01)
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test("A release before UIKit has started the transition takes effect")
    func liftsEarly() {
      let fixture = FlightFixture()
      fixture.transition.pause()
      fixture.presenter.present(fixture.presented, with: fixture.transition)
      fixture.transition.update(0.2)
      fixture.transition.cancel(velocity: -1)
      // UIKit may have started within the call.
      #expect([.starting, .settling(toward: .start)].contains(fixture.transition.phase))
      #expect(fixture.completions.isEmpty)
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [false])
      #expect(fixture.presenter.presentedViewController == nil)
      #expect(fixture.transition.phase == .ended(at: .start))
    }

    @Test("A release before the start does not affect the next transition")
    func forgets() {
      let fixture = FlightFixture()
      fixture.transition.pause()
      fixture.transition.cancel()
      fixture.present()
      #expect(fixture.transition.phase == .running(toward: .end))
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test("While a flight settles, a second finish() is ignored and cancel() reverses it")
    func decidesAnew() {
      let fixture = FlightFixture()
      fixture.present()
      fixture.transition.pause()
      fixture.transition.update(0.5)
      fixture.transition.finish(velocity: 1)
      fixture.transition.finish(velocity: 9)
      fixture.device.advance(by: 0.05)
      fixture.transition.cancel()
      #expect(fixture.transition.phase == .settling(toward: .start))
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [false])
      #expect(fixture.set == [0, 0, 0])
    }

    @Test(
      "An even number of reversals ends a flight at its end, an odd number at its start",
      arguments: 1...4)
    func reverses(_ times: Int) {
      let fixture = FlightFixture()
      fixture.present()
      for _ in 0..<times {
        fixture.device.advance(by: 0.1)
        let before = fixture.shown
        fixture.transition.reverse()
        #expect(largestDifference(fixture.shown, before) < 0.01)
      }
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [times.isMultiple(of: 2)])
      #expect(fixture.set == Array(repeating: times.isMultiple(of: 2) ? 200 : 0, count: 3))
    }

    @Test("A cancelled flight that is paused and reversed reports to UIKit that it finishes")
    func indicationFollows() {
      let fixture = FlightFixture()
      fixture.present()
      fixture.device.advance(by: 0.2)
      fixture.transition.pause()
      fixture.transition.cancel()
      fixture.device.advance(by: 0.03)
      fixture.transition.pause()
      fixture.transition.reverse()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
      #expect(fixture.presenter.presentedViewController === fixture.presented)
      #expect(
        fixture.messages.last {
          $0.hasSuffix("InteractiveTransition") || $0.hasSuffix("Transition()")
        }
        .map { $0.hasPrefix("finish") } == true)
    }

    @Test("A change of the likely outcome of a release is reported")
    func outcomeChanges() {
      let fixture = FlightFixture()
      var heard: [TransitionPosition] = []
      fixture.transition.observe {
        if case .releaseTargetChanged(let position) = $0 { heard.append(position) }
      }
      fixture.present()
      fixture.transition.pause()
      for progress in [0.1, 0.4, 0.6, 0.7, 0.3, 0.6] {
        fixture.transition.update(CGFloat(progress))
      }
      #expect(heard == [.end, .start, .end])
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
    }
  }
}

extension SettlingTests {
  /// Tests of the motion after a release, by the settings of the transition.
  @Suite("TransitionSettling")
  struct ConfiguredMotion {
    private func settings(usesReducedMotion: Bool = false) -> FlightSettings {
      let transition = InterruptibleTransition(
        .fade, timing: .linear(0.5),
        configuration: TransitionConfiguration(settling: .timingCurve()))
      return transition.settings(isPresenting: true, usesReducedMotion: usesReducedMotion)
    }

    @Test("A release past an end always settles with a spring", arguments: [1.2, -0.2])
    func pastAnEnd(_ position: Double) throws {
      let settings = settings()
      for end in [TransitionPosition.start, .end] {
        for velocity in [0, 2, -2] as [Double] {
          let motion = try #require(
            settings.settlingMotion(
              from: position, toward: .init(position: end, velocity: velocity)))
          let spring = settings.springMotion(
            from: TransitionRelease(at: position, velocity: velocity), toward: end)
          #expect(motion.duration == spring.duration)
          for time in [0, 0.05, 0.1, 0.2] as [Double] {
            #expect(motion.progress(at: time) == spring.progress(at: time))
          }
        }
      }
    }

    @Test("A flight settles at any velocity, and without one continues along its timing")
    func within() {
      func motion(from progress: Double, at velocity: Double?) -> SettlingMotion? {
        settings().settlingMotion(
          from: progress, toward: .init(position: .end, velocity: velocity))
      }
      for progress in [0, 0.5, 1] as [Double] {
        #expect(motion(from: progress, at: nil) == nil)
      }
      for velocity in [0, 3] as [Double] {
        #expect(motion(from: 0.5, at: velocity).map { $0.duration > 0 } == true)
      }
    }

    @Test("Under Reduce Motion, the settling spring is as short as the cross-fade")
    func reducedMotion() {
      let device = Device()
      device.settings.reducesMotion = true
      let transition = InterruptibleTransition(.fade, timing: .linear(0.5))
      #expect(transition.settings(isPresenting: true).usesReducedMotion)
      let reduced = settings(usesReducedMotion: true)
      #expect(reduced.settlingAtStart == .spring(response: 0.07, longestDuration: 0.14))
      #expect(reduced.settlingAtEnd == reduced.settlingAtStart)
    }

    @Test("`settlingWhenLeaving` sets the motion of a page that leaves", arguments: [true, false])
    func leaving(isPresenting: Bool) throws {
      let transition = InterruptibleTransition(
        .fade, timing: .linear(0.5),
        configuration: TransitionConfiguration(
          settlingWhenLeaving: .spring(response: 0.7, longestDuration: 2)))
      func motion(toward end: TransitionPosition) throws -> SettlingMotion {
        let settings = transition.settings(isPresenting: isPresenting, usesReducedMotion: false)
        return try #require(
          settings.settlingMotion(
            from: 0.5, toward: .init(position: end, velocity: end == .end ? 0.1 : -0.1)))
      }
      let away = try motion(toward: isPresenting ? .start : .end)
      let other = try motion(toward: isPresenting ? .end : .start)
      #expect(away.duration > 1.5 * other.duration)
      #expect(away.spring != nil && away.spring != other.spring)
    }
  }
}

extension SettlingTests {
  @Suite("Releases at rest with overshooting timing", .underVariants)
  struct ReleasesAtRest {
    @Test(
      "Cancelling or reversing moves a delayed block back without a jump", arguments: [0.15, 0.5],
      [true, false])
    func lateBlock(delayFactor: Double, isCancelled: Bool) {
      for curve in [
        TransitionTiming.spring(dampingRatio: 0.8, duration: 0.6),
        .cubic(CGPoint(x: 0.34, y: 1.56), CGPoint(x: 0.64, y: 1), duration: 0.6),
      ] {
        let device = Device()
        let root = titled("A")
        let page = titled("B")
        device.launch(root)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(view)
        let fade = InterruptibleTransition(.fade, timing: curve)
        fade.addAuxiliaryAnimations(delayFactor: delayFactor) { _ in view.center.x = 205 }
        let handle = root.present(page, with: fade)
        device.advance(by: 0.5)
        fade.pause()
        device.advance(by: 0.05)
        var last = view.layer.presentation()?.position.x ?? 0
        var largest: CGFloat = 0
        let observation = device.onFrame { _ in
          let shown = view.layer.presentation()?.position.x ?? view.center.x
          largest = max(largest, abs(shown - last))
          last = shown
        }
        if isCancelled { fade.cancel() } else { fade.reverse() }
        device.advanceUntilIdle()
        observation.cancel()
        #expect(handle.result == .cancelled && view.center.x == 5)
        #expect(largest < within(50, orStep: 80), "\(delayFactor): \(largest)")
      }
    }
  }
}

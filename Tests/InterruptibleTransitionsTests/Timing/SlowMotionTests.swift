import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension TransitionTimingTests {
  @Suite("Slow motion and debug descriptions", .underVariants)
  struct SlowMotion {
    private let fixture = ContainerFixture()
    private let first = titled("A")
    private let second = titled("B")

    @Test("`slowMotionFactor` multiplies the duration of a transition and of its flights")
    func transition() {
      for timing in [TransitionTiming.linear(0.2), .spring(dampingRatio: 0.8, duration: 0.2)] {
        fixture.device.launch(first)
        let slide = InterruptibleTransition(.slide(from: .bottom), timing: timing)
        slide.configuration.slowMotionFactor = 10
        #expect(abs(slide.duration - 2) < 1e-9)
        first.present(second, with: slide)
        fixture.device.advance(by: 1)
        #expect(slide.phase == .running(toward: .end))
        #expect(abs((slide.flight?.duration ?? 0) - 2) < 0.01)
        fixture.device.advance(by: 1.2)
        #expect(slide.phase == .ended(at: .end))
        first.dismiss(animated: false)
        fixture.device.advanceUntilIdle()
        slide.configuration.slowMotionFactor = .nan
        #expect(slide.configuration.slowMotionFactor == 1)
      }
    }

    @Test("With any `slowMotionFactor` and any timing, a flight can be held and released, and ends")
    func anyNumber() {
      let timings: [TransitionTiming] = [
        .linear(1e-300), .linear(1e300), .spring(dampingRatio: 0.5, duration: 0.5),
        .spring(dampingRatio: 0.5, duration: 1e300), .spring(dampingRatio: 1, duration: 1e-300),
        .spring(mass: 1, stiffness: 100, damping: 10),
      ]
      for timing in timings {
        for factor in [1e200, 1e-200, 1, .infinity, -1, 0] {
          fixture.device.launch(first)
          let slide = InterruptibleTransition(.slide(from: .bottom), timing: timing)
          slide.configuration.slowMotionFactor = factor
          #expect(
            (0.001...1000).contains(slide.configuration.slowMotionFactor) && timing.duration <= 3600
          )
          let opening = first.present(second, with: slide)
          fixture.device.advance(by: 0.1)
          slide.pause()
          slide.flight?.slowMotionFactor = factor
          slide.cancel()
          fixture.device.advance(by: 0.1)
          slide.pause()
          slide.flight?.slowMotionFactor = 1e-9
          slide.finish(velocity: 1)
          #expect(fixture.device.advanceUntilIdle(limit: 10) && opening.result != nil)
          if first.presentedViewController != nil { first.dismiss(animated: false) }
          fixture.device.advanceUntilIdle()
        }
      }
    }

    @Test("A flight ends with any settling")
    func anySettling() {
      let settlings: [TransitionSettling] = [
        .spring(dampingRatio: 1e-300, response: 1e-300, longestDuration: 1e-300),
        .spring(dampingRatio: 1e300, response: 1e300, longestDuration: 1e300),
        .spring(dampingRatio: 1e-300, response: 1e300, longestDuration: 0.5),
        .timingCurve(speed: 1e300), .timingCurve(speed: 1e-300),
      ]
      for settling in settlings {
        fixture.device.launch(first)
        let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
        slide.configuration.settling = settling
        let opening = first.present(second, with: slide)
        fixture.device.advance(by: 0.1)
        slide.pause()
        slide.finish(velocity: 2)
        fixture.device.advance(by: 0.5)
        // A settling of an hour is still in progress.
        #expect(opening.result == .completed || slide.phase == .settling(toward: .end))
        slide.pause()
        slide.configuration.settling = .spring()
        slide.finish()
        #expect(fixture.device.advanceUntilIdle() && opening.result == .completed)
        first.dismiss(animated: false)
        fixture.device.advanceUntilIdle()
      }
    }

    @Test("A transition with a zero duration ignores slowMotion and ends after touches")
    func noDuration() {
      for factor in [0.1, 2] {
        fixture.device.launch(first)
        let fade = InterruptibleTransition(.fade, timing: .linear(0))
        fade.configuration.slowMotionFactor = factor
        fade.interactions = [.touchToPause(deciding: .down, within: 40)]
        let opening = first.present(second, with: fade)
        for _ in 0..<2 { fixture.device.tap(at: CGPoint(x: 200, y: 400)) }
        #expect(fade.flight?.duration ?? 0 == 0)
        #expect(fixture.device.advanceUntilIdle() && opening.result == .completed)
        first.dismiss(animated: false)
        fixture.device.advanceUntilIdle()
      }
    }

    @Test("`slowMotionFactor` slows the settling, and can be set on a single flight")
    func flight() {
      fixture.device.launch(first)
      let slide = fixture.slide()
      var ends: [Double] = []
      for factor in [1.0, 8] {
        first.present(second, with: slide)
        fixture.device.advance(by: 0.1)
        slide.pause()
        slide.flight?.slowMotionFactor = factor
        let start = fixture.device.time
        slide.finish(velocity: 2)
        fixture.device.advanceUntilIdle()
        ends.append(fixture.device.time - start)
        first.dismiss(animated: false)
        fixture.device.advanceUntilIdle()
      }
      #expect(ends[1] > 5 * ends[0] && slide.configuration.slowMotionFactor == 1)
    }

    @Test(
      "`slowMotionFactor` of a single held flight applies after its release and survives other settings"
    )
    func held() {
      fixture.device.launch(first)
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.2))
      first.present(second, with: slide)
      fixture.device.advance(by: 0.05)
      slide.pause()
      slide.flight?.slowMotionFactor = 10
      slide.configuration.completionRule = .position
      #expect(slide.flight?.slowMotionFactor == 10)
      slide.finish()
      fixture.device.advance(by: 1)
      #expect(slide.phase == .running(toward: .end) || slide.phase == .settling(toward: .end))
      fixture.device.advance(by: 1)
      #expect(slide.phase == .ended(at: .end))
    }

    @Test("The debug descriptions of a transition and of a flight state phase and progress")
    func description() {
      fixture.device.launch(first)
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
      #expect(slide.debugDescription == "<InterruptibleTransition: idle at 0.0, 0 interactions>")
      slide.configuration.slowMotionFactor = 2
      first.present(second, with: slide)
      fixture.device.advance(by: 0.1)
      slide.pause()
      slide.update(0.25)
      let flight = slide.flight?.debugDescription ?? ""
      #expect(flight.contains("UIViewController → UIViewController, presenting, held at 0.2"))
      #expect(flight.hasSuffix("1.0 s, slowed by 2.0"))
      #expect(slide.debugDescription.contains(flight))
      #expect(slide.debugDescription.hasPrefix("<InterruptibleTransition: held at 0.2"))
      slide.finish()
      fixture.device.advanceUntilIdle()
      #expect(slide.debugDescription.contains("ended"))
    }
  }
}

import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite("Timing of an element within a flight")
struct ElementTimingTests {
  private let steps = (0...200).map { Double($0) / 200 }

  private func track(
    _ timing: ElementTiming, in length: TimeInterval = 1
  ) -> ElementInterval {
    timing.interval(in: length, along: .linear)
  }

  @Test("An element starts after its delay, lasts its duration and follows its curve")
  func window() {
    let track = track(ElementTiming(delay: 0.2, duration: 0.5, curve: .easeIn))
    for step in steps {
      let expected = CubicCurve.easeIn.value(at: ((step - 0.2) / 0.5).clampedToUnit)
      #expect(abs(track.progress(at: step) - expected) < 1e-9)
    }
    let open = self.track(ElementTiming(delay: 0.1), in: 0.4)
    #expect(abs(open.progress(at: 0.625) - 0.5) < 1e-9 && open.progress(at: 0.25) == 0)
    #expect(ElementInterval.whole.progress(at: 0.3) == 0.3)
  }

  @Test("Only an interval that reaches an end of the flight continues past that end")
  func pastEnds() {
    #expect(ElementInterval.whole.progress(at: 1.2) == 1.2)
    let early = track(ElementTiming(duration: 0.5))
    #expect(early.progress(at: 1.2) == 1 && early.progress(at: -0.1) == -0.1)
    let late = track(ElementTiming(delay: 0.5))
    #expect(late.progress(at: 1.2) == 1.2 && late.progress(at: -0.1) == 0)
  }

  @Test("A zero duration is a step")
  func step() {
    let step = track(ElementTiming(delay: 0.5, duration: 0))
    #expect(step.progress(at: 0.49) == 0 && step.progress(at: 0.5) == 1)
    let still = track(ElementTiming(delay: 0.5), in: 0)
    #expect(still.progress(at: 0.5) == 0.5)
  }

  @Test("A timing that is slightly longer than the flight exceeds it")
  func exceeds() {
    #expect(ElementTiming(duration: 1.00001).exceeds(1) && !ElementTiming(duration: 1).exceeds(1))
    #expect(!ElementTiming().exceeds(0.1) && ElementTiming(delay: 0.1).exceeds(0.2))
  }

  @Test("Numbers out of range are limited")
  func limits() {
    #expect(ElementModifier.Curve.spring(dampingRatio: .nan) == .spring(dampingRatio: 1))
    #expect(ElementModifier.Curve.spring(dampingRatio: -3) == .spring(dampingRatio: 0.1))
    let wild = ElementModifier.Curve.cubic(
      CGPoint(x: -1, y: CGFloat.nan), CGPoint(x: 9, y: 1)
    ).shape
    #expect(steps.allSatisfy { wild.progress(at: $0).isFinite })
    let high = CGPoint(x: 0.5, y: 10)
    let higher = CGPoint(x: 0.5, y: 15)
    #expect(ElementModifier.Curve.cubic(.zero, higher) == .cubic(.zero, high))
    #expect(ElementModifier.Curve.cubic(higher, .zero) == .cubic(high, .zero))
    #expect("\(ElementModifier.Curve.spring(dampingRatio: 0.5))" == "a spring of 0.5")
  }
}

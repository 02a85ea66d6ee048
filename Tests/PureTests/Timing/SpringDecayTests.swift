import Testing

@testable import InterruptibleTransitions

@Suite("Decay of an offset along a spring")
struct SpringDecayTests {
  nonisolated private static let springs = [1, 0.9, 0.75, 0.3].map {
    Spring(dampingRatio: $0, frequency: 15)
  }

  @Test("A decay is the spring's motion over the same distance", arguments: springs)
  func sameAsSpring(_ spring: Spring) {
    for velocity in [-4_000, -100, 0, 250, 3_000.0] {
      let decay = SpringDecay(from: 200, velocity: velocity, along: spring)
      for step in 0...40 {
        let time = Double(step) / 40
        let expected = 200 * spring.residual(at: time, initialVelocity: -velocity / 200)
        #expect(abs(decay.value(at: time) - expected) < 1e-9)
      }
    }
  }

  @Test("A decay without a distance starts at the velocity and returns to zero", arguments: springs)
  func withoutDistance(_ spring: Spring) {
    let decay = SpringDecay(from: 0, velocity: 1_000, along: spring)
    #expect(decay.value(at: 0) == 0)
    #expect(abs(decay.value(at: 1e-6) / 1e-6 - 1_000) < 1)
    let duration = decay.duration(within: 0.25)
    for step in 0...50 { #expect(abs(decay.value(at: duration + Double(step) / 50)) <= 0.2501) }
  }

  @Test("At the end of its duration a decay is within the tolerance", arguments: springs)
  func durations(_ spring: Spring) {
    for (distance, velocity) in [(0.0, 0.0), (0.1, 0), (500, 0), (-300, 4_000), (1, -1e9)] {
      let decay = SpringDecay(from: distance, velocity: velocity, along: spring)
      let duration = decay.duration(within: 0.25)
      #expect(duration.isFinite && duration >= 0)
      for step in 0...50 {
        #expect(abs(decay.value(at: duration + Double(step) / 100)) <= 0.2501)
      }
    }
  }

  @Test("Values that are not finite count as zero")
  func notFinite() {
    let decay = SpringDecay(from: .nan, velocity: .infinity, along: Self.springs[0])
    #expect(decay.value(at: 1) == 0 && decay.value(at: .nan) == 0)
    #expect(decay.duration(within: 0.25) == 0)
  }
}

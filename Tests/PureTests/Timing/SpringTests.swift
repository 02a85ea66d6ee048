import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite("Spring")
nonisolated struct SpringTests {
  static let springs: [Spring] = [0.05, 0.2, 0.5, 0.8, 0.99, 0.9999, 1].flatMap { ratio in
    [0.1, 0.35, 2].map { Spring(dampingRatio: ratio, response: $0) }
  }
  static let velocities: [Double] = [
    0, 1, -1, 5, -5, 17.95, 18, 40, -40, 60, 500, -500, 1e6, -1e6, 1e300, -1e300,
  ]

  @Test("A critically damped spring for half a second has the known constants and positions")
  func criticalVector() {
    let spring = Spring(dampingRatio: 1, duration: 0.5)
    #expect(abs(spring.frequency - 18.466827) < 1e-6)
    #expect(abs(spring.stiffness - 341.0237) < 1e-4)
    #expect(abs(spring.damping - 36.9337) < 1e-4)
    let expected = [0.236069, 0.671068, 0.944477, 0.992211, 0.999000]
    for (fraction, value) in zip([0.1, 0.25, 0.5, 0.75, 1], expected) {
      #expect(abs(spring.value(at: fraction * 0.5) - value) < 6e-7)
    }
  }

  @Test("A spring with damping ratio 0.5 for a second has the known constants and positions")
  func bouncyVector() {
    let spring = Spring(dampingRatio: 0.5, duration: 1)
    #expect(abs(spring.frequency - 14.727003) < 1e-6)
    #expect(abs(spring.stiffness - 216.8846) < 1e-4)
    #expect(abs(spring.damping - 14.7270) < 1e-4)
    let expected = [0.596099, 1.162799, 0.973570, 1.004279, 0.999309]
    for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 1], expected) {
      #expect(abs(spring.value(at: time) - value) < 6e-7)
    }
  }

  @Test("A spring with a ratio and a duration settles after that duration in UIKit")
  func durationVector() {
    // On a device UIKit reports this duration for mass 1, stiffness 100 and damping 10.
    let spring = Spring(dampingRatio: 0.5, duration: 1.4727003346780927)
    #expect(abs(spring.stiffness - 100) < 1e-9)
    #expect(abs(spring.damping - 10) < 1e-9)
    for ratio in [0.05, 0.25, 0.8, 0.999, 1] {
      let spring = Spring(dampingRatio: ratio, duration: 0.7)
      #expect(abs(spring.settlingDuration() - 0.7) < 1e-9)
      #expect(abs(spring.slowed(by: 300).settlingDuration() - 210) < 1e-6)
    }
  }

  @Test("Mass 1, stiffness 100, damping 10 has the known positions")
  func physicalVector() {
    let spring = Spring(stiffness: 100, damping: 10)
    let expected = [0.340300, 0.849426, 1.124355, 1.074591, 1.002170, 0.999309]
    for (time, value) in zip([0.1, 0.2, 0.3, 0.5, 1, 1.4727], expected) {
      #expect(abs(spring.value(at: time) - value) < 6e-7)
    }
  }

  @Test("Constants by response follow the formula for designers")
  func response() {
    let spring = Spring(dampingRatio: 0.7, response: 0.5)
    #expect(abs(spring.stiffness - pow(2 * .pi / 0.5, 2)) < 1e-9)
    #expect(abs(spring.damping - 4 * .pi * 0.7 / 0.5) < 1e-9)
  }

  @Test("Damping above critical is critical")
  func overdamped() {
    let spring = Spring(mass: 3, stiffness: 1000, damping: 500)
    #expect(spring.dampingRatio == 1)
    #expect(abs(spring.damping - 2 * 3000.0.squareRoot()) < 1e-9)
    #expect(abs(spring.settlingDuration() - 0.5057) < 1e-4)
    #expect(Spring(dampingRatio: 4, duration: 1) == Spring(dampingRatio: 1, duration: 1))
  }

  @Test("Extreme ratios and durations are limited")
  func limits() {
    #expect(Spring(dampingRatio: 1e-9, duration: 1) == Spring(dampingRatio: 0.01, duration: 1))
    #expect(Spring(dampingRatio: 1, duration: 0) == Spring(dampingRatio: 1, duration: 0.01))
  }

  @Test("A spring starts at 0 with its initial velocity", arguments: springs)
  func start(spring: Spring) {
    for velocity in Self.velocities where abs(velocity) < 1e9 {
      #expect(spring.value(at: 0, initialVelocity: velocity) == 0)
      #expect(spring.velocity(at: 0, initialVelocity: velocity) == velocity)
    }
  }

  @Test("The velocity is the derivative of the value", arguments: springs)
  func derivative(spring: Spring) {
    let step = 1e-6
    for velocity in [0, 3, -3, 30, -30] as [Double] {
      for time in stride(from: 0.01, through: 1.5, by: 0.01) {
        let after = spring.value(at: time + step, initialVelocity: velocity)
        let before = spring.value(at: time - step, initialVelocity: velocity)
        let derivative = (after - before) / (2 * step)
        let reported = spring.velocity(at: time, initialVelocity: velocity)
        #expect(abs(reported - derivative) < 1e-5 * max(1, abs(spring.frequency * velocity)))
      }
    }
  }

  @Test("A spring obeys the equation of motion", arguments: springs)
  func equation(spring: Spring) {
    let step = 1e-5
    for velocity in [0, 3, -3] as [Double] {
      for time in stride(from: 0.01, through: 1, by: 0.01) {
        let after = spring.velocity(at: time + step, initialVelocity: velocity)
        let before = spring.velocity(at: time - step, initialVelocity: velocity)
        let force =
          spring.stiffness * (1 - spring.value(at: time, initialVelocity: velocity))
          - spring.damping * spring.velocity(at: time, initialVelocity: velocity)
        let acceleration = (after - before) / (2 * step)
        #expect(abs(acceleration - force / spring.mass) < 1e-3 * max(1, spring.stiffness))
      }
    }
  }

  @Test("Times before the start, NaN and infinity do not trap")
  func nonsense() {
    let spring = Spring(dampingRatio: 0.5, response: 0.3)
    for time in [-1, -.infinity, .nan] as [Double] {
      #expect(spring.value(at: time, initialVelocity: 2) == 0)
      #expect(spring.velocity(at: time, initialVelocity: 2) == 2)
    }
    #expect(spring.value(at: .infinity, initialVelocity: -2) == 1)
    #expect(spring.velocity(at: .infinity) == 0)
    for velocity in [.nan, .infinity, -.infinity] as [Double] {
      #expect(spring.value(at: 0.1, initialVelocity: velocity) == spring.value(at: 0.1))
      #expect(spring.settlingDuration(initialVelocity: velocity) == spring.settlingDuration())
    }
  }

  @Test("The default initial velocity is 0")
  func atRest() {
    let spring = Spring(dampingRatio: 0.6, duration: 1)
    for part in stride(from: 0.0, to: 1, by: 0.1) {
      #expect(spring.value(at: part) == spring.value(at: part, initialVelocity: 0))
      #expect(spring.velocity(at: part) == spring.velocity(at: part, initialVelocity: 0))
      #expect(spring.firstCrossing(of: part) == spring.firstCrossing(of: part, initialVelocity: 0))
    }
  }
}

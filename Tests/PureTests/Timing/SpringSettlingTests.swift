import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite("Spring: settling and crossing")
nonisolated struct SpringSettlingTests {
  @Test("The settling duration equals that of Core Animation")
  func knownDurations() {
    func duration(damping: Double) -> TimeInterval {
      Spring(stiffness: 100, damping: damping).settlingDuration()
    }
    #expect(abs(duration(damping: 10) - 1.4727003346780927) < 1e-15)
    #expect(abs(duration(damping: 5) - 2.855) < 5e-4)
    #expect(abs(duration(damping: 15) - 1.022) < 5e-4)
    #expect(abs(Spring(stiffness: 1, damping: 2).settlingDuration() - 9.233413476) < 1e-9)
  }

  @Test(
    "Springs by response settle at the known times",
    arguments: [
      (1, 0.3, 0.44086), (1, 0.4, 0.58782), (1, 0.5, 0.73477), (0.8, 0.3, 0.46285),
      (0.8, 0.4, 0.61713), (0.7, 0.5, 0.86296),
    ] as [(Double, Double, Double)])
  func byResponse(ratio: Double, response: TimeInterval, expected: TimeInterval) {
    let spring = Spring(dampingRatio: ratio, response: response)
    #expect(abs(spring.settlingDuration() - expected) < 6e-6)
  }

  @Test(
    "A critically damped spring for a duration settles after that duration",
    arguments: [0.01, 0.3, 1, 10])
  func forDuration(duration: TimeInterval) {
    let spring = Spring(dampingRatio: 1, duration: duration)
    #expect(abs(spring.settlingDuration() - duration) < 1e-12)
  }

  @Test(
    "After the settling duration a spring stays near its target, at any velocity",
    arguments: SpringTests.springs)
  func staysSettled(spring: Spring) {
    for velocity in SpringTests.velocities {
      let duration = spring.settlingDuration(initialVelocity: velocity)
      #expect(duration.isFinite && duration > 0)
      for step in 0...2000 {
        let time = duration * (1 + Double(step) / 1000)
        #expect(
          abs(spring.residual(at: time, initialVelocity: velocity)) <= Spring.tolerance
            * (1 + 1e-9),
          "velocity \(velocity)")
      }
    }
  }

  @Test("A critically damped spring is not settled before its settling duration")
  func notBefore() {
    let spring = Spring(dampingRatio: 1, response: 0.35)
    for velocity in SpringTests.velocities {
      let time = spring.settlingDuration(initialVelocity: velocity) * (1 - 1e-6)
      #expect(abs(spring.residual(at: time, initialVelocity: velocity)) > Spring.tolerance)
    }
  }

  @Test(
    "The first crossing is at the value, and all earlier values are less",
    arguments: SpringTests.springs)
  func crossing(spring: Spring) {
    for velocity in [0, 4, -4, 50, -50] as [Double] {
      for value in stride(from: 0.05, through: 0.999, by: 0.05) {
        let time = spring.firstCrossing(of: value, initialVelocity: velocity)
        #expect(abs(spring.value(at: time, initialVelocity: velocity) - value) < 1e-9)
        for step in 0..<200 {
          let earlier = time * Double(step) / 200
          #expect(spring.value(at: earlier, initialVelocity: velocity) < value)
        }
      }
    }
  }

  @Test("Only a spring that overshoots crosses its target")
  func crossingTarget() {
    let bouncy = Spring(dampingRatio: 0.5, response: 0.4)
    let time = bouncy.firstCrossing(of: 1)
    #expect(abs(bouncy.value(at: time) - 1) < 1e-12)
    #expect(bouncy.firstCrossing(of: 7) == time)
    let critical = Spring(dampingRatio: 1, response: 0.4)
    #expect(critical.firstCrossing(of: 1) == .infinity)
    #expect(critical.firstCrossing(of: 1, initialVelocity: -3) == .infinity)
    let fast = critical.firstCrossing(of: 1, initialVelocity: 30)
    #expect(abs(fast - 1 / (30 - critical.frequency)) < 1e-9)
    #expect(critical.firstCrossing(of: 1 - 1e-15).isFinite)
    let late = critical.firstCrossing(of: 0.9, initialVelocity: -1e80)
    #expect(abs(critical.value(at: late, initialVelocity: -1e80) - 0.9) < 1e-9)
  }

  @Test("Crossing the target before an overshoot is not settling")
  func crossingIsNotSettling() {
    let spring = Spring(dampingRatio: 1, frequency: 1)
    for velocity in stride(from: 1, through: 1.5, by: 0.001) {
      let duration = spring.settlingDuration(initialVelocity: velocity)
      let before = spring.residual(at: duration * (1 - 1e-6), initialVelocity: velocity)
      #expect(abs(before) > Spring.tolerance)
      for time in stride(from: duration, through: 20, by: 0.05) {
        let after = spring.residual(at: time, initialVelocity: velocity)
        #expect(abs(after) <= Spring.tolerance * (1 + 1e-9))
      }
    }
  }

  @Test("Values at or below the start are crossed at once", arguments: [0, -1, .nan] as [Double])
  func crossingNothing(value: Double) {
    #expect(Spring(dampingRatio: 0.5, response: 0.4).firstCrossing(of: value) == 0)
  }
}

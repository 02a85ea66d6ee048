import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite("Completion rule")
struct CompletionRuleTests {
  @Test("Momentum projects the position as in Designing Fluid Interfaces")
  func projection() {
    #expect(abs(Momentum.normal.stoppingPosition(from: 0, velocity: 1000) - 499) < 1e-9)
    let fast = Momentum(decelerationRate: 0.99)
    #expect(abs(fast.stoppingPosition(from: 0, velocity: 1000) - 99) < 1e-9)
    #expect(abs(fast.stoppingPosition(from: 7, velocity: -1000) + 92) < 1e-9)
    #expect(Momentum.normal.stoppingPosition(from: 7, velocity: .nan) == 7)
    #expect(Momentum.normal.stoppingPosition(from: .infinity, velocity: 0) == 0)
  }

  @Test(
    "The position rule finishes from its threshold on, at any velocity",
    arguments: [(0.49, 20, false), (0.5, -20, true), (1, 0, true)] as [(Double, Double, Bool)])
  func position(progress: Double, velocity: Double, finishes: Bool) {
    let release = TransitionRelease(progress: progress, velocity: velocity)
    #expect(TransitionCompletionRule.position.finishes(release) == finishes)
  }

  @Test("The threshold of the position rule can be any number")
  func positionThreshold() {
    let release = TransitionRelease(progress: 0.3, velocity: 0)
    #expect(TransitionCompletionRule.position(threshold: 0.3).finishes(release))
    #expect(!TransitionCompletionRule.position(threshold: 0.31).finishes(release))
    #expect(
      TransitionCompletionRule.position(threshold: 0).finishes(
        TransitionRelease(progress: 0, velocity: 0)))
    #expect(
      !TransitionCompletionRule.position(threshold: 1.1).finishes(
        TransitionRelease(progress: 1, velocity: 0)))
  }

  @Test(
    "The momentum rule decides by the projected position",
    arguments: [
      (0.49, 0, false), (0.5, 0, true), (0.1, 0.8, false), (0.1, 0.81, true), (0.9, -0.8, true),
      (0.9, -0.81, false), (0, 1.1, true), (1, -1.1, false),
    ] as [(Double, Double, Bool)])
  func momentum(progress: Double, velocity: Double, finishes: Bool) {
    let release = TransitionRelease(progress: progress, velocity: velocity)
    #expect(TransitionCompletionRule.momentum.finishes(release) == finishes)
  }

  @Test("A faster deceleration requires a faster flick")
  func deceleration() {
    let rule = TransitionCompletionRule.momentum(decelerationRate: 0.99)
    #expect(!rule.finishes(TransitionRelease(progress: 0.1, velocity: 4)))
    #expect(rule.finishes(TransitionRelease(progress: 0.1, velocity: 4.1)))
    let late = TransitionCompletionRule.momentum(decelerationRate: 0.99, threshold: 0.6)
    #expect(!late.finishes(TransitionRelease(progress: 0.1, velocity: 4.1)))
  }

  @Test(
    "The direction rule decides by the direction of the velocity, and at rest by position",
    arguments: [
      (0.1, 0.01, true), (0.9, -0.01, false), (0.49, 0, false), (0.5, 0, true),
      (0.9, .nan, true),
    ] as [(Double, Double, Bool)])
  func direction(progress: Double, velocity: Double, finishes: Bool) {
    let release = TransitionRelease(progress: progress, velocity: velocity)
    #expect(TransitionCompletionRule.direction.finishes(release) == finishes)
  }

  @Test("A custom rule receives the release")
  func custom() {
    var told: [TransitionRelease] = []
    let rule = TransitionCompletionRule.custom { release in
      told.append(release)
      return release.velocity > 2
    }
    #expect(rule.finishes(TransitionRelease(progress: 0.2, velocity: 3)))
    #expect(!rule.finishes(TransitionRelease(progress: 0.2, velocity: 1)))
    #expect(told.map(\.velocity) == [3, 1])
  }

  @Test("A release limits its progress to 0...1, and replaces numbers that are not finite")
  func release() {
    #expect(
      TransitionRelease(progress: .nan, velocity: .nan)
        == TransitionRelease(progress: 0, velocity: 0))
    #expect(
      TransitionRelease(progress: .infinity, velocity: .infinity)
        == TransitionRelease(progress: 1, velocity: 0))
    #expect(
      TransitionRelease(progress: -3, velocity: -3) == TransitionRelease(progress: 0, velocity: -3))
  }

  @Test("A deceleration rate of 1 and a threshold that is not finite trap")
  func preconditions() async {
    await #expect(processExitsWith: .failure) {
      _ = TransitionCompletionRule.momentum(decelerationRate: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = TransitionCompletionRule.position(threshold: .nan)
    }
  }
}

import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite("Progress mapping")
nonisolated struct ProgressMappingTests {
  private let pull = TransitionProgressMapping(activation: 30, distance: 90)

  @Test(
    "Progress runs from 0 to 1 over the distance past the activation",
    arguments: [
      (-50, 0), (0, 0), (30, 0), (39, 0.1), (75, 0.5), (120, 1), (500, 1),
    ] as [(CGFloat, Double)])
  func progress(travel: CGFloat, expected: Double) {
    #expect(abs(pull.progress(at: travel) - expected) < 1e-12)
  }

  @Test("The inverse returns the travel", arguments: [0, 0.1, 0.5, 1] as [Double])
  func inverse(progress: Double) {
    #expect(abs(pull.progress(at: pull.travel(at: progress)) - progress) < 1e-12)
    let grabbed = pull.grabbed(at: -12, position: 0.7)
    #expect(abs(grabbed.progress(at: grabbed.travel(at: progress)) - progress) < 1e-12)
  }

  @Test(
    "A grab keeps the progress, which then follows the finger one to one",
    arguments: [0, 0.3, 1] as [Double])
  func grab(progress: Double) {
    let grabbed = pull.grabbed(at: 12, position: progress)
    #expect(grabbed.progress(at: 12) == progress)
    #expect(abs(grabbed.progress(at: 12 + 9) - min(progress + 0.1, 1)) < 1e-12)
    #expect(abs(grabbed.progress(at: 12 - 9) - max(progress - 0.1, 0)) < 1e-12)
  }

  @Test("Velocities are divided by the distance")
  func velocity() {
    #expect(pull.velocity(for: 180) == 2)
    #expect(pull.velocity(for: -45) == -0.5)
    #expect(pull.velocity(for: .nan) == 0)
    #expect(pull.velocity(for: .infinity) == 0)
  }

  @Test(
    "Without a usable distance progress stays at its base", arguments: [0, -90, .nan, .infinity])
  func uselessDistance(distance: CGFloat) {
    let mapping = TransitionProgressMapping(activation: 30, distance: distance)
    for travel in [0, 30, 500, -500, .nan, .infinity] as [CGFloat] {
      #expect(mapping.progress(at: travel) == 0)
      #expect(mapping.grabbed(at: 12, position: 0.4).progress(at: travel) == 0.4)
    }
    #expect(mapping.travel(at: 0.5) == 30)
    #expect(mapping.velocity(for: 100) == 0)
  }

  @Test("A travel that is not finite counts as no movement")
  func nonsense() {
    let grabbed = pull.grabbed(at: 12, position: 0.4)
    for travel in [.nan, .infinity, -.infinity] as [CGFloat] {
      #expect(grabbed.progress(at: travel) == 0.4)
    }
    #expect(pull.grabbed(at: .nan, position: .nan) == pull.grabbed(at: 0, position: 0))
    #expect(TransitionProgressMapping(activation: .nan, distance: 90).origin == 0)
    #expect(pull.travel(at: .nan) == 30)
  }
}

@Suite("Progress of a finger")
nonisolated struct FingerProgressTests {
  private let container = CGSize(width: 400, height: 800)

  @Test(
    "A movement counts in the mapping's direction, over points or a fraction of the container",
    arguments: [
      (.down, 200, CGPoint(x: 50, y: 100), 0.5), (.up, 200, CGPoint(x: 0, y: -100), 0.5),
      (.left, 200, CGPoint(x: -50, y: 9), 0.25),
      (.right, .fraction(0.5), CGPoint(x: 50, y: 0), 0.25),
      (.down, .fraction(0.5), CGPoint(x: 0, y: 100), 0.25), (.down, 200, CGPoint(x: 0, y: -9), 0),
    ] as [(TransitionDirection, TransitionDistance, CGPoint, Double)])
  func movement(
    direction: TransitionDirection, distance: TransitionDistance, movement: CGPoint,
    progress: Double
  ) {
    let mapping = TransitionProgressMapping(direction, over: distance, in: container)
    #expect(abs(mapping.progress(at: mapping.travel(of: movement)) - progress) < 1e-12)
  }

  @Test("Along an axis the first movement determines the direction")
  func axis() {
    let up = TransitionProgressMapping(
      along: .vertical, following: CGPoint(x: 5, y: -1), over: 100, past: 10, in: container)
    #expect(up.direction == .up)
    #expect(up.progress(at: up.travel(of: CGPoint(x: 0, y: -60))) == 0.5)
    let left = TransitionProgressMapping(
      along: .horizontal, following: CGPoint(x: -1, y: 7), over: .fraction(1), in: container)
    #expect(left.direction == .left)
    #expect(left.distance == 400)
  }

  @Test("A movement past the ends is the overshoot, in points")
  func overshoot() {
    let mapping = TransitionProgressMapping(.down, over: 200, past: 20, in: container)
    #expect(mapping.overshoot(at: 100) == 0)
    #expect(abs(mapping.overshoot(at: 250) - 30) < 1e-9)
    #expect(abs(mapping.overshoot(at: 0) + 20) < 1e-9)
    #expect(mapping.overshoot(at: .nan) == 0)
    #expect(abs(mapping.position(at: 270) - 1.25) < 1e-12)
    let useless = TransitionProgressMapping(.down, over: .fraction(.nan), in: container)
    #expect(useless.overshoot(at: 500) == 0)
    #expect(useless.position(at: 500) == 0)
  }

  @Test("A mapping that is grabbed past an end continues from there")
  func caughtPastEnd() {
    let mapping = TransitionProgressMapping(.down, over: 200, in: container).grabbed(
      at: 10, position: 1.2)
    #expect(abs(mapping.position(at: 10) - 1.2) < 1e-12)
    #expect(abs(mapping.position(at: -30) - 1) < 1e-12)
    #expect(mapping.progress(at: 10) == 1)
  }

  @Test("An integer literal is a distance in points")
  func literals() {
    let distances: [TransitionDistance] = [12, .points(12.5), .fraction(0.25)]
    let container = CGSize(width: 200, height: 400)
    #expect(distances.map { $0.points(in: container, along: .left) } == [12, 12.5, 50])
    #expect(distances.map { $0.points(in: container, along: .up) } == [12, 12.5, 100])
  }

  @Test("Without an activation progress begins with the movement")
  func noActivation() {
    let mappings = [
      TransitionProgressMapping(distance: 100),
      TransitionProgressMapping(.right, over: 100, in: container),
      TransitionProgressMapping(
        along: .horizontal, following: CGPoint(x: 1, y: 0), over: 100, in: container),
    ]
    for mapping in mappings {
      #expect(mapping.origin == 0 && mapping.base == 0 && mapping.progress(at: 50) == 0.5)
    }
  }
}

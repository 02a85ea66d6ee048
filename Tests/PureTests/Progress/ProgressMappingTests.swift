import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite("Progress mapping")
nonisolated struct ProgressMappingTests {
  private let pull = ProgressMapping(activation: 30, distance: 90)

  @Test(
    "Past the activation progress runs over the distance, and no further",
    arguments: [
      (-50, 0), (0, 0), (30, 0), (39, 0.1), (75, 0.5), (120, 1), (500, 1),
    ] as [(CGFloat, Double)])
  func progress(travel: CGFloat, expected: Double) {
    #expect(abs(pull.progress(at: travel) - expected) < 1e-12)
  }

  @Test("The inverse leads back", arguments: [0, 0.1, 0.5, 1] as [Double])
  func inverse(progress: Double) {
    #expect(abs(pull.progress(at: pull.travel(at: progress)) - progress) < 1e-12)
    let grabbed = pull.grabbed(at: -12, progress: 0.7)
    #expect(abs(grabbed.progress(at: grabbed.travel(at: progress)) - progress) < 1e-12)
  }

  @Test("A grab moves nothing, then follows one to one", arguments: [0, 0.3, 1] as [Double])
  func grab(progress: Double) {
    let grabbed = pull.grabbed(at: 12, progress: progress)
    #expect(grabbed.progress(at: 12) == progress)
    #expect(abs(grabbed.progress(at: 12 + 9) - min(progress + 0.1, 1)) < 1e-12)
    #expect(abs(grabbed.progress(at: 12 - 9) - max(progress - 0.1, 0)) < 1e-12)
  }

  @Test("Velocities are scaled by the distance")
  func velocity() {
    #expect(pull.velocity(for: 180) == 2)
    #expect(pull.velocity(for: -45) == -0.5)
    #expect(pull.velocity(for: .nan) == 0)
    #expect(pull.velocity(for: .infinity) == 0)
  }

  @Test(
    "Without a usable distance progress stays at its base", arguments: [0, -90, .nan, .infinity])
  func uselessDistance(distance: CGFloat) {
    let mapping = ProgressMapping(activation: 30, distance: distance)
    for travel in [0, 30, 500, -500, .nan, .infinity] as [CGFloat] {
      #expect(mapping.progress(at: travel) == 0)
      #expect(mapping.grabbed(at: 12, progress: 0.4).progress(at: travel) == 0.4)
    }
    #expect(mapping.travel(at: 0.5) == 30)
    #expect(mapping.velocity(for: 100) == 0)
  }

  @Test("A reading that is no number counts as no movement")
  func nonsense() {
    let grabbed = pull.grabbed(at: 12, progress: 0.4)
    for travel in [.nan, .infinity, -.infinity] as [CGFloat] {
      #expect(grabbed.progress(at: travel) == 0.4)
    }
    #expect(pull.grabbed(at: .nan, progress: .nan) == pull.grabbed(at: 0, progress: 0))
    #expect(ProgressMapping(activation: .nan, distance: 90).origin == 0)
    #expect(pull.travel(at: .nan) == 30)
  }
}

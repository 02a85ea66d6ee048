import HeadlessDevice
import InterruptibleTransitions
import Testing

@testable import Rehearsals

/// A short series. `ContinuityTests` in the package Verification covers all moments, frame rates
/// and ends. Its command `readings continuity` runs their full product.
@Suite("Continuity (short series)")
struct ShortContinuityTests {
  @Test(
    "A flight that is held, moved and released does not jump and keeps its velocity",
    arguments: CourseTiming.allCases)
  func fewMoments(_ timing: CourseTiming) throws {
    let series = Series.ofToolkit(Course(timing))
    for (moment, finishes) in [(0, true), (0.4, false), (1, true)] {
      let findings = try #require(series.fly(grabbedAt: moment, finishes: finishes))
      #expect(findings.isContinuous, "\(findings)")
    }
  }

  @Test(
    "A flight under UIKit variants that is held, moved and released does not jump", .underVariants,
    arguments: [false, true])
  func everyReading(isReversed: Bool) throws {
    let series = Series.ofToolkit(Course(.easeOut, isReversed: isReversed))
    for (moment, finishes) in [(0.3, true), (0.6, false)] {
      let findings = try #require(series.fly(grabbedAt: moment, finishes: finishes))
      // `RoundingTests` tests the effect of rounding.
      if within(0, orStep: 1) == 0 { #expect(findings.isContinuous, "\(findings)") }
    }
  }
}

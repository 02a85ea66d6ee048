import Continuity
import Testing

@testable import HeadlessUIKit

@Suite("Continuity")
struct ContinuityTests {
  /// The moments of a flight at which it is grabbed, as shares of it.
  nonisolated static let moments = (0..<64).map { Double($0) / 63 }

  /// Flies at each of the moments; over all of them each frame rate, way and end meets each other.
  private func worst(
    _ timing: CourseTiming, moments: [Double] = Self.moments
  ) throws -> [(String, Trial.Findings)] {
    var all: [(String, Trial.Findings)] = []
    for isReversed in [false, true] {
      for framesPerSecond in [60, 120] {
        let course = Course(timing, isReversed: isReversed, framesPerSecond: framesPerSecond)
        let series = Series.ofToolkit(course)
        for (index, moment) in moments.enumerated()
        where (index + (isReversed ? 1 : 0) + framesPerSecond / 60) % 2 == 0 {
          let finishes = index / 2 % 2 == 0
          let findings = try #require(series.fly(grabbedAt: moment, finishes: finishes))
          all.append(("\(course), \(moment), \(finishes)", findings))
        }
      }
    }
    return all
  }

  private func expectContinuous(_ name: String, _ findings: Trial.Findings) {
    #expect(findings.grab < Trial.tolerance, "\(name): the grab moves it")
    #expect(findings.hold < 0.01, "\(name): it moves while the finger does not")
    #expect(findings.follow < Trial.tolerance, "\(name): it does not follow the finger")
    #expect(findings.alignment < Trial.tolerance, "\(name): a delayed block jumps")
    #expect(findings.spring < Trial.tolerance, "\(name): it is not on the spring's closed form")
    #expect(findings.velocityBreak < 0.01, "\(name): the velocity breaks")
    #expect(findings.faults == [], "\(name)")
  }

  @Test(
    "Grabbed at any moment, moved and let go, nothing jumps and no velocity breaks",
    arguments: CourseTiming.allCases)
  func everyMoment(_ timing: CourseTiming) throws {
    for (name, findings) in try worst(timing) { expectContinuous(name, findings) }
  }
}

import Continuity
import HeadlessDevice
import InterruptibleTransitions
import Testing

@testable import Rehearsals

@Suite("Continuity")
struct ContinuityTests {
  private func expectContinuous(_ findings: Trial.Findings) {
    #expect(findings.isContinuous, "\(findings)")
  }

  @Test(
    "A grab, a movement and a release at any moment cause no jump and no velocity break",
    arguments: FlightTiming.allCases)
  func everyMoment(_ timing: FlightTiming) throws {
    // Each pair of timing, moment, direction, frame rate and end occurs at least once.
    let number = try #require(FlightTiming.allCases.firstIndex(of: timing))
    var flights = 0
    for isReversed in [false, true] {
      for framesPerSecond in [60, 120] {
        let parameters = FlightParameters(
          timing, isReversed: isReversed, framesPerSecond: framesPerSecond)
        let survey = Series.ofToolkit(parameters).survey { moment in
          let isChosen =
            ((number + moment) % 2 == 1) == isReversed
            && ((number / 2 + moment) % 2 == 1) == (framesPerSecond == 120)
          return isChosen ? [(number / 3 + moment / 2) % 2 == 0] : []
        }
        for findings in survey { expectContinuous(findings) }
        flights += survey.count
      }
    }
    #expect(flights == Series.moments)
  }

  @Test("A spring that overshoots is as exact as other timings if all blocks begin at the start")
  func swingAlone() {
    for isReversed in [false, true] {
      let parameters = FlightParameters(.spring, isReversed: isReversed, hasLateBlocks: false)
      let survey = Series.ofToolkit(parameters).survey()
      for findings in survey { expectContinuous(findings) }
      #expect(survey.count == Series.moments)
    }
  }

  @Test(
    "A stand-in does not jump, and has the animator's progress in every frame",
    arguments: FlightTiming.allCases, [false, true])
  func standIns(_ timing: FlightTiming, isReversed: Bool) {
    let parameters = FlightParameters(timing, isReversed: isReversed)
    let survey = Series.ofStandIns(parameters).survey {
      $0.isMultiple(of: 2) ? [$0.isMultiple(of: 4)] : []
    }
    for findings in survey { expectContinuous(findings) }
    #expect(survey.count > 20)
    let observation = Observation(StandInFlyer(parameters, on: Device()), parameters)
    for frame in observation.frames { #expect(abs(frame[0] - frame[1]) < 0.01) }
  }

  @Test(
    "Grabbing a flight past its ends with any gesture causes no jump", arguments: [false, true])
  func handovers(ofStandIns: Bool) {
    let all = ofStandIns ? Handover.allOfStandIns : Handover.all
    let jumps = all.map { ($0, $0.fly()) }
    #expect(jumps.count { $0.1 != nil } > 100)
    for (handover, jump) in jumps { #expect(jump ?? 0 < Trial.tolerance, "\(handover)") }
  }

  @Test("A handwritten view controller jumps, and breaks the finger's velocity")
  func byHand() {
    let worst = Trial.Findings(worstOf: Series.byHand(FlightParameters(.easeOut)).survey())
    #expect(worst.jump > 10 * Trial.tolerance)
    #expect(worst.velocityBreak > 0.1)
  }
}

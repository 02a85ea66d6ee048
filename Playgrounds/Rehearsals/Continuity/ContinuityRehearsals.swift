import HeadlessDevice
import InterruptibleTransitions

/// Rehearsals of a flight that is grabbed, moved and released, measured at many moments.
enum ContinuityRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        scene: "continuity", ending: "nothing jumps",
        summary: """
          A finger touches the screen during a flight, waits, moves up and down, and lifts. The \
          squares stop at once. The blue square follows the finger, and continues at the finger's \
          velocity. The other squares started later, and none of them jumps.
          """, script: play)
    ]
  }

  /// The moment at which the finger comes down, as a fraction of the flight.
  private static let moment = 0.4

  /// Plays one flight, plots the positions of its squares, and measures a series of flights.
  private static func play(_ fixture: RehearsalFixture) {
    let parameters = FlightParameters(.easeOut, framesPerSecond: fixture.device.framesPerSecond)
    let series = Series.ofToolkit(parameters)
    guard fixture.isRecorded else {
      let flight = series.fly(grabbedAt: moment, finishes: true, on: fixture.device)
      expect(flight.map { [$0] } ?? [], fixture)
      return
    }
    let positions = series.fly(grabbedAt: moment, finishes: true)?.positions ?? []
    var frame = 0
    let observation = fixture.device.onFrame { [device = fixture.device] _ in
      if positions.indices.contains(frame) {
        device.plot("First square", unit: "pt", positions[frame][0])
        device.plot("Later square", unit: "pt", positions[frame][1])
      }
      frame += 1
    }
    _ = series.fly(grabbedAt: moment, finishes: true, on: fixture.device)
    observation.cancel()
    let survey = series.survey()
    // Each flight of the survey has a separate device.
    fixture.count(
      seconds: survey.map { Double($0.positions.count) * parameters.frame }.reduce(0, +))
    let worst = expect(survey, fixture)
    fixture.report(
      "worst jump \(formatted(worst.jump)) pt, worst velocity break "
        + "\(formatted(worst.velocityBreak * 100)) %, over \(Series.moments) moments")
  }

  /// Expects that no flight jumps or breaks the velocity, and returns the worst measurements.
  @discardableResult
  private static func expect(
    _ flights: [Trial.Findings], _ fixture: RehearsalFixture
  ) -> Trial.Findings {
    let worst = Trial.Findings(worstOf: flights)
    fixture.expect(!flights.isEmpty, "the flight ended before it was grabbed")
    fixture.expectMotion(
      worst.jump < Trial.tolerance, "a square jumps by \(worst.jump) points")
    fixture.expectMotion(
      worst.velocityBreak < 0.01, "the velocity breaks by \(worst.velocityBreak)")
    fixture.expect(worst.faults == [], "\(worst.faults)")
    return worst
  }
}

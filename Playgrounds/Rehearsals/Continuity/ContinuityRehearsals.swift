import Continuity
import HeadlessDevice
import InterruptibleTransitions

/// The same flight twice, grabbed, moved and released: with the toolkit, and with a controller as
/// it is usually written by hand.
enum ContinuityRehearsals {
  static let scene = "continuity"

  static var all: [Rehearsal] {
    [
      Rehearsal(
        scene: scene, ending: "by the toolkit",
        summary: """
          A finger comes down in mid-flight, waits, moves up and down again and is lifted. The \
          squares stop at once, the blue one follows the finger, and flies on as fast as the finger \
          was. The others began later, and none of them jumps.
          """, script: byToolkit),
      Rehearsal(
        scene: scene, ending: "by hand",
        summary: """
          The same finger, and a transition that a common article taught: it jumps when it is \
          grabbed, and forgets the finger's velocity.
          """, meetsEveryReading: false, script: byHand),
    ]
  }

  /// The moment at which the finger comes down, as a fraction of the flight.
  private static let moment = 0.4

  private static func byToolkit(_ fixture: RehearsalFixture) {
    let worst = play(\.toolkit, on: fixture)
    fixture.expectMotion(worst.jump < Trial.tolerance, "something jumps by \(worst.jump) points")
    fixture.expectMotion(
      worst.velocityBreak < 0.01, "the velocity breaks by \(worst.velocityBreak)")
    fixture.expect(worst.faults == [], "\(worst.faults)")
  }

  private static func byHand(_ fixture: RehearsalFixture) {
    let worst = play(\.byHand, on: fixture)
    fixture.expect(worst.jump > Trial.tolerance, "nothing jumps")
    fixture.expect(worst.velocityBreak > 0.01, "no velocity breaks")
  }

  /// The trials of both controllers.
  private struct Rivals {
    let toolkit: Series
    let byHand: Series

    init(_ course: Course) {
      (toolkit, byHand) = (.ofToolkit(course), .byHand(course))
    }
  }

  /// Plays one flight on the fixture, plots its shown positions and those of the other flight, and
  /// measures a whole series.
  ///
  /// - Returns: The worst measurements of the series.
  private static func play(
    _ which: KeyPath<Rivals, Series>, on fixture: RehearsalFixture
  ) -> Trial.Findings {
    let course = Course(.easeOut, framesPerSecond: fixture.device.framesPerSecond)
    let rivals = Rivals(course)
    let series = rivals[keyPath: which]
    guard fixture.isRecorded else {
      let flight = series.fly(grabbedAt: moment, finishes: true, on: fixture.device)
      return flight ?? Trial.Findings(worstOf: [])
    }
    let plots = [("Toolkit", rivals.toolkit), ("By hand", rivals.byHand)]
      .flatMap { name, series in
        let positions = series.fly(grabbedAt: moment, finishes: true)?.positions ?? []
        return [
          (name, positions.map { $0[0] }), ("\(name), begun later", positions.map { $0[1] }),
        ]
      }
    var frame = 0
    let observation = fixture.device.onFrame { [device = fixture.device] _ in
      for (name, places) in plots where places.indices.contains(frame) {
        device.plot(name, unit: "pt", places[frame])
      }
      frame += 1
    }
    _ = series.fly(grabbedAt: moment, finishes: true, on: fixture.device)
    observation.cancel()
    let survey = series.survey()
    // Each of its flights has a device of its own.
    fixture.count(
      seconds: survey.map { Double($0.positions.count) * course.frame }.reduce(0, +))
    let worst = Trial.Findings(worstOf: survey)
    fixture.report(
      "worst jump \(formatted(worst.jump)) pt, worst velocity break "
        + "\(formatted(worst.velocityBreak * 100)) %, over \(Series.moments) moments")
    return worst
  }
}

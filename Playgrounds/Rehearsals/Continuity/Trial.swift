import Foundation
import HeadlessDevice
import InterruptibleTransitions

/// A flight that a finger grabs at a moment, holds, moves and releases.
package struct Trial {
  /// The largest distance of a position from the expected one, in points.
  package static let tolerance = 0.5

  /// The number of frames of the flight before the touch.
  let moment: Int
  let finishes: Bool
  let parameters: FlightParameters
  /// The undisturbed flight on this course.
  let reference: Observation
  /// The undisturbed flight to its end, finely sampled.
  let fine: Observation

  /// The speed of the finger when it lifts, in points per second.
  private static let speed = 300.0
  /// The distance that a finger moves before a pan recognizes it, in points.
  private static let slop = 12.0

  /// Runs the flight.
  ///
  /// - Parameter flyer: The presentation, on a separate device with the course's frame rate.
  /// - Returns: The measurements; nil if the flight had ended before the finger moved.
  package func fly(_ flyer: any Flyer) -> Findings? {
    var findings = Findings()
    var pilot = Pilot(flyer, parameters)
    while pilot.isFlying, pilot.frames.count < moment { pilot.makeFrame() }
    findings.positions = pilot.frames

    let finger = flyer.device.press(at: CGPoint(x: 200, y: 400))
    findings.positions.append(flyer.shown)
    let pressed = flyer.shown
    finger.move(by: CGVector(dx: 0, dy: Self.slop))
    guard flyer.endings.isEmpty, moment + 1 < reference.frames.count else { return nil }
    let held = flyer.shown
    // The flight may be grabbed at the touch or when the touch becomes a pan. In both cases no
    // probe moves further than its own motion.
    for (index, place) in held.enumerated() {
      let own =
        [pressed[index], reference.frames[max(moment - 1, 0)][index]]
        + [reference.frames[moment][index], reference.frames[moment + 1][index]]
      let excess = max((own.min() ?? 0) - place, place - (own.max() ?? 0), 0)
      findings.grab = max(findings.grab, excess)
    }
    findings.positions.append(held)
    for _ in 0..<3 {
      flyer.device.advance(by: parameters.frame)
      findings.hold = max(findings.hold, largest(flyer.shown, held))
      findings.positions.append(flyer.shown)
    }

    // A finger that moves very little must move a probe very little.
    finger.move(by: CGVector(dx: 0, dy: held[0] < FlightParameters.distance / 2 ? 0.001 : -0.001))
    findings.nudge = largest(flyer.shown, held)

    let origin = finger.location.y
    let start = flyer.shown[0]
    let isLateAdded = held[held.count - 1] > 0
    func move(by points: Double) {
      finger.move(by: CGVector(dx: 0, dy: points))
      let place = start + Double(finger.location.y - origin)
      findings.follow = max(findings.follow, abs(flyer.shown[0] - place))
      align(flyer.shown, isLateAdded, &findings)
      findings.positions.append(flyer.shown)
    }
    for _ in 0..<6 { move(by: start < FlightParameters.distance / 2 ? 10 : -10) }
    let velocity = finishes ? Self.speed : -Self.speed
    for _ in 0..<4 { move(by: velocity * parameters.frame) }
    finger.lift()
    findings.positions.append(flyer.shown)
    settle(flyer, velocity, isLateAdded, &findings)
    judge(flyer, &findings)
    return findings
  }

  /// Observes the flight from the release to its end.
  private func settle(
    _ flyer: any Flyer, _ velocity: Double, _ isLateAdded: Bool, _ findings: inout Findings
  ) {
    let start = flyer.shown[0]
    let target = finishes ? FlightParameters.distance : 0
    var differences = [0.0]
    while flyer.endings.isEmpty, differences.count < 5 * parameters.framesPerSecond {
      flyer.device.advance(by: parameters.frame)
      guard flyer.endings.isEmpty else { break }
      let shown = flyer.shown
      let elapsed = TimeInterval(differences.count) * parameters.frame
      let spring = target + criticallyDamped(start - target, velocity, elapsed)
      differences.append(shown[0] - spring)
      align(shown, isLateAdded, &findings)
      findings.positions.append(shown)
    }
    findings.spring = differences.map(abs).max() ?? 0
    if differences.count > 2 {
      // The derivative at the release, to the second order, of the difference from the spring.
      let slope = (4 * differences[1] - differences[2]) / (2 * parameters.frame)
      findings.velocityBreak = abs(slope / velocity)
    }
  }

  private func judge(_ flyer: any Flyer, _ findings: inout Findings) {
    flyer.device.advanceUntilIdle()
    if flyer.endings != [finishes] { findings.faults.append("ended with \(flyer.endings)") }
    if !flyer.isExactly(presented: finishes) { findings.faults.append("not exact at the end") }
  }

  /// Compares the probes with an undisturbed flight.
  private func align(_ shown: [Double], _ isLateAdded: Bool, _ findings: inout Findings) {
    // Near its end a curve that overshoots passes the same value several times. The late blocks
    // have a different position each time.
    guard (0.03...0.97).contains(shown[0] / FlightParameters.distance),
      let places = fine.places(whenFirstIs: shown[0])
    else { return }
    let count = isLateAdded ? shown.count : shown.count - 1
    findings.alignment = max(
      findings.alignment, largest(Array(shown.prefix(count)), Array(places.prefix(count))))
  }

  private func largest(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).map { abs($0 - $1) }.max() ?? 0
  }

  /// Returns the distance of a critically damped spring with the default response of .35 s, from a
  /// distance and a velocity.
  private func criticallyDamped(
    _ distance: Double, _ velocity: Double, _ time: TimeInterval
  ) -> Double {
    let frequency = 2 * Double.pi / 0.35
    return (distance + (velocity + frequency * distance) * time) * exp(-frequency * time)
  }
}

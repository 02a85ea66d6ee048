extension Trial {
  /// The measurements of a flight. Lengths are in points.
  package struct Findings {
    /// The name of the flight.
    package var name = ""
    /// The distance that a probe moved at the grab, in addition to its own motion.
    package var grab = 0.0
    /// The distance that a probe moved while the finger rested.
    package var hold = 0.0
    /// The distance that a probe moved when the finger moved by a thousandth of a point.
    package var nudge = 0.0
    /// The distance between the first probe and the finger.
    package var follow = 0.0
    /// The distance between the other probes and their positions in an undisturbed flight in which
    /// the first probe has the same position. It is the jump of a delayed block.
    package var alignment = 0.0
    /// The distance between the first probe and the closed form of the spring after the release.
    package var spring = 0.0
    /// The difference between the velocities directly before and after the release, as a fraction
    /// of the finger's velocity.
    package var velocityBreak = 0.0
    /// The largest permitted ``follow`` and ``spring``.
    package var limit = Trial.tolerance
    /// Descriptions of the errors at the end.
    package var faults: [String] = []
    /// The probes' positions in each frame, in points.
    package var positions: [[Double]] = []

    /// The largest jump of all measurements, in points.
    package var jump: Double { max(grab, hold, nudge, alignment) }
  }
}

extension Trial.Findings {
  /// Creates the worst values of several flights, separately for each measurement.
  package init(worstOf flights: [Self]) {
    func worst(_ figure: (Self) -> Double) -> Double { flights.map(figure).max() ?? 0 }
    grab = worst(\.grab)
    hold = worst(\.hold)
    nudge = worst(\.nudge)
    follow = worst(\.follow)
    alignment = worst(\.alignment)
    spring = worst(\.spring)
    velocityBreak = worst(\.velocityBreak)
    limit = worst(\.limit)
    faults = flights.flatMap(\.faults)
  }
}

extension Trial.Findings: CustomStringConvertible {
  package var description: String {
    "\(name), limit \(limit): grab \(grab), hold \(hold), nudge \(nudge), follow \(follow), alignment \(alignment), "
      + "spring \(spring), velocity break \(velocityBreak), faults \(faults)"
  }

  /// Whether the measurements are within the promised limits: half a point for each length, the
  /// ``limit`` along the finger and the spring, and one hundredth of the finger's velocity.
  package var isContinuous: Bool {
    jump < Trial.tolerance && hold < 0.01 && max(follow, spring) < limit && velocityBreak < 0.01
      && faults.isEmpty
  }
}

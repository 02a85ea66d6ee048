extension Trial {
  /// What was measured. Lengths are in points.
  package struct Findings {
    /// Which flight it was.
    package var name = ""
    /// How much farther a probe was moved by the grab than by its own motion.
    package var grab = 0.0
    /// How far a probe moved while the finger stayed.
    package var hold = 0.0
    /// How far a probe moved with a finger that moved by a thousandth of a point.
    package var nudge = 0.0
    /// How far the first probe was from the finger.
    package var follow = 0.0
    /// How far the other probes were from where they are, in a flight by itself, when the first is
    /// where it is: what a delayed block jumps by.
    package var alignment = 0.0
    /// How far the first probe was from the closed form of the spring after the release.
    package var spring = 0.0
    /// The difference of the velocities just before and after the release, as a fraction of the
    /// finger's.
    package var velocityBreak = 0.0
    /// What is not as it must be at the end.
    package var faults: [String] = []
    /// The probes' places in each frame, in points.
    package var positions: [[Double]] = []

    /// The largest jump of all, in points.
    package var jump: Double { max(grab, hold, nudge, follow, alignment) }
  }
}

extension Trial.Findings {
  /// The worst of several flights, each figure for itself.
  package init(worstOf flights: [Self]) {
    func worst(_ figure: (Self) -> Double) -> Double { flights.map(figure).max() ?? 0 }
    grab = worst(\.grab)
    hold = worst(\.hold)
    nudge = worst(\.nudge)
    follow = worst(\.follow)
    alignment = worst(\.alignment)
    spring = worst(\.spring)
    velocityBreak = worst(\.velocityBreak)
    faults = flights.flatMap(\.faults)
  }
}

extension Trial.Findings: CustomStringConvertible {
  package var description: String {
    "\(name): grab \(grab), hold \(hold), nudge \(nudge), follow \(follow), alignment \(alignment), "
      + "spring \(spring), velocity break \(velocityBreak), faults \(faults)"
  }

  /// Whether what was measured is within what is promised: half a point for each length, and one
  /// hundredth of the finger's velocity.
  package var isContinuous: Bool {
    jump < Trial.tolerance && hold < 0.01 && spring < Trial.tolerance && velocityBreak < 0.01
      && faults.isEmpty
  }
}

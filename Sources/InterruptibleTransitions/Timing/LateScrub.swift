/// Where blocks that begin later are, while those that begin at the start move along a curve that
/// swings.
///
/// The swing shows the same places several times, and at each of them the later blocks are
/// elsewhere. So these have a time line of their own. Below the swing it is that of the others;
/// near the end, and from where a finger has caught them in the swing, they go evenly to where both
/// meet.
nonisolated package struct LateScrub: Sendable {
  /// How far before the end, or at least before where they were caught, the time lines part, in
  /// progress.
  private static let edge = ScrubCurve.edge

  private let curve: ScrubCurve
  /// How much of the blocks' time line is over, 0…1.
  private(set) var fraction: Double
  /// Where they were caught: the others' progress, and theirs on the straightened curve.
  private var caught: (progress: Double, late: Double)?
  /// Where the last stretch began, on which they go to the end by time: how much of it was over,
  /// and their progress.
  private var stretch: (share: Double, late: Double)?

  /// - Parameters:
  ///   - curve: The curve, which swings.
  ///   - fraction: How much of the time line is over, 0…1.
  ///   - progress: Where the blocks are that begin at the start.
  init(_ curve: TimingCurve, fraction: Double = 0, at progress: Double = 0) {
    self.curve = ScrubCurve(curve)
    self.fraction = fraction.clampedToUnit
    hold(at: progress)
  }

  /// The progress on the straightened curve, 0…1.
  private var late: Double { curve.progress(at: fraction) }

  /// From here on the finger moves them.
  ///
  /// - Parameter progress: Where the blocks are that begin at the start.
  mutating func hold(at progress: Double) {
    stretch = nil
    let isApart = abs(late - progress.clampedToUnit) > 1e-6
    caught = isApart ? (progress, late) : nil
  }

  /// Moves them after the others.
  ///
  /// - Parameters:
  ///   - progress: Where the blocks are that begin at the start.
  ///   - share: How much of the time is over, 0…1, in which all go to the end by themselves; nil
  ///     while a finger moves them, or on the way to the start.
  mutating func move(with progress: Double, share: Double? = nil) {
    guard let share, progress > parting else {
      stretch = nil
      fraction = curve.fraction(at: place(for: progress))
      return
    }
    let begin = stretch ?? (share, max(late, parting))
    stretch = begin
    let left = begin.share < 1 ? (1 - share) / (1 - begin.share) : 0
    fraction = curve.fraction(at: 1 - (1 - begin.late) * left.clampedToUnit)
  }

  /// Moves them by time.
  mutating func move(to fraction: Double) {
    self.fraction = fraction.clampedToUnit
    stretch = nil
  }

  /// Up to here both time lines are the same. The further they were apart where they were caught,
  /// the longer the way on which they part.
  private var parting: Double {
    guard let caught else { return 1 - Self.edge }
    let way = max(abs(caught.late - caught.progress), Self.edge)
    return max(0, min(1 - Self.edge, caught.progress - way))
  }

  /// Where the late blocks belong while a finger has the others at a progress.
  private func place(for progress: Double) -> Double {
    guard let caught, progress > parting else { return progress.clampedToUnit }
    if progress < caught.progress {
      let share = (progress - parting) / (caught.progress - parting)
      return parting + (caught.late - parting) * share
    }
    // Next to the end there is no room to go on evenly; they wait until all go there by themselves.
    guard caught.progress < 1 - Self.edge else { return caught.late }
    let share = (progress - caught.progress) / (1 - caught.progress)
    return caught.late + (1 - caught.late) * share.clampedToUnit
  }
}

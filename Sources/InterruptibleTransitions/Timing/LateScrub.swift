/// The time line of blocks that begin later than others, along a curve that swings past an end.
///
/// The swing shows the same progress several times, and the later blocks are at a different place
/// each time. So they have a time line of their own. Below the swing it is the same as that of the
/// other blocks. Near the end, and from where a finger has caught the blocks in the swing, they
/// move evenly to where the two time lines meet.
nonisolated package struct LateScrub: Sendable {
  /// The distance, in progress, before the end at which the time lines part, and the least distance
  /// before a catch.
  private static let edge = ScrubCurve.edge

  private let curve: ScrubCurve
  /// What is known of the curve from the last search.
  private var sample: RootFinder.Sample?
  /// The fraction of the blocks' time line that has passed, 0…1.
  private(set) var fraction: Double
  /// Where the blocks were caught: the other blocks' progress, and theirs on the straightened
  /// curve.
  private var caught: (progress: Double, late: Double)?
  /// Where the blocks began to go to the end by time: the fraction of that time that had passed,
  /// and their progress.
  private var stretch: (elapsed: Double, late: Double)?

  /// - Parameters:
  ///   - curve: The curve, which swings past an end.
  ///   - fraction: The fraction of the time line that has passed, 0…1.
  ///   - progress: The progress of the blocks that begin at the start.
  init(_ curve: TimingCurve, fraction: Double = 0, at progress: Double = 0) {
    self.curve = ScrubCurve(curve)
    self.fraction = fraction.clampedToUnit
    hold(at: progress)
  }

  /// The progress on the straightened curve, 0…1.
  private var late: Double { curve.progress(at: fraction) }

  /// Starts to follow a finger from the current place.
  ///
  /// - Parameter progress: The progress of the blocks that begin at the start.
  mutating func hold(at progress: Double) {
    stretch = nil
    let isApart = abs(late - progress.clampedToUnit) > 1e-6
    // mutate: late-blocks-kept-in-place
    caught = isApart ? (progress, late) : nil
  }

  /// Moves the blocks after the other ones.
  ///
  /// - Parameters:
  ///   - progress: The progress of the blocks that begin at the start.
  ///   - elapsed: The fraction of time, 0…1, that has passed while all blocks go to the end by
  ///     themselves; nil while a finger moves them, or towards the start.
  mutating func move(with progress: Double, elapsed: Double? = nil) {
    guard let elapsed, progress > parting else {
      stretch = nil
      fraction = curve.fraction(at: place(for: progress), from: &sample)
      return
    }
    let begin = stretch ?? (elapsed, max(late, parting))
    stretch = begin
    let left = begin.elapsed < 1 ? (1 - elapsed) / (1 - begin.elapsed) : 0
    fraction = curve.fraction(at: 1 - (1 - begin.late) * left.clampedToUnit, from: &sample)
  }

  /// Moves the blocks by time.
  mutating func move(to fraction: Double) {
    self.fraction = fraction.clampedToUnit
    stretch = nil
  }

  /// The progress up to which both time lines are the same. The further apart the blocks were when
  /// they were caught, the longer the distance over which the time lines part.
  private var parting: Double {
    guard let caught else { return 1 - Self.edge }
    let way = max(abs(caught.late - caught.progress), Self.edge)
    return max(min(0, caught.progress), min(1 - Self.edge, caught.progress - way))
  }

  /// Returns the progress of the late blocks while a finger holds the other ones at a progress.
  private func place(for progress: Double) -> Double {
    guard let caught else { return progress.clampedToUnit }
    guard progress > parting else {
      // Before the start, too, the blocks wait.
      return caught.progress > 0 ? progress.clampedToUnit : caught.late
    }
    if progress < caught.progress {
      let passed = (progress - parting) / (caught.progress - parting)
      return parting + (caught.late - parting) * passed
    }
    // Near the end there is no distance left to move evenly. The blocks wait until all of them go
    // there.
    guard caught.progress < 1 - Self.edge else { return caught.late }
    let passed = (progress - caught.progress) / (1 - caught.progress)
    return caught.late + (1 - caught.late) * passed.clampedToUnit
  }
}

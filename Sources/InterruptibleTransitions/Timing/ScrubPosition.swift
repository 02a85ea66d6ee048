/// The position of a paused animator on its time line.
nonisolated struct ScrubPosition: Equatable, Sendable {
  /// The largest difference between two progresses that count as the same.
  private static let negligible = 1e-9

  /// The fraction of the time that has passed, 0…1.
  private(set) var fraction = 0.0
  /// The progress at the fraction.
  ///
  /// The progress is 0…1, or outside 0…1 where the curve swings past an end.
  private(set) var progress = 0.0
  /// The animator's curve.
  private(set) var curve: ScrubCurve

  /// Creates the position of an animator that has not started.
  init(along curve: ScrubCurve) {
    self.curve = curve
  }

  /// The progress of animation blocks without a delay, which follow the curve before it was
  /// straightened.
  var shownProgress: Double {
    curve.isStraightened ? curve.curve.progress(at: fraction) : progress
  }

  /// Straightens a curve that swings, because a block begins later than others. The fraction stays.
  mutating func straighten() {
    curve.straighten()
    move(toFraction: fraction)
  }

  /// Records the position at which a running animator was paused.
  ///
  /// The shown progress decides, because the curve that UIKit runs may differ. In a swing the curve
  /// has the same progress at several times, so there the reported fraction decides. If the values
  /// of the curve are not available, the fraction counts as the progress.
  ///
  /// - Parameters:
  ///   - shown: The progress that is shown, or nil if it is unknown.
  ///   - reported: The fraction that the animator reports, 0…1.
  mutating func recordPause(shown: Double?, reported: Double) {
    // mutate: shown-place-decides
    guard let shown, curve.isKnown, !curve.isInSwing(at: reported, showing: shown) else {
      return move(toFraction: reported)
    }
    move(to: shown.clamped(to: curve.reach))
  }

  /// Moves to a fraction of the time.
  mutating func move(toFraction fraction: Double) {
    progress = curve.progress(at: fraction)
    self.fraction = fraction
  }

  /// Moves to a progress that can be shown.
  ///
  /// In a swing, other fractions have the same progress. If the progress does not change, neither
  /// does the fraction.
  mutating func move(to progress: Double) {
    guard abs(progress - self.progress) > Self.negligible else { return }
    self.progress = progress
    // The finger's next position is near the current one, so the search begins there.
    // mutate: curve-inverted-for-scrubbing
    fraction = curve.fraction(at: progress, near: fraction)
  }
}

/// The position on its time line of an animator that stands still.
nonisolated struct ScrubPosition: Equatable, Sendable {
  /// The largest difference between two progresses that count as the same.
  private static let negligible = 1e-9

  /// The fraction of the time that has passed, 0…1.
  private(set) var fraction = 0.0
  /// The progress at that fraction, 0…1, and outside of that where the curve swings past an end.
  private(set) var progress = 0.0
  /// The animator's curve.
  private(set) var curve: ScrubCurve

  /// Makes the position of an animator that has not started.
  init(along curve: ScrubCurve) {
    self.curve = curve
  }

  /// The progress that blocks without a delay show: that of the curve before it was straightened.
  var shownProgress: Double {
    curve.isStraightened ? curve.curve.progress(at: fraction) : progress
  }

  /// Straightens a curve that swings, because a block begins later than others. The fraction stays.
  mutating func straighten() {
    curve.straighten()
    move(toFraction: fraction)
  }

  /// Records where an animator was paused while it ran.
  ///
  /// The animator is where it is shown, whichever curve UIKit runs. In a swing the curve has the
  /// same progress at several times, and the fraction of the paused animator tells which one it is.
  /// Along a curve that cannot be read, time counts as progress.
  ///
  /// - Parameters:
  ///   - shown: The progress that is shown; nil if it is unknown.
  ///   - told: The fraction that the animator reports, 0…1.
  mutating func recordPause(shown: Double?, told: Double) {
    // mutate: shown-place-decides
    guard let shown, curve.isKnown, !curve.isInSwing(at: told, showing: shown) else {
      return move(toFraction: told)
    }
    move(to: shown.clamped(to: curve.reach))
  }

  /// Moves to a fraction of the time.
  mutating func move(toFraction fraction: Double) {
    (self.fraction, progress) = (fraction, curve.progress(at: fraction))
  }

  /// Moves to a progress that can be shown. In a swing, other fractions have the same progress: the
  /// fraction stays if the progress does.
  mutating func move(to progress: Double) {
    guard abs(progress - self.progress) > Self.negligible else { return }
    self.progress = progress
    // A finger's next position is near.
    // mutate: curve-inverted-for-scrubbing
    fraction = curve.fraction(at: progress, near: fraction)
  }
}

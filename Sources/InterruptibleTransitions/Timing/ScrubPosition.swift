/// The position of a paused animator on its time line.
nonisolated struct ScrubPosition: Equatable, Sendable {
  /// The largest difference between two progresses that count as the same.
  private static let negligible = 1e-9

  /// The fraction of the time that has passed, 0…1.
  private(set) var fraction = 0.0
  /// The progress at the fraction, outside 0…1 where the curve swings past an end.
  private(set) var progress = 0.0
  private(set) var curve: ScrubCurve

  init(along curve: ScrubCurve) {
    self.curve = curve
  }

  /// The progress of blocks without a delay, which follow the curve without the straightening.
  var shownProgress: Double {
    curve.isStraightened ? curve.curve.progress(at: fraction) : progress
  }

  /// Straightens a curve that swings, because a block begins later than others. The fraction stays.
  mutating func straighten() {
    curve.straighten()
    move(toFraction: fraction)
  }

  /// Records a pause. The shown progress sets the position, because UIKit's curve may differ. The
  /// reported fraction sets it in a swing, or if the shown progress or the curve is not known.
  mutating func recordPause(shown: Double?, reported: Double) {
    // mutate: shown-place-decides
    guard let shown, curve.isKnown, !curve.isInSwing(at: reported, showing: shown) else {
      return move(toFraction: reported)
    }
    move(to: shown.clamped(to: curve.progressRange))
  }

  mutating func move(toFraction fraction: Double) {
    progress = curve.progress(at: fraction)
    self.fraction = fraction
  }

  /// Moves to a progress. An unchanged progress keeps its fraction, one of several in a swing.
  mutating func move(to progress: Double) {
    guard abs(progress - self.progress) > Self.negligible else { return }
    self.progress = progress
    // The finger's next position is near the current one, so the search begins there.
    // mutate: curve-inverted-for-scrubbing
    fraction = curve.fraction(at: progress, near: fraction)
  }
}

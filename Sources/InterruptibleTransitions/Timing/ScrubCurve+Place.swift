/// The place of an animator on its time line.
nonisolated struct AnimatorPlace: Equatable, Sendable {
  /// The fraction of the time that has passed, 0…1.
  var fraction: Double
  /// The progress at that fraction, 0…1, and outside of that where the curve swings past an end.
  var progress: Double
}

nonisolated extension ScrubCurve {
  /// Returns the progress that blocks without a delay show at a place: that of the curve before it
  /// was straightened.
  func shownProgress(at place: AnimatorPlace) -> Double {
    isStraightened ? curve.progress(at: place.fraction) : place.progress
  }

  /// Returns the place of an animator that was paused while it ran.
  ///
  /// The animator is where it is shown, whichever curve UIKit runs. In a swing the curve has the
  /// same progress at several times, and the fraction of the paused animator tells which one it is.
  /// Along a curve that cannot be read, time counts as progress.
  ///
  /// - Parameters:
  ///   - shown: The progress that is shown; nil if it is unknown.
  ///   - told: The fraction that the animator reports, 0…1.
  /// - Returns: The place, on this curve.
  func place(shown: Double?, told: Double) -> AnimatorPlace {
    // mutate: shown-place-decides
    guard let shown, isKnown, !isInSwing(at: told, showing: shown) else {
      return AnimatorPlace(fraction: told, progress: progress(at: told))
    }
    let progress = shown.clamped(to: reach)
    return AnimatorPlace(fraction: fraction(at: progress), progress: progress)
  }
}

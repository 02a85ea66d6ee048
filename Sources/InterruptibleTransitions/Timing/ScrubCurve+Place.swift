/// The place of an animator on its time line.
nonisolated struct AnimatorPlace: Equatable, Sendable {
  /// The fraction of the time that has passed, 0…1.
  var fraction: Double
  /// The progress at that fraction, 0…1, and outside of that where the curve swings past an end.
  var progress: Double
}

nonisolated extension ScrubCurve {
  /// The largest difference, in progress, between what is shown and the curve before the curve is
  /// doubted.
  private static let greatestDoubt = 0.25
  /// The largest progress from one frame to the next where a curve swings past its end.
  private static let nearby = 0.05

  /// Returns the place of a running animator.
  ///
  /// The fraction of a running animator is documented as a fraction of time, and reported to be
  /// progress. What is shown distinguishes the two. It may be one frame old, so the fraction is
  /// more exact.
  ///
  /// - Parameters:
  ///   - shown: The progress that is shown; nil if it is unknown.
  ///   - told: The fraction that the animator reports, 0…1.
  ///   - elapsed: The fraction of the duration since the animator began to run from its start; nil
  ///     if it did not.
  /// - Returns: The place, on this curve.
  func place(shown: Double?, told: Double, elapsed: Double?) -> AnimatorPlace {
    let byTime = AnimatorPlace(fraction: told, progress: progress(at: told))
    guard let shown else { return byTime }
    guard isKnown else {
      // Along a curve that cannot be read, progress is time.
      guard let elapsed, abs(told - shown) < 0.05, abs(told - elapsed) > 0.1 else { return byTime }
      return AnimatorPlace(fraction: elapsed.clampedToUnit, progress: elapsed.clampedToUnit)
    }
    let doubt = abs(byTime.progress - shown)
    // What swings past an end tells that it is there.
    // mutate: shown-place-decides-fraction
    let isProgress = abs(told - shown.clampedToUnit) < doubt / 4
    // mutate: shown-place-decides-curve
    let isOffCurve = !(doubt < Self.greatestDoubt)
    if !isProgress, !isOffCurve { return byTime }
    let isPastEnd = !(0...1).contains(shown)
    if isProgress, isPastEnd, let elapsed = elapsed?.clampedToUnit {
      let byClock = AnimatorPlace(fraction: elapsed, progress: progress(at: elapsed))
      if abs(byClock.progress - shown) < Self.nearby { return byClock }
    }
    let progress = isProgress && !isPastEnd ? told : shown
    return AnimatorPlace(
      fraction: fraction(at: progress, near: elapsed?.clampedToUnit), progress: progress)
  }
}

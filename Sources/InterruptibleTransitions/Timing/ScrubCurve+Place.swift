/// Where an animator is on its time line.
nonisolated struct AnimatorPlace: Equatable, Sendable {
  /// How much of the time is over, 0…1.
  var fraction: Double
  /// How far that is on the way, 0…1, and more where the curve swings past its end.
  var progress: Double
}

nonisolated extension ScrubCurve {
  /// How far what is shown may be from the curve, in progress, before the curve is doubted.
  private static let greatestDoubt = 0.25

  /// Where a running animator is.
  ///
  /// The fraction of a running animator is documented to be one of time, and reported to be
  /// progress. What is shown tells them apart; it may be a frame old, so the fraction is the more
  /// exact of the two.
  ///
  /// - Parameters:
  ///   - shown: How far it is as it is shown; nil if that is not known.
  ///   - told: What the animator says, 0…1.
  ///   - elapsed: How much of the duration has passed since it began to run from its start; nil if
  ///     it did not.
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
    let isProgress = abs(told - shown) < doubt / 4
    if !isProgress, doubt < Self.greatestDoubt { return byTime }
    let progress = isProgress && shown <= 1 ? told : shown
    return AnimatorPlace(
      fraction: fraction(at: progress, near: elapsed?.clampedToUnit), progress: progress)
  }
}

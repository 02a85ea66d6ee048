/// The fractions of its time to which an animator can be scrubbed.
///
/// A paused animator that is scrubbed to one of its ends may end there. A fraction may also be
/// rounded to 1/120 s of the animator's time. So the animator is kept a small distance from its
/// ends. If it is seen to round, the distance is a little more than half such a step, which the
/// rounding leaves out anyway. Otherwise it is next to nothing.
nonisolated struct ScrubRange: Equatable, Sendable {
  /// The rounding step, in seconds.
  private static let step = 1.0 / 120
  /// The smallest distance from an end, as a fraction of the time.
  private static let nearest = 2e-6

  /// The length of the animator's time line, in seconds.
  private let duration: Double
  /// Whether the animator rounds: an assumption until it is known.
  private(set) var isRounded: Bool
  /// Whether it is known that the animator rounds or does not.
  private(set) var isSeen: Bool
  /// The fraction before the last one to which the animator was scrubbed. It may still be shown.
  var former = 0.0

  /// - Parameters:
  ///   - duration: The length of the animator's time line, in seconds.
  ///   - isRounded: Whether to assume that the animator rounds until it is known.
  init(duration: Double, isRounded: Bool = false) {
    (self.duration, self.isRounded) = (duration, isRounded)
    // In such a long time line a step is invisible.
    isSeen = duration > 100
  }

  /// Returns the nearest fraction to which the animator is scrubbed; NaN is the first.
  func nearest(to fraction: Double) -> Double {
    let margin = isRounded ? min(max(0.55 * stepFraction, Self.nearest), 0.5) : Self.nearest
    return fraction.clamped(to: margin...1 - margin)
  }

  /// Checks whether the animator rounds.
  ///
  /// - Parameters:
  ///   - shown: The progress that is shown.
  ///   - fraction: The last fraction to which the animator was scrubbed.
  ///   - curve: The animator's curve.
  mutating func look(shown: Double, fraction: Double, curve: ScrubCurve) {
    guard !isSeen, curve.isKnown, duration > 0 else { return }
    func isNear(_ other: Double) -> Bool { abs(curve.progress(at: other) - shown) < 1e-6 }
    let isExact = isNear(fraction)
    // A fraction that is itself a step decides nothing, nor does one that is not shown yet.
    guard isExact != isNear((fraction / stepFraction).rounded() * stepFraction), !isNear(former)
    else { return }
    (isSeen, isRounded) = (true, !isExact)
  }

  private var stepFraction: Double { Self.step / duration }
}

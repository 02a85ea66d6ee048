/// The fractions of its time that an animator is scrubbed to.
///
/// Scrubbed to one of its ends, a paused animator may end there; and what it is scrubbed to may be
/// rounded to 1/120 s of its time. So it is kept a little from its ends: by next to nothing, and if
/// it is seen to round what it is given, by a little more than half such a step, which is what that
/// leaves out anyway.
nonisolated struct ScrubRange: Equatable, Sendable {
  /// What is rounded to, in seconds.
  private static let step = 1.0 / 120
  /// How near to an end an animator comes, in fractions.
  private static let nearest = 2e-6

  /// How long the animator's time line is, in seconds.
  private let duration: Double
  /// Whether the animator rounds: as is assumed, until it is seen.
  private(set) var isRounded: Bool
  /// Whether it is known.
  private(set) var isSeen: Bool

  /// - Parameters:
  ///   - duration: How long the animator's time line is, in seconds.
  ///   - isRounded: Whether the animator is to be taken for one that rounds until it is seen.
  init(duration: Double, isRounded: Bool = false) {
    (self.duration, self.isRounded) = (duration, isRounded)
    // Of so long a time line a step is nothing.
    isSeen = duration > 100
  }

  /// The nearest fraction that the animator is scrubbed to; NaN is the first.
  func nearest(to fraction: Double) -> Double {
    let margin = isRounded ? min(max(0.55 * stepFraction, Self.nearest), 0.5) : Self.nearest
    return fraction.clamped(to: margin...1 - margin)
  }

  /// Looks whether the animator rounds.
  ///
  /// - Parameters:
  ///   - shown: How far it is as it is shown.
  ///   - fraction: What it was scrubbed to last.
  ///   - former: What it was scrubbed to before, which may still be shown.
  ///   - curve: Its curve.
  mutating func look(shown: Double, fraction: Double, former: Double, curve: ScrubCurve) {
    guard !isSeen, curve.isKnown, duration > 0 else { return }
    func isNear(_ other: Double) -> Bool { abs(curve.progress(at: other) - shown) < 1e-6 }
    let isExact = isNear(fraction)
    // What is a step by itself tells nothing, nor does what has not been shown yet.
    guard isExact != isNear((fraction / stepFraction).rounded() * stepFraction), !isNear(former)
    else { return }
    (isSeen, isRounded) = (true, !isExact)
  }

  private var stepFraction: Double { Self.step / duration }
}

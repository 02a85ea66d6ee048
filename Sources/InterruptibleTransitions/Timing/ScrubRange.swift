/// The fractions of its time to which an animator can be scrubbed.
///
/// A paused animator that is scrubbed to one of its ends may end there. A fraction may also be
/// rounded to 1/120 s of the animator's time. So the animator is kept a little more than half such
/// a step from its ends, which the rounding leaves out anyway. Once the animator is seen not to
/// round, the distance is next to nothing.
nonisolated struct ScrubRange: Equatable, Sendable {
  /// The rounding step, in seconds.
  private static let step = 1.0 / 120
  /// The smallest distance from an end, as a fraction of the time.
  // mutate: not-scrubbed-to-the-ends
  private static let nearest = 2e-6

  /// The smallest difference between a shown progress and another one that is seen.
  private static let visible = 1e-6

  /// The length of the animator's time line, in seconds.
  private let duration: Double
  /// Whether the animator rounds; nil until that is known.
  private(set) var rounds: Bool?
  /// The last fraction to which the animator was scrubbed, or at which it was caught.
  private var last = 0.0
  /// The one before that, which may still be shown.
  private var former = 0.0
  /// Whether the animator was scrubbed to the last one: one that is caught does not round.
  private var isScrubbed = false

  /// - Parameters:
  ///   - duration: The length of the animator's time line, in seconds.
  ///   - rounds: Whether the animator rounds; nil if that is not known.
  init(duration: Double, rounds: Bool? = nil) {
    (self.duration, self.rounds) = (duration, rounds)
  }

  /// Returns the nearest fraction to which the animator is scrubbed; NaN is the first.
  func nearest(to fraction: Double) -> Double {
    telling(fraction).clamped(to: margin...1 - margin)
  }

  /// Returns a fraction that tells whether the animator rounds, until that is known: one that is
  /// itself a step, and no end, is moved aside by next to nothing.
  private func telling(_ fraction: Double) -> Double {
    guard rounds == nil else { return fraction }
    let (steps, step) = (fraction / stepFraction, (fraction / stepFraction).rounded())
    guard abs(steps - step) < aside, fraction > stepFraction / 2, fraction < 1 - stepFraction / 2
    else { return fraction }
    return (fraction < 0.5 ? step + aside : step - aside) * stepFraction
  }

  /// The distance from a step at which rounding is seen, in steps.
  private var aside: Double { max(3e-4, 4 * Self.visible / stepFraction) }

  /// The distance that the animator is kept from its ends, as a fraction of the time.
  var margin: Double {
    // mutate: rounding-animator-kept-off-ends
    rounds == false ? Self.nearest : min(max(0.55 * stepFraction, Self.nearest), 0.5)
  }

  /// Notes where the animator was caught.
  mutating func caught(at fraction: Double) {
    (former, last, isScrubbed) = (last, fraction, false)
  }

  /// Notes to which fraction the animator is scrubbed.
  mutating func scrubbed(to fraction: Double) {
    (former, last, isScrubbed) = (last, fraction, true)
  }

  /// Checks whether the animator rounds the last fraction.
  ///
  /// - Parameters:
  ///   - shown: The progress that is shown.
  ///   - curve: The animator's curve.
  mutating func observe(shown: Double, curve: ScrubCurve) {
    guard rounds == nil, isScrubbed, curve.isKnown, duration > 0 else { return }
    func isNear(_ other: Double) -> Bool { abs(curve.progress(at: other) - shown) < Self.visible }
    let isExact = isNear(last)
    // A fraction that is itself a step decides nothing, nor does one that is not shown yet.
    guard isExact != isNear((last / stepFraction).rounded() * stepFraction), !isNear(former)
    else { return }
    rounds = !isExact
  }

  private var stepFraction: Double { Self.step / duration }
}

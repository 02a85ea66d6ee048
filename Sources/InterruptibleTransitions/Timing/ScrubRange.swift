/// The range of fractions to which an animator can be scrubbed without ending. UIKit may round to
/// 1/120 s, so the animator stays slightly more than half a step away from its ends, or a
/// negligible distance if it is observed not to round.
nonisolated struct ScrubRange: Equatable, Sendable {
  /// The rounding step, in seconds.
  private static let step = 1.0 / 120
  /// The smallest distance from an end, as a fraction of the time.
  // mutate: not-scrubbed-to-the-ends
  private static let nearest = 2e-6

  /// The smallest observable difference between a shown progress and another progress.
  private static let visible = 1e-6

  /// The length of the animator's time line, in seconds.
  private let duration: Double
  /// Whether the animator rounds, or nil if that is not known yet.
  private(set) var roundsFractions: Bool?
  /// The last fraction to which the animator was scrubbed, or at which it was paused.
  private var last = 0.0
  /// The fraction before the last one, which may still be shown.
  private var former = 0.0
  /// Whether the animator was scrubbed to the last fraction. A pause does not round the fraction.
  private var isScrubbed = false

  init(duration: Double, roundsFractions: Bool? = nil) {
    self.duration = duration
    self.roundsFractions = roundsFractions
  }

  /// Returns the nearest fraction to which the animator can be scrubbed. NaN is the first one.
  func nearest(to fraction: Double) -> Double {
    reporting(fraction).clamped(to: margin...1 - margin)
  }

  /// Returns a fraction that is moved slightly off a rounding step, to show whether the animator
  /// rounds; the same fraction near an end, or if that is known.
  private func reporting(_ fraction: Double) -> Double {
    guard roundsFractions == nil else { return fraction }
    let steps = fraction / stepFraction
    let step = (fraction / stepFraction).rounded()
    guard abs(steps - step) < aside, fraction > stepFraction / 2, fraction < 1 - stepFraction / 2
    else { return fraction }
    return (fraction < 0.5 ? step + aside : step - aside) * stepFraction
  }

  /// The distance from a step at which rounding can be observed, in steps.
  private var aside: Double { max(3e-4, 4 * Self.visible / stepFraction) }

  /// The distance that the animator keeps from its ends, as a fraction of the time.
  var margin: Double {
    // mutate: rounding-animator-kept-off-ends
    roundsFractions == false ? Self.nearest : min(max(0.55 * stepFraction, Self.nearest), 0.5)
  }

  mutating func recordPause(at fraction: Double) {
    former = last
    last = fraction
    isScrubbed = false
  }

  mutating func scrubbed(to fraction: Double) {
    former = last
    last = fraction
    isScrubbed = true
  }

  /// Checks whether the animator rounds the last fraction.
  ///
  /// - Parameters:
  ///   - shown: The progress that is shown.
  ///   - curve: The animator's curve.
  mutating func observe(shown: Double, curve: ScrubCurve) {
    guard roundsFractions == nil, isScrubbed, curve.isKnown, duration > 0 else { return }
    func isNear(_ other: Double) -> Bool { abs(curve.progress(at: other) - shown) < Self.visible }
    let isExact = isNear(last)
    // A fraction that is a multiple of the step, or that is not shown yet, decides nothing.
    guard isExact != isNear((last / stepFraction).rounded() * stepFraction), !isNear(former)
    else { return }
    roundsFractions = !isExact
  }

  private var stepFraction: Double { Self.step / duration }
}

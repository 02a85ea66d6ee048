import Foundation

/// A timing curve as a finger moves along it: progress over the fraction of the duration, rising
/// all the way, so that each fraction has one progress and each progress one fraction.
///
/// Where the curve itself rises all the way this is the curve. A spring that swings past its target
/// has the same value at several times:
///
/// - Blocks that begin at the start are at the same place whichever of these times it is. The first
///   is taken, up to the peak of the swing, and what is seen is just what is asked for.
/// - A block that began later is not: a finger that caught it in the swing would throw it back to
///   the first of those times, and it would jump. For it (``LateScrub``), and for animators of
///   which nobody knows when their blocks begin, such a curve is replaced by a straight line within
///   ``edge`` of either end.
nonisolated package struct ScrubCurve: Hashable, Sendable {
  /// How near to an end of the way, in progress, a curve that swings is straightened.
  package static let edge = 0.02

  /// How many fractions are looked at to tell whether a curve rises.
  private static let samples = 512

  private let curve: TimingCurve
  /// Below this fraction, and above that one, the line is straight.
  private let head: Double
  private let tail: Double
  /// Up to this fraction the curve rises, and swings past its end; nil if it is straightened, or
  /// does not swing.
  private let peak: Double?
  /// The greatest progress that can be shown: 1, or where the curve is not straightened, its peak.
  let highest: Double

  /// Whether it goes past its end and comes back.
  var swings: Bool { peak != nil }

  /// - Parameters:
  ///   - curve: The curve.
  ///   - straightens: Whether there may be blocks that begin later.
  /// - Complexity: O(1): for a cubic curve that rises all the way a look at its turning points, for
  ///   others some hundred values of the curve.
  init(_ curve: TimingCurve, straightens: Bool = true) {
    if !straightens, let peak = Self.peak(of: curve) {
      (self.curve, head, tail) = (curve, 0, 1)
      (self.peak, highest) = (peak, curve.progress(at: peak))
      return
    }
    (peak, highest) = (nil, 1)
    if case .cubic(let cubic) = curve, cubic.risesThroughout {
      (self.curve, head, tail) = (curve, 0, 1)
      return
    }
    let fractions = (0...Self.samples).map { Double($0) / Double(Self.samples) }
    let values = fractions.map { curve.progress(at: $0) }
    func rises(_ range: ClosedRange<Int>) -> Bool {
      zip(range.dropLast(), range.dropFirst()).allSatisfy { values[$1] >= values[$0] - 1e-12 }
    }
    let whole = 0...Self.samples
    if rises(whole) {
      (self.curve, head, tail) = (curve, 0, 1)
      return
    }
    // The last sample near the start before the way to the end, and the first one near the end.
    let arrival = values.firstIndex { $0 >= 1 - Self.edge } ?? Self.samples
    let departure = values[...arrival].lastIndex { $0 <= Self.edge } ?? 0
    let tailIndex =
      rises(arrival...Self.samples) && values[arrival...].allSatisfy { $0 <= 1 }
      ? Self.samples : arrival
    let headIndex = rises(0...departure) ? 0 : departure
    guard headIndex < tailIndex, rises(headIndex...tailIndex),
      (0...1).contains(values[headIndex]), (0...1).contains(values[tailIndex])
    else {
      (self.curve, head, tail) = (.opaque, 0, 1)
      return
    }
    (self.curve, head, tail) = (curve, fractions[headIndex], fractions[tailIndex])
  }

  /// The first peak of a curve that rises from its start past its end, and ends near it; nil if it
  /// does anything else.
  private static func peak(of curve: TimingCurve) -> Double? {
    if case .cubic(let cubic) = curve, cubic.risesThroughout { return nil }
    if case .opaque = curve { return nil }
    let fractions = (0...samples).map { Double($0) / Double(samples) }
    let values = fractions.map { curve.progress(at: $0) }
    guard let top = values.indices.dropLast().first(where: { values[$0 + 1] < values[$0] - 1e-12 }),
      values[top] > 1, abs(values[samples] - 1) < edge
    else { return nil }
    return fractions[top]
  }

  /// The progress at a fraction of the duration, which is limited to 0…1; NaN is 0. It is 0…1, or
  /// where the curve is not straightened, up to ``highest``.
  func progress(at fraction: Double) -> Double {
    let fraction = fraction.clampedToUnit
    if peak != nil { return fraction == 1 ? 1 : min(max(curve.progress(at: fraction), 0), highest) }
    if fraction < head { return headProgress * fraction / head }
    if fraction > tail { return 1 - (1 - tailProgress) * (1 - fraction) / (1 - tail) }
    return curve.progress(at: fraction).clampedToUnit
  }

  /// The fraction of the duration, 0…1, with a progress, which is limited to 0…``highest``; NaN is
  /// 0.
  func fraction(at progress: Double) -> Double {
    if let peak, progress > 0, progress != 1 {
      let progress = min(progress, highest)
      return Bisection.first(in: 0...peak) { curve.progress(at: $0) >= progress }
    }
    let progress = progress.clampedToUnit
    // Exactly, whatever rounding makes of a curve that is flat at its ends.
    if progress == 0 || progress == 1 { return progress }
    if head > 0, progress < headProgress { return head * progress / headProgress }
    if tail < 1, progress > tailProgress {
      return 1 - (1 - tail) * (1 - progress) / (1 - tailProgress)
    }
    guard head > 0 else { return curve.fraction(at: progress) }
    // The curve has been as far before, on its first swing: not what `fraction(at:)` means.
    return Bisection.first(in: head...tail) { curve.progress(at: $0) >= progress }
  }

  /// The fraction with a progress that is nearest to another fraction: where the curve swings there
  /// are several.
  func fraction(at progress: Double, near guess: Double?) -> Double {
    guard let peak, let guess, guess > peak else { return fraction(at: progress) }
    let step = 1 / Double(Self.samples)
    for count in 0..<Self.samples / 8 {
      for low in [guess + Double(count) * step, guess - Double(count + 1) * step] {
        guard low >= 0, low + step <= 1 else { continue }
        let isAbove = curve.progress(at: low) >= progress
        guard (curve.progress(at: low + step) >= progress) != isAbove else { continue }
        return Bisection.first(in: low...low + step) {
          (curve.progress(at: $0) >= progress) != isAbove
        }
      }
    }
    return fraction(at: progress)
  }

  /// Whether the curve can be read.
  var isKnown: Bool { curve != .opaque }

  private var headProgress: Double { curve.progress(at: head) }
  private var tailProgress: Double { curve.progress(at: tail) }
}

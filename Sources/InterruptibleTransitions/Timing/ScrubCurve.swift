import Foundation

/// A timing curve for scrubbing: progress over the fraction of the duration, which always rises, so
/// that each fraction has one progress and each progress has one fraction.
///
/// A timing curve that always rises is used as it is. A spring that swings past its target has the
/// same value at several times, and so has a curve that goes back before it sets out:
///
/// - Blocks that begin at the start look the same at each of these times. Those of the rise are
///   used, from the lowest place to the peak of the swing, and exactly the requested progress
///   shows.
/// - A block that begins later looks different at each of them. Once there is such a block, and for
///   animators whose blocks begin at unknown times, the curve is replaced by a straight line within
///   ``edge`` of either end.
nonisolated package struct ScrubCurve: Hashable, Sendable {
  /// The distance from either end, in progress, within which a curve that swings is straightened.
  package static let edge = 0.02

  /// The number of fractions that are checked to find out whether a curve rises.
  private static let samples = 512

  let curve: TimingCurve
  /// The fractions below and above which the line is straight.
  private let head: Double
  private let tail: Double
  /// The fractions between which the curve rises, if it goes past an end outside of them; nil if it
  /// is straightened, or does not swing.
  private let rise: ClosedRange<Double>?
  /// The progresses that can be shown: 0…1, and more at the ends that a curve swings past, if it
  /// is not straightened.
  let reach: ClosedRange<Double>

  /// Whether the curve goes past one of its ends and comes back, and is not straightened.
  var swings: Bool { rise != nil }

  /// Replaces the curve by a straight line within ``edge`` of an end that it swings past.
  mutating func straighten() {
    if swings { self = ScrubCurve(curve) }
  }

  /// Whether a part of the curve is replaced by a straight line.
  var isStraightened: Bool { head > 0 || tail < 1 }

  /// Whether a fraction with a shown progress is in a swing past an end, where the curve has the
  /// same progress at other fractions.
  func isInSwing(at fraction: Double, showing progress: Double) -> Bool {
    let isOutside = rise.map { !$0.contains(fraction) } ?? (fraction < head || fraction > tail)
    return isOutside && abs(curve.progress(at: fraction) - progress) < 0.01
  }

  /// - Parameters:
  ///   - curve: The timing curve.
  ///   - straightens: Whether there may be blocks that begin later.
  /// - Complexity: O(1): a look at the turning points of a cubic curve that always rises, and some
  ///   hundred values of any other curve.
  init(_ curve: TimingCurve, straightens: Bool = true) {
    if !straightens, let rise = Self.rise(of: curve) {
      (self.curve, head, tail) = (curve, 0, 1)
      (self.rise, reach) = (
        rise,
        min(curve.progress(at: rise.lowerBound), 0)...max(curve.progress(at: rise.upperBound), 1)
      )
      return
    }
    (rise, reach) = (nil, 0...1)
    if case .cubic(let cubic) = curve, cubic.risesThroughout {
      (self.curve, head, tail) = (curve, 0, 1)
      return
    }
    if Self.firstFall(of: curve) == nil {
      (self.curve, head, tail) = (curve, 0, 1)
      return
    }
    let fractions = (0...Self.samples).map { Self.fraction(ofSample: $0) }
    let values = fractions.map { curve.progress(at: $0) }
    func rises(_ range: ClosedRange<Int>) -> Bool {
      zip(range.dropLast(), range.dropFirst()).allSatisfy { values[$1] >= values[$0] - 1e-12 }
    }
    // The last sample near the start before the rise to the end, and the first one near the end.
    let arrival = values.firstIndex { $0 >= 1 - Self.edge } ?? Self.samples
    let departure = values[...arrival].lastIndex { $0 <= Self.edge } ?? 0
    let tailIndex = rises(arrival...Self.samples) ? Self.samples : arrival
    let headIndex = rises(0...departure) ? 0 : departure
    // A curve may be far past the edge by its next sample.
    func crossing(of progress: Double, before index: Int) -> Double {
      RootFinder.first(in: fractions[index - 1]...fractions[index]) {
        curve.progress(at: $0) >= progress
      }
    }
    let isStraightAtEnd = tailIndex < Self.samples && tailIndex > 0
    let head = headIndex > 0 ? crossing(of: Self.edge, before: headIndex + 1) : 0
    let tail = isStraightAtEnd ? crossing(of: 1 - Self.edge, before: tailIndex) : 1
    guard head < tail, rises(headIndex...tailIndex),
      (0...1).contains(curve.progress(at: head)), (0...1).contains(curve.progress(at: tail))
    else {
      (self.curve, self.head, self.tail) = (.opaque, 0, 1)
      return
    }
    (self.curve, self.head, self.tail) = (curve, head, tail)
  }

  /// Returns where a curve rises that swings past an end: from its lowest place before its start to
  /// its first peak past its end, near which it ends. Nil for any other curve.
  private static func rise(of curve: TimingCurve) -> ClosedRange<Double>? {
    if case .cubic(let cubic) = curve, cubic.risesThroughout { return nil }
    if case .opaque = curve { return nil }
    let low = turn(of: curve, after: 0, fromRise: false)
    let top = turn(of: curve, after: low, fromRise: true)
    let (lowest, highest) = (curve.progress(at: low), curve.progress(at: top))
    guard lowest < -1e-9 || highest > 1, top == 1 || highest > 1,
      abs(curve.progress(at: 1) - 1) < edge
    else { return nil }
    return low...top
  }

  /// Returns the fraction from which a curve first falls; nil if it never does.
  private static func firstFall(of curve: TimingCurve) -> Double? {
    let top = turn(of: curve, after: 0, fromRise: true)
    return top < 1 ? top : nil
  }

  /// Returns the fraction up to which a curve rises from another one, or falls.
  private static func turn(of curve: TimingCurve, after low: Double, fromRise: Bool) -> Double {
    var before = curve.progress(at: low)
    for sample in Int(low * Double(samples)) + 1..<samples + 1 {
      let value = curve.progress(at: fraction(ofSample: sample))
      let hasTurned = fromRise ? value < before - 1e-12 : value >= before
      if hasTurned { return fraction(ofSample: sample - 1) }
      before = value
    }
    return 1
  }

  private static func fraction(ofSample sample: Int) -> Double {
    Double(sample) / Double(samples)
  }

  /// Returns the progress at a fraction of the duration, which is limited to 0…1; NaN is 0. It is
  /// within ``reach``.
  func progress(at fraction: Double) -> Double {
    let fraction = fraction.clampedToUnit
    if rise != nil { return curve.progress(at: fraction).clamped(to: reach) }
    if fraction < head { return headProgress * fraction / head }
    if fraction > tail { return 1 - (1 - tailProgress) * (1 - fraction) / (1 - tail) }
    return curve.progress(at: fraction).clampedToUnit
  }

  /// Returns the fraction of the duration, 0…1, at a progress, which is limited to ``reach``; NaN
  /// is 0.
  ///
  /// - Parameters:
  ///   - progress: The progress.
  ///   - guess: A fraction near the result, which saves steps of the search.
  /// - Returns: The fraction, 0…1.
  func fraction(at progress: Double, near guess: Double? = nil) -> Double {
    if let rise, progress != 0, progress != 1, !progress.isNaN {
      return risingFraction(at: progress.clamped(to: reach), in: rise, near: guess)
    }
    let progress = progress.clampedToUnit
    // Exact, whatever the rounding at the flat ends of a curve.
    if progress == 0 || progress == 1 { return progress }
    if head > 0, progress < headProgress { return head * progress / headProgress }
    if tail < 1, progress > tailProgress {
      return 1 - (1 - tail) * (1 - progress) / (1 - tailProgress)
    }
    guard head > 0 else { return curve.fraction(at: progress, near: guess) }
    // The curve may have the same progress earlier, on its first swing, which is not the result
    // here.
    return risingFraction(at: progress, in: head...tail, near: guess)
  }

  /// Returns the fraction at a progress within a range of fractions in which the curve rises.
  private func risingFraction(
    at progress: Double, in range: ClosedRange<Double>, near guess: Double?
  ) -> Double {
    RootFinder.argument(for: progress, in: range, near: guess ?? range.lowerBound) {
      curve.point(at: $0)
    }
  }

  /// Whether the curve can be read.
  var isKnown: Bool { curve != .opaque }

  private var headProgress: Double { curve.progress(at: head) }
  private var tailProgress: Double { curve.progress(at: tail) }
}

import Foundation

/// A timing curve for scrubbing: progress over the fraction of the duration.
///
/// The curve always rises, so each fraction has one progress and each progress has one fraction. A
/// timing curve that always rises is used unchanged.
///
/// A spring that swings past its target has the same value at several times. So has a curve that
/// first moves below its start:
///
/// - Animation blocks that begin at the start look the same at each of these times. The curve then
///   uses the times of the rise, from the lowest point to the peak of the swing. The views show
///   exactly the requested progress.
/// - Blocks that begin later look different at each of these times. If there is such a block, or
///   the start times of the blocks are unknown, the curve is straightened: a straight line replaces
///   it within ``edge`` of either end.
nonisolated package struct ScrubCurve: Hashable, Sendable {
  /// The distance from either end, in progress, within which a swinging curve is straightened.
  package static let edge = 0.02

  /// The number of fractions at which a curve is checked for falling progress.
  private static let samples = 512

  let curve: TimingCurve
  /// The fraction below which the curve is a straight line, and the fraction above which it is one.
  private let head: Double
  private let tail: Double
  /// The fractions between swings; nil if the curve is straightened or does not swing.
  private let rise: ClosedRange<Double>?
  /// The progress that can be shown: 0…1, or more at an end past which the curve swings.
  let progressRange: ClosedRange<Double>

  /// Whether the curve swings past one of its ends and back, and is not straightened.
  var swings: Bool { rise != nil }

  /// Replaces the curve by a straight line within ``edge`` of each end past which it swings.
  mutating func straighten() {
    if swings { self = ScrubCurve(curve) }
  }

  var isStraightened: Bool { head > 0 || tail < 1 }

  /// Returns whether a fraction is in a swing, where other fractions have the same progress.
  func isInSwing(at fraction: Double, showing progress: Double) -> Bool {
    let isOutside = rise.map { !$0.contains(fraction) } ?? (fraction < head || fraction > tail)
    return isOutside && abs(curve.progress(at: fraction) - progress) < 0.01
  }

  /// Creates a curve, straightened if there may be blocks that begin later.
  ///
  /// - Complexity: O(1). A cubic curve that always rises needs only its turning points. Any other
  ///   curve needs some hundred values.
  init(_ curve: TimingCurve, straightens: Bool = true) {
    if !straightens, let rise = Self.rise(of: curve) {
      self.curve = curve
      head = 0
      tail = 1
      progressRange =
        min(curve.progress(at: rise.lowerBound), 0)...max(curve.progress(at: rise.upperBound), 1)
      self.rise = rise
      return
    }
    rise = nil
    progressRange = 0...1
    if case .cubic(let cubic) = curve, cubic.risesThroughout {
      self.curve = curve
      head = 0
      tail = 1
      return
    }
    if Self.firstFall(of: curve) == nil {
      self.curve = curve
      head = 0
      tail = 1
      return
    }
    let fractions = (0...Self.samples).map { Self.fraction(ofSample: $0) }
    let values = fractions.map { curve.progress(at: $0) }
    func rises(_ range: ClosedRange<Int>) -> Bool {
      zip(range.dropLast(), range.dropFirst()).allSatisfy { values[$1] >= values[$0] - 1e-12 }
    }
    // The rise goes from the last sample near the start to the first sample near the end.
    let arrival = values.firstIndex { $0 >= 1 - Self.edge } ?? Self.samples
    let departure = values[...arrival].lastIndex { $0 <= Self.edge } ?? 0
    let tailIndex = rises(arrival...Self.samples) ? Self.samples : arrival
    let headIndex = rises(0...departure) ? 0 : departure
    // Between two samples, a curve can move far past the edge.
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
      self.curve = .opaque
      self.head = 0
      self.tail = 1
      return
    }
    self.curve = curve
    self.head = head
    self.tail = tail
  }

  /// Returns the fractions from the lowest point to the first peak past the end; nil if the curve
  /// does not swing past an end, or does not end near 1.
  private static func rise(of curve: TimingCurve) -> ClosedRange<Double>? {
    if case .cubic(let cubic) = curve, cubic.risesThroughout { return nil }
    if case .opaque = curve { return nil }
    let low = extremum(of: curve, after: 0, fromRise: false)
    let top = extremum(of: curve, after: low, fromRise: true)
    let lowest = curve.progress(at: low)
    let highest = curve.progress(at: top)
    guard lowest < -1e-9 || highest > 1, top == 1 || highest > 1,
      abs(curve.progress(at: 1) - 1) < edge
    else { return nil }
    return low...top
  }

  /// Returns the fraction at which a curve first falls, or nil if it never falls.
  private static func firstFall(of curve: TimingCurve) -> Double? {
    let top = extremum(of: curve, after: 0, fromRise: true)
    return top < 1 ? top : nil
  }

  /// Returns the fraction after `low` at which a curve changes its direction.
  private static func extremum(of curve: TimingCurve, after low: Double, fromRise: Bool) -> Double {
    var before = curve.progress(at: low)
    for sample in Int(low * Double(samples)) + 1..<samples + 1 {
      let value = curve.progress(at: fraction(ofSample: sample))
      let isPassed = fromRise ? value < before - 1e-12 : value >= before
      if isPassed { return fraction(ofSample: sample - 1) }
      before = value
    }
    return 1
  }

  private static func fraction(ofSample sample: Int) -> Double {
    Double(sample) / Double(samples)
  }

  /// Returns the progress, within ``progressRange``, at a fraction limited to 0…1, where NaN is 0.
  func progress(at fraction: Double) -> Double {
    let fraction = fraction.clampedToUnit
    if rise != nil { return curve.progress(at: fraction).clamped(to: progressRange) }
    if fraction < head { return headProgress * fraction / head }
    if fraction > tail { return 1 - (1 - tailProgress) * (1 - fraction) / (1 - tail) }
    return curve.progress(at: fraction).clampedToUnit
  }

  /// Returns the fraction, 0…1, at a progress limited to ``progressRange``, where NaN is 0. A guess
  /// near the result shortens the search.
  func fraction(at progress: Double, near guess: Double? = nil) -> Double {
    if let rise, progress != 0, progress != 1, !progress.isNaN {
      return risingFraction(at: progress.clamped(to: progressRange), in: rise, near: guess)
    }
    let progress = progress.clampedToUnit
    // The ends stay exact although rounding affects the flat ends of a curve.
    if progress == 0 || progress == 1 { return progress }
    if head > 0, progress < headProgress { return head * progress / headProgress }
    if tail < 1, progress > tailProgress {
      return 1 - (1 - tail) * (1 - progress) / (1 - tailProgress)
    }
    guard head > 0 else { return curve.fraction(at: progress, near: guess) }
    // On its first swing the curve may have the same progress at an earlier fraction.
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

  var isKnown: Bool { curve != .opaque }

  private var headProgress: Double { curve.progress(at: head) }
  private var tailProgress: Double { curve.progress(at: tail) }
}

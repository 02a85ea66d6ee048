import Foundation

/// The motion of a flight that another change waits for.
///
/// The motion starts and ends at rest. After the fraction t of its time, the fraction (1 - t)⁴
/// (1 + 4t) of its distance remains. So at every frame rate, the last frame covers less than the
/// frame before it.
///
/// The distance is three parts of progress and one part of the animator's fraction of time. In a
/// distance of the progress alone, the flat end of a timing curve would be a single frame, and
/// animation blocks that begin late would jump. In a distance of the time alone, the steep part of
/// a curve would be a single frame.
nonisolated struct LandingMotion: Hashable, Sendable {
  /// The duration of the motion, in seconds.
  static let duration: TimeInterval = 0.1

  /// The spring along which elements return to their paths meanwhile.
  ///
  /// After the duration 0.3 % of the distance remains.
  static let spring = Spring(dampingRatio: 1, frequency: 80)

  private let curve: ScrubCurve
  private let start: Double
  private let target: Double
  /// The place at the start, in the distance of the motion.
  private let origin: Double
  /// The part of the start that the animator cannot show, in progress.
  private let overshoot: Double

  /// Creates the motion, or nil if the flight is at its end.
  ///
  /// - Parameters:
  ///   - start: The progress at the start. It is outside 0…1 past an end.
  ///   - towardsEnd: Whether the flight goes to progress 1, not to 0.
  ///   - curve: The curve of the flight's animator.
  init?(from start: Double, towardsEnd: Bool, along curve: ScrubCurve) {
    let reached = start.clamped(to: curve.reach)
    self.start = start
    self.curve = curve
    target = towardsEnd ? 1 : 0
    origin = curve.place(at: reached)
    overshoot = start - reached
    let distance = abs(target - origin) + abs(overshoot)
    guard distance > SettlingMotion.negligibleDistance else { return nil }
  }

  /// Returns the progress at a time, in seconds.
  ///
  /// Before the start, and for NaN, this is the progress at the start.
  func progress(at elapsed: TimeInterval) -> Double {
    guard elapsed > 0 else { return start }
    guard elapsed < Self.duration else { return target }
    let time = elapsed / Self.duration
    let rest = pow(1 - time, 4) * (1 + 4 * time)
    return curve.progress(atPlace: target - (target - origin) * rest) + overshoot * rest
  }
}

nonisolated extension ScrubCurve {
  /// Returns the place of a progress and its fraction, in the distance of a landing.
  ///
  /// Where a curve swings, the fractions do not matter, because no block begins late.
  fileprivate func place(at progress: Double) -> Double {
    swings ? progress : (3 * progress + fraction(at: progress)) / 4
  }

  /// Returns the progress at a place.
  fileprivate func progress(atPlace place: Double) -> Double {
    guard !swings else { return place }
    let fraction = RootFinder.first(in: 0...1) { (3 * progress(at: $0) + $0) / 4 >= place }
    return progress(at: fraction)
  }
}

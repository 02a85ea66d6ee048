import Foundation

/// The motion of a flight that another change waits for, without a velocity at both ends. After the
/// fraction t of its time, (1 - t)⁴ (1 + 4t) of its distance remains, so the last frame covers the
/// least.
///
/// The distance is three parts of progress and one part of the animator's fraction of time. In one
/// of them alone, a flat or a steep part of a curve would be a single frame.
nonisolated struct LandingMotion: Hashable, Sendable {
  static let duration: TimeInterval = 0.1

  /// The spring along which elements return to their paths. After the duration 0.3 % remains.
  static let spring = Spring(dampingRatio: 1, frequency: 80)

  private let curve: ScrubCurve
  private let start: Double
  private let target: Double
  private let origin: Double
  /// The part of the start that the animator cannot show, in progress.
  private let overshoot: Double

  /// Creates the motion; nil if the flight is at its end. A start past an end is outside 0…1.
  init?(from start: Double, towardsEnd: Bool, along curve: ScrubCurve) {
    let reached = start.clamped(to: curve.progressRange)
    self.start = start
    self.curve = curve
    target = towardsEnd ? 1 : 0
    origin = curve.landingPosition(at: reached)
    overshoot = start - reached
    let distance = abs(target - origin) + abs(overshoot)
    guard distance > SettlingMotion.negligibleDistance else { return nil }
  }

  /// Returns the progress at a time, in seconds. Times before the start, and NaN, are the start.
  func progress(at elapsed: TimeInterval) -> Double {
    guard elapsed > 0 else { return start }
    guard elapsed < Self.duration else { return target }
    let fraction = elapsed / Self.duration
    let remainder = pow(1 - fraction, 4) * (1 + 4 * fraction)
    return curve.progress(atLandingPosition: target - (target - origin) * remainder) + overshoot
      * remainder
  }
}

nonisolated extension ScrubCurve {
  /// Returns a mix of a progress and its fraction, along which a flight lands. In a swing it is the
  /// progress alone, because no block begins late.
  fileprivate func landingPosition(at progress: Double) -> Double {
    swings ? progress : (3 * progress + fraction(at: progress)) / 4
  }

  fileprivate func progress(atLandingPosition position: Double) -> Double {
    guard !swings else { return position }
    let fraction = RootFinder.first(in: 0...1) { (3 * progress(at: $0) + $0) / 4 >= position }
    return progress(at: fraction)
  }
}

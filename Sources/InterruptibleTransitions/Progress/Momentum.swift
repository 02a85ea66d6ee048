import Foundation

/// Predicts where something comes to rest after a release, if it slows down as a scroll view does.
nonisolated struct Momentum: Hashable, Sendable {
  /// A scroll view's normal deceleration.
  static let normal = Momentum(decelerationRate: 0.998)

  /// The fraction of the velocity that remains after each millisecond, unitless, above 0 and below
  /// 1.
  let decelerationRate: Double

  /// - Precondition: `decelerationRate` is above 0 and below 1.
  init(decelerationRate: Double) {
    precondition(
      decelerationRate > 0 && decelerationRate < 1,
      "A deceleration rate must be above 0 and below 1")
    self.decelerationRate = decelerationRate
  }

  /// The time, in seconds, that the velocity is multiplied by to get the distance to the resting
  /// place: 0.499 s at the normal rate, 0.099 s at a scroll view's fast one, 0.99.
  ///
  /// The formula is `d / (1 - d) / 1000`, the one shown in "Designing Fluid Interfaces" (WWDC
  /// 2018).
  var projectionTime: TimeInterval {
    decelerationRate / (1 - decelerationRate) / 1000
  }

  /// The resting place of something at `position` that moves at `velocity` units per second, in the
  /// unit of the position (points, or progress). Non-finite arguments count as 0.
  func restingPlace(from position: Double, velocity: Double) -> Double {
    position.finiteOrZero + velocity.finiteOrZero * projectionTime
  }
}

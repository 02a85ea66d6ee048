import Foundation

/// The deceleration of an object after a release, as in a scroll view.
///
/// The struct predicts the position at which the object stops.
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

  /// The factor from a velocity to the distance that an object still moves, in seconds.
  ///
  /// It is 0.499 s at the normal rate, and 0.099 s at a scroll view's fast rate, 0.99. The formula
  /// is `d / (1 - d) / 1000`, from "Designing Fluid Interfaces" (WWDC 2018).
  var projectionTime: TimeInterval {
    decelerationRate / (1 - decelerationRate) / 1000
  }

  /// Returns the position at which a moving object stops.
  ///
  /// - Parameters:
  ///   - position: The current position, in points or in progress. A value that is not finite is 0.
  ///   - velocity: The current velocity, in the unit of the position per second. A value that is
  ///     not finite is 0.
  /// - Returns: The final position, in the unit of the position.
  func restingPlace(from position: Double, velocity: Double) -> Double {
    position.finiteOrZero + velocity.finiteOrZero * projectionTime
  }
}

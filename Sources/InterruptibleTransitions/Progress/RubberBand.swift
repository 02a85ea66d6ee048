import Foundation

/// The resistance of content that a finger pulls past an edge, as in a scroll view.
///
/// The displayed distance grows more and more slowly, and stays below the dimension. With the raw
/// distance `x`, the coefficient `c` and the dimension `d`, the displayed distance is `(1 - 1 / (x
/// * c / d + 1)) * d`. The sign of a distance is kept, so both directions work.
nonisolated struct RubberBand: Hashable, Sendable {
  /// UIKit's coefficient, 0.55, unitless.
  static let standardCoefficient = 0.55

  /// The size of the view along the pull, in points.
  ///
  /// If the value is not finite and above zero, all displayed distances are 0.
  let dimension: Double

  /// The ratio of displayed distance to finger movement at the edge, unitless.
  ///
  /// If the value is not finite and above zero, all displayed distances are 0.
  let coefficient: Double

  init(dimension: Double, coefficient: Double = RubberBand.standardCoefficient) {
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// Returns the displayed distance for a raw distance past the edge, both in points. NaN is 0.
  func displayedDistance(forRaw raw: Double) -> Double {
    guard isElastic, !raw.isNaN else { return 0 }
    let stretch = abs(raw) * coefficient / dimension
    let fraction = 1 - 1 / (stretch + 1)
    return raw < 0 ? -fraction * dimension : fraction * dimension
  }

  /// Returns the ratio of the displayed velocity to the finger's velocity at a displayed distance.
  ///
  /// The ratio is unitless. It is the derivative of ``displayedDistance(forRaw:)`` at the raw
  /// distance whose displayed distance, in points, is given.
  func slope(atDisplayed displayed: Double) -> Double {
    guard isElastic, !displayed.isNaN else { return 0 }
    let rest = max(1 - abs(displayed) / dimension, 0)
    return coefficient * rest * rest
  }

  private var isElastic: Bool {
    dimension.isFinite && dimension > 0 && coefficient.isFinite && coefficient > 0
  }
}

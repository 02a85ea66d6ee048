import Foundation

/// The resistance of content that a finger pulls past an edge, as in a scroll view.
///
/// With the raw distance `x`, the coefficient `c` and the dimension `d`, the displayed distance is
/// `(1 - 1 / (x * c / d + 1)) * d`. It keeps the sign of `x`.
nonisolated struct RubberBand: Hashable, Sendable {
  /// UIKit's coefficient, 0.55, unitless.
  static let standardCoefficient = 0.55

  /// The size along the pull, in points; unless finite and above 0, displayed distances are 0.
  let dimension: Double

  /// The unitless ratio at the edge; unless it is finite and above 0, displayed distances are 0.
  var coefficient = RubberBand.standardCoefficient

  /// Returns the displayed distance for a raw distance past the edge, both in points. NaN is 0.
  func displayedDistance(forRaw raw: Double) -> Double {
    guard isElastic, !raw.isNaN else { return 0 }
    let stretch = abs(raw) * coefficient / dimension
    let fraction = 1 - 1 / (stretch + 1)
    return raw < 0 ? -fraction * dimension : fraction * dimension
  }

  /// Returns the unitless derivative of ``displayedDistance(forRaw:)`` at a displayed distance.
  func slope(atDisplayed displayed: Double) -> Double {
    guard isElastic, !displayed.isNaN else { return 0 }
    let remainder = max(1 - abs(displayed) / dimension, 0)
    return coefficient * remainder * remainder
  }

  private var isElastic: Bool {
    dimension.isFinite && dimension > 0 && coefficient.isFinite && coefficient > 0
  }
}

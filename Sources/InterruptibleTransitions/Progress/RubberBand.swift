import Foundation

/// The resistance of content that a finger pulls past an edge, as in a scroll view.
///
/// The displayed distance grows ever more slowly and stays below the dimension. With `x` the raw
/// distance, `c` the coefficient and `d` the dimension, it is `(1 - 1 / (x * c / d + 1)) * d`. The
/// sign of a distance is kept, so both directions work.
nonisolated struct RubberBand: Hashable, Sendable {
  /// The fraction of the finger's movement that shows at the edge itself, unitless. UIKit's is
  /// 0.55.
  static let standardCoefficient = 0.55

  /// The size of the view along the pull, in points. If it is not finite and above zero, nothing
  /// shows past the edge.
  let dimension: Double

  /// The fraction of the finger's movement that shows at the edge itself, unitless. If it is not
  /// finite and above zero, nothing shows past the edge.
  let coefficient: Double

  init(dimension: Double, coefficient: Double = RubberBand.standardCoefficient) {
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// The displayed distance, in points, for a raw distance past the edge, in points. NaN is 0.
  func displayedDistance(forRaw raw: Double) -> Double {
    guard isElastic, !raw.isNaN else { return 0 }
    let stretch = abs(raw) * coefficient / dimension
    let fraction = 1 - 1 / (stretch + 1)
    return raw < 0 ? -fraction * dimension : fraction * dimension
  }

  /// The speed of the displayed distance for a finger that moves at 1, unitless: the derivative of
  /// ``displayedDistance(forRaw:)`` where the given distance, in points, is displayed.
  func slope(atDisplayed displayed: Double) -> Double {
    guard isElastic, !displayed.isNaN else { return 0 }
    let rest = max(1 - abs(displayed) / dimension, 0)
    return coefficient * rest * rest
  }

  private var isElastic: Bool {
    dimension.isFinite && dimension > 0 && coefficient.isFinite && coefficient > 0
  }
}

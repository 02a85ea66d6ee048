import Foundation

/// How far content shows past an edge when a finger has pulled it there: ever less, and never a
/// whole dimension, as a scroll view does it.
///
/// With `x` the raw distance, `c` the coefficient and `d` the dimension, the displayed distance is
/// `(1 - 1 / (x * c / d + 1)) * d`. Both directions are served: the sign of a distance is kept.
nonisolated struct RubberBand: Hashable, Sendable {
  /// The share of the finger's movement that shows at the edge itself, unitless. UIKit's is 0.55.
  static let standardCoefficient = 0.55

  /// A displayed distance is at most this share of the dimension when its raw one is asked for, so
  /// that the answer is finite.
  private static let largestShare = 1 - 1e-9

  /// The size of the view along the pull, in points. Where it is not finite and above zero, nothing
  /// shows past the edge.
  let dimension: Double

  /// The share of the finger's movement that shows at the edge itself, unitless. Where it is not
  /// finite and above zero, nothing shows past the edge.
  let coefficient: Double

  init(dimension: Double, coefficient: Double = RubberBand.standardCoefficient) {
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// The distance that shows, in points, for a raw distance past the edge, in points. NaN is 0.
  func displayedDistance(forRaw raw: Double) -> Double {
    guard isElastic, !raw.isNaN else { return 0 }
    let stretch = abs(raw) * coefficient / dimension
    let share = 1 - 1 / (stretch + 1)
    return raw < 0 ? -share * dimension : share * dimension
  }

  /// The raw distance past the edge, in points, that shows as the given distance, in points.
  ///
  /// A displayed distance of the whole dimension or more has no raw distance; it is taken as a
  /// billionth less than the dimension. NaN is 0.
  func rawDistance(forDisplayed displayed: Double) -> Double {
    guard isElastic, !displayed.isNaN else { return 0 }
    let share = min(abs(displayed) / dimension, Self.largestShare)
    let raw = dimension / coefficient * (1 / (1 - share) - 1)
    return displayed < 0 ? -raw : raw
  }

  /// How fast what shows moves, for a finger moving at 1: the derivative of
  /// ``displayedDistance(forRaw:)`` where the given distance shows, in points. Unitless.
  func slope(atDisplayed displayed: Double) -> Double {
    guard isElastic, !displayed.isNaN else { return 0 }
    let rest = max(1 - abs(displayed) / dimension, 0)
    return coefficient * rest * rest
  }

  private var isElastic: Bool {
    dimension.isFinite && dimension > 0 && coefficient.isFinite && coefficient > 0
  }
}

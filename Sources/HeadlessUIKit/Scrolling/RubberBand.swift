import Foundation

/// The law of how far content is shown beyond its edge when a finger pulls it there (facts 3.1,
/// 3.2).
struct RubberBand: Equatable {
  /// The slope at the edge, unitless.
  static let stiffness: CGFloat = 0.55

  /// The scroll view's size along the axis, in points. The shown distance stays below it.
  var dimension: CGFloat

  /// Returns the distance that is shown for a pulled distance, both in points beyond the edge, not
  /// negative.
  func shown(for distance: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return (1 - 1 / (distance * Self.stiffness / dimension + 1)) * dimension
  }

  /// Returns the distance that must be pulled to show a distance, both in points beyond the edge.
  ///
  /// No pull shows the whole dimension or more; such a distance is treated as nearly the whole.
  func distance(for shown: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let part = min(shown / dimension, 0.9999)
    return (1 / (1 - part) - 1) * dimension / Self.stiffness
  }
}

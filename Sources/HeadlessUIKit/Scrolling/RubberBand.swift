import Foundation

/// The relation between a pulled distance and the distance that content is shown beyond its edge
/// (facts 3.1, 3.2).
struct RubberBand: Equatable {
  /// The slope at the edge, unitless.
  static let stiffness: CGFloat = 0.55

  /// The scroll view's size along the axis, in points.
  ///
  /// The shown distance stays below this size.
  var dimension: CGFloat

  /// Returns the shown distance for a pulled distance.
  ///
  /// Both distances are measured from the edge outward, in points, and are not negative.
  func shown(for distance: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return (1 - 1 / (distance * Self.stiffness / dimension + 1)) * dimension
  }

  /// Returns the pulled distance for a shown distance.
  ///
  /// Both distances are measured from the edge outward, in points. A pull cannot show the whole
  /// dimension or more, so a larger distance is treated as 0.9999 of the dimension.
  func distance(for shown: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let part = min(shown / dimension, 0.9999)
    return (1 / (1 - part) - 1) * dimension / Self.stiffness
  }
}

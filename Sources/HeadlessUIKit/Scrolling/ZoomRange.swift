import Foundation

/// The scale factors at which zoomed content may rest, and the behavior outside the range.
struct ZoomRange: Equatable {
  /// The smallest scale factor that has an effect. A view cannot be scaled to nothing.
  private static let smallestScale: CGFloat = 0.001
  /// The relation between a requested and a shown excess. The shown excess stays below 1.
  private static let band = RubberBand(dimension: 1)

  /// The smallest scale factor.
  let lowest: CGFloat
  /// The largest scale factor. It is not below the smallest scale factor.
  let highest: CGFloat

  /// Creates a range from the limits that an app has set.
  init(minimum: CGFloat, maximum: CGFloat) {
    lowest = max(minimum, Self.smallestScale)
    highest = max(maximum, lowest)
  }

  /// Returns the scale factor clamped to the limits.
  func clamped(_ scale: CGFloat) -> CGFloat {
    min(max(scale, lowest), highest)
  }

  /// Returns the scale factor that is shown for the scale factor that the fingers request.
  ///
  /// Beyond a limit, the shown part of the ratio to the limit is that of a rubber band of length 1
  /// (fact 3.96). The result is between half the smallest and twice the largest scale factor.
  func shown(for requested: CGFloat, bounces: Bool) -> CGFloat {
    let limit = clamped(requested)
    guard bounces, requested != limit, requested > 0 else { return limit }
    return requested > limit
      ? limit * (1 + Self.band.shown(for: requested / limit - 1))
      : limit / (1 + Self.band.shown(for: limit / requested - 1))
  }

  /// Returns the scale factor that the fingers must request to show a scale factor.
  func requested(for shown: CGFloat) -> CGFloat {
    let limit = clamped(shown)
    guard shown != limit, shown > 0 else { return limit }
    return shown > limit
      ? limit * (1 + Self.band.distance(for: shown / limit - 1))
      : limit / (1 + Self.band.distance(for: limit / shown - 1))
  }
}

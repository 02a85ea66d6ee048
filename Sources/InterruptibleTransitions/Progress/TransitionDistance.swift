import Foundation

/// The full travel of a finger over a transition, or the width of a side menu.
///
/// An integer literal is a number of points.
///
/// ```swift
/// reveal.interactions = [.pan(.down, over: 300)]
/// reveal.interactions = [.pan(.down, over: .fraction(0.8))]
/// ```
nonisolated public enum TransitionDistance: Hashable, Sendable {
  /// A distance in points.
  case points(CGFloat)
  /// A fraction of the container's size along the direction of the movement.
  ///
  /// 1 is the whole width or height.
  case fraction(CGFloat)

  /// Returns the distance in points.
  ///
  /// - Parameters:
  ///   - size: The size of the container, in points.
  ///   - direction: The direction of the movement.
  /// - Returns: The distance in points. If the distance or the size is not finite and above zero,
  ///   neither is the result. The position of a ``TransitionProgressMapping`` over such a distance
  ///   does not change.
  public func points(in size: CGSize, along direction: TransitionDirection) -> CGFloat {
    switch self {
    case .points(let points): points
    case .fraction(let fraction):
      fraction * (direction.axis == .vertical ? size.height : size.width)
    }
  }
}

nonisolated extension TransitionDistance: ExpressibleByIntegerLiteral {
  /// Creates a distance in points.
  public init(integerLiteral points: Int) {
    self = .points(CGFloat(points))
  }
}

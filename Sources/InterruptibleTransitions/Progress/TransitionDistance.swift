import Foundation

/// The full travel of a finger over a transition, or the width of a side menu.
///
/// A number literal is a number of points.
///
/// ```swift
/// reveal.interactions = [.pan(.down, over: 300)]
/// reveal.interactions = [.pan(.down, over: .fraction(0.8))]
/// ```
nonisolated public enum TransitionDistance: Hashable, Sendable {
  /// A number of points.
  case points(CGFloat)
  /// A fraction of the container's size in the direction of the movement: 1 is its whole width or
  /// height.
  case fraction(CGFloat)

  /// Returns the distance in points.
  ///
  /// - Parameters:
  ///   - size: The container's size, in points.
  ///   - direction: The direction of the movement.
  /// - Returns: Points. They are not finite and above zero if the distance or the size is not; a
  ///   ``TransitionProgressMapping`` over them then stays where it is.
  public func points(in size: CGSize, along direction: TransitionDirection) -> CGFloat {
    switch self {
    case .points(let points): points
    case .fraction(let fraction):
      fraction * (direction.axis == .vertical ? size.height : size.width)
    }
  }
}

nonisolated extension TransitionDistance: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Makes a distance of a number of points.
  public init(integerLiteral points: Int) {
    self = .points(CGFloat(points))
  }

  /// Makes a distance of a number of points.
  public init(floatLiteral points: Double) {
    self = .points(CGFloat(points))
  }
}

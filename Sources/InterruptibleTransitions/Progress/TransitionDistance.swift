import Foundation

/// How far a finger moves for the whole of a transition, or how high a sheet is.
///
/// A number is as many points: `.pan(.down, over: 300)`, `.pan(.down, over: .fraction(0.8))`.
///
/// ```swift
/// reveal.interactions = [.pan(.down, over: .fraction(0.8))]
/// ```
nonisolated public enum TransitionDistance: Hashable, Sendable {
  /// As many points.
  case points(CGFloat)
  /// A share of the container's size in the direction of the movement: 1 is its whole width or
  /// height.
  case fraction(CGFloat)

  /// The distance in points.
  ///
  /// - Parameters:
  ///   - size: The container's size, in points.
  ///   - direction: The direction of the movement.
  /// - Returns: Points. They may be useless, not finite and above zero, if the distance or the size
  ///   is; a ``TransitionProgressMapping`` over them then stays where it is.
  public func points(in size: CGSize, along direction: TransitionDirection) -> CGFloat {
    switch self {
    case .points(let points): points
    case .fraction(let fraction):
      fraction * (direction.axis == .vertical ? size.height : size.width)
    }
  }
}

nonisolated extension TransitionDistance: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// As many points.
  public init(integerLiteral points: Int) {
    self = .points(CGFloat(points))
  }

  /// As many points.
  public init(floatLiteral points: Double) {
    self = .points(CGFloat(points))
  }
}

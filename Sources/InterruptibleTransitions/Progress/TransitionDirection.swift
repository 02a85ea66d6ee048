import Foundation

/// One of the four directions in which a finger can move a transition.
///
/// ```swift
/// let slide = InterruptibleTransition(.slide(from: .right))
/// ```
nonisolated public enum TransitionDirection: Hashable, Sendable, CaseIterable {
  /// Towards the top of the screen.
  case up
  /// Towards the bottom of the screen.
  case down
  /// Towards the left edge of the screen.
  case left
  /// Towards the right edge of the screen.
  case right

  /// Returns how far a movement goes in this direction.
  ///
  /// - Parameter movement: Points, or points per second, along x and y.
  /// - Returns: The same unit; negative in the opposite direction.
  public func component(of movement: CGPoint) -> CGFloat {
    switch self {
    case .up: -movement.y
    case .down: movement.y
    case .left: -movement.x
    case .right: movement.x
    }
  }

  /// The axis of the direction.
  public var axis: TransitionAxis {
    switch self {
    case .up, .down: .vertical
    case .left, .right: .horizontal
    }
  }

  /// The opposite direction.
  public var opposite: TransitionDirection {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }

  /// The vector of a number of points in this direction.
  func vector(_ points: CGFloat) -> CGVector {
    switch self {
    case .up: CGVector(dx: 0, dy: -points)
    case .down: CGVector(dx: 0, dy: points)
    case .left: CGVector(dx: -points, dy: 0)
    case .right: CGVector(dx: points, dy: 0)
    }
  }
}

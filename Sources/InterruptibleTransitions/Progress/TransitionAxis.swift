import Foundation

/// The line along which a finger moves a transition, in both directions.
///
/// ```swift
/// reveal.interactions = [
///   .pan(along: .horizontal, over: .fraction(1), on: view) { direction in
///     tabs.selectedIndex += direction == .left ? 1 : -1
///   }
/// ]
/// ```
nonisolated public enum TransitionAxis: Hashable, Sendable, CaseIterable {
  /// Left and right.
  case horizontal
  /// Up and down.
  case vertical

  /// Returns the direction of a movement along the axis.
  ///
  /// - Parameter movement: Points, or points per second, along x and y.
  /// - Returns: The direction; right, or down, if the movement is not along the axis.
  public func direction(of movement: CGPoint) -> TransitionDirection {
    switch self {
    case .horizontal: movement.x < 0 ? .left : .right
    case .vertical: movement.y < 0 ? .up : .down
    }
  }
}

import Foundation

/// The line along which a finger moves a transition, either way.
///
/// ```swift
/// reveal.interactions = [
///   .pan(along: .horizontal, over: .fraction(1), on: view) { direction in
///     tabs.selectedIndex += direction == .left ? 1 : -1
///   }
/// ]
/// ```
nonisolated public enum TransitionAxis: Hashable, Sendable, CaseIterable {
  /// From side to side.
  case horizontal
  /// Up and down.
  case vertical

  /// The direction on the axis in which a movement goes.
  ///
  /// - Parameter movement: Points, or points per second, along x and y.
  /// - Returns: The direction; to the right, or down, if the movement does not go along the axis.
  public func direction(of movement: CGPoint) -> TransitionDirection {
    switch self {
    case .horizontal: movement.x < 0 ? .left : .right
    case .vertical: movement.y < 0 ? .up : .down
    }
  }
}

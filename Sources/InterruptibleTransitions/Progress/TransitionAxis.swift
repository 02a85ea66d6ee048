import Foundation

/// An axis along which a finger moves a transition, in either direction.
///
/// ```swift
/// reveal.interactions = [
///   .pan(along: .horizontal, over: .fraction(1), on: view) { direction in
///     tabs.selectedIndex += direction == .left ? 1 : -1
///   }
/// ]
/// ```
nonisolated public enum TransitionAxis: Hashable, Sendable, CaseIterable {
  /// The axis that runs left and right.
  case horizontal
  /// The axis that runs up and down.
  case vertical

  /// Returns the direction of a movement along the axis.
  ///
  /// - Parameter movement: The movement along x and y, in points or in points per second.
  /// - Returns: The direction. If the movement has no component along the axis, this is right or
  ///   down.
  public func direction(of movement: CGPoint) -> TransitionDirection {
    switch self {
    case .horizontal: movement.x < 0 ? .left : .right
    case .vertical: movement.y < 0 ? .up : .down
    }
  }
}

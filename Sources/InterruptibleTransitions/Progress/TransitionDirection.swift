import Foundation

/// A direction in which a finger or a view moves, or a side of the screen.
///
/// `left` and `right` are the screen's and are never mirrored; `leading` and `trailing` follow the
/// layout direction of the view, read when a gesture or a flight begins. This holds for directions,
/// sides, edges and presets.
///
/// - A gesture reads the view where it listens, or during a flight without such a view, what the
///   flight reads.
/// - A flight reads the view of the stack or the tabs, or else the view of the page that is
///   presented or dismissed.
///
/// ```swift
/// let slide = InterruptibleTransition(.slide(from: .trailing))
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
  /// Towards the side where a line of text begins: left, or right in a layout from right to left.
  case leading
  /// Towards the side where a line of text ends: right, or left in a layout from right to left.
  case trailing

  /// Returns the direction on the screen.
  ///
  /// - Parameter layout: The layout direction of a view.
  /// - Returns: One of `up`, `down`, `left` and `right`.
  public func resolved(in layout: UIUserInterfaceLayoutDirection) -> TransitionDirection {
    switch self {
    case .up, .down, .left, .right: self
    case .leading: layout == .rightToLeft ? .right : .left
    case .trailing: layout == .rightToLeft ? .left : .right
    }
  }

  /// Returns how far a movement goes in this direction.
  ///
  /// - Parameter movement: Points, or points per second, along x and y.
  /// - Returns: The same unit; negative in the opposite direction. `leading` counts as left, and
  ///   `trailing` as right: resolve them first.
  public func component(of movement: CGPoint) -> CGFloat {
    switch self {
    case .up: -movement.y
    case .down: movement.y
    case .left, .leading: -movement.x
    case .right, .trailing: movement.x
    }
  }

  /// The axis of the direction.
  public var axis: TransitionAxis {
    switch self {
    case .up, .down: .vertical
    case .left, .right, .leading, .trailing: .horizontal
    }
  }

  /// The opposite direction.
  public var opposite: TransitionDirection {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// Whether the direction depends on a layout direction.
  var followsLayout: Bool { self == .leading || self == .trailing }

  /// The vector of a number of points in this direction; of a leading or trailing one as in a
  /// layout from left to right.
  func vector(_ points: CGFloat) -> CGVector {
    switch self {
    case .up: CGVector(dx: 0, dy: -points)
    case .down: CGVector(dx: 0, dy: points)
    case .left, .leading: CGVector(dx: -points, dy: 0)
    case .right, .trailing: CGVector(dx: points, dy: 0)
    }
  }
}

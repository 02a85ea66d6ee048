import Foundation

/// A direction in which a finger or a view moves.
///
/// `left` and `right` are never mirrored. `leading` and `trailing` follow the layout direction of a
/// view. The layout direction is read when a gesture or a flight begins. The same rules apply to a
/// ``TransitionEdge``.
///
/// - A gesture uses the view on which it listens. A gesture without a view, which listens during a
///   flight, uses the view of the flight.
/// - A flight uses the view of the navigation controller or the tab bar controller. For a
///   presentation or a dismissal it uses the view of the presented view controller.
///
/// ```swift
/// reveal.interactions = [.pan(.up, over: 300, on: view) { [weak self] in self?.presentMenu() }]
/// ```
nonisolated public enum TransitionDirection: Hashable, Sendable, CaseIterable {
  /// Toward the top of the screen.
  case up
  /// Toward the bottom of the screen.
  case down
  /// Toward the left edge of the screen.
  case left
  /// Toward the right edge of the screen.
  case right
  /// Toward the side where a line of text begins: left, or right in a right-to-left layout.
  case leading
  /// Toward the side where a line of text ends: right, or left in a right-to-left layout.
  case trailing

  /// Returns the direction on the screen in a layout direction.
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

  /// Returns the component of a movement in this direction.
  ///
  /// - Parameter movement: The movement along x and y, in points or in points per second.
  /// - Returns: The component, in the same unit. It is negative in the opposite direction.
  ///   `leading` counts as left, and `trailing` as right, so resolve these directions first.
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

  /// Returns a movement as a part of a size, or 0 without a size; `leading` counts as left.
  func part(of movement: CGPoint, in size: CGSize) -> CGFloat {
    let length = axis == .vertical ? size.height : size.width
    return length > 0 ? component(of: movement) / length : 0
  }

  /// Returns a vector, in points; `leading` counts as left, and `trailing` as right.
  func vector(_ points: CGFloat) -> CGVector {
    switch self {
    case .up: CGVector(dx: 0, dy: -points)
    case .down: CGVector(dx: 0, dy: points)
    case .left, .leading: CGVector(dx: -points, dy: 0)
    case .right, .trailing: CGVector(dx: points, dy: 0)
    }
  }
}

nonisolated extension TransitionAxis {
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

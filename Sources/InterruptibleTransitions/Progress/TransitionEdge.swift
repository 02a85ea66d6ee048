/// An edge of the screen, the container or a view, from which a view moves in or at which it lies.
///
/// `left` and `right` are never mirrored. `leading` and `trailing` follow the layout direction, by
/// the same rules as those of a ``TransitionDirection``.
///
/// ```swift
/// let slide = InterruptibleTransition(.slide(from: .bottom))
/// ```
nonisolated public enum TransitionEdge: Hashable, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The edge where a line of text begins: left, or right in a right-to-left layout.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge where a line of text ends: right, or left in a right-to-left layout.
  case trailing
  /// The left edge.
  case left
  /// The right edge.
  case right

  /// Returns the edge on the screen in a layout direction.
  ///
  /// - Parameter layout: The layout direction of a view.
  /// - Returns: One of `top`, `bottom`, `left` and `right`.
  public func resolved(in layout: UIUserInterfaceLayoutDirection) -> TransitionEdge {
    switch self {
    case .top, .bottom, .left, .right: self
    case .leading: layout == .rightToLeft ? .right : .left
    case .trailing: layout == .rightToLeft ? .left : .right
    }
  }

  /// The opposite edge.
  public var opposite: TransitionEdge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  var isHorizontal: Bool { self != .top && self != .bottom }

  var followsLayout: Bool { self == .leading || self == .trailing }

  /// Returns a vector that points to the edge; `leading` counts as left, and `trailing` as right.
  func vector(_ length: CGFloat) -> CGVector {
    switch self {
    case .top: CGVector(dx: 0, dy: -length)
    case .bottom: CGVector(dx: 0, dy: length)
    case .left, .leading: CGVector(dx: -length, dy: 0)
    case .right, .trailing: CGVector(dx: length, dy: 0)
    }
  }
}

nonisolated extension CGRect {
  /// Returns the distance that moves the rectangle out of another one at an edge, in points;
  /// `leading` counts as left, and `trailing` as right.
  func distance(to edge: TransitionEdge, of bounds: CGRect) -> CGFloat {
    switch edge {
    case .top: maxY - bounds.minY
    case .bottom: bounds.maxY - minY
    case .left, .leading: maxX - bounds.minX
    case .right, .trailing: bounds.maxX - minX
    }
  }
}

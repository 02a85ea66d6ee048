nonisolated extension ElementModifier {
  /// The largest distance, in points, and the largest rotation, in radians, or scale factor.
  private static let farthest: Double = 1e5
  private static let most: Double = 1e3

  static func length(_ value: CGFloat) -> CGFloat {
    CGFloat(Double(value).limited(to: farthest))
  }

  private static func factor(_ value: CGFloat) -> CGFloat {
    value.isFinite ? CGFloat(Double(value).limited(to: most)) : 1
  }

  private static func part(_ value: CGFloat) -> CGFloat { CGFloat(Double(value).clampedToUnit) }

  /// A modifier that makes the element transparent.
  public static let fade = opacity(0)

  /// Sets the opacity of the element.
  ///
  /// - Parameter opacity: The opacity, 0...1. It is limited to that range, and NaN is 0.
  /// - Returns: The modifier.
  public static func opacity(_ opacity: CGFloat) -> ElementModifier {
    ElementModifier(\.visibility, .opacity(part(opacity)))
  }

  /// Sets the position of the element's center.
  ///
  /// - Parameter position: The center, in points. It is in the coordinates of the superview of the
  ///   element's view, or, with ``inContainer``, of the whole transition.
  /// - Returns: The modifier.
  public static func position(_ position: CGPoint) -> ElementModifier {
    ElementModifier(\.position, CGPoint(x: length(position.x), y: length(position.y)))
  }

  /// Sets the size of the element, and keeps its center.
  ///
  /// The contents are scaled. An element inside keeps its size and its distance from the top left
  /// corner. In a right-to-left layout, it keeps its distance from the top right corner.
  ///
  /// - Parameter size: The size, in points of the superview of the element's view. A side that is
  ///   negative or not finite is 0.
  /// - Returns: The modifier.
  public static func size(_ size: CGSize) -> ElementModifier {
    ElementModifier(
      \.size, CGSize(width: max(length(size.width), 0), height: max(length(size.height), 0)))
  }

  /// Moves the element along the axes of the screen, or of the element around it.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  ///   - z: The distance toward the viewer, in points: visible only after a ``perspective(_:)``.
  /// - Returns: The modifier.
  public static func translate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> ElementModifier {
    ElementModifier(.init(adding: .translation(x: length(x), y: length(y), z: length(z))))
  }

  /// Scales the element.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  ///   - z: The factor along the axis toward the viewer.
  /// - Returns: The modifier.
  public static func scale(x: CGFloat = 1, y: CGFloat = 1, z: CGFloat = 1) -> ElementModifier {
    ElementModifier(.init(adding: .scale(x: factor(x), y: factor(y), z: factor(z))))
  }

  /// Scales the element horizontally and vertically by the same factor.
  ///
  /// - Parameter factor: The factor; 1 if it is not finite.
  /// - Returns: The modifier.
  public static func scale(_ factor: CGFloat) -> ElementModifier { scale(x: factor, y: factor) }

  /// Rotates the element about three axes.
  ///
  /// The rotation about the axis toward the viewer applies first. The rotation about the vertical
  /// axis follows, then the rotation about the horizontal axis.
  ///
  /// - Parameters:
  ///   - x: The angle about the horizontal axis, in radians.
  ///   - y: The angle about the vertical axis, in radians.
  ///   - z: The clockwise angle, in radians.
  /// - Returns: The modifier.
  public static func rotate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> ElementModifier {
    let turns = [x, y, z].map { CGFloat(Double($0).limited(to: most)) }
    return ElementModifier(.init(adding: .rotation(x: turns[0], y: turns[1], z: turns[2])))
  }

  /// Rotates the element clockwise.
  ///
  /// - Parameter angle: The angle in radians.
  /// - Returns: The modifier.
  public static func rotate(_ angle: CGFloat) -> ElementModifier { rotate(z: angle) }

  /// Adds perspective to the transforms after this one.
  ///
  /// - Parameter m34: The `m34` of the transform: -1 divided by the viewing distance in points.
  /// - Returns: The modifier.
  public static func perspective(_ m34: CGFloat) -> ElementModifier {
    ElementModifier(.init(adding: .perspective(CGFloat(Double(m34).limited(to: 1)))))
  }

  /// Applies a transform to the element.
  ///
  /// During a flight each entry of the matrix changes linearly. Use ``rotate(x:y:z:)`` for
  /// rotations.
  ///
  /// - Parameter transform: The transform. A transform with an entry that is not finite, or outside
  ///   -100,000...100,000, does nothing.
  /// - Returns: The modifier.
  public static func transform(_ transform: CATransform3D) -> ElementModifier {
    ElementModifier(.init(adding: .matrix(ElementMatrix(transform: transform).limitedOrIdentity)))
  }

  /// Sets the corner radius of the element.
  ///
  /// - Parameter radius: The radius in points; a value that is negative or not finite is 0.
  /// - Returns: The modifier.
  public static func cornerRadius(_ radius: CGFloat) -> ElementModifier {
    ElementModifier(\.cornerRadius, max(length(radius), 0))
  }

  /// Sets the background color of the element, behind its contents.
  ///
  /// - Parameter color: The color, resolved by the traits of the element's view at the start of a
  ///   flight.
  /// - Returns: The modifier.
  public static func backgroundColor(_ color: UIColor) -> ElementModifier {
    ElementModifier(color: \.background, color)
  }

  /// Sets the border color of the element.
  ///
  /// - Parameter color: The color, resolved by the traits of the element's view at the start of a
  ///   flight.
  /// - Returns: The modifier.
  public static func borderColor(_ color: UIColor) -> ElementModifier {
    ElementModifier(color: \.borderColor, color)
  }

  /// Sets the border width of the element.
  ///
  /// - Parameter width: The width in points; a value that is negative or not finite is 0.
  /// - Returns: The modifier.
  public static func borderWidth(_ width: CGFloat) -> ElementModifier {
    ElementModifier(\.borderWidth, max(length(width), 0))
  }

  /// Sets the shadow color of the element.
  ///
  /// - Parameter color: The color, resolved by the traits of the element's view at the start of a
  ///   flight.
  /// - Returns: The modifier.
  public static func shadowColor(_ color: UIColor) -> ElementModifier {
    ElementModifier(color: \.shadowColor, color)
  }

  /// Sets the shadow opacity of the element.
  ///
  /// - Parameter opacity: The opacity, 0...1. It is limited to that range, and NaN is 0.
  /// - Returns: The modifier.
  public static func shadowOpacity(_ opacity: CGFloat) -> ElementModifier {
    ElementModifier(\.shadowOpacity, part(opacity))
  }

  /// Sets the shadow offset of the element.
  ///
  /// - Parameter offset: The offset in points.
  /// - Returns: The modifier.
  public static func shadowOffset(_ offset: CGSize) -> ElementModifier {
    ElementModifier(
      \.shadowOffset, CGSize(width: length(offset.width), height: length(offset.height)))
  }

  /// Sets the blur radius of the element's shadow.
  ///
  /// - Parameter radius: The radius in points; a value that is negative or not finite is 0.
  /// - Returns: The modifier.
  public static func shadowRadius(_ radius: CGFloat) -> ElementModifier {
    ElementModifier(\.shadowRadius, max(length(radius), 0))
  }

  /// Covers the element with a color.
  ///
  /// Elements inside that have their own stand-ins lie above the color.
  ///
  /// - Parameters:
  ///   - color: The color, resolved by the traits of the element's view at the start of a flight.
  ///   - opacity: The opacity of the color, 0...1. It is limited to that range, and NaN is 0.
  /// - Returns: The modifier.
  public static func overlay(_ color: UIColor, opacity: CGFloat) -> ElementModifier {
    let opacity = part(opacity)
    return ElementModifier(
      .init(\.overlay, color) { ElementState.Overlay(color: $0, opacity: opacity) })
  }

  /// Sets the element's position in the front-to-back order, during the whole flight.
  ///
  /// Elements with a larger number lie in front. The default is 0. If numbers are equal, the order
  /// of the screens decides.
  ///
  /// - Parameter position: The number; 0 if it is not finite.
  /// - Returns: The modifier.
  public static func zPosition(_ position: CGFloat) -> ElementModifier {
    ElementModifier(
      .init(\.zPosition, CGFloat(Double(position).limited(to: most)), isConstant: true))
  }

  /// Shows a part of the element's contents, enlarged to the element's size.
  ///
  /// - Parameter rect: The part, in the unit square. Each side is at least 0.01, and at most 100.
  ///   If the rectangle is not finite, the whole contents are shown.
  /// - Returns: The modifier.
  public static func contentsRect(_ rect: CGRect) -> ElementModifier {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    guard numbers.allSatisfy(\.isFinite) else {
      return ElementModifier(\.contentsRect, ElementState.wholeContents)
    }
    let limited = numbers.map { CGFloat(Double($0).clamped(to: -100...100)) }
    return ElementModifier(
      \.contentsRect,
      CGRect(
        x: limited[0], y: limited[1], width: max(limited[2], 0.01), height: max(limited[3], 0.01)))
  }

  /// Sets whether the element clips its subviews to its bounds, during the whole flight.
  ///
  /// - Parameter masks: Whether the element clips its subviews.
  /// - Returns: The modifier.
  public static func masksToBounds(_ masks: Bool) -> ElementModifier {
    ElementModifier(.init(\.masksToBounds, masks, isConstant: true))
  }
}

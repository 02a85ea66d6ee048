nonisolated extension ElementModifier {
  /// The longest distance, in points, the most turns, in radians, and the largest scale.
  private static let (farthest, most): (Double, Double) = (1e5, 1e3)

  private static func length(_ value: CGFloat) -> CGFloat {
    CGFloat(Double(value).limited(to: farthest))
  }

  private static func factor(_ value: CGFloat) -> CGFloat {
    value.isFinite ? CGFloat(Double(value).limited(to: most)) : 1
  }

  private static func part(_ value: CGFloat) -> CGFloat { CGFloat(Double(value).clampedToUnit) }

  /// The element fades as a part of its screen. With another change, or a time of its own, it fades
  /// by itself.
  public static let crossfade = ElementModifier(.crossfade)

  /// The element is beyond an edge of the screen.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The modifier.
  public static func edgeTranslation(_ edge: Edge) -> ElementModifier {
    ElementModifier(.edge(edge))
  }

  /// The element is below or above its place. It fades too, in the same time, unless its fading is
  /// set otherwise.
  ///
  /// - Parameter distance: The distance below, in points; negative above. Limited to
  ///   -100,000...100,000; a value that is not finite is 0.
  /// - Returns: The modifier.
  public static func translateY(_ distance: CGFloat) -> ElementModifier {
    ElementModifier(.offset(length(distance)))
  }

  /// The element is transparent.
  public static let fade = opacity(0)

  /// The element has an opacity.
  ///
  /// - Parameter opacity: 0...1; it is limited to that, and NaN is 0.
  /// - Returns: The modifier.
  public static func opacity(_ opacity: CGFloat) -> ElementModifier {
    ElementModifier(.opacity(part(opacity)))
  }

  /// The element's centre is elsewhere.
  ///
  /// - Parameter position: The centre in the coordinates of the view that the element's view is in,
  ///   or, with ``inContainer``, of the whole transition, in points.
  /// - Returns: The modifier.
  public static func position(_ position: CGPoint) -> ElementModifier {
    ElementModifier(.position(CGPoint(x: length(position.x), y: length(position.y))))
  }

  /// The element has another size, in the same place. What it shows is scaled. An element in it
  /// keeps its size, and its distance from the top left corner; right to left, from the top right.
  ///
  /// - Parameter size: The size, in points of the view that the element's view is in. What is
  ///   negative or not finite is 0.
  /// - Returns: The modifier.
  public static func size(_ size: CGSize) -> ElementModifier {
    ElementModifier(
      .size(CGSize(width: max(length(size.width), 0), height: max(length(size.height), 0))))
  }

  /// The element is moved, along the axes of the screen, or of the element that it is in.
  ///
  /// - Parameters:
  ///   - x: To the right, in points.
  ///   - y: Downwards, in points.
  ///   - z: Towards the person, in points: seen only after a ``perspective(_:)``.
  /// - Returns: The modifier.
  public static func translate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> ElementModifier {
    ElementModifier(.transform(.translation(x: length(x), y: length(y), z: length(z))))
  }

  /// The element is scaled.
  ///
  /// - Parameters:
  ///   - x: The factor across.
  ///   - y: The factor down.
  ///   - z: The factor towards the person.
  /// - Returns: The modifier.
  public static func scale(x: CGFloat = 1, y: CGFloat = 1, z: CGFloat = 1) -> ElementModifier {
    ElementModifier(.transform(.scale(x: factor(x), y: factor(y), z: factor(z))))
  }

  /// The element is scaled as a whole.
  ///
  /// - Parameter factor: The factor; 1 where it is not finite.
  /// - Returns: The modifier.
  public static func scale(_ factor: CGFloat) -> ElementModifier { scale(x: factor, y: factor) }

  /// The element is turned: first about the axis towards the person, then about the one down, then
  /// about the one across.
  ///
  /// - Parameters:
  ///   - x: About the axis across, in radians.
  ///   - y: About the axis down, in radians.
  ///   - z: Clockwise, in radians.
  /// - Returns: The modifier.
  public static func rotate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> ElementModifier {
    let morphs = [x, y, z].map { CGFloat(Double($0).limited(to: most)) }
    return ElementModifier(.transform(.rotation(x: morphs[0], y: morphs[1], z: morphs[2])))
  }

  /// The element is turned clockwise.
  ///
  /// - Parameter angle: The angle in radians.
  /// - Returns: The modifier.
  public static func rotate(_ angle: CGFloat) -> ElementModifier { rotate(z: angle) }

  /// What is turned after this is seen from a distance.
  ///
  /// - Parameter m34: The transform's `m34`: -1 through the distance in points.
  /// - Returns: The modifier.
  public static func perspective(_ m34: CGFloat) -> ElementModifier {
    ElementModifier(.transform(.perspective(CGFloat(Double(m34).limited(to: 1)))))
  }

  /// The element is transformed. On the way each entry of the matrix changes evenly; use the others
  /// for turns.
  ///
  /// - Parameter transform: The transform. One with an entry that is not finite, or beyond
  ///   -100,000...100,000, does nothing.
  /// - Returns: The modifier.
  public static func transform(_ transform: CATransform3D) -> ElementModifier {
    ElementModifier(.transform(.matrix(ElementMatrix(transform).limitedOrIdentity)))
  }

  /// The element's corners have a radius.
  ///
  /// - Parameter radius: The radius in points; what is negative or not finite is 0.
  /// - Returns: The modifier.
  public static func cornerRadius(_ radius: CGFloat) -> ElementModifier {
    ElementModifier(.cornerRadius(max(length(radius), 0)))
  }

  /// The element has a background of a colour, behind all that it shows.
  ///
  /// - Parameter color: The color, resolved by the traits of the element's view as a flight starts.
  /// - Returns: The modifier.
  public static func backgroundColor(_ color: UIColor) -> ElementModifier {
    ElementModifier(.background(color))
  }

  /// The element has a border of a colour.
  ///
  /// - Parameter color: The color, resolved by the traits of the element's view as a flight starts.
  /// - Returns: The modifier.
  public static func borderColor(_ color: UIColor) -> ElementModifier {
    ElementModifier(.borderColor(color))
  }

  /// The element has a border.
  ///
  /// - Parameter width: The width in points; what is negative or not finite is 0.
  /// - Returns: The modifier.
  public static func borderWidth(_ width: CGFloat) -> ElementModifier {
    ElementModifier(.borderWidth(max(length(width), 0)))
  }

  /// The element's shadow has a colour.
  ///
  /// - Parameter color: The color, resolved by the traits of the element's view as a flight starts.
  /// - Returns: The modifier.
  public static func shadowColor(_ color: UIColor) -> ElementModifier {
    ElementModifier(.shadowColor(color))
  }

  /// The element has a shadow.
  ///
  /// - Parameter opacity: 0...1; it is limited to that, and NaN is 0.
  /// - Returns: The modifier.
  public static func shadowOpacity(_ opacity: CGFloat) -> ElementModifier {
    ElementModifier(.shadowOpacity(part(opacity)))
  }

  /// The element's shadow lies elsewhere.
  ///
  /// - Parameter offset: The offset in points.
  /// - Returns: The modifier.
  public static func shadowOffset(_ offset: CGSize) -> ElementModifier {
    ElementModifier(
      .shadowOffset(CGSize(width: length(offset.width), height: length(offset.height))))
  }

  /// The element's shadow is as soft as a radius says.
  ///
  /// - Parameter radius: The radius in points; what is negative or not finite is 0.
  /// - Returns: The modifier.
  public static func shadowRadius(_ radius: CGFloat) -> ElementModifier {
    ElementModifier(.shadowRadius(max(length(radius), 0)))
  }

  /// The element is covered by a colour. Elements in it that have ways of their own lie above.
  ///
  /// - Parameters:
  ///   - color: The color, resolved by the traits of the element's view as a flight starts.
  ///   - opacity: How much of it is seen, 0...1; it is limited to that, and NaN is 0.
  /// - Returns: The modifier.
  public static func overlay(_ color: UIColor, opacity: CGFloat) -> ElementModifier {
    ElementModifier(.overlay(color, opacity: part(opacity)))
  }

  /// The element lies in front of those with a smaller number, or behind those with a larger one,
  /// all the way. Without one it is 0; of the same number the order of the screens decides.
  ///
  /// - Parameter position: The number; 0 where it is not finite.
  /// - Returns: The modifier.
  public static func zPosition(_ position: CGFloat) -> ElementModifier {
    ElementModifier(.zPosition(CGFloat(Double(position).limited(to: most))))
  }

  /// The element shows a part of what it shows, enlarged to its size.
  ///
  /// - Parameter rect: The part, in the unit square: at least a hundredth of it in each direction,
  ///   and at most a hundred times as much. If it is not finite, all is shown.
  /// - Returns: The modifier.
  public static func contentsRect(_ rect: CGRect) -> ElementModifier {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    guard numbers.allSatisfy(\.isFinite) else {
      return ElementModifier(.contentsRect(ElementAppearance.wholeContents))
    }
    let limited = numbers.map { CGFloat(Double($0).clamped(to: -100...100)) }
    return ElementModifier(
      .contentsRect(
        CGRect(
          x: limited[0], y: limited[1], width: max(limited[2], 0.01),
          height: max(limited[3], 0.01))))
  }

  /// Whether the element cuts off what is in it at its edges, all the way.
  ///
  /// - Parameter masks: Whether it does.
  /// - Returns: The modifier.
  public static func masksToBounds(_ masks: Bool) -> ElementModifier {
    ElementModifier(.masksToBounds(masks))
  }
}

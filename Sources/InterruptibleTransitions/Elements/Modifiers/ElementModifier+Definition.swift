// The modifiers of most definitions.
nonisolated extension ElementModifier {
  /// A modifier that morphs the element if it is on both screens.
  ///
  /// An element without a match fades with its screen.
  public static let sharedElement = ElementModifier(.match)

  /// A modifier that fades the element together with its screen.
  ///
  /// If the element has another change or its own timing, it fades by itself.
  public static let crossfade = ElementModifier(.crossfade)

  /// Places the element beyond an edge of the screen.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The modifier.
  public static func edgeTranslation(_ edge: Edge) -> ElementModifier {
    ElementModifier(.edge(edge))
  }

  /// Places the element below or above its place, and fades it.
  ///
  /// The fade has the same timing. Another modifier that fades the element or sets its opacity
  /// replaces the fade.
  ///
  /// - Parameter distance: The distance down, in points; a negative distance is up. Limited to
  ///   -100,000...100,000; a value that is not finite is 0.
  /// - Returns: The modifier.
  public static func translateY(_ distance: CGFloat) -> ElementModifier {
    ElementModifier(.offset(length(distance)))
  }
}

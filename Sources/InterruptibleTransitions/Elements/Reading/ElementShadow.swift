/// The shadow of an element, which is shown around the element even if the element clips its
/// contents.
nonisolated struct ElementShadow: Equatable, Sendable {
  var opacity: CGFloat = 0
  var radius: CGFloat = 0
  var offset = CGSize.zero
  var color = ElementColor(red: 0, green: 0, blue: 0)

  /// Returns a shadow between this one and another one. An invisible shadow adopts the values of
  /// the other shadow, so that only the opacity changes.
  ///
  /// - Parameters:
  ///   - end: The other shadow.
  ///   - part: The part of the difference, 0…1.
  /// - Returns: The interpolated shadow.
  func interpolated(to end: ElementShadow, at part: CGFloat) -> ElementShadow {
    let first = opacity == 0 ? end : self
    let last = end.opacity == 0 ? self : end
    return ElementShadow(
      opacity: opacity.interpolated(to: end.opacity, at: part),
      radius: first.radius.interpolated(to: last.radius, at: part),
      offset: first.offset.interpolated(to: last.offset, at: part),
      color: first.color.interpolated(to: last.color, at: part))
  }
}

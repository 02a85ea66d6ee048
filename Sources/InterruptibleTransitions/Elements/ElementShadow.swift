/// The shadow of an element, which lies around it also where it is cut off at its edges.
nonisolated struct ElementShadow: Equatable, Sendable {
  var opacity: CGFloat = 0
  var radius: CGFloat = 0
  var offset = CGSize.zero
  var color = ElementColor(red: 0, green: 0, blue: 0)

  /// Returns the shadow on the way to another one. One that is not seen has the other one's colour.
  ///
  /// - Parameters:
  ///   - end: The other shadow.
  ///   - part: The part of the way, 0…1.
  /// - Returns: The shadow between them.
  func interpolated(to end: ElementShadow, at part: CGFloat) -> ElementShadow {
    let first = opacity == 0 ? end.color : color
    let last = end.opacity == 0 ? color : end.color
    return ElementShadow(
      opacity: opacity.interpolated(to: end.opacity, at: part),
      radius: radius.interpolated(to: end.radius, at: part),
      offset: offset.interpolated(to: end.offset, at: part),
      color: first.interpolated(to: last, at: part))
  }
}

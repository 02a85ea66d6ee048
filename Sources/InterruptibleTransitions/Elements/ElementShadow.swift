/// The shadow of an element, which lies around it also where it is cut off at its edges.
nonisolated struct ElementShadow: Equatable, Sendable {
  var opacity: CGFloat = 0
  var radius: CGFloat = 0
  var offset = CGSize.zero
  var color = ElementColor(red: 0, green: 0, blue: 0)

  /// Returns the shadow on the way to another one. One that is not seen is as the other one is, so
  /// that the other one only fades.
  ///
  /// - Parameters:
  ///   - end: The other shadow.
  ///   - part: The part of the way, 0…1.
  /// - Returns: The shadow between them.
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

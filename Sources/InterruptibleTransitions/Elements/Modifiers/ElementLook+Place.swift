nonisolated extension ElementLook {
  /// Returns the place of an element that looks like this.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - isInContainer: Whether a position is one in the container.
  /// - Returns: The place, in the coordinates of the container.
  func place(of element: Element, isInContainer: Bool) -> ElementPlace {
    var place = element.place
    let scale = element.basis.scale
    if let source {
      (place.center, place.size, place.rotation) = (source.center, source.size, source.rotation)
      place.cornerRadius = source.cornerRadius
    }
    if let position { place.center = isInContainer ? position : element.basis.point(position) }
    if let size { place.size = CGSize(width: size.width * scale, height: size.height * scale) }
    if let cornerRadius { place.cornerRadius = cornerRadius * scale }
    if let borderWidth { place.borderWidth = borderWidth * scale }
    if let opacity { place.opacity *= opacity / max(element.alpha, 0.01) }
    if let opacity = shadowOpacity { place.shadow.opacity = opacity }
    if let offset = shadowOffset {
      place.shadow.offset = CGSize(width: offset.width * scale, height: offset.height * scale)
    }
    if let radius = shadowRadius { place.shadow.radius = radius * scale }
    if let color = shadowColor { place.shadow.color = color }
    return place
  }
}

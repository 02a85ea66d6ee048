nonisolated extension ElementAppearance {
  /// Returns the place of an element that has this appearance.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - isInContainer: Whether a position is in the coordinates of the container.
  ///   - container: The bounds of the container.
  /// - Returns: The place, in the coordinates of the container.
  func place(
    of element: Element, isInContainer: Bool, in container: CGRect
  ) -> ElementPlace {
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
    if fades { place.opacity = 0 }
    if let opacity = shadowOpacity { place.shadow.opacity = opacity }
    if let offset = shadowOffset {
      place.shadow.offset = CGSize(width: offset.width * scale, height: offset.height * scale)
    }
    if let radius = shadowRadius { place.shadow.radius = radius * scale }
    if let color = shadowColor { place.shadow.color = color }
    if let offset { place.center.y += offset }
    if let edge {
      let vector = edge.vector(
        takingAway: place.frameWithShadow, from: container, isRightToLeft: element.isRightToLeft)
      place.center.x += vector.dx
      place.center.y += vector.dy
    }
    return place
  }
}

nonisolated extension ElementPlace {
  /// The smallest upright rectangle around the element and its shadow.
  fileprivate var frameWithShadow: CGRect {
    guard shadow.opacity > 0 else { return frame }
    let room = 2 * shadow.radius
    return frame.union(
      frame.insetBy(dx: -room, dy: -room).offsetBy(
        dx: shadow.offset.width, dy: shadow.offset.height))
  }
}

nonisolated extension ElementPlan.Item {
  /// Returns an element with the appearance that it has at its own position during the flight.
  func atRest(_ element: Element, in container: CGRect) -> Element {
    guard key.role != .morphs else { return element }
    var element = element
    element.place = settings.begins.place(
      of: element, isInContainer: settings.isInContainer, in: container)
    element.alpha = settings.begins.opacity ?? element.alpha
    return element
  }

  /// Returns the element at the far end of its path, once for each appearance; empty if it morphs.
  func away(in container: CGRect) -> [Element] {
    guard key.role != .morphs, let element = to ?? from else { return [] }
    return settings.appearances.map { appearance in
      var away = element
      away.place = appearance.place(
        of: atRest(element, in: container), isInContainer: settings.isInContainer, in: container)
      away.place.clip = .none
      return away
    }
  }

  /// Makes the path from a place in the enclosing element; nil without goals.
  func exit(
    from place: ElementMorph.End, to goals: [ElementMorph.End], in container: CGRect
  ) -> ElementExit? {
    guard let element = to ?? from, !goals.isEmpty else { return nil }
    return ElementExit(
      from: place, to: goals, settings, of: element, intervals: intervals,
      enters: key.role == .enters,
      in: container)
  }
}

nonisolated extension ElementAppearance {
  /// Returns the place of an element that has this appearance, in the container.
  func place(
    of element: Element, isInContainer: Bool, in container: CGRect
  ) -> ElementPlace {
    var place = element.place
    let scale = element.basis.scale
    if let source {
      place.center = source.center
      place.size = source.size
      place.rotation = source.rotation
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
  fileprivate var frameWithShadow: CGRect {
    guard shadow.opacity > 0 else { return frame }
    let room = 2 * shadow.radius
    return frame.union(
      frame.insetBy(dx: -room, dy: -room).offsetBy(
        dx: shadow.offset.width, dy: shadow.offset.height))
  }
}

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
    guard key.role != .morphs, let element = element(near: .incoming) else { return [] }
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
    guard let element = element(near: .incoming), !goals.isEmpty else { return nil }
    return ElementExit(
      from: place, to: goals, settings, of: element, intervals: intervals,
      enters: key.role == .enters,
      in: container)
  }
}

nonisolated extension ElementAppearance {
  /// Returns the place of an element that has this appearance, in the container.
  func place(of element: Element, isInContainer: Bool, in container: CGRect) -> ElementPlace {
    var place = element.place
    apply(
      to: &place, alpha: element.alpha, in: element.basis, isInContainer: isInContainer,
      layout: element.layoutDirection, of: container)
    return place
  }
}

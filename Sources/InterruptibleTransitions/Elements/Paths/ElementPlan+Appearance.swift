nonisolated extension ElementPlan.Item {
  /// Returns an element with the appearance that it has in its place during the flight.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - container: The bounds of the container.
  /// - Returns: The element.
  func atRest(_ element: Element, in container: CGRect) -> Element {
    guard key.role != .morphs else { return element }
    var element = element
    element.place = settings.begins.place(
      of: element, isInContainer: settings.isInContainer, in: container)
    element.alpha = settings.begins.opacity ?? element.alpha
    return element
  }

  /// Returns the element away from its place, once for each of its appearances.
  ///
  /// - Parameter container: The bounds of the container.
  /// - Returns: The elements; empty if the element morphs.
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

  /// Makes the path of an element that enters or exits.
  ///
  /// - Parameters:
  ///   - place: The element in its place, in the coordinates of the element around it.
  ///   - goals: The element away from its place, once for each of its appearances.
  ///   - container: The bounds of the container.
  /// - Returns: The path; nil if there are no goals.
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

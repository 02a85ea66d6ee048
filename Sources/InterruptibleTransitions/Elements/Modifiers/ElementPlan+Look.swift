nonisolated extension ElementPlan.Item {
  /// Returns an element of this as it is in its place while it is on its way.
  func begun(_ element: Element) -> Element {
    guard let intent, key.role != .turns else { return element }
    var element = element
    element.place = intent.begins.place(of: element, isInContainer: intent.isInContainer)
    return element
  }

  /// The element where it comes from or goes to by its modifiers, where nothing cuts it off; nil if
  /// it turns, or has none.
  var away: Element? {
    guard let intent, key.role != .turns, var element = to ?? from else { return nil }
    element.place = intent.look.place(
      of: begun(element), isInContainer: intent.isInContainer)
    element.place.clip = .none
    return element
  }

  /// Makes the way of an element that comes or goes by modifiers; nil if it has none.
  ///
  /// - Parameters:
  ///   - place: What it is in its place, in the coordinates of what it is in.
  ///   - goal: What it is where it is away, in the same coordinates.
  ///   - container: The bounds of the container.
  /// - Returns: The way.
  func departure(
    from place: ElementPath.End, to goal: ElementPath.End?, in container: CGRect
  ) -> ElementDeparture? {
    guard let intent, let goal, let element = to ?? from else { return nil }
    return ElementDeparture(
      from: place, to: goal, intent, of: element, track: changes.first?.track ?? .whole,
      comes: key.role == .comes, in: container)
  }
}

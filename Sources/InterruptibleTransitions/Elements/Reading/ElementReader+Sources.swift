extension ElementReader {
  /// Reads two screens, and requests elements from their sources.
  ///
  /// - Parameters:
  ///   - from: The outgoing screen.
  ///   - to: The incoming screen.
  ///   - container: The view in whose coordinates places are.
  ///   - matches: Returns whether an element morphs. The incoming screen reveals such an element if
  ///     needed.
  /// - Returns: The readers of both screens.
  static func read(
    _ from: ElementScreen, _ to: ElementScreen, in container: UIView,
    where matches: (ElementID) -> Bool
  ) -> (from: ElementReader, to: ElementReader) {
    var (old, new) = (ElementReader(from, in: container), ElementReader(to, in: container))
    if !from.sources.isEmpty { old = old.asking(from, for: new.names, in: container) ?? old }
    guard !to.sources.isEmpty else { return (old, new) }
    let ids = old.names
    new = new.asking(to, for: ids, in: container) ?? new
    func mayMatch(_ id: ElementID) -> Bool {
      matches(id) || old.tree[id]?.modifiers.contains { $0.kind == .match } == true
    }
    let visible = ids.filter { old.visible.contains($0) && mayMatch($0) }
    // Scrolling would move an element that is where the person has left it.
    if visible.contains(where: { new.visible.contains($0) }) { return (old, new) }
    for id in visible {
      for source in to.sources { source.reveal(id) }
      guard to.sources.elementView(for: id) != nil else { continue }
      to.root?.layoutIfNeeded()
      // A source may reveal an element by scrolling, which moves the other views too.
      new = ElementReader(to, in: container)
      new = new.asking(to, for: ids, in: container) ?? new
      if new.tree[id] != nil { break }
    }
    return (old, new)
  }

  private init(
    _ screen: ElementScreen, in container: UIView, naming names: [ObjectIdentifier: ElementID] = [:]
  ) {
    self.init(
      screen.root ?? UIView(), in: container,
      naming: screen.names.merging(names) { given, _ in given })
  }

  /// Requests elements from the sources of a screen.
  ///
  /// - Returns: The screen with the views from its sources; nil if the sources add nothing.
  private func asking(
    _ screen: ElementScreen, for ids: [ElementID], in container: UIView
  ) -> ElementReader? {
    guard let root = screen.root else { return nil }
    var names: [ObjectIdentifier: ElementID] = [:]
    // The view that a flight names shows the element, and not a view from the sources.
    let given = Set(screen.names.values)
    for id in ids where !given.contains(id) {
      guard let view = screen.sources.elementView(for: id), view !== views[id],
        view.isDescendant(of: root)
      else { continue }
      names[ObjectIdentifier(view)] = id
    }
    return names.isEmpty ? nil : ElementReader(screen, in: container, naming: names)
  }
}

extension ElementReader {
  /// Reads two screens, and asks their sources for elements.
  ///
  /// - Parameters:
  ///   - from: The outgoing screen.
  ///   - to: The incoming screen.
  ///   - container: The view in whose coordinates places are.
  ///   - matches: Whether an element morphs. Such an element is revealed if need be.
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
    for id in ids where new.tree[id] == nil && matches(id) {
      for source in to.sources { source.reveal(id) }
      guard to.sources.elementView(for: id) != nil else { continue }
      to.root?.layoutIfNeeded()
      // Scrolled views are elsewhere in any case.
      new = ElementReader(to, in: container)
      new = new.asking(to, for: ids, in: container) ?? new
      if new.tree[id] != nil { break }
    }
    return (old, new)
  }

  private init(
    _ screen: ElementScreen, in container: UIView, naming names: [ObjectIdentifier: ElementID] = [:]
  ) {
    self.init(screen.root ?? UIView(), in: container, naming: names)
  }

  /// Asks the sources of a screen.
  ///
  /// - Returns: The screen with their answers; nil if they say nothing new.
  private func asking(
    _ screen: ElementScreen, for ids: [ElementID], in container: UIView
  ) -> ElementReader? {
    guard let root = screen.root else { return nil }
    var names: [ObjectIdentifier: ElementID] = [:]
    for id in ids {
      guard let view = screen.sources.elementView(for: id), view !== views[id],
        view.isDescendant(of: root)
      else { continue }
      names[ObjectIdentifier(view)] = id
    }
    return names.isEmpty ? nil : ElementReader(screen, in: container, naming: names)
  }
}

/// Finds the elements of two screens: what says itself what it is called, and what a source knows.
struct ElementFinder {
  /// The elements of both screens, as they were read last.
  private(set) var readers: (from: ElementReader, to: ElementReader)
  private let from: ElementScene.Side
  private let to: ElementScene.Side
  private let container: UIView

  /// Reads two screens.
  init(from: ElementScene.Side, to: ElementScene.Side, in container: UIView) {
    (self.from, self.to, self.container) = (from, to, container)
    readers = (Self.read(from, in: container), Self.read(to, in: container))
  }

  private static func read(
    _ side: ElementScene.Side, in container: UIView,
    naming names: [ObjectIdentifier: ElementID] = [:]
  ) -> ElementReader {
    ElementReader(side.screen ?? UIView(), in: container, naming: names)
  }

  /// Asks the sources for what the other screen has, and reads again what they say.
  ///
  /// - Parameter turns: Whether an element turns into its partner, which is revealed if need be.
  mutating func ask(where turns: (ElementID) -> Bool) {
    if !from.sources.isEmpty {
      let ids = readers.to.names
      readers.from = answered(by: from, ids, as: readers.from) ?? readers.from
    }
    guard !to.sources.isEmpty else { return }
    let ids = readers.from.names
    readers.to = answered(by: to, ids, as: readers.to) ?? readers.to
    for id in ids where readers.to.tree[id] == nil && turns(id) {
      for source in to.sources { source.reveal(id) }
      guard to.sources.elementView(for: id) != nil else { continue }
      to.screen?.layoutIfNeeded()
      let reader = Self.read(to, in: container)
      let found = answered(by: to, ids, as: reader) ?? reader
      let isThere = found.tree[id] != nil
      // What was scrolled is elsewhere in any case.
      readers.to = found
      if isThere { return }
    }
  }

  /// Asks a screen's sources.
  ///
  /// - Returns: The screen as it is read with their answers; nil if they say nothing new.
  private func answered(
    by side: ElementScene.Side, _ ids: [ElementID], as reader: ElementReader
  ) -> ElementReader? {
    guard let screen = side.screen else { return nil }
    var names: [ObjectIdentifier: ElementID] = [:]
    for id in ids {
      guard let view = side.sources.elementView(for: id), view !== reader.views[id],
        view.isDescendant(of: screen)
      else {
        continue
      }
      names[ObjectIdentifier(view)] = id
    }
    return names.isEmpty ? nil : Self.read(side, in: container, naming: names)
  }
}

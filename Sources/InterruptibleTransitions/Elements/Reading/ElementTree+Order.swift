nonisolated extension ElementTree {
  /// The position of an element of only the other screen in this screen's front-to-back order.
  enum Neighbor {
    /// Directly behind the next element in front that both screens have.
    case inFront
    /// Directly in front of the next element behind that both screens have.
    case behind
  }

  /// Returns the number of elements behind each element of two screens, in this screen's order.
  ///
  /// - Parameters:
  ///   - other: The other screen.
  ///   - neighbor: The position of an element that only the other screen has: next to its neighbor
  ///     on that screen, an element that both screens have. Without a neighbor, the element lies in
  ///     front of all elements, or behind all.
  /// - Returns: The numbers.
  /// - Complexity: O(*n*).
  func order(with other: ElementTree, nextTo neighbor: Neighbor) -> [ElementID: Int] {
    let ids = elements.map(\.id)
    var waiting: [ElementID?: [ElementID]] = [:]
    var last: ElementID?
    let others = other.elements.map(\.id)
    for id in neighbor == .inFront ? others.reversed() : others {
      if self[id] != nil { last = id } else { waiting[last, default: []].append(id) }
    }
    var order: [ElementID]
    switch neighbor {
    case .inFront:
      order = ids.flatMap { (waiting[$0] ?? []).reversed() + [$0] }
      order += (waiting[nil] ?? []).reversed()
    case .behind:
      order = (waiting[nil] ?? []) + ids.flatMap { [$0] + (waiting[$0] ?? []) }
    }
    return Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
  }
}

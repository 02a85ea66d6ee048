nonisolated extension ElementTree {
  /// Where what only the other screen has lies in the front-to-back order of this one.
  enum Neighbor {
    /// Right behind the next one in front of it that both screens have.
    case inFront
    /// Right in front of the next one behind it that both screens have.
    case behind
  }

  /// Returns the number of elements behind each one of two screens, in the order of this one.
  ///
  /// - Parameters:
  ///   - other: The other screen.
  ///   - neighbor: Where what only the other screen has lies: as it does there, next to an element
  ///     that both screens have. Without one it lies in front of all, or behind all.
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

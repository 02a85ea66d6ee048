/// The elements of a screen, as they were when the screen was read.
nonisolated struct ElementTree: Equatable, Sendable {
  /// A reason why a view with an identifier is not an element.
  enum Flaw: Hashable, Sendable {
    /// A view in front of this one has the same identifier.
    case duplicate
    /// The view is hidden or transparent, or is in such a view.
    case hidden
    /// The view has no size.
    case empty
  }

  /// The elements, from the back to the front.
  private(set) var elements: [Element] = []
  private(set) var flaws: [ElementID: Flaw] = [:]
  private var indices: [ElementID: Int] = [:]

  init() {}

  /// Makes a tree from back to front; of several elements with one identifier, the last stays.
  ///
  /// - Complexity: O(*n*).
  init(_ elements: [Element], flaws: [ElementID: Flaw] = [:]) {
    self.flaws = flaws
    for element in elements.reversed() {
      if indices.updateValue(0, forKey: element.id) == nil {
        self.elements.append(element)
      } else {
        self.flaws[element.id] = .duplicate
      }
    }
    self.elements.reverse()
    indices = Dictionary(
      uniqueKeysWithValues: self.elements.enumerated().map { ($1.id, $0) })
    // A visible view is an element, even if another view with the same identifier has a flaw.
    self.flaws = self.flaws.filter { $0.value == .duplicate || indices[$0.key] == nil }
  }

  subscript(id: ElementID) -> Element? { indices[id].map { elements[$0] } }

  mutating func setModifiers(
    _ modifiers: [ElementModifier], of id: ElementID, areDefaults: Bool
  ) {
    guard let index = indices[id] else { return }
    elements[index].modifiers = modifiers
    elements[index].hasDefaults = areDefaults
  }

  /// Returns the elements around an element, from the inside out.
  func ancestors(of id: ElementID) -> [ElementID] {
    var found: [ElementID] = []
    var next = self[id]?.parent
    while let id = next, !found.contains(id) {
      found.append(id)
      next = self[id]?.parent
    }
    return found
  }

  /// The position of an element of only the other screen in this screen's front-to-back order.
  enum Neighbor {
    /// Directly behind the next element in front that both screens have.
    case inFront
    /// Directly in front of the next element behind that both screens have.
    case behind
  }

  /// Returns the number of elements behind each one of two screens, in this screen's order. An
  /// element of only the other screen lies next to its neighbor there that both screens have;
  /// without a neighbor, it lies in front of all elements, or behind all.
  ///
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

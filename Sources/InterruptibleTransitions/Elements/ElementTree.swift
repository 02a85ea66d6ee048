/// The elements of a screen: a value, as they were when the screen was read.
nonisolated struct ElementTree: Equatable, Sendable {
  /// A reason why a view with an identifier is no element.
  enum Flaw: Hashable, Sendable {
    /// A view in front of it has the same identifier.
    case duplicate
    /// The view is hidden or transparent, or is in such a view.
    case hidden
    /// Nothing of the view is visible. In a visible element it is an element too.
    case offScreen
    /// The view has no size.
    case empty
  }

  /// The elements, from the back to the front.
  private(set) var elements: [Element] = []
  /// What takes no part, and why.
  private(set) var flaws: [ElementID: Flaw] = [:]
  private var indices: [ElementID: Int] = [:]

  /// Makes a tree of no elements.
  init() {}

  /// Makes a tree.
  ///
  /// - Parameters:
  ///   - elements: The elements, from the back to the front. Of those that are called the same the
  ///     last one counts.
  ///   - flaws: What takes no part, and why.
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
    // What is seen takes part, whatever else is called the same.
    self.flaws = self.flaws.filter { $0.value == .duplicate || indices[$0.key] == nil }
  }

  /// The element that is called so.
  subscript(id: ElementID) -> Element? { indices[id].map { elements[$0] } }

  /// Gives an element other modifiers, if there is one that is called so.
  mutating func setModifiers(
    _ modifiers: [ElementModifier], of id: ElementID, areDefaults: Bool = false
  ) {
    guard let index = indices[id] else { return }
    (elements[index].modifiers, elements[index].hasDefaults) = (modifiers, areDefaults)
  }

  /// Returns the elements that an element is in, from the inside out.
  func ancestors(of id: ElementID) -> [ElementID] {
    var found: [ElementID] = []
    var next = self[id]?.parent
    while let id = next, !found.contains(id) {
      found.append(id)
      next = self[id]?.parent
    }
    return found
  }
}

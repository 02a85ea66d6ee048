/// The elements of a screen: a value, as they were when the screen was read.
///
/// ```swift
/// let names = diff.to.elements.map(\.id)
/// ```
nonisolated public struct ElementTree: Equatable, Sendable {
  /// Why a view that has an identifier takes no part.
  public enum Flaw: Hashable, Sendable {
    /// Another view of the screen, in front of it, is called the same.
    case doubled
    /// It is hidden, or transparent, or in a view that is.
    case hidden
    /// Nothing of it is seen: it is outside the screen, or cut off by a view that it is in. In an
    /// element that is seen it still takes part, as it comes and goes with that.
    case offScreen
    /// It has no size.
    case empty
  }

  /// The elements, from the back to the front.
  public private(set) var elements: [Element] = []
  /// What takes no part, and why.
  public private(set) var flaws: [ElementID: Flaw] = [:]
  private var indices: [ElementID: Int] = [:]

  /// Makes a tree of no elements.
  public init() {}

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
        self.flaws[element.id] = .doubled
      }
    }
    self.elements.reverse()
    indices = Dictionary(
      uniqueKeysWithValues: self.elements.enumerated().map { ($1.id, $0) })
    // What is seen takes part, whatever else is called the same.
    self.flaws = self.flaws.filter { $0.value == .doubled || indices[$0.key] == nil }
  }

  /// The element that is called so.
  public subscript(id: ElementID) -> Element? { indices[id].map { elements[$0] } }

  /// Gives an element other modifiers, if there is one that is called so.
  mutating func setModifiers(_ modifiers: [ElementModifier], of id: ElementID) {
    guard let index = indices[id] else { return }
    elements[index].modifiers = modifiers
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

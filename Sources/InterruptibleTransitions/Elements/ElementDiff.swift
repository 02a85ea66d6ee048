/// What two screens have in common: the elements that only one of them has, and those of both.
///
/// Each identifier is in one of three sets. An animation looks at the difference before it makes a
/// plan of it; an app may take elements out, see ``ElementPreprocessor``.
///
/// ```swift
/// print("new on the screen: \(diff.inserted)")
/// ```
nonisolated public struct ElementDiff: Equatable, Sendable {
  private(set) var from: ElementTree
  private(set) var to: ElementTree
  /// The elements of the outgoing screen, from the back to the front.
  public var outgoing: [Element] { from.elements }
  /// The elements of the incoming screen, from the back to the front.
  public var incoming: [Element] { to.elements }
  /// What both screens have, from the back to the front as the screen that comes has it.
  public internal(set) var shared: [ElementID]
  /// What only the screen that goes has.
  public internal(set) var removed: [ElementID]
  /// What only the screen that comes has.
  public internal(set) var inserted: [ElementID]

  /// The elements that morph.
  var matched: Set<ElementID> = []

  /// Compares two screens.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  init(from: ElementTree, to: ElementTree) {
    (self.from, self.to) = (from, to)
    shared = to.elements.map(\.id).filter { from[$0] != nil }
    inserted = to.elements.map(\.id).filter { from[$0] == nil }
    removed = from.elements.map(\.id).filter { to[$0] == nil }
  }

  /// What both screens have in different elements.
  public var moved: [ElementID] {
    shared.filter { from[$0]?.parent != to[$0]?.parent }
  }

  /// Gives an element other modifiers, if the screen has one that is called so.
  ///
  /// - Parameters:
  ///   - modifiers: The modifiers. With none, the element has those of the definition.
  ///   - id: The identifier of the element.
  ///   - isIncoming: Whether the element of the incoming screen gets them.
  public mutating func setModifiers(
    _ modifiers: [ElementModifier], of id: ElementID, isIncoming: Bool
  ) {
    let modifiers = modifiers.flatMap(\.flattened)
    if isIncoming {
      to.setModifiers(modifiers, of: id)
    } else {
      from.setModifiers(modifiers, of: id)
    }
  }

  /// Gives an element the modifiers of the definition.
  mutating func setDefaults(
    _ modifiers: [ElementModifier], of id: ElementID, isIncoming: Bool
  ) {
    if isIncoming {
      to.setModifiers(modifiers, of: id, areDefaults: true)
    } else {
      from.setModifiers(modifiers, of: id, areDefaults: true)
    }
  }

  /// Keeps only some of what both screens have together. The others stay with their screens.
  ///
  /// - Parameter isKept: Whether an element is kept.
  /// - Complexity: O(*n*).
  public mutating func keepShared(where isKept: (ElementID) -> Bool) {
    let parted = shared.filter { !isKept($0) }
    shared.removeAll { !isKept($0) }
    removed += parted
    inserted += parted
  }
}

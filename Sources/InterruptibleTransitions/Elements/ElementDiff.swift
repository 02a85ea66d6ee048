/// What two screens have in common: the elements that only one of them has, and those of both.
///
/// Each identifier is in one of three sets. An animation looks at the difference before it makes a
/// plan of it; an app may take elements out, see ``ElementPreprocessor``.
///
/// ```swift
/// print("new on the screen: \(diff.inserted)")
/// ```
nonisolated public struct ElementDiff: Equatable, Sendable {
  /// The elements of the screen that goes.
  public internal(set) var from: ElementTree
  /// The elements of the screen that comes.
  public internal(set) var to: ElementTree
  /// What both screens have, from the back to the front as the screen that comes has it.
  public internal(set) var shared: [ElementID]
  /// What only the screen that goes has.
  public internal(set) var removed: [ElementID]
  /// What only the screen that comes has.
  public internal(set) var inserted: [ElementID]

  /// What turns into its partner: of both screens what its animation lets do so.
  public internal(set) var turning: Set<ElementID> = []
  /// What an element does that has no modifiers.
  var animations: [ElementID: ElementAnimation] = [:]

  /// Compares two screens.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public init(from: ElementTree, to: ElementTree) {
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
  ///   - modifiers: The modifiers.
  ///   - id: What the element is called.
  ///   - screen: Its screen.
  public mutating func setModifiers(
    _ modifiers: [ElementModifier], of id: ElementID, on screen: ElementScreen
  ) {
    switch screen {
    case .from: from.setModifiers(modifiers, of: id)
    case .to: to.setModifiers(modifiers, of: id)
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

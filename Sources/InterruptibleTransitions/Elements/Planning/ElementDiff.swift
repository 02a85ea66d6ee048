/// The difference between two screens: the elements that only one screen has, and those of both.
///
/// Each identifier is ``shared``, ``removed`` or ``inserted``. An animation makes the diff before
/// the plan. An app can change the diff with an ``ElementPass``.
///
/// ```swift
/// print("new on the screen: \(diff.inserted)")
/// ```
nonisolated public struct ElementDiff: Equatable, Sendable {
  private(set) var trees: ScreenPair<ElementTree>
  /// Whether the flight presents, pushes, or selects a later tab. On the return flight the outgoing
  /// and the incoming screen change their roles.
  public internal(set) var isPresenting = true

  /// The elements of the outgoing screen, from the back to the front.
  public var outgoing: [Element] { trees.outgoing.elements }
  /// The elements of the incoming screen, from the back to the front.
  public var incoming: [Element] { trees.incoming.elements }
  /// The elements that both screens have, in the back-to-front order of the incoming screen.
  public internal(set) var shared: [ElementID]
  /// The elements that only the outgoing screen has.
  public internal(set) var removed: [ElementID]
  /// The elements that only the incoming screen has.
  public internal(set) var inserted: [ElementID]

  /// The shared elements that morph. The planner adds them.
  var morphing: Set<ElementID> = []
  /// The elements that have stand-ins because of other stand-ins.
  private(set) var promoted: [ElementID] = []
  private(set) var promotedLooks: [ElementID: ScreenBehavior.Look] = [:]

  /// Compares two screens.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  init(_ trees: ScreenPair<ElementTree>) {
    self.trees = trees
    let incoming = trees.incoming.elements.map(\.id)
    shared = incoming.filter { trees.outgoing[$0] != nil }
    inserted = incoming.filter { trees.outgoing[$0] == nil }
    removed = trees.outgoing.elements.map(\.id).filter { trees.incoming[$0] == nil }
  }

  /// The elements that both screens have, in different parents.
  public var moved: [ElementID] {
    shared.filter { trees.outgoing[$0]?.parent != trees.incoming[$0]?.parent }
  }

  /// Replaces the modifiers of an element, if the screen has that element.
  ///
  /// - Parameters:
  ///   - modifiers: The modifiers. If the list is empty, the element has those of the
  ///     ``ElementDefinition``.
  ///   - id: The identifier of the element.
  ///   - isIncoming: Whether the element is on the incoming screen.
  public mutating func setModifiers(
    _ modifiers: [ElementModifier], of id: ElementID, isIncoming: Bool
  ) {
    setModifiers(modifiers, of: id, on: Screen(isIncoming: isIncoming))
  }

  /// Replaces the modifiers of an element. `areDefaults` is true if they come from the
  /// ``ElementDefinition``.
  mutating func setModifiers(
    _ modifiers: [ElementModifier], of id: ElementID, on screen: Screen, areDefaults: Bool = false
  ) {
    trees[screen].setModifiers(modifiers.flatMap(\.flattened), of: id, areDefaults: areDefaults)
  }

  /// Promotes views. Each one moves with its screen or with the element around it. The tree of the
  /// screen includes the promoted views.
  mutating func promote(
    _ elements: [(id: ElementID, look: ScreenBehavior.Look)], in tree: ElementTree,
    on screen: Screen
  ) {
    let former = trees[screen]
    var tree = tree
    for element in former.elements {
      tree.setModifiers(element.modifiers, of: element.id, areDefaults: element.hasDefaults)
    }
    let boundToScreen = Set(elements.filter { $0.look != .moves }.map(\.id))
    for (id, look) in elements {
      // The screens dissolve linearly, and the promoted views fade with them.
      var modifiers: [ElementModifier] = look == .fades ? [.fade, .curve(.linear)] : [.translate()]
      // Inside the outer stand-in, the inner one would be behind matched elements that are in front
      // of the outer one. So it is placed directly in the container.
      if boundToScreen.contains(id), tree.ancestors(of: id).contains(where: boundToScreen.contains)
      {
        modifiers.append(.inContainer)
      }
      tree.setModifiers(modifiers, of: id, areDefaults: false)
      promotedLooks[id] = look
    }
    trees[screen] = tree
    let added = elements.map(\.id).filter { former[$0] == nil }
    if screen == .incoming { inserted += added } else { removed += added }
    promoted += elements.map(\.id)
  }

  /// Keeps only some of the shared elements as shared. The others stay with their screens.
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

nonisolated extension ElementPlan {
  /// Creates a plan from the difference of two screens, after all passes.
  ///
  /// - Complexity: O(*n* · depth) in the number of elements.
  init(
    of diff: ElementDiff, lasting duration: TimeInterval = 0.4,
    along curve: ElementModifier.Curve = .linear
  ) {
    var found: [Draft] = []
    func add(_ id: ElementID, _ role: Role) {
      if let draft = Draft(id, role, in: diff) { found.append(draft) }
    }
    for id in diff.removed { add(id, .exits) }
    for id in diff.shared {
      for role in diff.morphing.contains(id) ? [Role.morphs] : [.exits, .enters] { add(id, role) }
    }
    for id in diff.inserted { add(id, .enters) }
    let end = found.flatMap(\.timings).filter { $0.duration != nil }.map(\.end).max()
    for index in found.indices { found[index].settings.matchLongest(end) }
    let compressed = found.filter { $0.timings.contains { $0.exceeds(duration) } }
    self.init(
      Self.items(found, in: diff) { $0.interval(in: duration, along: curve) },
      compressed: Set(compressed.map(\.key.id)))
  }

  /// The settings of an element before its enclosing element is known.
  private struct Draft {
    let key: Key
    var settings: ElementSettings

    /// Creates the draft of an element with a stand-in; nil if the element has no stand-in.
    init?(_ id: ElementID, _ role: Role, in diff: ElementDiff) {
      key = Key(id: id, role: role)
      guard let element = diff.trees[key.screen][id] else { return nil }
      settings = ElementSettings(element.modifiers, in: element.traits)
      if role != .morphs { settings.prepareExit() }
      if settings.standIn == .excluded || role != .morphs && !settings.needsStandIn { return nil }
    }

    /// Whether the enclosing element moves this one.
    var isNested: Bool {
      // The place of another element is in the container's coordinates.
      !settings.isInContainer
        && (key.role == .morphs || settings.appearances.allSatisfy { $0.source == nil })
    }

    var timings: [ElementTiming] {
      key.role == .morphs ? [settings.matchTiming ?? settings.timing] : settings.appearanceTimings
    }
  }

  private static func items(
    _ found: [Draft], in diff: ElementDiff, _ interval: (ElementTiming) -> ElementInterval
  ) -> [Item] {
    let keys = Set(found.map(\.key))
    let positions = Dictionary(
      found.map { ($0.key.id, $0.settings.appearance.zPosition ?? 0) }, uniquingKeysWith: max)
    // Elements that only the outgoing screen has are behind those that only the incoming screen
    // has.
    let trees = diff.trees
    let orders = ScreenPair(
      trees.outgoing.order(with: trees.incoming, nextTo: .inFront),
      trees.incoming.order(with: trees.outgoing, nextTo: .behind))
    let items = found.map { draft -> Item in
      let key = draft.key
      let elements = ScreenPair(
        key.role == .enters ? nil : trees.outgoing[key.id],
        key.role == .exits ? nil : trees.incoming[key.id])
      let around = trees[key.screen].ancestors(of: key.id)
      let before = key.role == .morphs ? Set(trees.outgoing.ancestors(of: key.id)) : nil
      // A morph can only be inside a morph that encloses it on both screens. An element that enters
      // or exits can be inside a morph, or inside an element with the same role.
      let roles: [Role] = key.role == .morphs ? [.morphs] : [.morphs, key.role]
      let parent = around.lazy.filter { before?.contains($0) != false }
        .flatMap { id in roles.map { Key(id: id, role: $0) } }
        .first { keys.contains($0) }
      var item = Item(
        elements, parent: draft.isNested ? parent : nil,
        order: orders.map { $0[key.id] ?? 0 }, intervals: draft.timings.map(interval),
        settings: draft.settings)
      // An element that is not inside the stand-in of an enclosing element stays in front of it.
      if item.parent == nil {
        item.outerPosition = (around + (before ?? [])).compactMap { positions[$0] }.max() ?? 0
      }
      return item
    }
    let parents = Dictionary(uniqueKeysWithValues: items.map { ($0.key, $0.parent) })
    func depth(of item: Item) -> Int {
      sequence(first: item.key) { parents[$0] ?? nil }.reduce(0) { depth, _ in depth + 1 }
    }
    return items.map { (item: $0, depth: depth(of: $0)) }.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element.item)
  }
}

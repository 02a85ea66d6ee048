nonisolated extension ElementPlan {
  /// Makes a plan of two screens.
  ///
  /// - Parameters:
  ///   - diff: The difference of the screens, after all passes.
  ///   - duration: The duration of the flight, in seconds.
  ///   - curve: The curve of elements without their own.
  /// - Complexity: O(*n* · depth) in the number of elements.
  init(
    of diff: ElementDiff, lasting duration: TimeInterval = 0.4,
    along curve: ElementModifier.Curve = .linear
  ) {
    var found: [Draft] = []
    func note(_ id: ElementID, _ role: Role) {
      if let draft = Draft(id, role, in: diff) { found.append(draft) }
    }
    for id in diff.removed { note(id, .exits) }
    for id in diff.shared {
      for role in diff.matched.contains(id) ? [Role.morphs] : [.exits, .enters] { note(id, role) }
    }
    for id in diff.inserted { note(id, .enters) }
    let end = found.flatMap(\.timings).filter { $0.duration != nil }.map(\.end).max()
    for index in found.indices { found[index].settings.matchLongest(end) }
    let compressed = found.filter { $0.timings.contains { $0.exceeds(duration) } }
    self.init(
      Self.items(found, in: diff) { $0.interval(in: duration, along: curve) },
      compressed: Set(compressed.map(\.key.id)))
  }

  /// The settings of an element, before the element around it is known.
  private struct Draft {
    let key: Key
    var settings: ElementSettings

    /// Makes the draft of an element with a stand-in; nil if it has none.
    init?(_ id: ElementID, _ role: Role, in diff: ElementDiff) {
      key = Key(id: id, role: role)
      guard let element = (role == .exits ? diff.from : diff.to)[id] else { return nil }
      settings = ElementSettings(element.modifiers, in: element.traits)
      if role != .morphs { settings.prepareExit() }
      if settings.standIn == .none || role != .morphs && !settings.isSeen { return nil }
    }

    /// Whether the element around it moves it.
    var isNested: Bool {
      // The place of another element is one in the container.
      !settings.isInContainer && (key.role == .morphs || settings.appearance.source == nil)
    }

    /// The times of the morph, or of each look.
    var timings: [ElementTiming] {
      key.role == .morphs ? [settings.matchTiming ?? settings.timing] : settings.appearanceTimings
    }
  }

  /// Finds the elements that others are in, and sorts them.
  private static func items(
    _ found: [Draft], in diff: ElementDiff, _ interval: (ElementTiming) -> ElementInterval
  ) -> [Item] {
    let keys = Set(found.map(\.key))
    // Where only one screen has elements, what goes is behind what comes.
    let orders = (
      from: diff.from.order(with: diff.to, nextTo: .inFront),
      to: diff.to.order(with: diff.from, nextTo: .behind)
    )
    let items = found.map { draft -> (item: Item, depth: Int) in
      let key = draft.key
      let from = key.role == .enters ? nil : diff.from[key.id]
      let to = key.role == .exits ? nil : diff.to[key.id]
      let around = (key.role == .exits ? diff.from : diff.to).ancestors(of: key.id)
      let before = key.role == .morphs ? Set(diff.from.ancestors(of: key.id)) : nil
      // What turns is in what turns on both screens; what comes or goes, in either.
      let roles: [Role] = key.role == .morphs ? [.morphs] : [.morphs, key.role]
      let parent = around.lazy.filter { before?.contains($0) != false }
        .flatMap { id in roles.map { Key(id: id, role: $0) } }
        .first { keys.contains($0) }
      let order = Order(from: orders.from[key.id] ?? 0, to: orders.to[key.id] ?? 0)
      let item = Item(
        from: from, to: to, parent: draft.isNested ? parent : nil,
        order: order, intervals: draft.timings.map(interval), settings: draft.settings)
      return (item, around.count)
    }
    return items.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element.item)
  }
}

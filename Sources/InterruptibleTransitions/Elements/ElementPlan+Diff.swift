nonisolated extension ElementPlan {
  /// Makes a plan of two screens without modifiers.
  ///
  /// - Parameters:
  ///   - diff: What the screens have in common, and what they have not.
  ///   - definition: The animation of each element.
  ///   - pace: The flight's time.
  init(
    _ diff: ElementDiff, by definition: ElementDefinition = .turning,
    at pace: ElementPace = ElementPace()
  ) {
    var diff = diff
    diff.applyDefaults(definition)
    diff.match()
    self.init(of: diff, at: pace)
  }

  /// Makes a plan of two screens.
  ///
  /// - Parameters:
  ///   - diff: What the screens have in common, and what they have not, after all stages.
  ///   - pace: The flight's time.
  /// - Complexity: O(*n* · depth) in the number of elements.
  init(of diff: ElementDiff, at pace: ElementPace) {
    var found: [Draft] = []
    func note(_ id: ElementID, _ role: Role) {
      if let draft = Draft(id, role, in: diff) { found.append(draft) }
    }
    for id in diff.removed { note(id, .goes) }
    for id in diff.shared {
      for role in diff.turning.contains(id) ? [Role.turns] : [.goes, .comes] { note(id, role) }
    }
    for id in diff.inserted { note(id, .comes) }
    let end = found.flatMap(\.timings).filter { $0.duration != nil }.map(\.end).max()
    for index in found.indices { found[index].intent?.match(end) }
    let compressed = found.filter { $0.timings.contains { $0.exceeds(pace.length) } }
    self.init(
      Self.items(found, in: diff, at: pace), compressed: Set(compressed.map(\.key.id)))
  }

  /// What an element is to do, before it is known what it is in.
  private struct Draft {
    let key: Key
    /// The parts of its animation, if it has no modifiers.
    private let parts: [ElementAnimation.Part]
    var intent: ElementIntent?

    /// Makes the draft of an element that has a way of its own; nil if it has none.
    init?(_ id: ElementID, _ role: Role, in diff: ElementDiff) {
      key = Key(id: id, role: role)
      let element = (role == .goes ? diff.from : diff.to)[id]
      if let element, !element.modifiers.isEmpty {
        let intent = ElementIntent(element.modifiers, in: element.traits)
        guard intent.standIn != .none, role == .turns || intent.isSeen else { return nil }
        (parts, self.intent) = ([], intent)
        return
      }
      guard let animation = diff.animations[id] else { return nil }
      parts = role == .turns ? animation.turning : animation.passing
      if parts.isEmpty { return nil }
    }

    /// Whether it is moved by what it is in.
    var isNested: Bool {
      guard let intent else { return true }
      // The place of another element is one in the container.
      return !intent.isInContainer && (key.role == .turns || intent.look.source == nil)
    }

    var timings: [ElementTiming] { intent.map { [$0.timing] } ?? parts.map(\.timing) }

    func changes(at pace: ElementPace) -> [ElementChange] {
      intent.map { [ElementChange($0, at: pace)] } ?? parts.map { ElementChange($0, at: pace) }
    }
  }

  /// Finds the elements that others are in, and sorts them.
  private static func items(
    _ found: [Draft], in diff: ElementDiff, at pace: ElementPace
  ) -> [Item] {
    let keys = Set(found.map(\.key))
    // Where only one screen has elements, what goes is behind what comes.
    let orders = (
      from: diff.from.order(with: diff.to, nextTo: .inFront),
      to: diff.to.order(with: diff.from, nextTo: .behind)
    )
    let items = found.map { draft -> (item: Item, depth: Int) in
      let key = draft.key
      let from = key.role == .comes ? nil : diff.from[key.id]
      let to = key.role == .goes ? nil : diff.to[key.id]
      let around = (key.role == .goes ? diff.from : diff.to).ancestors(of: key.id)
      let before = key.role == .turns ? Set(diff.from.ancestors(of: key.id)) : nil
      // What turns is in what turns on both screens; what comes or goes, in either.
      let roles: [Role] = key.role == .turns ? [.turns] : [.turns, key.role]
      let parent = around.lazy.filter { before?.contains($0) != false }
        .flatMap { id in roles.map { Key(id: id, role: $0) } }
        .first { keys.contains($0) }
      let order = Order(from: orders.from[key.id] ?? 0, to: orders.to[key.id] ?? 0)
      let item = Item(
        from: from, to: to, parent: draft.isNested ? parent : nil,
        order: order, changes: draft.changes(at: pace), intent: draft.intent)
      return (item, around.count)
    }
    return items.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element.item)
  }
}

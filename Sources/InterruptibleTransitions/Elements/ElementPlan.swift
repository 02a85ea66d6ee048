/// What each element does that has a way of its own: a value, which tells what will be seen.
///
/// Printed, it names each element with its places and its times.
nonisolated struct ElementPlan: Equatable, Sendable {
  /// One element on its way.
  struct Item: Equatable, Sendable {
    /// The element on the screen that goes; nil if it only comes.
    private(set) var from: Element?
    /// The element on the screen that comes; nil if it only goes.
    private(set) var to: Element?
    /// The innermost element around it that has a way, too; nil if there is none.
    let parent: Key?
    /// The number of elements behind it: on the screen that goes, and on the one that comes.
    let order: Order
    /// What it does.
    let changes: [ElementChange]
    /// Whether it is not there any more on the screen that goes.
    var isGoneFrom = false
    /// Whether it is not there any more on the screen that comes.
    var isGoneTo = false

    /// Makes an item.
    init(
      from: Element?, to: Element?, parent: Key? = nil, order: Order = Order(),
      changes: [ElementChange] = [.turn]
    ) {
      (self.from, self.to, self.parent) = (from, to, parent)
      (self.order, self.changes) = (order, changes)
    }

    /// Returns the same for an element that is elsewhere by now; a place that is nil stays.
    fileprivate func moved(opensClip: Bool, from: ElementPlace?, to: ElementPlace?) -> Item {
      var item = self
      for (part, place) in [(\Item.from, from), (\Item.to, to)] {
        guard var place, let element = item[keyPath: part] else { continue }
        place.opacity = element.place.opacity
        place.clips = element.place.clips
        if !opensClip { place.clip = element.place.clip }
        item[keyPath: part]?.place = place
      }
      return item
    }

    /// What the element is called.
    var id: ElementID { key.id }

    /// What the element is called, and what becomes of it.
    var key: Key {
      let role: Role = to == nil ? .goes : from == nil ? .comes : .turns
      return Key(id: (to ?? from)?.id ?? "", role: role)
    }
  }

  /// What becomes of an element.
  enum Role: Hashable, Sendable {
    /// It turns into its partner.
    case turns
    /// It leaves with the screen that goes.
    case goes
    /// It arrives with the screen that comes.
    case comes
  }

  /// An element on its way. One that goes may be called the same as one that comes.
  struct Key: Hashable, Sendable {
    let id: ElementID
    let role: Role
  }

  /// An element's place in the order of both screens.
  struct Order: Equatable, Sendable {
    var from = 0
    var to = 0
  }

  /// The elements; what others are in comes before them.
  let items: [Item]
  /// The elements whose changes are shortened, because the flight is not as long.
  private(set) var compressed: Set<ElementID> = []

  /// Makes a plan of two screens.
  ///
  /// - Parameters:
  ///   - diff: What the screens have in common, and what they have not.
  ///   - definition: The animation of each element.
  ///   - pace: The flight's time.
  /// - Complexity: O(*n* · depth) in the number of elements.
  init(
    _ diff: ElementDiff, by definition: ElementDefinition = .turning,
    at pace: ElementPace = ElementPace()
  ) {
    var found: [(key: Key, changes: [ElementChange])] = []
    var compressed: Set<ElementID> = []
    func note(_ id: ElementID, _ roles: [Role]) {
      let animation = definition[id]
      let parts = roles == [.turns] ? animation.turning : animation.passing
      guard !parts.isEmpty else { return }
      let changes = parts.map { ElementChange($0, at: pace) }
      found += roles.map { (Key(id: id, role: $0), changes) }
      if parts.contains(where: { $0.timing.exceeds(pace.length) }) { compressed.insert(id) }
    }
    for id in diff.removed { note(id, [.goes]) }
    for id in diff.shared { note(id, definition[id].turns ? [.turns] : [.goes, .comes]) }
    for id in diff.inserted { note(id, [.comes]) }
    items = Self.items(found, in: diff)
    self.compressed = compressed
  }

  /// Makes a plan of elements.
  init(_ items: [Item], compressed: Set<ElementID> = []) {
    (self.items, self.compressed) = (items, compressed)
  }

  /// Returns the plan with elements elsewhere; a place that is nil stays.
  ///
  /// - Parameters:
  ///   - opensClips: Whether what is around the elements may have changed too, and lets everything
  ///     through.
  ///   - gone: What is not there any more, and fades: on the screen that goes, and on the other.
  ///   - places: Returns where an element is on both screens.
  /// - Returns: The plan.
  func moved(
    opensClips: Bool, without gone: (from: Set<ElementID>, to: Set<ElementID>),
    to places: (ElementID) -> (from: ElementPlace?, to: ElementPlace?)
  ) -> ElementPlan {
    let moved = items.map { item in
      let (from, to) = places(item.id)
      var moved = item.moved(opensClip: opensClips, from: from, to: to)
      moved.isGoneFrom = gone.from.contains(item.id)
      moved.isGoneTo = gone.to.contains(item.id)
      return moved
    }
    return ElementPlan(moved, compressed: compressed)
  }

  /// Finds the elements that others are in, and sorts them.
  private static func items(
    _ found: [(key: Key, changes: [ElementChange])], in diff: ElementDiff
  ) -> [Item] {
    let keys = Set(found.map(\.key))
    let items = found.map { key, changes -> (item: Item, depth: Int) in
      let from = key.role == .comes ? nil : diff.from[key.id]
      let to = key.role == .goes ? nil : diff.to[key.id]
      let around = (key.role == .goes ? diff.from : diff.to).ancestors(of: key.id)
      let before = key.role == .turns ? Set(diff.from.ancestors(of: key.id)) : nil
      // What turns is in what turns on both screens; what comes or goes, in either.
      let roles: [Role] = key.role == .turns ? [.turns] : [.turns, key.role]
      let parent = around.lazy.filter { before?.contains($0) != false }
        .flatMap { id in roles.map { Key(id: id, role: $0) } }
        .first { keys.contains($0) }
      let order = Order(
        from: diff.from.order(of: key.id) ?? 0, to: diff.to.order(of: key.id) ?? 0)
      let item = Item(from: from, to: to, parent: parent, order: order, changes: changes)
      return (item, around.count)
    }
    return items.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element.item)
  }
}

/// The time that a flight gives its elements.
nonisolated struct ElementPace: Equatable, Sendable {
  /// The flight's duration in seconds.
  var length: TimeInterval = 0.4
  /// Whether the flight is the way back.
  var isMirrored = false
  /// The curve of elements that have none of their own.
  var curve = ElementAnimation.Curve.linear
}

/// One change of an element, and the part of the flight in which it takes place.
nonisolated struct ElementChange: Equatable, Sendable {
  /// All that is in the way between two partners, with the flight.
  static let turn = ElementChange(
    kind: .sharedElement, timing: ElementTiming(), track: .whole)

  let kind: ElementAnimation.Kind
  let timing: ElementTiming
  let track: ElementTrack
}

nonisolated extension ElementChange {
  /// Makes a change of a part of an animation.
  init(_ part: ElementAnimation.Part, at pace: ElementPace) {
    kind = part.kind
    timing = part.timing
    track = part.timing.track(
      in: pace.length, isMirrored: pace.isMirrored, ownCurve: pace.curve)
  }
}

nonisolated extension ElementDefinition {
  /// All that match turn into one another.
  static let turning = ElementDefinition([:], default: .sharedElement)
}

nonisolated extension ElementAnimation {
  /// Whether an element that has a partner turns into it.
  var turns: Bool { !turning.isEmpty }

  /// What an element does that turns into its partner: at most one part.
  fileprivate var turning: [Part] { Array(parts.filter { $0.kind == .sharedElement }.prefix(1)) }

  /// What an element does that comes or goes; nothing if it fades as a part of its screen.
  fileprivate var passing: [Part] {
    var passing = parts.filter { $0.kind != .sharedElement }
    if passing.isEmpty {
      passing = turning.map { Part(kind: .crossfade, timing: $0.timing) }
    }
    guard passing.contains(where: { $0.kind != .crossfade || $0.timing.isOwn }) else { return [] }
    // What comes from a place in sight would be there at once.
    let fades = passing.contains { $0.kind == .crossfade }
    let shifts = passing.first { if case .translateY = $0.kind { true } else { false } }
    if !fades, let shifts { passing.append(Part(kind: .crossfade, timing: shifts.timing)) }
    return passing
  }
}

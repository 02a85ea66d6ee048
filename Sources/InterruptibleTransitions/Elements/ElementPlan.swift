/// What each element does that both screens have: a value, which tells what will be seen.
///
/// Printed, it names each element with its place on both screens.
nonisolated struct ElementPlan: Equatable, Sendable {
  /// One element that both screens have.
  struct Item: Equatable, Sendable {
    /// The element on the screen that goes.
    private(set) var from: Element
    /// The element on the screen that comes.
    private(set) var to: Element
    /// The innermost element that it is in on both screens, and that takes part; nil if there is
    /// none.
    let parent: ElementID?
    /// The number of elements behind it: on the screen that goes, and on the one that comes.
    let order: Order

    /// Returns the same for an element that is elsewhere by now; a place that is nil stays.
    ///
    /// What is around it may have changed too, and lets everything through.
    func moved(from: ElementPlace?, to: ElementPlace?) -> Item {
      var item = self
      for (part, place) in [(\Item.from, from), (\Item.to, to)] {
        guard var place else { continue }
        place.opacity = item[keyPath: part].place.opacity
        place.clips = item[keyPath: part].place.clips
        item[keyPath: part].place = place
      }
      return item
    }

    /// What the element is called.
    var id: ElementID { to.id }
  }

  /// An element's place in the order of both screens.
  struct Order: Equatable, Sendable {
    var from = 0
    var to = 0
  }

  /// The elements; what others are in comes before them.
  let items: [Item]

  /// Makes a plan of what two screens have in common.
  ///
  /// - Complexity: O(*n* · depth) in the number of shared elements.
  init(_ diff: ElementDiff) {
    let shared = Set(diff.shared)
    let found = diff.shared.compactMap { id -> (item: Item, depth: Int)? in
      guard let from = diff.from[id], let to = diff.to[id] else { return nil }
      let around = diff.to.ancestors(of: id)
      let before = Set(diff.from.ancestors(of: id))
      let parent = around.first { before.contains($0) && shared.contains($0) }
      let order = Order(from: diff.from.order(of: id) ?? 0, to: diff.to.order(of: id) ?? 0)
      return (Item(from: from, to: to, parent: parent, order: order), around.count)
    }
    items = found.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element.item)
  }

  /// Makes a plan of elements.
  init(_ items: [Item]) {
    self.items = items
  }
}

nonisolated extension ElementPlan: CustomStringConvertible {
  /// A line for each element.
  var description: String {
    items.map { item in
      let parent = item.parent.map { " in \($0)" } ?? ""
      return "\(item.id)\(parent): \(item.from.place) → \(item.to.place)"
    }.joined(separator: "\n")
  }
}

nonisolated extension ElementPlace: CustomStringConvertible {
  /// The size and the centre, and what is not as usual.
  public var description: String {
    var words = "\(size.width) × \(size.height) at (\(center.x), \(center.y))"
    if rotation != 0 { words += ", turned by \(rotation)" }
    if cornerRadius != 0 { words += ", corners \(cornerRadius)" }
    if opacity != 1 { words += ", opacity \(opacity)" }
    return words
  }
}

/// The plan of a flight: a value that describes the motion of each element with a stand-in.
nonisolated struct ElementPlan: Equatable, Sendable {
  /// The plan of one element.
  struct Item: Equatable, Sendable {
    /// The element on the outgoing screen; nil if the element enters.
    private(set) var from: Element?
    /// The element on the incoming screen; nil if the element exits.
    private(set) var to: Element?
    /// The innermost enclosing element that has a plan item; nil if there is none.
    let parent: Key?
    /// The number of elements behind this one on the outgoing screen, and on the incoming screen.
    let order: Order
    /// The intervals of the flight in which the element morphs, or gets each of its appearances.
    let intervals: [ElementInterval]
    var settings: ElementSettings
    /// The largest z position of the enclosing elements whose stand-ins do not contain this one's.
    var outerPosition: CGFloat = 0
    /// The destination that the app has set mid-flight; nil if there is none.
    var target: ElementPlace?
    var isGoneFrom = false
    var isGoneTo = false

    init(
      from: Element?, to: Element?, parent: Key? = nil, order: Order = Order(),
      intervals: [ElementInterval] = [.whole], settings: ElementSettings = ElementSettings()
    ) {
      self.from = from
      self.to = to
      self.parent = parent
      self.order = order
      self.intervals = intervals
      self.settings = settings
      guard let clips = settings.appearance.masksToBounds else { return }
      self.from?.place.clips = clips
      self.to?.place.clips = clips
    }

    /// Returns the item with other places; a place that is nil stays.
    fileprivate func moved(opensClip: Bool, from: ElementPlace?, to: ElementPlace?) -> Item {
      var item = self
      for (part, place) in [(\Item.from, from), (\Item.to, to)] {
        guard var place, let element = item[keyPath: part] else { continue }
        place.opacity = element.place.opacity
        place.clips = element.place.clips
        if let zoom = item.settings.zoom, zoom.isIncoming == (part == \Item.to) {
          zoom.shape(&place)
        }
        if !opensClip { place.clip = element.place.clip }
        item[keyPath: part]?.place = place
      }
      return item
    }

    mutating func change(isOutgoing: Bool, _ change: (inout Element) -> Void) {
      let screen = isOutgoing ? \Item.from : \Item.to
      guard var element = self[keyPath: screen] else { return }
      change(&element)
      self[keyPath: screen] = element
    }

    var id: ElementID { key.id }

    var key: Key {
      let role: Role = to == nil ? .exits : from == nil ? .enters : .morphs
      return Key(id: (to ?? from)?.id ?? "", role: role)
    }
  }

  /// The role of an element in a flight.
  enum Role: Hashable, Sendable {
    /// The element morphs with its match.
    case morphs
    /// The element exits with the outgoing screen.
    case exits
    /// The element enters with the incoming screen.
    case enters
  }

  /// The identity of a plan item. One that exits may have the identifier of one that enters.
  struct Key: Hashable, Sendable {
    let id: ElementID
    let role: Role
  }

  /// The position of an element in the order of both screens.
  struct Order: Equatable, Sendable {
    var from = 0
    var to = 0
  }

  /// The plan items. Enclosing elements precede the elements in them.
  let items: [Item]
  /// The elements whose times are shortened, because they do not fit into the flight's duration.
  private(set) var compressed: Set<ElementID> = []

  init(_ items: [Item], compressed: Set<ElementID> = []) {
    self.items = items
    self.compressed = compressed
  }

  func changed(_ change: (inout Item) -> Void) -> ElementPlan {
    ElementPlan(
      items.map { item in
        var item = item
        change(&item)
        return item
      }, compressed: compressed)
  }

  var zooms: Bool { items.contains { $0.settings.zoom != nil } }

  func zooming(_ id: ElementID, _ zoom: ZoomedPage) -> ElementPlan {
    changed { item in
      guard item.key == Key(id: id, role: .morphs) else { return }
      item.settings.zoom = zoom
      item.change(isOutgoing: !zoom.isIncoming) { zoom.shape(&$0.place) }
    }
  }

  /// Returns the plan with elements at other places; a place that is nil stays. Opened clips no
  /// longer clip the elements, and gone elements fade.
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
}

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
    /// The parts of the flight in which it morphs, or gets each of its looks.
    let intervals: [ElementInterval]
    /// The settings of the element.
    var settings: ElementSettings
    /// Where it turns to instead of its place, because the app says so in flight.
    var target: ElementPlace?
    /// Whether it is not there any more on the screen that goes.
    var isGoneFrom = false
    /// Whether it is not there any more on the screen that comes.
    var isGoneTo = false

    /// Makes an item.
    init(
      from: Element?, to: Element?, parent: Key? = nil, order: Order = Order(),
      intervals: [ElementInterval] = [.whole], settings: ElementSettings = ElementSettings()
    ) {
      (self.from, self.to, self.parent) = (from, to, parent)
      (self.order, self.intervals, self.settings) = (order, intervals, settings)
      guard let clips = settings.appearance.masksToBounds else { return }
      self.from?.place.clips = clips
      self.to?.place.clips = clips
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
      let role: Role = to == nil ? .exits : from == nil ? .enters : .morphs
      return Key(id: (to ?? from)?.id ?? "", role: role)
    }
  }

  /// What becomes of an element.
  enum Role: Hashable, Sendable {
    /// It turns into its partner.
    case morphs
    /// It leaves with the screen that goes.
    case exits
    /// It arrives with the screen that comes.
    case enters
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

  /// Makes a plan of elements.
  init(_ items: [Item], compressed: Set<ElementID> = []) {
    (self.items, self.compressed) = (items, compressed)
  }

  /// Returns the plan with some elements changed.
  func changed(_ change: (inout Item) -> Void) -> ElementPlan {
    ElementPlan(
      items.map { item in
        var item = item
        change(&item)
        return item
      }, compressed: compressed)
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
}

/// The plan of a flight: a value that describes the motion of each element with a stand-in.
nonisolated struct ElementPlan: Equatable, Sendable {
  /// The plan of one element.
  struct Item: Equatable, Sendable {
    /// The element on each screen; nil on the outgoing screen if it enters, and on the incoming
    /// screen if it exits.
    private(set) var elements: ScreenPair<Element?>
    /// The innermost enclosing element that has a plan item; nil if there is none.
    let parent: Key?
    /// The number of elements behind this one on each screen.
    let order: ScreenPair<Int>
    /// The intervals of the flight in which the element morphs, or gets each of its appearances.
    let intervals: [ElementInterval]
    var settings: ElementSettings
    /// The largest z position of the enclosing elements whose stand-ins do not contain this one's.
    var outerPosition: CGFloat = 0
    /// The destination that the app has set mid-flight; nil if there is none.
    var target: ElementPlace?
    var isGone = ScreenPair(false, false)

    init(
      _ elements: ScreenPair<Element?>, parent: Key? = nil, order: ScreenPair<Int> = .init(0, 0),
      intervals: [ElementInterval] = [.whole], settings: ElementSettings = ElementSettings()
    ) {
      self.elements = elements
      self.parent = parent
      self.order = order
      self.intervals = intervals
      self.settings = settings
      guard let clips = settings.appearance.masksToBounds else { return }
      for screen in Screen.allCases { self.elements[screen]?.place.clips = clips }
    }

    /// Moves the element on a screen.
    fileprivate mutating func move(to place: ElementPlace, on screen: Screen, opensClip: Bool) {
      let zoom = settings.zoom
      change(on: screen) { element in
        let former = element.place
        element.place = place
        element.place.opacity = former.opacity
        element.place.clips = former.clips
        if let zoom, zoom.screen == screen { zoom.shape(&element.place) }
        if !opensClip { element.place.clip = former.clip }
      }
    }

    mutating func change(on screen: Screen, _ change: (inout Element) -> Void) {
      guard var element = elements[screen] else { return }
      change(&element)
      elements[screen] = element
    }

    /// The element on a screen, or else on the other one.
    func element(near screen: Screen) -> Element? { elements[screen] ?? elements[screen.other] }

    var id: ElementID { key.id }

    var key: Key {
      let role: Role =
        elements.incoming == nil ? .exits : elements.outgoing == nil ? .enters : .morphs
      return Key(id: element(near: .incoming)?.id ?? "", role: role)
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

    /// The screen of an element that enters or exits; the incoming one of a matched element.
    var screen: Screen { role == .exits ? .outgoing : .incoming }
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
      item.change(on: zoom.screen) { zoom.shape(&$0.place) }
    }
  }

  /// Returns the plan with elements at other places; a place that is nil stays. Opened clips no
  /// longer clip the elements, and gone elements fade.
  func moved(
    opensClips: Bool, without gone: ScreenPair<Set<ElementID>>,
    to place: (ElementID, Screen) -> ElementPlace?
  ) -> ElementPlan {
    changed { item in
      for screen in Screen.allCases {
        if let place = place(item.id, screen) {
          item.move(to: place, on: screen, opensClip: opensClips)
        }
        item.isGone[screen] = gone[screen].contains(item.id)
      }
    }
  }
}

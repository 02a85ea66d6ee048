/// The plan of a flight, and the views of its elements.
struct PlannedElements {
  private(set) var plan: ElementPlan
  let screens: ScreenPair<ElementScreen>
  private(set) var report: ElementReport
  /// The views on whose sizes the places depend.
  let measured: [UIView]
  /// The behaviors of the elements that have stand-ins because of others.
  let promotedLooks: [ElementID: ScreenBehavior.Look]

  var views: [UIView] { screens.both.flatMap(\.views.values) }

  func contain(_ view: UIView) -> Bool { views.contains { $0 === view } }

  mutating func zoom(_ id: ElementID, _ page: ZoomedPage) {
    plan = plan.zooming(id, page)
    report.plan = plan
  }

  /// Plans the elements of two screens. The incoming screen is laid out in its final frame.
  init(
    _ screens: ScreenPair<ElementScreen>, in container: UIView, by planner: ElementPlanner,
    lasting timing: TransitionTiming, zooming zoomed: ElementID? = nil
  ) {
    var readers = ElementReader.read(screens, in: container) { planner.definition.mayMatch($0) }
    var diff = ElementDiff(readers.map(\.tree))
    planner.resolve(&diff)
    let areStill = readers.both.contains { reader in
      reader.views.contains { $1 === reader.root && diff.morphing.contains($0) }
    }
    for screen in Screen.allCases {
      let behavior = screens[screen].behavior
      readers[screen] = diff.promote(
        in: readers[screen], on: screen, zooming: zoomed,
        as: areStill && behavior == .follows ? .fades : behavior)
    }
    promotedLooks = diff.promotedLooks
    plan = ElementPlan(
      of: diff, lasting: timing.duration, along: timing.isForElements ? .easeInOut : .linear)
    report = ElementReport(diff, plan)
    measured = screens.both.compactMap(\.root)
    var planned = screens
    for screen in Screen.allCases {
      for item in plan.items where item.elements[screen] != nil {
        planned[screen].views[item.id] = readers[screen].views[item.id]
      }
    }
    self.screens = planned
  }

  /// Matches pairs of views, regardless of their identifiers, each nested in the innermost pair
  /// that contains both views. A repeated pair counts once. A pair with a view that is outgoing in
  /// one pair and incoming in another is ignored.
  ///
  /// - Complexity: O(*n*) in the number of pairs, and for each the number of views that it is in.
  init(_ pairs: [(from: UIView, to: UIView)], clips: Bool, in container: UIView) {
    var elements = ScreenPair<[Element]>([], [])
    var screens = ScreenPair(ElementScreen(), ElementScreen())
    let numbers = Dictionary(grouping: pairs.indices) { ObjectIdentifier(pairs[$0].from) }
    let goals = Set(pairs.map { ObjectIdentifier($0.to) })
    let both = goals.intersection(numbers.keys)
    for (number, pair) in pairs.enumerated() {
      let same = (numbers[ObjectIdentifier(pair.from)] ?? []).filter { pairs[$0].to === pair.to }
      guard same.first == number, !both.contains(ObjectIdentifier(pair.from)),
        !both.contains(ObjectIdentifier(pair.to)),
        let first = pair.from.usablePlace(in: container, clips: clips),
        let last = pair.to.usablePlace(in: container, clips: clips)
      else { continue }
      // The innermost pair that contains both views.
      let parent = sequence(first: pair.from, next: \.superview).lazy
        .flatMap { numbers[ObjectIdentifier($0)] ?? [] }
        .first { !same.contains($0) && pair.to.isDescendant(of: pairs[$0].to) }
      let id = ElementID(number)
      for (screen, view, place) in [
        (Screen.outgoing, pair.from, first), (.incoming, pair.to, last),
      ] {
        elements[screen].append(view.element(id, in: parent.map { ElementID($0) }, at: place))
        screens[screen].views[id] = view
      }
    }
    var diff = ElementDiff(elements.map { ElementTree($0) })
    ElementPlanner().resolve(&diff)
    plan = ElementPlan(of: diff)
    report = ElementReport(diff, plan)
    self.screens = screens
    measured = pairs.flatMap { [$0.from, $0.to] }
    promotedLooks = diff.promotedLooks
  }
}

extension UIView {
  fileprivate func usablePlace(in container: UIView, clips: Bool) -> ElementPlace? {
    guard let window, window === container.window else { return nil }
    var place = elementPlace(in: container)
    place?.clips = clips
    place?.opacity = alpha
    return place
  }

  fileprivate func element(
    _ id: ElementID, in parent: ElementID?, at place: ElementPlace
  ) -> Element {
    Element(
      id, in: parent, at: place, contents: elementContents(at: place.size.width / bounds.width))
  }
}

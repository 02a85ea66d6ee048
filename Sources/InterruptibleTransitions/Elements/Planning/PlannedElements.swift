/// The plan of a flight, and the views of its elements.
struct PlannedElements {
  private(set) var plan: ElementPlan
  let from: ElementScreen
  let to: ElementScreen
  private(set) var report: ElementReport
  /// The views on whose sizes the places depend.
  let screens: [UIView]
  /// The behaviors of the elements that have stand-ins because of others.
  let promotedLooks: [ElementID: ScreenBehavior.Look]

  var views: [UIView] { [from, to].flatMap(\.views.values) }

  func contain(_ view: UIView) -> Bool { views.contains { $0 === view } }

  mutating func zoom(_ id: ElementID, _ page: ZoomedPage) {
    plan = plan.zooming(id, page)
    report.plan = plan
  }

  /// Plans the elements of two screens. The incoming screen is laid out in its final frame.
  init(
    from: ElementScreen, to: ElementScreen, in container: UIView, by planner: ElementPlanner,
    lasting timing: TransitionTiming, zooming zoomed: ElementID? = nil
  ) {
    var (old, new) = ElementReader.read(from, to, in: container) { planner.definition.mayMatch($0) }
    var diff = ElementDiff(from: old.tree, to: new.tree)
    planner.resolve(&diff)
    let areStill = [old, new].contains { screen in
      screen.views.contains { $1 === screen.root && diff.morphing.contains($0) }
    }
    func behavior(_ screen: ElementScreen) -> ScreenBehavior {
      areStill && screen.behavior == .follows ? .fades : screen.behavior
    }
    old = diff.promote(in: old, isIncoming: false, zooming: zoomed, as: behavior(from))
    new = diff.promote(in: new, isIncoming: true, zooming: zoomed, as: behavior(to))
    promotedLooks = diff.promotedLooks
    plan = ElementPlan(
      of: diff, lasting: timing.duration, along: timing.isForElements ? .easeInOut : .linear)
    report = ElementReport(diff, plan)
    screens = [from.root, to.root].compactMap { $0 }
    var first = from
    var last = to
    for item in plan.items {
      if item.from != nil { first.views[item.id] = old.views[item.id] }
      if item.to != nil { last.views[item.id] = new.views[item.id] }
    }
    self.from = first
    self.to = last
  }

  /// Matches pairs of views, regardless of their identifiers, each nested in the innermost pair
  /// that contains both views. A repeated pair counts once. A pair with a view that is outgoing in
  /// one pair and incoming in another is ignored.
  ///
  /// - Complexity: O(*n*) in the number of pairs, and for each the number of views that it is in.
  init(_ pairs: [(from: UIView, to: UIView)], clips: Bool, in container: UIView) {
    var from: [Element] = []
    var to: [Element] = []
    var old = ElementScreen()
    var new = ElementScreen()
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
      from.append(pair.from.element(id, in: parent.map { ElementID($0) }, at: first))
      to.append(pair.to.element(id, in: parent.map { ElementID($0) }, at: last))
      old.views[id] = pair.from
      new.views[id] = pair.to
    }
    var diff = ElementDiff(from: ElementTree(from), to: ElementTree(to))
    ElementPlanner().resolve(&diff)
    plan = ElementPlan(of: diff)
    report = ElementReport(diff, plan)
    self.from = old
    self.to = new
    screens = pairs.flatMap { [$0.from, $0.to] }
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

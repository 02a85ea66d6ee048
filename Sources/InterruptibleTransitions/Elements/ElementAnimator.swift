/// The stand-ins of a flight's elements: the one place that makes and moves them, hides what they
/// stand for, and undoes all of it.
final class ElementAnimator: FlightFollower {
  /// What was found.
  private(set) var report: ElementReport
  private var plan: ElementPlan
  private let container: UIView
  private let overlay = ElementOverlay()
  private var standIns: [ElementPlan.Key: StandInView] = [:]
  /// The same; what others are in comes before them.
  private var ordered: [StandInView] = []
  /// Those whose views are seen before the end.
  private var revealed: [StandInView] = []
  /// What the plan depends on: the container and the screens, by their sizes.
  private var screens: [UIView]
  private var plannedBounds: [CGRect] = []
  /// The views that are hidden.
  private let from: ElementTracker
  private let to: ElementTracker
  /// The progress that is seen.
  private var seen = 0.0
  /// Whether a frame has been shown: by then the animator has set the values of its end.
  private var hasBegun = false

  /// Makes the stand-ins, and hides what they stand for.
  ///
  /// - Parameters:
  ///   - elements: The plan, and the views of its elements.
  ///   - container: The view that gets the stand-ins, above all others.
  init(_ elements: PlannedElements, in container: UIView) {
    self.container = container
    screens = [container] + elements.screens
    (plan, report) = (elements.plan, elements.report)
    overlay.isUserInteractionEnabled = false
    overlay.accessibilityElementsHidden = true
    overlay.frame = container.bounds
    container.addSubview(overlay)
    let subjects = plan.items.map { item in
      ElementViews(
        item, from: item.from.flatMap { elements.from.views[$0.id] },
        to: item.to.flatMap { elements.to.views[$0.id] })
    }
    let camera = ElementCamera(
      of: Array(elements.from.views.values) + Array(elements.to.views.values))
    for (item, subject) in zip(plan.items, subjects) {
      standIns[item.key] = StandInView(item, of: subject, camera)
    }
    camera.close()
    from = ElementTracker(elements.from)
    to = ElementTracker(elements.to)
    to.settle()
    ordered = plan.items.compactMap { standIns[$0.key] }
    setPaths(at: nil)
    for item in plan.items { attach(item) }
    prepareReveal()
    plannedBounds = screens.map(\.bounds)
    showStandIns(0)
  }

  /// Whether a screen as a whole has a stand-in: then nothing of it is seen besides.
  func hides(_ screen: UIView) -> Bool {
    [from, to].contains { $0.views.values.contains { $0 === screen } }
  }

  /// Puts a stand-in where it belongs.
  private func attach(_ item: ElementPlan.Item) {
    guard let standIn = standIns[item.key] else { return }
    if let parent = item.parent.flatMap({ standIns[$0] }) {
      parent.add(standIn)
    } else {
      standIn.addClipped(to: overlay)
    }
  }

  private func setPaths(at progress: Double?, staysAtEnds: Bool = false) {
    let items = Dictionary(uniqueKeysWithValues: plan.items.map { ($0.key, $0) })
    for item in plan.items {
      let parent = item.parent.flatMap { key in
        items[key].flatMap { item in standIns[key].map { (item, $0) } }
      }
      standIns[item.key]?.setPath(
        item, in: parent, of: container.bounds, at: progress, staysAtEnds: staysAtEnds)
    }
  }

  func show(_ moment: FlightMoment) {
    update()
    showStandIns(moment.progress)
  }

  private func showStandIns(_ progress: Double) {
    seen = progress
    for standIn in ordered { standIn.show(progress) }
    if !revealed.isEmpty { reveal(at: progress) }
  }

  /// Finds the stand-ins that lack content. Each fades near the end, with what it is in and all
  /// that is in that.
  private func prepareReveal() {
    let parents = Dictionary(uniqueKeysWithValues: plan.items.map { ($0.key, $0.parent) })
    func root(of key: ElementPlan.Key) -> ElementPlan.Key {
      sequence(first: key) { parents[$0] ?? nil }.reduce(key) { $1 }
    }
    let lacking = plan.items.filter { standIns[$0.key]?.missingContent != nil }
    for item in lacking where !item.id.isUnnamed {
      report.undrawn[item.id] = standIns[item.key]?.missingContent
    }
    let roots = Set(lacking.filter { $0.to != nil }.map { root(of: $0.key) })
    guard !roots.isEmpty else { return }
    for root in roots { standIns[root]?.fadesNearEnd = true }
    revealed = plan.items.filter { $0.to != nil && roots.contains(root(of: $0.key)) }
      .compactMap { standIns[$0.key] }
  }

  /// Lets the views of stand-ins that fade be seen where these are.
  private func reveal(at progress: Double) {
    let isLate = StandInView.lateness(at: progress) > 0
    for standIn in revealed {
      to.reveal(standIn.id, beneath: isLate ? standIn : nil)
    }
  }

  /// Looks where everything is by now. Nothing new begins under way, and what is not there any more
  /// keeps its place.
  private func update() {
    from.resolve()
    to.resolve()
    if zip(screens, plannedBounds).contains(where: { $0.bounds != $1 }) { return planAnew() }
    // What the animator moves on the screen that goes comes back if the flight is cancelled.
    if !hasBegun { from.settle() }
    hasBegun = true
    let moved = (from: from.update(), to: to.update())
    guard !moved.from.isEmpty || !moved.to.isEmpty else { return }
    replan { id in
      (
        moved.from.contains(id) ? from.views[id]?.elementPlace(in: container) : nil,
        moved.to.contains(id) ? to.views[id]?.elementPlace(in: container) : nil
      )
    }
  }

  /// Looks again where everything is, after a screen has changed its size.
  private func planAnew() {
    plannedBounds = screens.map(\.bounds)
    overlay.frame = container.bounds
    // A rotation under way animates the layout, with the container's.
    StillCall.interrupt(if: true) {
      for screen in screens { screen.layoutIfNeeded() }
    }
    for side in [from, to] { _ = side.update() }
    replan(opensClips: true) { id in
      (
        from.views[id]?.elementPlace(in: container), to.views[id]?.elementPlace(in: container)
      )
    }
  }

  /// Bends the ways to other places; a place that is nil stays.
  private func replan(
    opensClips: Bool = false,
    _ places: (ElementID) -> (from: ElementPlace?, to: ElementPlace?)
  ) {
    plan = plan.moved(opensClips: opensClips, without: (from.gone, to.gone), to: places)
    setPaths(at: seen)
  }

  /// Changes what elements do from now on; what is seen stays at first.
  ///
  /// - Parameters:
  ///   - id: What the elements are called.
  ///   - change: Changes one of them, if it can be, and returns whether it has.
  /// - Returns: Whether one was changed.
  func change(_ id: ElementID, _ change: (inout ElementPlan.Item) -> Bool) -> Bool {
    var isChanged = false
    plan = plan.changed { item in
      if item.id == id, change(&item) { isChanged = true }
    }
    // Before the first frame there is nothing that could stay.
    if isChanged { setPaths(at: seen, staysAtEnds: hasBegun) }
    return isChanged
  }

  /// Moves elements, and lets them go on from there.
  ///
  /// - Parameters:
  ///   - id: What the elements are called.
  ///   - point: The centre, in the coordinates of the container.
  ///   - progress: The progress at which they are there.
  /// - Returns: Whether there is one.
  func move(_ id: ElementID, to point: CGPoint, at progress: Double) -> Bool {
    let found = plan.items.filter { $0.id == id }.compactMap { standIns[$0.key] }
    StillCall.perform {
      for standIn in found {
        standIn.move(to: point, in: container, at: progress)
        standIn.show(progress)
      }
    }
    return !found.isEmpty
  }

  /// Adds the way to the end to an animation with key frames.
  func addKeyframes() {
    let standIns = ordered
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
      for standIn in standIns { standIn.showForms(1) }
    }
    for half in [0, 0.5] {
      UIView.addKeyframe(withRelativeStartTime: half, relativeDuration: 0.5) {
        for standIn in standIns { standIn.showOpacities(half + 0.5) }
      }
    }
  }

  /// Removes the stand-ins, and shows what they stood for.
  func remove() {
    overlay.removeFromSuperview()
    for tracker in [from, to] { tracker.stop() }
    for standIn in ordered { standIn.end() }
    (standIns, ordered, revealed) = ([:], [], [])
    (plan, screens) = (ElementPlan([]), [])
  }
}

/// What all stand-ins of a flight are in: above both screens, out of reach of touches and
/// VoiceOver.
final class ElementOverlay: UIView {}

/// Shows the elements of a flight: makes the stand-ins, hides the views, shows each moment of the
/// flight, and undoes everything.
final class ElementAnimator: FlightFollower {
  private(set) var report: ElementReport
  private var plan: ElementPlan
  private let container: UIView
  private let overlay = ElementOverlay()
  /// The dissolve of the screens around the stand-ins; nil if there is none.
  private let dissolve: PageDissolve?
  private var standIns: [ElementPlan.Key: StandInView] = [:]
  /// The stand-ins, each after the stand-in around it.
  private var ordered: [StandInView] = []
  /// The stand-ins whose views are shown before the end.
  private var revealed: [StandInView] = []
  /// The container and the screens, on whose sizes the plan depends.
  private var screens: [UIView]
  private var plannedBounds: [CGRect] = []
  private let from: ElementTracker
  private let to: ElementTracker
  /// The progress that is shown.
  private var shown = 0.0
  /// Whether a frame has been shown. The animator has set the values of its end before that.
  private var hasBegun = false

  /// Makes the stand-ins, and hides the views.
  ///
  /// - Parameters:
  ///   - elements: The plan, and the views of its elements.
  ///   - container: The view that gets the stand-ins, above all others.
  ///   - dissolve: The dissolve of the screens around the stand-ins.
  init(
    _ elements: PlannedElements, in container: UIView, around dissolve: PageDissolve? = nil
  ) {
    (self.container, self.dissolve) = (container, dissolve)
    screens = [container] + elements.screens
    (plan, report) = (elements.plan, elements.report)
    overlay.isUserInteractionEnabled = false
    overlay.accessibilityElementsHidden = true
    overlay.frame = container.bounds
    container.addSubview(overlay)
    let views = plan.items.map { item in
      ElementViews(
        item, from: item.from.flatMap { elements.from.views[$0.id] },
        to: item.to.flatMap { elements.to.views[$0.id] }, isToOnScreen: elements.to.isOnScreen)
    }
    let camera = ElementCamera(
      of: Array(elements.from.views.values) + Array(elements.to.views.values))
    for (item, views) in zip(plan.items, views) {
      standIns[item.key] = StandInView(item, of: views, camera)
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
    dissolve?.show(FlightMoment(progress: 0))
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
    dissolve?.show(moment)
  }

  private func showStandIns(_ progress: Double) {
    shown = progress
    for standIn in ordered { standIn.show(progress) }
    if !revealed.isEmpty { reveal(at: progress) }
  }

  /// Finds the stand-ins that lack content. Each fades near the end, together with the outermost
  /// stand-in around it and all stand-ins in that one.
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

  /// Shows the views of fading stand-ins where the stand-ins are.
  private func reveal(at progress: Double) {
    let isLate = StandInView.lateness(at: progress) > 0
    for standIn in revealed {
      to.reveal(standIn.id, beneath: isLate ? standIn : nil)
    }
  }

  /// Retargets the elements whose views have moved. A removed element keeps its place.
  private func update() {
    from.resolve()
    to.resolve()
    if zip(screens, plannedBounds).contains(where: { $0.bounds != $1 }) { return updateAll() }
    // A cancelled flight takes back the moves of the outgoing screen by the animator.
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

  /// Retargets all elements after a screen has changed its size.
  private func updateAll() {
    plannedBounds = screens.map(\.bounds)
    overlay.frame = container.bounds
    // A current rotation animates the layout, with the container's.
    StillCall.interrupt(if: true) {
      for screen in screens { screen.layoutIfNeeded() }
    }
    for tracker in [from, to] { _ = tracker.update() }
    replan(opensClips: true) { id in
      (
        from.views[id]?.elementPlace(in: container), to.views[id]?.elementPlace(in: container)
      )
    }
  }

  /// Retargets the paths to other places. A place that is nil stays.
  private func replan(
    opensClips: Bool = false,
    _ places: (ElementID) -> (from: ElementPlace?, to: ElementPlace?)
  ) {
    plan = plan.moved(opensClips: opensClips, without: (from.gone, to.gone), to: places)
    setPaths(at: shown)
  }

  /// Changes the plan of elements, which go on from their current state.
  ///
  /// - Parameters:
  ///   - id: The identifier of the elements.
  ///   - change: Changes an item of the plan, and returns whether it has.
  /// - Returns: Whether an item was changed.
  func change(_ id: ElementID, _ change: (inout ElementPlan.Item) -> Bool) -> Bool {
    var isChanged = false
    plan = plan.changed { item in
      if item.id == id, change(&item) { isChanged = true }
    }
    // Before the first frame nothing is shown that could stay.
    if isChanged { setPaths(at: shown, staysAtEnds: hasBegun) }
    return isChanged
  }

  /// Moves elements, which go on from there.
  ///
  /// - Parameters:
  ///   - id: The identifier of the elements.
  ///   - point: The center, in the coordinates of the container.
  ///   - progress: The current progress.
  /// - Returns: Whether there is such an element.
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

  /// Adds the motion to the end to an animation with key frames.
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

  /// Removes the stand-ins, and shows the views and the screens.
  func remove() {
    dissolve?.end()
    overlay.removeFromSuperview()
    for tracker in [from, to] { tracker.stop() }
    for standIn in ordered { standIn.end() }
    (standIns, ordered, revealed) = ([:], [], [])
    (plan, screens) = (ElementPlan([]), [])
  }
}

/// The view that contains the stand-ins of a flight: above both screens, without touches and
/// VoiceOver.
final class ElementOverlay: UIView {}

/// The animator of a flight's elements, which shows stand-ins in place of their views.
final class ElementAnimator: CarryingFollower {
  private(set) var report: ElementReport
  var plan: ElementPlan
  let container: UIView
  let overlay = ElementOverlay()
  /// The screens around the stand-ins; nil if they stay as they are.
  private let surroundings: (any ElementSurroundings)?
  /// The screen that stays visible around a page; nil if none does.
  private let screenBehind: Screen?
  private(set) var standIns: [ElementPlan.Key: StandInView] = [:]
  /// The stand-ins, each after the stand-in around it.
  private(set) var ordered: [StandInView] = []
  /// The stand-ins whose views are shown near an end, each with the outermost stand-in around it.
  private var revealed: [(standIn: StandInView, root: StandInView, screen: Screen)] = []
  /// The container and the screens, on whose sizes the plan depends.
  private var measured: [UIView]
  private var movedViews: [MovedView] = []
  private var plannedBounds: [CGRect] = []
  let trackers: ScreenPair<ElementTracker>
  private let frames = FrameLoop()
  /// Whether a moment has been shown since the last frame of a held flight.
  private var hasShownMoment = false
  var recordings: [Recording] = []
  private(set) var firstRecordings: [Recording] = []
  /// The live views of the outgoing screen, and the views around them at the start.
  private(set) var liveViews: [(view: UIView, superview: UIView)] = []
  private(set) var shown = 0.0
  /// The time since the release that is shown, in seconds.
  var shownSeconds: TimeInterval = 0
  /// The element that fingers carry, or have carried last.
  var carried: CarriedElement?
  /// The number of moments shown. The animator has set the values of its end before the first one.
  private var momentCount = 0
  private var isRemoved = false

  /// Makes the stand-ins above all other views of the container, and hides the views.
  init(
    _ elements: PlannedElements, in container: UIView,
    around surroundings: (any ElementSurroundings)? = nil,
    behindPartialPage screenBehind: Screen? = nil
  ) {
    self.container = container
    self.surroundings = surroundings
    self.screenBehind = screenBehind
    measured = [container] + elements.measured
    plan = elements.plan
    report = elements.report
    overlay.isUserInteractionEnabled = false
    overlay.accessibilityElementsHidden = true
    overlay.frame = container.bounds
    container.addSubview(overlay)
    let screens = elements.screens
    let views = plan.items.map { item in
      ElementViews(
        item,
        of: ScreenPair(
          item.elements.outgoing.flatMap { screens.outgoing.views[$0.id] },
          item.elements.incoming.flatMap { screens.incoming.views[$0.id] }),
        isIncomingOnScreen: screens.incoming.isOnScreen)
    }
    let snapshotter = ElementSnapshotter(of: elements.views)
    for (item, views) in zip(plan.items, views) {
      standIns[item.key] = StandInView(item, of: views, snapshotter, in: container.bounds)
    }
    snapshotter.close()
    trackers = ScreenPair(
      ElementTracker(screens.outgoing.replacing(snapshotter.movedViews), on: .outgoing),
      ElementTracker(screens.incoming.replacing(snapshotter.movedViews), on: .incoming))
    add(snapshotter.movedViews)
    trackers.incoming.settle()
    ordered = plan.items.compactMap { standIns[$0.key] }
    setPaths(at: nil)
    for item in plan.items { attach(item, in: elements) }
    prepareReveal()
    for (id, className) in report.undrawn { Self.reportUndrawn(className, of: id) }
    for screen in Screen.allCases { recordContents(of: screen) }
    firstRecordings = recordings
    liveViews = recordings.filter { $0.screen == .outgoing }
      .flatMap { $0.record.liveViews(snapshotter.classes) }
    plannedBounds = measured.map(\.bounds)
    showStandIns(0)
    surroundings?.show(FlightMoment(progress: 0))
  }

  private static var reportedClasses: Set<String> = []

  /// Tells the developer once per class of a live view that a stand-in does not show.
  private static func reportUndrawn(_ className: String, of id: ElementID) {
    let isEffect = className == String(describing: UIVisualEffectView.self)
    guard !isEffect, reportedClasses.insert(className).inserted else { return }
    printDebugMessage(
      """
      No snapshot shows the \(className) in the element \(id), which therefore appears only near \
      the end of the flight. The modifier standIn(.view) shows the view itself.
      """)
  }

  private func attach(_ item: ElementPlan.Item, in elements: PlannedElements) {
    guard let standIn = standIns[item.key] else { return }
    if let parent = item.parent.flatMap({ standIns[$0] }) {
      return parent.add(standIn)
    }
    let screen: Screen = item.elements.outgoing != nil ? .outgoing : .incoming
    let look = elements.promotedLooks[item.id]
    standIn.addClipped(
      to: overlay, following: look == .follows ? elements.screens[screen].root : nil)
    if look == .stays { standIn.stayBehind(screen) }
  }

  func setPaths(at progress: Double?, staysAtEnds: Bool = false) {
    let items = Dictionary(uniqueKeysWithValues: plan.items.map { ($0.key, $0) })
    for item in plan.items {
      let parent = item.parent.flatMap { key in
        items[key].flatMap { item in standIns[key].map { (item, $0) } }
      }
      standIns[item.key]?.setPath(
        item, in: parent, of: container.bounds, at: progress, staysAtEnds: staysAtEnds)
    }
  }

  /// Follows the views in each frame of a held flight, which shows no moments.
  func hold() {
    pauseDrifts()
    frames.wait(isWatching: true) { [weak self] in
      guard let self else { return true }
      // The finger has moved since the last frame.
      if !hasShownMoment { UnanimatedCall.perform { self.show(self.shown) } }
      hasShownMoment = false
      return false
    }
  }

  func release(_ release: FollowerRelease) -> TimeInterval {
    frames.stop()
    return releaseCarry(release)
  }

  func show(_ moment: FlightMoment) {
    hasShownMoment = true
    shownSeconds = moment.secondsSinceRelease
    show(moment.progress)
    // An app may end the flight when it is asked for a view, or in its layout.
    if !isRemoved { surroundings?.show(moment) }
  }

  private func show(_ progress: Double) {
    update()
    momentCount += 1
    // After the first moment, the animator gets the animations that the app has added.
    // Without a change on the screen, it has set the views to the values of its end.
    if momentCount == 2 { recordContents(of: .outgoing) }
    // Comparing the contents takes long (`driving/elements`), so most moments leave it out.
    let isAtEnd = progress <= 0 || progress >= 1
    if momentCount <= 3 || momentCount.isMultiple(of: 2) || isAtEnd { updateContents(at: progress) }
    showStandIns(progress)
  }

  func showStandIns(_ progress: Double) {
    shown = progress
    for standIn in ordered { standIn.show(progress, shownSeconds) }
    if let screenBehind {
      // The views behind fade in near the end at which the other page covers a part of them.
      let opacity = StandInView.fade(near: screenBehind.other, at: progress)
      trackers[screenBehind].show(opacity: opacity)
    }
    if !revealed.isEmpty { reveal(at: progress) }
  }

  /// Finds the stand-ins that lack content. Each fades with all stand-ins in its outermost one.
  func prepareReveal() {
    let parents = Dictionary(uniqueKeysWithValues: plan.items.map { ($0.key, $0.parent) })
    func root(of key: ElementPlan.Key) -> ElementPlan.Key {
      sequence(first: key) { parents[$0] ?? nil }.reduce(key) { $1 }
    }
    for item in plan.items where !item.id.isUnnamed {
      report.undrawn[item.id] = standIns[item.key]?.missingContent
    }
    for (standIn, _, screen) in revealed {
      trackers[screen].reveal(standIn.id, beneath: nil)
    }
    revealed = []
    for screen in Screen.allCases {
      func fades(_ standIn: StandInView?) -> Bool {
        standIn.map { !$0.staysBehind && $0.fades[screen] } == true
      }
      let items = plan.items.filter { $0.elements[screen] != nil }
      let roots = Set(items.filter { fades(standIns[$0.key]) }.map { root(of: $0.key) })
      for root in roots { standIns[root]?.fade(near: screen) }
      for item in items {
        let key = root(of: item.key)
        guard let standIn = standIns[item.key], let root = standIns[key],
          root.staysBehind || roots.contains(key)
        else { continue }
        revealed.append((standIn, root, screen))
      }
    }
  }

  private func reveal(at progress: Double) {
    for (standIn, root, screen) in revealed {
      let isFaded = root.revealed(on: screen, at: progress) > 0
      trackers[screen].reveal(standIn.id, beneath: isFaded ? standIn : nil)
    }
  }

  private func update() {
    for moved in movedViews {
      guard let id = moved.id else { continue }
      moved.follow(trackers.map { $0.views[id] })
    }
    for tracker in trackers.both { tracker.resolve() }
    if zip(measured, plannedBounds).contains(where: { $0.bounds != $1 }) { return updateAll() }
    // A cancelled flight takes back the moves of the outgoing screen by the animator.
    if momentCount == 0 { trackers.outgoing.settle() }
    let moved = trackers.map { $0.update() }
    guard !moved.outgoing.isEmpty || !moved.incoming.isEmpty else { return }
    replan { moved[$1].contains($0) ? place(of: $0, on: $1) : nil }
  }

  private func updateAll() {
    plannedBounds = measured.map(\.bounds)
    overlay.frame = container.bounds
    // A current rotation animates the layout, with the container's.
    UnanimatedCall.performWithAnimationsRestored(if: true) {
      for view in measured { view.layoutIfNeeded() }
    }
    for tracker in trackers.both { _ = tracker.update() }
    replan(opensClips: true) { place(of: $0, on: $1) }
  }

  /// Returns the current place of an element; nil if it keeps its last place.
  private func place(of id: ElementID, on screen: Screen) -> ElementPlace? {
    trackers[screen].gone.contains(id)
      ? nil : trackers[screen].views[id].flatMap { place(of: $0, on: screen) }
  }

  func place(of view: UIView, on screen: Screen) -> ElementPlace? {
    let place = view.elementPlace(in: container)
    return place.map { surroundings?.placeAtRest($0, on: screen) ?? $0 }
  }

  /// Retargets the paths to other places. A place that is nil stays.
  private func replan(
    opensClips: Bool = false,
    _ place: (ElementID, Screen) -> ElementPlace?
  ) {
    plan = plan.moved(opensClips: opensClips, without: trackers.map(\.gone), to: place)
    // At an end of the flight, the paths have no progress left in which they could be retargeted.
    let away = ordered.filter(\.isAway).map { ($0, $0.carriedState(at: shown, shownSeconds)) }
    setPaths(at: shown)
    for case (let standIn, let state?) in away {
      standIn.redirect(from: state, at: shown, shownSeconds)
    }
  }

  func add(_ views: [MovedView]) {
    for moved in views {
      for screen in Screen.allCases {
        let match = trackers[screen].views.first {
          $1 === moved.element || $1 === moved.placeholder
        }
        guard let match else { continue }
        moved.id = match.key
        moved.screen = screen
      }
    }
    movedViews += views
  }

  /// Removes the stand-ins. After a cancel, live views are in the outgoing screen.
  func remove(at position: TransitionPosition = .end) {
    isRemoved = true
    frames.stop()
    for moved in movedViews {
      let returns = position == .start && moved.isHandedOver && moved.screen == .incoming
      moved.putBack(to: returns ? moved.id.flatMap { trackers.outgoing.views[$0] } : nil)
    }
    movedViews = []
    surroundings?.end()
    overlay.removeFromSuperview()
    for tracker in trackers.both { tracker.stop() }
    for standIn in ordered { standIn.end() }
    standIns = [:]
    ordered = []
    revealed = []
    recordings = []
    firstRecordings = []
    liveViews = []
    plan = ElementPlan([])
    measured = []
    carried = nil
  }
}

extension ElementScreen {
  fileprivate func replacing(_ moved: [MovedView]) -> ElementScreen {
    var screen = self
    for (id, view) in views {
      if let moved = moved.first(where: { $0.view === view }) {
        screen.views[id] = moved.placeholder
      }
    }
    return screen
  }
}

// Changes that the app makes to elements during a flight, and motion in its own animation.
extension ElementAnimator {
  /// Changes the plan of elements, which go on from their current state.
  func change(_ id: ElementID, _ change: (inout ElementPlan.Item) -> Bool) -> Bool {
    var isChanged = false
    plan = plan.changed { item in
      if item.id == id, change(&item) { isChanged = true }
    }
    // Before the first frame nothing is shown that could stay.
    if isChanged { setPaths(at: shown, staysAtEnds: momentCount > 0) }
    return isChanged
  }

  /// Adds a view that keeps touches from a page; nil if the container does not contain the page.
  func addCover(of page: UIView) -> UIView? {
    guard let superview = page.superview, superview.isDescendant(of: container) else { return nil }
    let screen = Screen(isIncoming: !trackers.outgoing.views.values.contains { $0 === page })
    let isInPlace = { [weak self] in self?.isZoomNear(screen) == true }
    return StandInInterceptor(of: page, isInPlace) { [weak self, weak page, weak superview] point in
      guard let self, let page, let superview, !isZoomNear(screen.other),
        let id = trackers[screen].views.first(where: { $1 === page })?.key,
        let standIn = ordered.last(where: { $0.id == id }), standIn.contains(point, of: superview)
      else { return nil }
      let snapshot = standIn.snapshots[screen]
      let place = snapshot.convert(point, from: superview)
      // The snapshot of a page that scrolls itself begins at its visible part.
      let shown = CGPoint(
        x: page.bounds.minX + place.x - snapshot.bounds.minX,
        y: page.bounds.minY + place.y - snapshot.bounds.minY)
      return page.convert(shown, to: superview)
    }
  }

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
}

/// The screens around the stand-ins of a flight: pages that dissolve, or a page that a zoom covers.
protocol ElementSurroundings: FlightFollower {
  func placeAtRest(_ place: ElementPlace, on screen: Screen) -> ElementPlace
  func end()
}

extension PageDissolve: ElementSurroundings {
  func placeAtRest(_ place: ElementPlace, on screen: Screen) -> ElementPlace { place }
}

/// A tracker that hides the views of one screen's elements, and follows views that move.
///
/// A list may configure a cell after a frame, and show the cell before the next one. The place of
/// the cell is not known yet, so the cell is hidden until the next frame.
final class ElementTracker {
  /// The center and the size of a view in its screen, by which a movement is detected.
  private struct Spot {
    let center: CGPoint
    let size: CGSize

    init(of view: UIView, in screen: UIView?) {
      let bounds = view.bounds
      center = view.convert(bounds.center, to: screen)
      size = bounds.size
    }

    /// Returns whether another spot differs by more than half a point.
    func differs(from other: Spot) -> Bool {
      abs(center.x - other.center.x) > 0.5 || abs(center.y - other.center.y) > 0.5
        || abs(size.width - other.size.width) > 0.5 || abs(size.height - other.size.height) > 0.5
    }
  }

  private let ids: Set<ElementID>
  private(set) var views: [ElementID: UIView] = [:]
  /// All hidden views. A list may show an element again while its former cell still fades.
  private var hidden: [ObjectIdentifier: (view: UIView, id: ElementID)] = [:]
  /// The elements that have no view, or whose views have been scrolled away.
  private(set) var gone: Set<ElementID> = []
  private var missing: Set<ElementID> = []
  /// The elements whose views have moved to where nothing shows them.
  private var scrolledAway: Set<ElementID> = []
  /// The elements that have been visible, at least in part.
  private var wasShown: Set<ElementID> = []
  private let screen: UIView?
  /// Whether the screen has entered the window below the masks.
  private let isIncoming: Bool
  private let sources: [any ElementSource]
  private var spots: [ElementID: Spot] = [:]
  /// The elements whose views do not have the identifier themselves.
  private let given: Set<ElementID>
  /// The elements whose views the flight has named, which no other view can show.
  private let named: Set<ElementID>
  /// The views that have received an identifier since the last frame, in order.
  private var renamed: [(view: UIView, id: ElementID)] = []
  private let frames = FrameLoop()
  private var observer: ViewChangeObserver?
  /// Whether the flight is over. An app may end it when it is asked for a view.
  private var isStopped = false

  init(_ screen: ElementScreen, isIncoming: Bool) {
    self.isIncoming = isIncoming && !screen.isOnScreen
    ids = Set(screen.views.keys)
    sources = screen.sources
    self.screen = screen.root
    given = Set(screen.views.filter { $1.transitionElementID != $0 }.keys)
    named = Set(screen.names.values)
    for (id, view) in screen.views { adopt(view, as: id) }
    observer = ViewChangeObserver { [weak self] in self?.identifierChanged(of: $0) }
  }

  private func adopt(_ view: UIView, as id: ElementID) {
    if isStopped { return }
    views[id] = view
    guard hidden.updateValue((view, id), forKey: ObjectIdentifier(view)) == nil else { return }
    HidingMask.hide(view)
  }

  private func release(_ view: UIView) {
    guard let (_, id) = hidden.removeValue(forKey: ObjectIdentifier(view)) else { return }
    HidingMask.remove(from: view)
    if views[id] === view { views[id] = nil }
  }

  func stop() {
    isStopped = true
    resolve()
    frames.stop()
    observer = nil
    let hidden = hidden.values.map(\.view)
    for view in hidden { release(view) }
    views = [:]
    if isIncoming { for view in hidden { view.resetEffects() } }
  }

  /// Reveals the view of an element in the area of its stand-in; nil hides the view again.
  func reveal(_ id: ElementID, beneath standIn: UIView?) {
    guard let view = views[id] else { return }
    guard let standIn else { return HidingMask.close(view) }
    let layer = view.layer
    let rect = view.convert(standIn.bounds, from: standIn)
    guard layer.shadowOpacity > 0, !layer.masksToBounds else {
      return HidingMask.open(view, rect, cornerRadius: view.shownCornerRadius)
    }
    // The area includes the shadow.
    let x = abs(layer.shadowOffset.width)
    let y = abs(layer.shadowOffset.height)
    let room = 2 * layer.shadowRadius
    HidingMask.open(view, rect.insetBy(dx: -room - x, dy: -room - y), cornerRadius: 0)
  }

  func show(opacity: CGFloat) {
    for (view, _) in hidden.values {
      if opacity > 0 {
        HidingMask.open(view, opacity: opacity)
      } else {
        HidingMask.close(view)
      }
    }
  }

  /// Records the current positions of the views as their initial ones.
  func settle() {
    for (id, view) in views {
      spots[id] = Spot(of: view, in: screen)
      updateScrolledAway(id, view, hasMoved: false)
    }
  }

  /// Updates the views, and returns the elements that have moved, disappeared, or reappeared.
  func update() -> Set<ElementID> {
    for (view, id) in hidden.values where !isStill(view, id) { release(view) }
    keepHidden()
    if views.count < ids.count { find(ids.filter { views[$0] == nil }) }
    let missing: Set = views.count < ids.count ? ids.filter { views[$0] == nil } : []
    // A list that reloads its cells may configure them after this frame.
    let lost = missing.intersection(self.missing)
    self.missing = missing
    var moved: Set<ElementID> = []
    for (id, view) in views {
      let spot = Spot(of: view, in: screen)
      let former = spots[id]
      // Small movements add up, so the former position is kept until the difference is large
      // enough.
      if let former, !spot.differs(from: former) { continue }
      spots[id] = spot
      if former != nil { moved.insert(id) }
      updateScrolledAway(id, view, hasMoved: former != nil)
    }
    let gone = lost.union(scrolledAway)
    moved.subtract(scrolledAway)
    moved.formUnion(gone.symmetricDifference(self.gone))
    self.gone = gone
    return moved
  }

  /// Records whether the view of an element has moved to where nothing shows it. Such an element
  /// stays at its last visible place. An element that begins there moves with its view.
  private func updateScrolledAway(_ id: ElementID, _ view: UIView, hasMoved: Bool) {
    let isShown = screen.map { view.isShown(in: $0) } ?? true
    if isShown {
      scrolledAway.remove(id)
      wasShown.insert(id)
    } else if hasMoved, wasShown.contains(id) {
      scrolledAway.insert(id)
    }
  }

  /// Hides views again that have set a mask in their layout. Layout that is due is performed first,
  /// as it would otherwise follow in this frame.
  private func keepHidden() {
    if !hidden.isEmpty || views.count < ids.count { screen?.layoutIfNeeded() }
    for (view, _) in hidden.values { HidingMask.reapply(view) }
  }

  private func isStill(_ view: UIView, _ id: ElementID) -> Bool {
    guard let screen else { return view.window != nil }
    guard given.contains(id) || view.transitionElementID == id else { return false }
    // A cell that is no longer used may stay in the list, hidden.
    return view.isVisible(in: screen)
  }

  /// Finds the views of elements again. An element that is not found stays at its last place.
  private func find(_ lost: Set<ElementID>) {
    guard let screen else { return }
    var found: [ElementID: UIView] = [:]
    // No other view can show an element without a name.
    let lost = lost.filter { !$0.isUnnamed && !named.contains($0) }
    for id in lost { found[id] = sources.elementView(for: id) }
    let unknown = lost.filter { found[$0] == nil }
    if !unknown.isEmpty { found.merge(screen.elementViews(for: unknown)) { known, _ in known } }
    for (id, view) in found where view.isVisible(in: screen) { adopt(view, as: id) }
  }

  // MARK: Changed identifiers

  /// Hides a view that has received the identifier of an element, until the next frame.
  private func identifierChanged(of view: UIView) {
    let id = view.elementID
    if let (_, former) = hidden[ObjectIdentifier(view)], former != id { release(view) }
    if let index = renamed.firstIndex(where: { $0.view === view }) {
      renamed.remove(at: index)
      HidingMask.remove(from: view)
    }
    guard let id, ids.contains(id), !named.contains(id),
      hidden[ObjectIdentifier(view)] == nil
    else { return }
    HidingMask.hide(view)
    renamed.append((view, id))
    frames.wait { [weak self] in
      self?.resolve()
      return true
    }
  }

  /// Adopts renamed views; the last one with an identifier counts, unless a source has another.
  func resolve() {
    if renamed.isEmpty { return }
    let found = renamed
    renamed = []
    for (view, id) in found {
      if let screen, view.isVisible(in: screen) {
        let answer = sources.elementView(for: id)
        if answer == nil || answer === view { adopt(view, as: id) }
      }
      HidingMask.remove(from: view)
    }
  }
}

extension UIView {
  /// Returns whether the view is in a screen, and neither the view nor a view around it is hidden.
  fileprivate func isVisible(in screen: UIView) -> Bool {
    for view in sequence(first: self, next: \.superview) {
      if view.isHidden { return false }
      if view === screen { return true }
    }
    return false
  }

  /// Returns whether a part is within the bounds of a screen and of the clipping views between.
  fileprivate func isShown(in screen: UIView) -> Bool {
    for view in sequence(first: self, next: \.superview) {
      if view !== self, view.clipsToBounds || view === screen,
        view.bounds.isBeside(convert(bounds, to: view))
      {
        return false
      }
      if view === screen { return true }
    }
    return true
  }
}

extension CGRect {
  /// Returns whether another rectangle has no common part with this one. A rectangle that is not
  /// finite, as under a singular transform, counts as overlapping.
  fileprivate func isBeside(_ other: CGRect) -> Bool {
    other.maxX <= minX || other.minX >= maxX || other.maxY <= minY || other.minY >= maxY
  }
}

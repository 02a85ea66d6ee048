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

  private struct Hidden {
    let view: UIView
    let id: ElementID
    let mask: HidingMask
    /// Whether the view may stop showing the element without a report of its identifier.
    let needsCheck: Bool
  }

  private struct State {
    enum Sight {
      case unseen
      /// The view has been visible, at least in part.
      case shown
      /// The view has moved to where nothing shows it.
      case scrolledAway
    }

    /// Whether the view does not have the identifier itself.
    let isGiven: Bool
    /// Whether the flight has named the view, so that no other view can show the element.
    let isNamed: Bool
    var spot: Spot?
    var sight = Sight.unseen
    /// Whether the last update has found no view.
    var isMissing = false
  }

  private(set) var views: [ElementID: UIView] = [:]
  private var states: [ElementID: State] = [:]
  /// All hidden views. A list may show an element again while its former cell still fades.
  private var hidden: [ObjectIdentifier: Hidden] = [:]
  /// The elements that have no view, or whose views have been scrolled away.
  private(set) var gone: Set<ElementID> = []
  private let screen: UIView?
  /// Whether the screen has entered the window below the masks.
  private let hasEntered: Bool
  private let sources: [any ElementSource]
  /// The views that have received an identifier since the last frame, in order.
  private var renamed: [Hidden] = []
  private let frames = FrameLoop()
  private var observer: ViewChangeObserver?
  /// Whether the flight is over. An app may end it when it is asked for a view.
  private var isStopped = false

  init(_ screen: ElementScreen, on side: Screen) {
    hasEntered = side == .incoming && !screen.isOnScreen
    sources = screen.sources
    self.screen = screen.root
    let named = Set(screen.names.values)
    for (id, view) in screen.views {
      states[id] = State(
        isGiven: view.transitionElementID != id, isNamed: named.contains(id))
      adopt(view, as: id)
    }
    observer = ViewChangeObserver { [weak self] in self?.identifierChanged(of: $0) }
  }

  private func adopt(_ view: UIView, as id: ElementID) {
    if isStopped { return }
    views[id] = view
    let key = ObjectIdentifier(view)
    hidden[key] = hide(view, as: id, hidden[key]?.mask)
  }

  private func hide(_ view: UIView, as id: ElementID, _ mask: HidingMask? = nil) -> Hidden {
    Hidden(
      view: view, id: id, mask: mask ?? HidingMask.hide(view),
      needsCheck: view is any ElementView || view.elementID != id)
  }

  private func release(_ view: UIView) {
    guard let former = hidden.removeValue(forKey: ObjectIdentifier(view)) else { return }
    former.mask.remove(from: view)
    if views[former.id] === view { views[former.id] = nil }
  }

  func stop() {
    isStopped = true
    resolve()
    frames.stop()
    observer = nil
    let hidden = hidden.values.map(\.view)
    for view in hidden { release(view) }
    views = [:]
    if hasEntered { for view in hidden { view.resetEffects() } }
  }

  /// Reveals the view of an element in the area of its stand-in; nil hides the view again.
  func reveal(_ id: ElementID, beneath standIn: UIView?) {
    guard let view = views[id], let mask = hidden[ObjectIdentifier(view)]?.mask else { return }
    guard let standIn else { return mask.close() }
    let layer = view.layer
    let rect = view.convert(standIn.bounds, from: standIn)
    guard layer.shadowOpacity > 0, !layer.masksToBounds else {
      return mask.open(rect, cornerRadius: view.shownCornerRadius)
    }
    // The area includes the shadow.
    let x = abs(layer.shadowOffset.width)
    let y = abs(layer.shadowOffset.height)
    let room = 2 * layer.shadowRadius
    mask.open(rect.insetBy(dx: -room - x, dy: -room - y))
  }

  func show(opacity: CGFloat) {
    for hidden in hidden.values {
      // The view's shadow and subviews may extend beyond its bounds.
      let everything = hidden.view.bounds.insetBy(dx: -1000, dy: -1000)
      if opacity > 0 { hidden.mask.open(everything, opacity: opacity) } else { hidden.mask.close() }
    }
  }

  /// Records the current positions of the views as their initial ones.
  func settle() {
    for id in views.keys { states[id]?.spot = nil }
    _ = recordMotion()
  }

  /// Updates the views, and returns the elements that have moved, disappeared, or reappeared.
  func update() -> Set<ElementID> {
    // Layout that is due would follow in this frame. It can remove cells.
    if !hidden.isEmpty || views.count < states.count { screen?.layoutIfNeeded() }
    for hidden in hidden.values where !isStill(hidden) { release(hidden.view) }
    // A view can have set a mask in its layout.
    for hidden in hidden.values { hidden.mask.reapply(to: hidden.view) }
    if views.count < states.count { find(states.keys.filter { views[$0] == nil }) }
    var moved = recordMotion()
    let gone = recordGone()
    for id in gone where states[id]?.sight == .scrolledAway { moved.remove(id) }
    moved.formUnion(gone.symmetricDifference(self.gone))
    self.gone = gone
    return moved
  }

  /// Records where the views are, and returns the elements that have moved.
  private func recordMotion() -> Set<ElementID> {
    var moved: Set<ElementID> = []
    for (id, view) in views {
      let spot = Spot(of: view, in: screen)
      let former = states[id]?.spot
      // Small movements add up, so the former position is kept until the difference is large
      // enough.
      if let former, !spot.differs(from: former) { continue }
      states[id]?.spot = spot
      if former != nil { moved.insert(id) }
      let isShown = screen.map { view.isShown(in: $0) } ?? true
      if isShown {
        states[id]?.sight = .shown
      } else if former != nil, states[id]?.sight == .shown {
        states[id]?.sight = .scrolledAway
      }
    }
    return moved
  }

  /// Returns the elements without a view in two updates, as a list that reloads its cells may
  /// configure them after this frame, and those that have been scrolled away. Such an element stays
  /// at its last visible place. An element that begins out of sight moves with its view.
  private func recordGone() -> Set<ElementID> {
    var gone: Set<ElementID> = []
    let lacksViews = views.count < states.count
    for (id, state) in states {
      let isMissing = lacksViews && views[id] == nil
      if isMissing && state.isMissing || state.sight == .scrolledAway { gone.insert(id) }
      if isMissing != state.isMissing { states[id]?.isMissing = isMissing }
    }
    return gone
  }

  private func isStill(_ hidden: Hidden) -> Bool {
    guard let screen else { return hidden.view.window != nil }
    guard
      !hidden.needsCheck || states[hidden.id]?.isGiven == true
        || hidden.view.transitionElementID == hidden.id
    else { return false }
    // A cell that is no longer used may stay in the list, hidden.
    return hidden.view.isVisible(in: screen)
  }

  /// Finds the views of elements again. An element that is not found stays at its last place.
  private func find(_ lost: [ElementID]) {
    guard let screen else { return }
    var found: [ElementID: UIView] = [:]
    // No other view can show an element without a name.
    let lost = Set(lost.filter { !$0.isUnnamed && states[$0]?.isNamed == false })
    for id in lost { found[id] = sources.elementView(for: id) }
    let unknown = lost.filter { found[$0] == nil }
    if !unknown.isEmpty { found.merge(screen.elementViews(for: unknown)) { known, _ in known } }
    for (id, view) in found where view.isVisible(in: screen) { adopt(view, as: id) }
  }

  // MARK: Changed identifiers

  /// Hides a view that has received the identifier of an element, until the next frame.
  private func identifierChanged(of view: UIView) {
    let id = view.elementID
    if let former = hidden[ObjectIdentifier(view)], former.id != id { release(view) }
    if let index = renamed.firstIndex(where: { $0.view === view }) {
      renamed.remove(at: index).mask.remove(from: view)
    }
    guard let id, states[id]?.isNamed == false, hidden[ObjectIdentifier(view)] == nil
    else { return }
    renamed.append(hide(view, as: id))
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
    for hidden in found {
      if let screen, hidden.view.isVisible(in: screen) {
        let answer = sources.elementView(for: hidden.id)
        if answer == nil || answer === hidden.view { adopt(hidden.view, as: hidden.id) }
      }
      hidden.mask.remove(from: hidden.view)
    }
  }
}

extension UIView {
  /// Returns whether the view is in a screen, and neither the view nor a view around it is hidden.
  fileprivate func isVisible(in screen: UIView) -> Bool {
    var next: UIView? = self
    while let view = next, !view.isHidden {
      if view === screen { return true }
      next = view.superview
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

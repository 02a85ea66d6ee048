/// The views of one screen's elements while these are on their way: hides them, and follows them
/// when they move, show something else, or go.
final class ElementSide {
  /// Where a view is in its screen: enough to see that it has moved.
  private struct Spot {
    let center: CGPoint
    let size: CGSize

    init(of view: UIView, in screen: UIView?) {
      let bounds = view.bounds
      (center, size) = (view.convert(bounds.center, to: screen), bounds.size)
    }

    /// Whether the other one is off by more than half a point.
    func differs(from other: Spot) -> Bool {
      abs(center.x - other.center.x) > 0.5 || abs(center.y - other.center.y) > 0.5
        || abs(size.width - other.size.width) > 0.5 || abs(size.height - other.size.height) > 0.5
    }
  }

  /// The elements that have, or have had, a view.
  let ids: Set<ElementID>
  /// Where each element is seen.
  private(set) var views: [ElementID: UIView] = [:]
  /// All views that are hidden: a list may show an element anew while its former cell still fades.
  private var hidden: [ObjectIdentifier: (view: UIView, id: ElementID)] = [:]
  /// The elements that have no view.
  private(set) var gone: Set<ElementID> = []
  private let screen: UIView?
  private let sources: [any ElementSource]
  private var spots: [ElementID: Spot] = [:]
  /// The elements whose views do not say themselves what they are called.
  private let given: Set<ElementID>

  /// Hides the views of a side.
  init(_ side: ElementScene.Side) {
    (ids, screen, sources) = (Set(side.views.keys), side.screen, side.sources)
    given = Set(side.views.filter { $1.transitionElementID != $0 }.keys)
    for (id, view) in side.views { adopt(view, as: id) }
  }

  /// Hides a view, where an element is from now on.
  private func adopt(_ view: UIView, as id: ElementID) {
    views[id] = view
    guard hidden.updateValue((view, id), forKey: ObjectIdentifier(view)) == nil else { return }
    ViewVeil.hide(view)
  }

  /// Shows a view that does not stand for an element any more.
  private func release(_ view: UIView) {
    guard let (_, id) = hidden.removeValue(forKey: ObjectIdentifier(view)) else { return }
    ViewVeil.show(view)
    if views[id] === view { views[id] = nil }
  }

  /// Shows all views.
  func show() {
    for (view, _) in hidden.values { release(view) }
  }

  /// Lets the view of an element be seen where its stand-in is.
  ///
  /// - Parameters:
  ///   - id: What the element is called.
  ///   - standIn: The stand-in; nil hides the view again.
  func reveal(_ id: ElementID, beneath standIn: UIView?) {
    guard let view = views[id] else { return }
    guard let standIn else { return ViewVeil.close(view) }
    let (layer, rect) = (view.layer, view.convert(standIn.bounds, from: standIn))
    guard layer.shadowOpacity > 0, !layer.masksToBounds else {
      return ViewVeil.open(view, rect, cornerRadius: view.shownCornerRadius)
    }
    // The shadow is seen as well.
    let (x, y) = (abs(layer.shadowOffset.width), abs(layer.shadowOffset.height))
    let room = 2 * layer.shadowRadius
    ViewVeil.open(view, rect.insetBy(dx: -room - x, dy: -room - y), cornerRadius: 0)
  }

  /// Takes where the views are now for where they were found.
  func settle() {
    for (id, view) in views { spots[id] = Spot(of: view, in: screen) }
  }

  /// Looks for views that have moved, or are others by now.
  ///
  /// - Returns: The elements whose places have changed, that have gone, or that are there again.
  func look() -> Set<ElementID> {
    for (view, id) in hidden.values where !isStill(view, id) { release(view) }
    keepHidden()
    if views.count < ids.count { find(ids.filter { views[$0] == nil }) }
    let gone: Set = views.count < ids.count ? ids.filter { views[$0] == nil } : []
    var moved = gone.symmetricDifference(self.gone)
    self.gone = gone
    for (id, view) in views {
      let spot = Spot(of: view, in: screen)
      let former = spots[id]
      // Many small steps are a large one: what has moved a little is compared with where it was.
      if let former, !spot.differs(from: former) { continue }
      spots[id] = spot
      if former != nil { moved.insert(id) }
    }
    return moved
  }

  /// Hides views again that have set a mask in their layout. A layout that is due would follow in
  /// this frame.
  private func keepHidden() {
    if !hidden.isEmpty { screen?.layoutIfNeeded() }
    for (view, _) in hidden.values { ViewVeil.renew(view) }
  }

  /// Whether a view is there, and shows an element.
  private func isStill(_ view: UIView, _ id: ElementID) -> Bool {
    guard let screen else { return view.window != nil }
    guard given.contains(id) || view.transitionElementID == id else { return false }
    // A cell that is not used any more may stay in the list, hidden.
    return view.isSeen(in: screen)
  }

  /// Finds the views of elements anew. What is not found stays where it was seen last.
  private func find(_ lost: Set<ElementID>) {
    guard let screen else { return }
    var found: [ElementID: UIView] = [:]
    // What has no name is nowhere else.
    for id in lost where !id.isUnnamed { found[id] = sources.elementView(for: id) }
    let unknown = lost.filter { found[$0] == nil && !$0.isUnnamed }
    if !unknown.isEmpty { found.merge(screen.elementViews(for: unknown)) { known, _ in known } }
    for (id, view) in found where view.isSeen(in: screen) { adopt(view, as: id) }
  }

  /// Takes a view for an element that is called so from now on, if it is on this screen. Of several
  /// the last one counts, unless a source says otherwise.
  ///
  /// - Returns: Whether it is.
  func take(_ view: UIView, as id: ElementID) -> Bool {
    guard let screen, ids.contains(id), view.isSeen(in: screen) else { return false }
    let answer = sources.elementView(for: id)
    if answer == nil || answer === view { adopt(view, as: id) }
    return true
  }

  /// Hears that a view is called differently from now on, before it can be seen.
  func hear(of view: UIView, as id: ElementID?) {
    guard let (_, former) = hidden[ObjectIdentifier(view)], former != id else { return }
    release(view)
  }

  /// Whether a view is hidden.
  func hides(_ view: UIView) -> Bool { hidden[ObjectIdentifier(view)] != nil }
}

extension UIView {
  /// Whether the view is in a screen, and neither it nor what it is in is hidden.
  fileprivate func isSeen(in screen: UIView) -> Bool {
    for view in sequence(first: self, next: \.superview) {
      if view.isHidden { return false }
      if view === screen { return true }
    }
    return false
  }
}

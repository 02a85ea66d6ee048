/// The views of one screen's elements while these are on their way: hides them, and follows them
/// when they move, show something else, or go.
final class ElementSide {
  /// Finds the view of an element.
  typealias Finder = (ElementID) -> UIView?

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
      let offsets = [
        center.x - other.center.x, center.y - other.center.y, size.width - other.size.width,
        size.height - other.size.height,
      ]
      return offsets.contains { abs($0) > 0.5 }
    }
  }

  /// The elements that have, or have had, a view.
  private let ids: Set<ElementID>
  /// The views, which are hidden.
  private(set) var views: [ElementID: UIView] = [:]
  private let screen: UIView?
  private let sources: [any ElementSource]
  private var spots: [ElementID: Spot] = [:]
  /// The views that do not say themselves what they are called.
  private let given: Set<ElementID>

  /// Hides the views of a side.
  init(_ side: ElementScene.Side) {
    (ids, screen, sources) = (Set(side.views.keys), side.screen, side.sources)
    given = Set(side.views.filter { $1.transitionElementID != $0 }.keys)
    for (id, view) in side.views { adopt(view, as: id) }
  }

  /// Hides a view, instead of the former one of the element.
  private func adopt(_ view: UIView, as id: ElementID) {
    if views[id] === view { return }
    release(id)
    ElementVeil.hide(view)
    views[id] = view
  }

  /// Shows the view of an element, which it has no more.
  private func release(_ id: ElementID) {
    if let former = views.removeValue(forKey: id) { ElementVeil.show(former) }
  }

  /// Shows all views.
  func show() {
    for id in ids { release(id) }
  }

  /// Takes where the views are now for where they were found.
  func settle() {
    for (id, view) in views { spots[id] = Spot(of: view, in: screen) }
  }

  /// Looks for views that have moved, or are others by now.
  ///
  /// - Returns: The elements whose places have changed.
  func look() -> Set<ElementID> {
    let lost = ids.filter { id in views[id].map { !isStill($0, id) } ?? true }
    if !lost.isEmpty { find(lost) }
    return ids.filter { id in
      guard let view = views[id] else { return false }
      let spot = Spot(of: view, in: screen)
      guard let former = spots[id] else {
        spots[id] = spot
        return false
      }
      guard spot.differs(from: former) else { return false }
      spots[id] = spot
      return true
    }
  }

  /// Whether a view is there, and shows an element.
  private func isStill(_ view: UIView, _ id: ElementID) -> Bool {
    guard let screen else { return view.window != nil }
    return (given.contains(id) || view.transitionElementID == id) && view.isDescendant(of: screen)
  }

  /// Finds the views of elements anew. What is not found stays where it was seen last.
  private func find(_ lost: Set<ElementID>) {
    guard let screen else { return lost.forEach(release) }
    let found = screen.elementViews(for: lost)
    for id in lost {
      let answer = sources.lazy.compactMap { $0.view(for: id) }.first
      guard let view = answer ?? found[id], view.isDescendant(of: screen) else {
        release(id)
        continue
      }
      adopt(view, as: id)
    }
  }

  /// Hears that a view is called differently from now on, before it can be seen.
  ///
  /// - Returns: Whether the view is this side's.
  func tag(of view: UIView, hasChangedFrom former: ElementID?, to id: ElementID?) -> Bool {
    if let former, views[former] === view { release(former) }
    guard let id, ids.contains(id), let screen else { return false }
    // A cell is configured before it is in the list.
    let isFree = views[id].map { !isStill($0, id) } ?? true
    guard isFree, view.isDescendant(of: screen) || view.window == nil else { return false }
    adopt(view, as: id)
    return true
  }
}

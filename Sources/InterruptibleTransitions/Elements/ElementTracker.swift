import Foundation

/// Tracks the views of one screen's elements during a flight: hides them, and follows them when
/// they move, show another element, or disappear.
///
/// A list may configure a cell after a frame, and shows the cell before the next one. Where the
/// cell will be is not known yet. So the cell is hidden at once, until the next frame.
final class ElementTracker {
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
  /// The elements whose views do not have the identifier themselves.
  private let given: Set<ElementID>
  /// The views that have got an identifier since the last frame, in order.
  private var renamed: [(view: UIView, id: ElementID)] = []
  private let frames = FrameLoop()
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  /// Hides the views of a screen.
  init(_ screen: ElementScreen) {
    (ids, self.screen, sources) = (Set(screen.views.keys), screen.root, screen.sources)
    given = Set(screen.views.filter { $1.transitionElementID != $0 }.keys)
    for (id, view) in screen.views { adopt(view, as: id) }
    token = NotificationCenter.default.addObserver(
      forName: .elementIDDidChange, object: nil, queue: nil
    ) { [weak self] notification in
      let view = notification.object as? UIView
      MainActor.assumeIsolated {
        if let view { self?.identifierChanged(of: view) }
      }
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
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

  /// Shows all views, and stops tracking them.
  func stop() {
    resolve()
    frames.stop()
    token.take().map(NotificationCenter.default.removeObserver)
    for (view, _) in hidden.values { release(view) }
    views = [:]
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
  func appearance() -> Set<ElementID> {
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

  /// Whether a view is hidden.
  func hides(_ view: UIView) -> Bool { hidden[ObjectIdentifier(view)] != nil }

  // MARK: Changed identifiers

  /// Hides a view that has got the identifier of an element, until the next frame.
  private func identifierChanged(of view: UIView) {
    let id = view.elementID
    if let (_, former) = hidden[ObjectIdentifier(view)], former != id { release(view) }
    if let index = renamed.firstIndex(where: { $0.view === view }) {
      renamed.remove(at: index)
      ViewVeil.show(view)
    }
    guard let id, ids.contains(id), !hides(view) else { return }
    ViewVeil.hide(view)
    renamed.append((view, id))
    frames.wait { [weak self] in
      self?.resolve()
      return true
    }
  }

  /// Adopts the views on this screen that have got the identifiers of elements. Of several the
  /// last one counts, unless a source says otherwise.
  func resolve() {
    if renamed.isEmpty { return }
    let found = renamed
    renamed = []
    for (view, id) in found {
      if let screen, view.isSeen(in: screen) {
        let answer = sources.elementView(for: id)
        if answer == nil || answer === view { adopt(view, as: id) }
      }
      ViewVeil.show(view)
    }
  }
}

extension Notification.Name {
  /// Posted when the ``UIKit/UIView/elementID`` of a view has changed. The object is the view.
  static let elementIDDidChange = Notification.Name("InterruptibleTransitionsElementIDDidChange")
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

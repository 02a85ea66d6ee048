/// The views of a screen that need a stand-in only because of other stand-ins, which are above both
/// screens, and show no more than the bounds of their views:
///
/// - Views in front of a matched element that overlap its path. A view lies in front of another one
///   if it overlaps that view at rest. A later sibling that does not overlap it counts too, unless
///   the two are side by side: the cells of a list, the views of a stack, the views in a matched
///   element, and views that are, or contain, elements. A zoomed page lies in front of the other
///   screen, so a view in front of its source must overlap the source.
/// - Views in an element that extend beyond its bounds, if the element does not clip them.
struct ElementPromotion {
  /// A view to promote.
  struct Promoted {
    let view: UIView
    /// Whether the view belongs to its screen. Otherwise it moves with the element around it.
    let isOfScreen: Bool
  }

  private(set) var promoted: [Promoted] = []
  /// The views that have stand-ins anyway, that must have none, or that are promoted already.
  private var decided: Set<ObjectIdentifier>
  private let container: UIView
  /// The path of each matched element, by its view.
  private let paths: [ObjectIdentifier: Path]
  /// The views that have stand-ins anyway.
  private let standIns: Set<ObjectIdentifier>
  private let stacks = NamedClasses(["UIStackView"])

  /// The path of a matched element.
  struct Path {
    /// The rectangle around both places.
    let area: CGRect
    /// The place on this screen, if the element is zoomed; otherwise nil.
    var source: CGRect?
  }

  /// The result of a search in a view.
  private struct Found {
    var paths: [Path] = []
    var hasElements = false
    /// The rectangle around everything visible, in the container.
    var extent: CGRect
  }

  /// A view that is, or contains, matched elements.
  private struct Branch {
    let extent: CGRect
    let paths: [Path]

    /// Returns whether a later sibling overlaps a path that it lies in front of.
    func isBehind(_ front: CGRect, isBeside: Bool) -> Bool {
      paths.contains { path in
        guard path.area.overlaps(front) else { return false }
        if let source = path.source { return source.overlaps(front) }
        return !isBeside || extent.overlaps(front)
      }
    }
  }

  /// Finds the views to promote.
  ///
  /// - Complexity: O(*n* · depth) in the number of views, and for each view in front of siblings
  ///   that contain matched elements, the number of these siblings.
  init(
    in screen: ElementReader, paths: [ObjectIdentifier: Path],
    standIns: Set<ObjectIdentifier>, excluded: Set<ObjectIdentifier>
  ) {
    container = screen.container
    self.paths = paths
    self.standIns = standIns
    decided = standIns.union(excluded)
    if !standIns.isEmpty { _ = search(screen.root, isInElement: false) }
  }

  private mutating func search(_ view: UIView, isInElement: Bool) -> Found {
    let path = paths[ObjectIdentifier(view)]
    var found = Found(
      paths: path.map { [$0] } ?? [], hasElements: view.isElement, extent: frame(of: view))
    let isInElement = isInElement || path != nil
    // The subviews of these views do not lie in front of each other, unless they overlap.
    let areBeside =
      isInElement || view is UITableView || view is UICollectionView || stacks.contains(view)
    var behind: [Branch] = []
    for subview in view.shownSubviews {
      let inside = search(subview, isInElement: isInElement)
      let isBeside = areBeside || inside.hasElements
      if behind.contains(where: { $0.isBehind(inside.extent, isBeside: isBeside) }) {
        promote(subview, isOfScreen: true)
        // Views in front of this one need stand-ins too.
        behind.append(Branch(extent: inside.extent, paths: [Path(area: inside.extent)]))
      }
      if !inside.paths.isEmpty {
        behind.append(Branch(extent: inside.extent, paths: inside.paths))
      }
      found.paths += inside.paths
      if inside.hasElements { found.hasElements = true }
      if !view.clipsToBounds { found.extent = found.extent.union(inside.extent) }
    }
    if standIns.contains(ObjectIdentifier(view)) {
      promoteOverflow(of: view, isOfScreen: path != nil)
    }
    return found
  }

  /// Promotes a view, or the views in it if it has no area.
  private mutating func promote(_ view: UIView, isOfScreen: Bool) {
    guard decided.insert(ObjectIdentifier(view)).inserted, !view.isScrollOverlay else { return }
    if view.bounds.isEmpty {
      for subview in view.shownSubviews { promote(subview, isOfScreen: isOfScreen) }
      return
    }
    promoted.append(Promoted(view: view, isOfScreen: isOfScreen))
    // These views move with this one.
    promoteOverflow(of: view, isOfScreen: false)
  }

  /// Promotes the views in an element that extend beyond its bounds, and those in front of them.
  private mutating func promoteOverflow(of element: UIView, isOfScreen: Bool) {
    guard !element.clipsToBounds, !frame(of: element).contains(container.bounds) else { return }
    promoteOverflow(of: element, in: element, isOfScreen: isOfScreen)
  }

  private mutating func promoteOverflow(of element: UIView, in view: UIView, isOfScreen: Bool) {
    let bounds = element.bounds.insetBy(dx: -0.5, dy: -0.5)
    var outside: [CGRect] = []
    for subview in view.shownSubviews where !standIns.contains(ObjectIdentifier(subview)) {
      let rect = element.convert(subview.bounds, from: subview)
      if !bounds.contains(rect) || outside.contains(where: { $0.overlaps(rect) }) {
        promote(subview, isOfScreen: isOfScreen)
        outside.append(rect)
      } else if !subview.clipsToBounds {
        promoteOverflow(of: element, in: subview, isOfScreen: isOfScreen)
      }
    }
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: container) }
}

extension UIView {
  fileprivate var isElement: Bool {
    transitionElementID != nil || elementTag?.modifiers.isEmpty == false
  }

  /// The visible subviews, from the back to the front.
  fileprivate var shownSubviews: [UIView] {
    elementSubviews.filter { !$0.isHidden && $0.alpha >= 0.01 }
  }
}

nonisolated extension CGRect {
  /// Returns whether the rectangles have more than an edge in common.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    let common = intersection(other)
    return common.width > 0.5 && common.height > 0.5
  }
}

extension ElementDiff {
  /// Promotes the views of a screen as it was read, and returns the screen with them as elements.
  mutating func promote(
    in reader: ElementReader, on screen: Screen, zooming zoomed: ElementID?,
    as behavior: ScreenBehavior
  ) -> ElementReader {
    var paths: [ObjectIdentifier: ElementPromotion.Path] = [:]
    var standIns: Set<ObjectIdentifier> = []
    var excluded: Set<ObjectIdentifier> = []
    for (id, view) in reader.views {
      if morphing.contains(id), let frame = trees[screen][id]?.frame,
        let other = trees[screen.other][id]?.frame
      {
        paths[ObjectIdentifier(view)] = ElementPromotion.Path(
          area: frame.union(other), source: id == zoomed ? frame : nil)
        standIns.insert(ObjectIdentifier(view))
      } else if let element = trees[screen][id] {
        var settings = ElementSettings(element.modifiers, in: element.traits)
        settings.prepareExit()
        if settings.standIn == .excluded {
          excluded.insert(ObjectIdentifier(view))
        } else if settings.needsStandIn {
          standIns.insert(ObjectIdentifier(view))
        }
      }
    }
    let promoted = ElementPromotion(
      in: reader, paths: paths, standIns: standIns, excluded: excluded
    ).promoted
    if promoted.isEmpty { return reader }
    let added = reader.adding(promoted.map(\.view))
    let ids = Dictionary(added.views.map { (ObjectIdentifier($1), $0) }) { first, _ in first }
    promote(
      promoted.compactMap { promoted in
        guard let id = ids[ObjectIdentifier(promoted.view)] else { return nil }
        guard promoted.isOfScreen, let place = added.tree[id]?.place else { return (id, .moves) }
        return (id, behavior.look(at: place.frame))
      }, in: added.tree, on: screen)
    return added
  }
}

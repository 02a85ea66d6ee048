/// The views of a screen that lie in front of matched elements and overlap their paths.
///
/// Stand-ins are above both screens, so such a view needs a stand-in too. The screen's other views
/// stay behind all stand-ins.
///
/// A view lies in front of another one if it overlaps that view at rest. A later sibling that does
/// not overlap it counts too, unless the two are side by side: the cells of a list, the views of a
/// stack, the views in a matched element, and views that are, or contain, elements.
struct ElementPromotion {
  /// The views to promote, from the back to the front.
  private(set) var views: [UIView] = []
  private let container: UIView
  /// The path of each matched element, by its view: the rectangle around both of its places.
  private let paths: [ObjectIdentifier: CGRect]
  /// The views that have stand-ins anyway.
  private let standIns: Set<ObjectIdentifier>
  private let stacks = NamedClasses(["UIStackView"])

  /// The result of a search in a view.
  private struct Found {
    /// The paths of the matched elements.
    var paths: [CGRect] = []
    /// Whether there is an element.
    var hasElements = false
  }

  /// A view that is, or contains, matched elements.
  private struct Branch {
    let frame: CGRect
    let paths: [CGRect]
  }

  /// Finds the views.
  ///
  /// - Parameters:
  ///   - root: The view of the screen.
  ///   - container: The view in whose coordinates paths are.
  ///   - paths: The paths of the matched elements, by their views.
  ///   - standIns: The views that have stand-ins anyway.
  /// - Complexity: O(*n*) in the number of views, and for each view that may be promoted, the number
  ///   of its siblings that contain matched elements.
  init(
    in root: UIView, of container: UIView, paths: [ObjectIdentifier: CGRect],
    standIns: Set<ObjectIdentifier>
  ) {
    (self.container, self.paths, self.standIns) = (container, paths, standIns)
    if !paths.isEmpty { _ = search(root, isInElement: false) }
  }

  private mutating func search(_ view: UIView, isInElement: Bool) -> Found {
    let path = paths[ObjectIdentifier(view)]
    var found = Found(paths: path.map { [$0] } ?? [], hasElements: view.isElement)
    let isInElement = isInElement || path != nil
    let areBeside = isInElement || placesSubviewsSideBySide(view)
    var behind: [Branch] = []
    for subview in view.elementSubviews where !subview.isHidden && subview.alpha >= 0.01 {
      let number = views.count
      let inside = search(subview, isInElement: isInElement)
      let frame = subview.convert(subview.bounds, to: container)
      let isBeside = areBeside || inside.hasElements
      let overlaps = behind.contains { branch in
        (!isBeside || branch.frame.overlaps(frame)) && branch.paths.contains { $0.overlaps(frame) }
      }
      if overlaps, !standIns.contains(ObjectIdentifier(subview)) {
        views.insert(subview, at: number)
      }
      if !inside.paths.isEmpty { behind.append(Branch(frame: frame, paths: inside.paths)) }
      found.paths += inside.paths
      if inside.hasElements { found.hasElements = true }
    }
    return found
  }

  /// Returns whether the subviews of a view do not lie in front of each other, unless they overlap.
  private func placesSubviewsSideBySide(_ view: UIView) -> Bool {
    view is UITableView || view is UICollectionView || stacks.contains(view)
  }
}

extension UIView {
  /// Whether the view has an identifier or modifiers.
  fileprivate var isElement: Bool {
    transitionElementID != nil || elementTag?.modifiers.isEmpty == false
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
  /// Promotes the views of a screen that lie in front of matched elements.
  ///
  /// - Parameters:
  ///   - screen: The screen, as it was read.
  ///   - isIncoming: Whether the screen is the incoming one.
  /// - Returns: The screen with the promoted views as elements.
  mutating func promote(in screen: ElementReader, isIncoming: Bool) -> ElementReader {
    var paths: [ObjectIdentifier: CGRect] = [:]
    var standIns: Set<ObjectIdentifier> = []
    for (id, view) in screen.views {
      if matched.contains(id), let from = from[id]?.frame, let to = to[id]?.frame {
        paths[ObjectIdentifier(view)] = from.union(to)
      }
      if hasStandIn(id, isIncoming: isIncoming) { standIns.insert(ObjectIdentifier(view)) }
    }
    let views = screen.promotion(along: paths, besides: standIns).views
    if views.isEmpty { return screen }
    let added = screen.adding(views)
    let ids = Dictionary(added.views.map { (ObjectIdentifier($1), $0) }) { first, _ in first }
    promote(
      views.compactMap { ids[ObjectIdentifier($0)] }, in: added.tree, isIncoming: isIncoming)
    return added
  }

  /// Returns whether an element has a stand-in, or is excluded.
  private func hasStandIn(_ id: ElementID, isIncoming: Bool) -> Bool {
    guard !matched.contains(id), let element = tree(isIncoming: isIncoming)[id] else { return true }
    var settings = ElementSettings(element.modifiers, in: element.traits)
    settings.prepareExit()
    return settings.needsStandIn || settings.standIn == .none
  }
}

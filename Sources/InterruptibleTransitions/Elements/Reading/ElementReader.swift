/// The elements of a screen, and their views.
struct ElementReader {
  let tree: ElementTree
  let views: [ElementID: UIView]
  let visible: Set<ElementID>
  let root: UIView
  let container: UIView
  private let given: [ObjectIdentifier: ElementID]

  /// Reads a laid-out screen. Hidden, transparent and empty views are not elements; views off the
  /// screen, clipped views, and views that a flight hides are.
  ///
  /// - Complexity: O(*n*) in the number of views, and for each element the number of views that it
  ///   is in.
  init(
    _ root: UIView, in container: UIView, naming names: [ObjectIdentifier: ElementID] = [:]
  ) {
    var visit = Visit(container: container, names: names)
    visit.read(root, around: Surroundings(of: root, in: container))
    tree = ElementTree(visit.nested, flaws: visit.flaws)
    views = visit.views
    self.root = root
    self.container = container
    given = names
    visible = visit.visible
  }

  /// Returns the screen with further views as elements, which have no identifier of their own.
  func adding(_ views: [UIView]) -> ElementReader {
    let known = Set(self.views.values.map { ObjectIdentifier($0) })
    let unnamed = views.filter { !known.contains(ObjectIdentifier($0)) }
      .map { (ObjectIdentifier($0), ElementID(unnamed: $0)) }
    return ElementReader(
      root, in: container, naming: given.merging(unnamed) { given, _ in given })
  }

  var names: [ElementID] { tree.elements.map(\.id).filter { !$0.isUnnamed } }

  /// The combined effect of the views around a view.
  private struct Surroundings {
    /// The index of the innermost enclosing element.
    var parent: Int?
    /// The direct subviews of enclosing elements with modifiers that are, or contain, the view.
    var rows: [ElementRow] = []
    var opacity: CGFloat = 1
    let screen: CGRect
    var clip = ElementClip.none
    var isHidden = false

    init(of root: UIView, in container: UIView) {
      screen = root.convert(root.bounds, to: container)
    }

    var shown: CGRect { clip.rect.intersection(screen) }
  }

  /// One traversal of all views.
  private struct Visit {
    let container: UIView
    let names: [ObjectIdentifier: ElementID]
    /// The identifiers that sources give to views. No other view can have these.
    let taken: Set<ElementID>
    private var elements: [Element] = []
    /// The index of each element's enclosing element.
    private var parents: [Int?] = []
    var flaws: [ElementID: ElementTree.Flaw] = [:]
    var views: [ElementID: UIView] = [:]
    private(set) var visible: Set<ElementID> = []

    init(container: UIView, names: [ObjectIdentifier: ElementID]) {
      self.container = container
      taken = Set(names.values)
      self.names = names
    }

    /// The elements with those around them; of several with one identifier, the last encloses.
    var nested: [Element] {
      let last = Dictionary(elements.enumerated().map { ($1.id, $0) }) { $1 }
      return zip(elements, parents).map { element, parent in
        var element = element
        var outer = parent
        while let index = outer, last[elements[index].id] != index { outer = parents[index] }
        element.parent = outer.map { elements[$0].id }
        return element
      }
    }

    mutating func read(_ view: UIView, around: Surroundings) {
      var outer: ElementID?
      var surroundings = around
      surroundings.opacity *= view.alpha
      if view.isHidden || surroundings.opacity < 0.01 { surroundings.isHidden = true }
      let tag = view.elementTag
      if let id = name(of: view, tag) {
        let isElement = record(id, view, tag?.modifiers ?? [], surroundings)
        if isElement { surroundings.parent = elements.count - 1 }
        if isElement { outer = id }
      }
      if view.clipsToBounds, !surroundings.isHidden {
        surroundings.clip = surroundings.clip.intersection(view.elementClip(in: container))
      }
      for subview in view.elementSubviews {
        var inner = surroundings
        if let outer, let place = subview.elementPlace(in: container) {
          inner.rows.append(ElementRow(outer: outer, place: place))
        }
        read(subview, around: inner)
      }
    }

    private func name(of view: UIView, _ tag: ElementTag?) -> ElementID? {
      if let name = names[ObjectIdentifier(view)] { return name }
      let id = tag?.id ?? (view as? any ElementView)?.transitionIdentifier
      if let id { return taken.contains(id) ? nil : id }
      return tag?.modifiers.isEmpty == false ? ElementID(unnamed: view) : nil
    }

    /// Records an element; false if the view is none, and encloses none of those inside it.
    private mutating func record(
      _ id: ElementID, _ view: UIView, _ modifiers: [ElementModifier],
      _ surroundings: Surroundings
    ) -> Bool {
      guard var place = place(of: view, surroundings, recording: id) else { return false }
      // Of several views with one identifier, a visible one counts.
      let isVisible = place.frame.intersects(surroundings.shown)
      if !isVisible, visible.contains(id) {
        flaws[id] = .duplicate
        return false
      }
      if isVisible { visible.insert(id) }
      place.opacity = surroundings.opacity
      place.clip = surroundings.clip
      let contents = view.elementContents(at: place.size.width / view.bounds.width)
      var element = Element(id, at: place, contents: contents)
      element.layoutDirection = view.effectiveUserInterfaceLayoutDirection
      element.setModifiers(modifiers.flatMap(\.flattened), of: view, in: container)
      element.rows = surroundings.rows
      elements.append(element)
      parents.append(surroundings.parent)
      views[id] = view
      return true
    }

    /// Returns the place of a view; nil, with a recorded reason, if it is hidden or empty.
    private mutating func place(
      of view: UIView, _ surroundings: Surroundings, recording id: ElementID
    ) -> ElementPlace? {
      let place = view.elementPlace(in: container)
      if !surroundings.isHidden, let place { return place }
      flaws[id] = surroundings.isHidden ? .hidden : .empty
      return nil
    }
  }
}

extension Element {
  fileprivate mutating func setModifiers(
    _ modifiers: [ElementModifier], of view: UIView, in container: UIView
  ) {
    self.modifiers = modifiers
    alpha = view.alpha
    traits = view.traitCollection
    // The layer's colors are resolved in the interface style of the view.
    background = ElementColor(view.layer.backgroundColor)
    borderColor = ElementColor(view.layer.borderColor)
    guard let outer = view.superview else { return }
    let points = [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)]
      .map { outer.convert($0, to: container) }
    basis.origin = points[0]
    basis.right = points[1] - points[0]
    basis.down = points[2] - points[0]
  }
}

extension UIView {
  /// The views that may contain elements, from the back to the front.
  var elementSubviews: [UIView] {
    // The stand-ins of another flight do not belong to the screen.
    if self is ElementOverlay { return [] }
    let views = (self as? UIVisualEffectView)?.contentView.subviews ?? subviews
    guard views.contains(where: { $0.layer.zPosition != 0 }) else { return views }
    return views.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }

  fileprivate func elementClip(in container: UIView) -> ElementClip {
    let rect = convert(bounds, to: container)
    guard ElementPlace(rect).isFinite else { return .none }
    let scale = bounds.width > 0 ? rect.width / bounds.width : 1
    return ElementClip(
      rect: rect, radius: shownCornerRadius * scale, corners: shownElementCorners)
  }

  /// Whether an image view shows nothing but its image.
  fileprivate var isBare: Bool { layer.backgroundColor == nil && subviews.isEmpty }

  /// Returns the view's place in a container; nil if the view has no size.
  func elementPlace(in container: UIView) -> ElementPlace? {
    let near = bounds.origin
    let far = CGPoint(x: bounds.maxX, y: bounds.maxY)
    var place = ElementPlace(
      origin: convert(near, to: container),
      right: convert(CGPoint(x: far.x, y: near.y), to: container),
      bottom: convert(CGPoint(x: near.x, y: far.y), to: container))
    guard place.isUsable, bounds.width > 0 else { return nil }
    let scale = place.size.width / bounds.width
    // Corners round the contents of an image view only if the view clips them.
    let isRound =
      clipsToBounds || layer.borderWidth > 0 || !((self as? UIImageView)?.isBare == true)
    place.cornerRadius = isRound ? shownCornerRadius * scale : 0
    place.corners = shownElementCorners
    place.clips = clipsToBounds
    place.borderWidth = layer.borderWidth * scale
    // A layer that masks to its bounds shows no shadow.
    guard !layer.masksToBounds else { return place }
    place.shadow = ElementShadow(
      opacity: CGFloat(layer.shadowOpacity), radius: layer.shadowRadius * scale,
      offset: layer.shadowOffset * scale,
      color: ElementColor(layer.shadowColor))
    return place
  }
}

extension ElementReader {
  /// Reads two screens, and requests elements from their sources. The incoming screen reveals
  /// matching elements if needed.
  static func read(
    _ screens: ScreenPair<ElementScreen>, in container: UIView,
    where matches: (ElementID) -> Bool
  ) -> ScreenPair<ElementReader> {
    let to = screens.incoming
    var readers = screens.map { ElementReader($0, in: container) }
    readers.outgoing = readers.outgoing.asking(
      screens.outgoing, for: readers.incoming.names, in: container)
    guard !to.sources.isEmpty else { return readers }
    let outgoing = readers.outgoing
    readers.incoming = readers.incoming.asking(to, for: outgoing.names, in: container)
    func mayMatch(_ id: ElementID) -> Bool {
      matches(id) || outgoing.tree[id]?.modifiers.contains { $0.kind == .match } == true
    }
    let visible = outgoing.names.filter { outgoing.visible.contains($0) && mayMatch($0) }
    // Scrolling would move an element that is where the person has left it.
    if visible.contains(where: readers.incoming.visible.contains) { return readers }
    for id in visible {
      for source in to.sources { source.reveal(id) }
      guard to.sources.elementView(for: id) != nil else { continue }
      to.root?.layoutIfNeeded()
      // A source may reveal an element by scrolling, which moves the other views too.
      readers.incoming = ElementReader(to, in: container)
        .asking(to, for: outgoing.names, in: container)
      if readers.incoming.tree[id] != nil { break }
    }
    return readers
  }

  private init(
    _ screen: ElementScreen, in container: UIView, naming names: [ObjectIdentifier: ElementID] = [:]
  ) {
    self.init(
      screen.root ?? UIView(), in: container,
      naming: screen.names.merging(names) { given, _ in given })
  }

  /// Returns the screen with the elements that its sources have.
  private func asking(
    _ screen: ElementScreen, for ids: [ElementID], in container: UIView
  ) -> ElementReader {
    guard let root = screen.root, !screen.sources.isEmpty else { return self }
    var names: [ObjectIdentifier: ElementID] = [:]
    // The view that a flight names shows the element, and not a view from the sources.
    let given = Set(screen.names.values)
    for id in ids where !given.contains(id) {
      guard let view = screen.sources.elementView(for: id), view !== views[id],
        view.isDescendant(of: root)
      else { continue }
      names[ObjectIdentifier(view)] = id
    }
    return names.isEmpty ? self : ElementReader(screen, in: container, naming: names)
  }
}

/// The view and the elements of one screen.
struct ElementScreen {
  var views: [ElementID: UIView] = [:]
  /// The view of the screen; nil if its elements are not searched for again.
  var root: UIView?
  var sources: [any ElementSource] = []
  /// The identifiers that views have in this flight, in place of their own.
  var names: [ObjectIdentifier: ElementID] = [:]
  /// Whether the device's screen shows this one when the flight begins.
  var isOnScreen = true
  /// The behavior around the elements, unless one of the screens is an element itself.
  var behavior = ScreenBehavior.fades
}

/// The behavior of a screen around its elements, and of the views in front of an element.
nonisolated enum ScreenBehavior: Equatable, Sendable {
  /// The behavior of a promoted view.
  enum Look: Equatable, Sendable {
    /// The view fades where it is.
    case fades
    /// The view stays where it is, behind a page that covers or dims a part of the screen.
    case stays
    /// The view moves with its screen.
    case follows
    /// The view moves with the element around it.
    case moves
  }

  /// The screen dissolves, or another page covers it.
  case fades
  /// The screen stays visible around a page with a frame in the container.
  case stays(around: CGRect)
  /// Another animation moves the screen.
  case follows

  func look(at frame: CGRect) -> Look {
    switch self {
    case .fades: .fades
    case .stays(let page): page.contains(frame) ? .fades : .stays
    case .follows: .follows
    }
  }
}

/// The container of a flight's stand-ins: above both screens, without touches and VoiceOver.
final class ElementOverlay: UIView {}

import Foundation

extension UIView: LayoutItem {
  var layoutView: UIView? { self }

  /// The state for Auto Layout, which the first use creates.
  var ownLayoutState: LayoutState {
    if let layoutState { return layoutState }
    let state = LayoutState()
    layoutState = state
    return state
  }

  /// The layout of the view's tree; nil if the tree has no constraints.
  var layoutEngine: LayoutEngine? { topmost.layoutState?.engine }

  /// The topmost view of the tree.
  private var topmost: UIView {
    var view = self
    while let parent = view.parentView { view = parent }
    return view
  }

  /// Returns the layout of the view's tree. The first use creates it.
  func requireLayoutEngine() -> LayoutEngine {
    let top = topmost
    if let engine = top.layoutState?.engine { return engine }
    let engine = LayoutEngine(root: top)
    top.ownLayoutState.engine = engine
    engine.adopt(top)
    return engine
  }

  /// Updates the layout after a change of the view's place.
  func placeDidChange() {
    if layoutState?.keepsOuterMargins == true { marginsDidChange() }
    guard let state = layoutState, state.isInLayout, let engine = layoutEngine else { return }
    if parentView == nil || state.translatesMask { engine.setNeedsUpdate(self) }
    guard self is UIScrollView else { return }
    for guide in state.ownGuides where guide.kind != .content { engine.setNeedsUpdate(guide) }
  }

  /// Moves the constraints in the view's tree to the layout of another tree (fact 8.8).
  ///
  /// - Parameter change: A closure that changes the superview.
  func moveConstraints(_ change: () -> Void) {
    if parentView != nil { layoutEngine?.release(self) }
    change()
    let hadLayout = layoutState?.engine != nil
    if parentView != nil { layoutState?.engine = nil }
    if hadLayout || holdsConstraints || type(of: self).requiresConstraintBasedLayout {
      requireLayoutEngine().adopt(self)
    } else {
      layoutEngine?.setNeedsUpdateOfConstraints()
    }
  }

  private var holdsConstraints: Bool {
    layoutState?.constraints.isEmpty == false || childViews.contains { $0.holdsConstraints }
  }

  func commonAncestor(with other: UIView) -> UIView? {
    var view: UIView? = self
    while let next = view {
      if other.isDescendant(of: next) { return next }
      view = next.parentView
    }
    return nil
  }

  // MARK: Constraints

  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

  /// Activates a constraint between the view and its descendants.
  ///
  /// - Precondition: The items are the view, its descendants, or their guides.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    precondition(
      constraint.items.allSatisfy { $0.layoutView?.isDescendant(of: self) == true },
      "The items of \(constraint.consoleText) must be in the view that gets the constraint")
    constraint.holder?.removeConstraint(constraint)
    ownLayoutState.constraints.append(constraint)
    constraint.holder = self
    requireLayoutEngine().add(constraint)
  }

  /// Activates constraints between the view and its descendants.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    layoutState?.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    layoutEngine?.remove(constraint)
  }

  /// Deactivates constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether the frame and the autoresizing mask of the view determine its place.
  ///
  /// The default is true. Set the property to false for a view that constraints place.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState?.translatesMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      ownLayoutState.translatesMask = newValue
      for view in [self] + childViews { layoutEngine?.setNeedsUpdate(view) }
      parentView?.setNeedsLayout()
    }
  }

  /// Whether another place of the view would fulfill the constraints as well.
  ///
  /// The property is for debugging. It computes the layout several times.
  public var hasAmbiguousLayout: Bool { layoutEngine?.isAmbiguous(self) ?? false }

  // MARK: Guides

  /// The layout guides of the view.
  public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  /// Adds a layout guide, and removes it from its former view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    ownLayoutState.guides.append(layoutGuide)
  }

  /// Removes a layout guide and its constraints.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutEngine?.deactivateConstraints(of: layoutGuide)
    layoutState?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The area that bars and rounded corners do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }

  /// The area in the margins of the view.
  public var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) }

  func ownGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = layoutState?.ownGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, of: self)
    ownLayoutState.ownGuides.append(guide)
    return guide
  }

  // MARK: Anchors

  /// The leading side.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing side.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text; the top of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text; the bottom of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}

extension NSLayoutConstraint {
  /// The items that exist.
  final var items: [any LayoutItem] {
    [firstItem, secondItem].compactMap { $0 as? any LayoutItem }
  }

  /// Whether an item is in a part of the tree.
  final func uses(_ view: UIView) -> Bool {
    items.contains { $0.layoutView?.isDescendant(of: view) == true }
  }
}

import Foundation

extension UIView {
  /// Lays out the view and its descendants by the constraints of the tree, if it has some.
  func layOutIfDue() {
    guard let engine = layoutEngine else { return layoutTree() }
    // A layout can change sizes that the constraints of other views depend on.
    for _ in 0..<16 {
      engine.update()
      guard hasLayoutDue else { return }
      layoutDueTree()
    }
  }

  /// Lays out each view in this subtree that has requested a layout.
  func layoutTree() {
    // Most views do not change in most frames.
    guard hasLayoutDue else { return }
    if layoutState?.engine != nil { layOutIfDue() } else { layoutDueTree() }
  }

  private func layoutDueTree() {
    hasLayoutDue = false
    if needsSafeAreaPass {
      needsSafeAreaPass = false
      if hasNewBounds { updateSafeArea() } else { updateSafeAreas(below: parentView) }
    }
    var passes = 0
    while needsLayoutPass, passes < 16 {
      performLayout()
      passes += 1
    }
    let due = dueSubviews
    dueSubviews = .none
    switch due {
    case .none: break
    case .one(let view): view.layoutTree()
    case .several: for view in childViews { view.layoutTree() }
    }
  }

  /// Lays out the subviews, and notifies the view controller before and after the layout.
  func performLayout() {
    needsLayoutPass = false
    performAsCurrent {
      owner?.viewWillLayoutSubviews()
      layer.layoutSublayers()
      owner?.viewDidLayoutSubviews()
    }
  }

  /// Marks this view and its ancestors, so that the next layout pass visits this view.
  func requestLayout() {
    var view: UIView? = self
    while let next = view, !next.hasLayoutDue {
      next.hasLayoutDue = true
      view = next.parentView
      view?.recordDue(next)
    }
  }

  /// Records that the next layout pass must visit a subview.
  func recordDue(_ view: UIView) {
    switch dueSubviews {
    case .none: dueSubviews = .one(view)
    case .one(let other): if other !== view { dueSubviews = .several }
    case .several: break
    }
  }

  /// Releases a subview that leaves.
  func forgetDue(_ view: UIView) {
    if case .one(let due) = dueSubviews, due === view { dueSubviews = .none }
  }

  /// The subviews that have requested a layout.
  ///
  /// If only one subview has requested a layout, the layout pass does not visit the others.
  enum DueSubviews {
    case none
    case one(UIView)
    case several
  }

  /// The insets of the area that bars and rounded corners do not cover, in points.
  public var safeAreaInsets: UIEdgeInsets { safeArea }

  /// Recomputes the safe areas of this view and its descendants.
  ///
  /// The safe area of a view is the part of the superview's safe area that extends into the view.
  func updateSafeArea() {
    hasNewBounds = false
    updateSafeArea(in: parentView)
    for view in childViews { view.updateSafeAreas(below: self) }
  }

  /// Recomputes the safe areas of a view that has moved or whose superview has changed, and of its
  /// descendants.
  ///
  /// If the safe area of the view does not change, its descendants are not visited.
  private func updateSafeAreas(below parent: UIView?) {
    guard updateSafeArea(in: parent) else { return }
    for view in childViews { view.updateSafeAreas(below: self) }
  }

  /// Recomputes the safe area of this view only.
  ///
  /// The superview is an argument, because finding it takes as long as the rest of the work.
  ///
  /// - Returns: Whether the safe area has changed.
  @discardableResult private func updateSafeArea(in parent: UIView?) -> Bool {
    let insets = ownSafeArea(in: parent)
    guard insets != safeArea else { return false }
    safeArea = insets
    if layoutState != nil { marginsDidChange() }
    safeAreaInsetsDidChange()
    owner?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    return true
  }

  private func ownSafeArea(in parent: UIView?) -> UIEdgeInsets {
    guard let parent else {
      return (self as? UIWindow)?.screenInsets ?? .zero
    }
    var extra = UIEdgeInsets.zero
    if let owner { extra = owner.additionalSafeAreaInsets + owner.barInsets }
    return shownReach(of: parent) + extra
  }

  /// Returns the part of the superview's safe area that extends into the view (fact 6.10).
  ///
  /// The transform of the view counts only under a variant.
  private func shownReach(of parent: UIView) -> UIEdgeInsets {
    let outer = outerSafeArea(in: parent)
    let unmoved = reach(of: parent, outer)
    guard outer != .zero, !CATransform3DIsIdentity(layer.transform) else {
      return unmoved
    }
    let moved = transformedReach(of: parent, outer)
    guard moved != unmoved, Runtime.current.reads(.movesSafeArea) else { return unmoved }
    return moved
  }

  /// Returns the superview's safe area for this view, which may keep a previous bottom inset.
  ///
  /// The part that a scroll view has added to its insets does not cover its content.
  private func outerSafeArea(in parent: UIView) -> UIEdgeInsets {
    var area = parent.safeArea
    if let scrollView = parent as? UIScrollView { area = scrollView.uncoveredSafeArea }
    if let owner { area.bottom = max(area.bottom + owner.keptBarInset, 0) }
    return area
  }

  private func reach(of parent: UIView, _ outer: UIEdgeInsets) -> UIEdgeInsets {
    let place = place
    let size = parent.bounds
    // Without bars at a side, a view that reaches over that side is not covered.
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset > 0 ? max(inset - distance, 0) : 0
    }
    return UIEdgeInsets(
      top: part(outer.top, place.minY - size.minY), left: part(outer.left, place.minX - size.minX),
      bottom: part(outer.bottom, size.maxY - place.maxY),
      right: part(outer.right, size.maxX - place.maxX))
  }

  /// Returns how far the superview's insets extend into the transformed view, in the view's
  /// coordinates.
  private func transformedReach(of parent: UIView, _ outer: UIEdgeInsets) -> UIEdgeInsets {
    guard outer != .zero else { return .zero }
    let inward = layer.toSuperlayer.inverted()
    let whole = parent.bounds.applying(inward)
    let clear = parent.bounds.inset(by: outer).applying(inward)
    return UIEdgeInsets(
      top: max(min(clear.minY, bounds.maxY) - max(whole.minY, bounds.minY), 0),
      left: max(min(clear.minX, bounds.maxX) - max(whole.minX, bounds.minX), 0),
      bottom: max(min(whole.maxY, bounds.maxY) - max(clear.maxY, bounds.minY), 0),
      right: max(min(whole.maxX, bounds.maxX) - max(clear.maxX, bounds.minX), 0))
  }

  /// Lays out the subviews according to their autoresizing masks, after a change of size.
  func resizeSubviews(from old: CGSize) {
    let change = CGSize(width: bounds.width - old.width, height: bounds.height - old.height)
    for view in childViews where !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      let size = view.bounds.size
      let across = mask.horizontalShares
      let down = mask.verticalShares
      let corner = view.place.origin
      view.fill(
        CGRect(
          x: corner.x + across.before * change.width, y: corner.y + down.before * change.height,
          width: max(size.width + across.size * change.width, 0),
          height: max(size.height + down.size * change.height, 0)))
    }
    updateSafeArea()
  }
}

extension UIView.AutoresizingMask {
  /// The shares of a superview's change that the margin before a view and its size get.
  struct Shares {
    let before: CGFloat
    let size: CGFloat

    /// The flexible parts get equal shares.
    fileprivate init(before: Bool, size: Bool, after: Bool) {
      let count = [before, size, after].count { $0 }
      let share = 1 / CGFloat(max(count, 1))
      self.before = before ? share : 0
      self.size = size ? share : 0
    }
  }

  var horizontalShares: Shares {
    Shares(
      before: contains(.flexibleLeftMargin), size: contains(.flexibleWidth),
      after: contains(.flexibleRightMargin))
  }

  var verticalShares: Shares {
    Shares(
      before: contains(.flexibleTopMargin), size: contains(.flexibleHeight),
      after: contains(.flexibleBottomMargin))
  }
}

extension UIEdgeInsets {
  fileprivate static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: first.top + second.top, left: first.left + second.left,
      bottom: first.bottom + second.bottom, right: first.right + second.right)
  }
}

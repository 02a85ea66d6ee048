import Foundation

extension UIView {
  /// The view that contains this one.
  public var superview: UIView? { parentView }

  /// The views that this one contains, back to front.
  public var subviews: [UIView] { childViews }

  /// The subviews, for use in this module.
  var childViews: [UIView] {
    if let views = siblings.whole { return views }
    change { $0.closeGaps() }
    return siblings.whole ?? []
  }

  /// Changes the list of subviews.
  private func change(_ change: (inout SiblingList<UIView>) -> Void) {
    var list = siblings
    // Emptying the property avoids a copy of the list.
    siblings = SiblingList()
    change(&list)
    siblings = list
  }

  /// The window that contains the view.
  public var window: UIWindow? { self as? UIWindow ?? parentView?.window }

  /// Inserts a view at an index, counted from the back.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a view directly behind a subview.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }

  /// Inserts a view directly in front of a subview.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }

  /// Moves a subview in front of the other subviews.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.parentView === self else { return }
    insert(view, at: childViews.count)
  }

  /// Moves a subview behind the other subviews.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.parentView === self else { return }
    insert(view, at: 0)
  }

  func leaveSuperview() {
    guard let parent = parentView else { return }
    move(from: parent, to: nil) {
      parent.change { $0.remove(self) }
      parent.forgetDue(self)
      layer.removeFromSuperlayer()
      parentView = nil
    }
    layer.forSubtree { $0.removeAllAnimations() }
    parent.setNeedsLayout()
  }

  /// Returns whether the view is the given view or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || parentView?.isDescendant(of: view) == true
  }

  /// Returns the first view with a tag among the view and its descendants, or nil.
  ///
  /// - Complexity: O(n) in the number of views.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return childViews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  private func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = childViews.filter { $0 !== view }
    insert(view, at: (others.firstIndex { $0 === sibling } ?? others.count) + offset)
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "Can't add a view to itself or to one of its subviews")
    let oldParent = view.parentView
    let isNew = oldParent !== self
    func place() {
      oldParent?.change { $0.remove(view) }
      oldParent?.forgetDue(view)
      let index = min(max(index, 0), childViews.count)
      change { $0.insert(view, at: index) }
      layer.insertSublayer(view.layer, at: UInt32(index))
      view.parentView = self
      if view.hasLayoutDue { recordDue(view) }
    }
    guard isNew else { return place() }
    view.move(from: oldParent, to: self, place)
    didAddSubview(view)
    view.updateSafeArea()
    setNeedsLayout()
    view.setNeedsLayout()
  }

  /// Changes the superview and notifies the affected views.
  private func move(from oldParent: UIView?, to newParent: UIView?, _ change: () -> Void) {
    let oldWindow = oldParent?.window
    let newWindow = newParent?.window
    let oldStyle = oldParent?.shownStyle ?? keptStyle
    oldParent?.willRemoveSubview(self)
    willMove(toSuperview: newParent)
    if oldWindow !== newWindow {
      forTree { view in
        view.willMove(toWindow: newWindow)
        view.owner?.viewWillMove(toWindow: newWindow)
      }
    }
    if oldWindow !== newWindow { oldWindow?.cancelTouches(in: self) }
    // The callbacks after the change may move the view, or a subview, again.
    moveConstraints(change)
    superviewDidChange(fromStyle: oldStyle, in: oldWindow)
    didMoveToSuperview()
    if oldWindow !== newWindow {
      forTree { view in
        view.didMoveToWindow()
        view.owner?.viewDidMove(toWindow: newWindow)
      }
    }
  }

  /// Calls a block for the view and all its descendants.
  func forTree(_ body: (UIView) -> Void) {
    body(self)
    for view in childViews { view.forTree(body) }
  }
}

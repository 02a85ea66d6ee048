import Foundation

extension UIView {
  /// The point in another view's coordinates; nil means the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// The point in this view's coordinates of one in another's; nil means the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// The rectangle in another view's coordinates; nil means the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// The rectangle in this view's coordinates of one in another's; nil means the window's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  /// The default hit test (facts 4.1–4.4). A view that a property animator moves is hit where it is
  /// seen, any other where it is set (facts 1.132, 1.133).
  func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, layer.opacity >= 0.01, !isBlockedByAnimation,
      self.point(inside: point, with: event)
    else { return nil }
    for view in childViews.reversed() where !view.isBlockedByTransition {
      let inside = point.applying(view.hitTransform.inverted())
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// What maps the view's coordinates to its superview's for hit-testing.
  private var hitTransform: CGAffineTransform {
    let moving = layer.runningAnimations.contains {
      ($0.pacing as? AnimatorTimeline)?.hitTestsPresentation == true
    }
    guard moving, let shown = layer.presentation() else { return layer.toSuperlayer }
    return shown.toSuperlayer
  }

  /// Whether an animation of the view keeps touches away (facts 1.47, 1.132).
  private var isBlockedByAnimation: Bool {
    layer.runningAnimations.contains { $0.pacing.blocksTouches }
  }

  /// A still picture of the view; the copy does not change with it.
  ///
  /// - Parameter afterUpdates: true takes what is set, after layout; false what is on the screen,
  ///   and nil is returned for a view that was never on it (facts 5.1, 5.2).
  /// - Complexity: O(n) in the number of views.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    guard afterUpdates || layer.hasBeenCommitted else { return nil }
    let picture = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    picture.layer.name = "Snapshot"
    picture.layer.masksToBounds = true
    let copy = layer.stillCopy(presented: !afterUpdates)
    copy.properties.transform = CATransform3DIdentity
    copy.properties.opacity = 1
    copy.properties.position = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    picture.layer.addSublayer(copy)
    return picture
  }
}

extension CALayer {
  /// A copy of the layer and all below it without animations.
  fileprivate func stillCopy(presented: Bool) -> CALayer {
    let copy = Self(layer: self)
    copy.properties = presented ? presentedProperties : properties
    for layer in childLayers { copy.addSublayer(layer.stillCopy(presented: presented)) }
    return copy
  }
}

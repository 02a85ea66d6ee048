import Foundation

extension UIView {
  /// Returns the point in another view's coordinates; nil means the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// Returns the point in this view's coordinates of a point in another's; nil means the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// Returns the rectangle in another view's coordinates; nil means the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// Returns the rectangle in this view's coordinates of a rectangle in another's; nil means the
  /// window's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  /// Performs the default hit test (facts 4.1–4.4). A view that a property animator moves is hit at
  /// its presentation position, any other view at its model position (facts 1.132, 1.133).
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

  /// The map from the view's coordinates to its superview's for hit-testing.
  private var hitTransform: CGAffineTransform {
    if layer.runningAnimations.isEmpty { return layer.toSuperlayer }
    let moving = layer.runningAnimations.contains {
      ($0.pacing as? AnimatorTimeline)?.hitTestsPresentation == true
    }
    guard moving, let shown = layer.presentation() else { return layer.toSuperlayer }
    return shown.toSuperlayer
  }

  /// Whether an animation of the view blocks touches (facts 1.47, 1.132).
  private var isBlockedByAnimation: Bool {
    layer.runningAnimations.contains { $0.pacing.blocksTouches }
  }
}

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
    if layer.runningAnimations.isEmpty { return layer.toSuperlayer }
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
}

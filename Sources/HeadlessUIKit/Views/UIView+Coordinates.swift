import Foundation

extension UIView {
  /// Converts a point to the coordinates of another view, or of the window if the view is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// Converts a point from the coordinates of another view, or of the window if the view is nil.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// Converts a rectangle to the coordinates of another view, or of the window if the view is nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// Converts a rectangle from the coordinates of another view, or of the window if the view is
  /// nil.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  /// Performs the default hit test (facts 4.1–4.4).
  ///
  /// A view that a property animator moves is tested at its presentation position. All other views
  /// are tested at their model positions (facts 1.132, 1.133).
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

  /// The transform from the view's coordinates to its superview's coordinates for hit-testing.
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

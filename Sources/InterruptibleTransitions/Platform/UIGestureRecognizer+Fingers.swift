extension UIGestureRecognizer {
  /// Makes a pan need as many fingers as another one and follow the same scrolls, and gives an edge
  /// pan the same edges.
  func copyFingers(of other: UIGestureRecognizer) {
    guard let pan = self as? UIPanGestureRecognizer, let other = other as? UIPanGestureRecognizer
    else { return }
    pan.minimumNumberOfTouches = other.minimumNumberOfTouches
    pan.maximumNumberOfTouches = other.maximumNumberOfTouches
    pan.allowedScrollTypesMask = other.allowedScrollTypesMask
    if let pan = pan as? ScreenEdgePanGestureRecognizer,
      let other = other as? ScreenEdgePanGestureRecognizer
    {
      pan.edges = other.edges
    }
  }
}

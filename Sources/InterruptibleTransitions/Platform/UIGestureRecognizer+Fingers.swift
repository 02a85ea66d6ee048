extension UIGestureRecognizer {
  /// Copies the number of touches and the scroll types of another pan, and the edges of an edge
  /// pan.
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

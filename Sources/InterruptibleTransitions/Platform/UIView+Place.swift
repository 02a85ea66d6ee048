extension UIView {
  /// Sets the frame that the view has without its transform. The frame itself is undefined if there
  /// is a transform.
  ///
  /// The centre comes first: with its size a view lays out scroll views, whose delegates may call
  /// for another place. What was set after that call would be a mixture of the two.
  func place(at frame: CGRect) {
    let anchor = layer.anchorPoint
    center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    bounds.size = frame.size
  }
}

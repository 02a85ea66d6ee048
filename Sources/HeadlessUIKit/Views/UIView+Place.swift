import Foundation

extension UIView {
  /// Moves and resizes the view to fill a frame, without its transform.
  ///
  /// The method also works with a transform, for which the `frame` property is undefined. The
  /// center is set first. Setting the size lays out scroll views, whose delegates may request a
  /// different frame. The two frames must not be mixed.
  func fill(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    center = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if bounds.size != frame.size { bounds.size = frame.size }
  }
}

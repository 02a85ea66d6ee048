import Foundation

extension UIView {
  /// Takes the place of a frame, also with a transform, with which the view's own is undefined.
  ///
  /// The centre comes first: with its size a view lays out scroll views, whose delegates may call
  /// for another place, which must not be mixed with this one.
  func take(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    center = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if bounds.size != frame.size { bounds.size = frame.size }
  }
}

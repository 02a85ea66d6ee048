import HeadlessUIKit

extension UIView {
  /// The picture that the view shows, or nil if the view shows none.
  var picture: LayerPicture? {
    guard case .picture(let picture) = layer.content else { return nil }
    return picture
  }

  /// The outermost layer of the picture that the view shows.
  var pictureRoot: CALayer? { picture?.still.root }
}

import HeadlessUIKit

extension UIView {
  /// The picture that the view shows, and how; nil if it shows none.
  var picture: LayerPicture? {
    guard case .picture(let picture) = layer.content else { return nil }
    return picture
  }

  /// The outermost layer of the picture that the view shows.
  var pictureRoot: CALayer? { picture?.still.root }
}

extension UIImageView {
  /// The image that the view shows.
  var shownImage: UIImage? {
    isHighlighted ? highlightedImage ?? image : image
  }

  /// Whether the image looks different in another size, so that no transform can stretch it: the
  /// view gives a symbol its size, and caps keep theirs.
  var isLaidOutBySize: Bool {
    guard let image = shownImage else { return false }
    return image.isSymbolImage || image.capInsets != .zero
  }

  /// Makes a view of the image's size that shows the same image in the same way.
  func imageCopy() -> UIImageView {
    let copy = UIImageView(image: image, highlightedImage: highlightedImage)
    copy.bounds.size = shownImage?.size ?? .zero
    copy.isHighlighted = isHighlighted
    copy.contentMode = contentMode
    copy.tintColor = tintColor
    copy.semanticContentAttribute = semanticContentAttribute
    copy.preferredSymbolConfiguration = preferredSymbolConfiguration
    copy.adoptDynamicRange(of: self)
    copy.layer.contentsRect = layer.contentsRect
    return copy
  }

  /// Whether one copy stands for both views.
  func showsSame(as other: UIImageView) -> Bool {
    guard let image = shownImage, image === other.shownImage,
      layer.contentsRect == other.layer.contentsRect
    else { return false }
    guard isLaidOutBySize else { return true }
    return contentMode == other.contentMode
      && preferredSymbolConfiguration == other.preferredSymbolConfiguration
  }
}

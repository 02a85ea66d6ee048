extension UIImageView {
  /// The image that the view shows.
  var shownImage: UIImage? {
    isHighlighted ? highlightedImage ?? image : image
  }

  /// Whether the image looks different in another size, so that no transform can stretch it. The
  /// view gives a symbol its size, and caps keep their size.
  var isLaidOutBySize: Bool {
    guard let image = shownImage else { return false }
    return image.isSymbolImage || image.capInsets != .zero
  }

  /// Creates a view of the image's size that shows the same image with the same configuration.
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

  /// Returns whether one copy can stand for both views.
  func showsSame(as other: UIImageView) -> Bool {
    guard let image = shownImage, image === other.shownImage,
      layer.contentsRect == other.layer.contentsRect
    else { return false }
    guard isLaidOutBySize else { return true }
    return contentMode == other.contentMode
      && preferredSymbolConfiguration == other.preferredSymbolConfiguration
  }
}

extension UIView {
  /// Makes a view that shows what this one does, in this one's size: without its round corners, its
  /// shadow, its opacity, and the elements in it that are hidden by then.
  ///
  /// - Parameters:
  ///   - contents: What the view shows.
  ///   - isOnScreen: Whether the screen shows the view as it is now.
  ///   - isWhole: Whether no element in it has a stand-in of its own.
  /// - Returns: The view.
  func elementPicture(
    of contents: ElementContents, isOnScreen: Bool, isWhole: Bool
  ) -> UIView {
    let picture: UIView =
      switch contents {
      case .image: imageCopy()
      case .effect: effectCopy()
      case .picture, .text:
        // What UIKit has shown already is there at once. It has the layer's own corners.
        isOnScreen && isWhole && isPlain
          ? snapshotView(afterScreenUpdates: false) ?? drawing() : drawing()
      }
    picture.isUserInteractionEnabled = false
    return picture
  }

  /// Whether a picture of the screen shows what is in the view, and nothing around it.
  private var isPlain: Bool {
    layer.cornerRadius == 0 && layer.shadowOpacity == 0 && layer.mask == nil && alpha == 1
  }

  private func imageCopy() -> UIView {
    let original = self as? UIImageView
    let copy = UIImageView(image: original?.image)
    copy.tintColor = original?.tintColor
    return copy
  }

  /// Makes an effect view, with a picture of what is in this one.
  private func effectCopy() -> UIView {
    let original = self as? UIVisualEffectView
    let copy = UIVisualEffectView(effect: original?.effect)
    copy.bounds.size = bounds.size
    if let contents = original?.contentView, !contents.subviews.isEmpty {
      let picture = contents.drawing()
      picture.frame = copy.contentView.bounds
      picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      copy.contentView.addSubview(picture)
    }
    return copy
  }

  /// Draws the layer as it is to be: what has never been on the screen, too.
  private func drawing() -> UIView {
    let (radius, shadow) = (layer.cornerRadius, layer.shadowOpacity)
    (layer.cornerRadius, layer.shadowOpacity) = (0, 0)
    defer { (layer.cornerRadius, layer.shadowOpacity) = (radius, shadow) }
    let image = UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    return UIImageView(image: image)
  }
}

extension UIView {
  /// Whether a snapshot of the screen shows only the contents of the view, and nothing around them.
  var isPlain: Bool {
    shownCornerRadius == 0 && layer.shadowOpacity == 0 && layer.borderWidth == 0
      && layer.mask == nil
  }

  /// Renders the layer with its current values, even if the layer has never been on the screen. The
  /// layers of the content are never rendered.
  func drawing(of content: UnrenderedContent, withoutBackground: Bool) -> UIView {
    if content.layers.contains(where: { $0 === layer }) {
      return copyOfBackground(withoutBackground: withoutBackground)
    }
    let cornerRadius = layer.cornerRadius
    let shadowOpacity = layer.shadowOpacity
    let borderWidth = layer.borderWidth
    let background = layer.backgroundColor
    // Some systems draw masks. The mask that hides the view in flight would leave nothing.
    let mask = layer.mask
    layer.cornerRadius = 0
    layer.shadowOpacity = 0
    layer.borderWidth = 0
    if withoutBackground { layer.backgroundColor = nil }
    layer.mask = HidingMask.mask(of: self)
    defer {
      layer.cornerRadius = cornerRadius
      layer.shadowOpacity = shadowOpacity
      layer.borderWidth = borderWidth
      layer.backgroundColor = background
      layer.mask = mask
    }
    let image = UIGraphicsImageRenderer(bounds: bounds).image { context in
      content.withoutLayers {
        layer.withCornerMasks { layer.render(in: context.cgContext) }
      }
    }
    return UIImageView(image: image)
  }

  func copyOfBackground(withoutBackground: Bool) -> UIView {
    let copy = UIView()
    copy.bounds = bounds
    if !withoutBackground { copy.layer.backgroundColor = layer.backgroundColor }
    return copy
  }
}

extension CALayer {
  var partlyRounded: [CALayer] {
    (sublayers ?? []).filter { !$0.isHidden }.flatMap { layer in
      let corners = layer.maskedCorners.intersection(.everyCorner)
      let isPart =
        layer.masksToBounds && layer.cornerRadius > 0 && layer.mask == nil
        && corners != .everyCorner
      return (isPart ? [layer] : []) + layer.partlyRounded
    }
  }

  /// Draws with masks in place of corners, some of which are rounded: drawing would round all of
  /// them.
  fileprivate func withCornerMasks(_ draw: () -> Void) {
    let layers = partlyRounded
    guard !layers.isEmpty else { return draw() }
    let radii = layers.map(\.cornerRadius)
    // A layer that does not belong to a view would animate the change.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for layer in layers {
      layer.mask = layer.cornerMask
      layer.cornerRadius = 0
    }
    draw()
    for (layer, radius) in zip(layers, radii) {
      layer.mask = nil
      layer.cornerRadius = radius
    }
    CATransaction.commit()
  }

  /// A mask with the rounded corners: a rounded rectangle, and squares in the other corners.
  private var cornerMask: CALayer {
    let mask = CALayer()
    mask.frame = bounds
    let rounded = CALayer()
    rounded.frame = CGRect(origin: .zero, size: bounds.size)
    rounded.cornerRadius = cornerRadius
    let side = min(cornerRadius, bounds.width / 2, bounds.height / 2)
    let right = bounds.width - side
    let bottom = bounds.height - side
    let corners: [(CACornerMask, CGPoint)] = [
      (.layerMinXMinYCorner, .zero), (.layerMaxXMinYCorner, CGPoint(x: right, y: 0)),
      (.layerMinXMaxYCorner, CGPoint(x: 0, y: bottom)),
      (.layerMaxXMaxYCorner, CGPoint(x: right, y: bottom)),
    ]
    let squares = corners.filter { !maskedCorners.contains($0.0) }.map { _, origin in
      let square = CALayer()
      square.frame = CGRect(origin: origin, size: CGSize(width: side, height: side))
      return square
    }
    for layer in [rounded] + squares {
      layer.backgroundColor = UIColor.black.cgColor
      mask.addSublayer(layer)
    }
    return mask
  }
}

extension UIImageView {
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

  func showsSame(as other: UIImageView) -> Bool {
    guard let image = shownImage, image === other.shownImage,
      layer.contentsRect == other.layer.contentsRect
    else { return false }
    guard isLaidOutBySize else { return true }
    return contentMode == other.contentMode
      && preferredSymbolConfiguration == other.preferredSymbolConfiguration
  }
}

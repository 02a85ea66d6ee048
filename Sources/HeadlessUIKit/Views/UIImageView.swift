import Foundation

/// A view that shows an image.
@MainActor open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet { updateContent() }
  }

  /// The image that the view shows while it is highlighted, or nil to show `image`.
  open var highlightedImage: UIImage? {
    didSet { updateContent() }
  }

  /// Whether the view shows its highlighted image. The default is false.
  open var isHighlighted = false {
    didSet { updateContent() }
  }

  /// The size of a symbol in the view, or nil for the size of the symbol itself.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { updateContent() }
  }

  /// The brightness that the view prefers, in iOS 17 and later. Here, the value has no effect.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

  /// The way in which the image fills the view. The default is to stretch the image.
  open override var contentMode: UIView.ContentMode {
    didSet { updateContent() }
  }

  /// Creates a view with the size of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    updateContent()
  }

  /// Creates a view with the size of an image, and with an image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    updateContent()
  }

  /// Creates an image view with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Updates the image to the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }

  /// Updates the image to the tint color of the new superview.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateContent()
  }

  override func styleDidChange() {
    super.styleDidChange()
    if tintColor?.isDynamic == true { updateContent() }
  }

  /// The size of the shown image, in points. Without an image, there is none.
  open override var intrinsicContentSize: CGSize {
    (isHighlighted ? highlightedImage ?? image : image)?.size ?? super.intrinsicContentSize
  }

  private func updateContent() {
    invalidateIntrinsicContentSize()
    let shown = isHighlighted ? highlightedImage ?? image : image
    let content = shown?.content(
      tint: components(of: tintColor ?? .systemBlue), mode: contentMode,
      configuration: preferredSymbolConfiguration)
    layer.content = content?.showing(layer.contentsRect) ?? .none
  }
}

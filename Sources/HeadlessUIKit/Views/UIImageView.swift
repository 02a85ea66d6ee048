import Foundation

/// A view that shows an image.
@MainActor open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet { updateContent() }
  }

  /// The image that the view shows while it is highlighted; nil is the plain one.
  open var highlightedImage: UIImage? {
    didSet { updateContent() }
  }

  /// Whether the view shows its highlighted image. The default is false.
  open var isHighlighted = false {
    didSet { updateContent() }
  }

  /// The size that the view gives a symbol; nil is the symbol's own one.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { updateContent() }
  }

  /// The brightness that the view asks for, from iOS 17 on. No picture here depends on it.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

  /// How the image fills the view. The default is to stretch it.
  open override var contentMode: UIView.ContentMode {
    didSet { updateContent() }
  }

  /// Makes a view of an image's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    updateContent()
  }

  /// Makes a view of an image's size, with another image that it shows while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    (self.image, self.highlightedImage) = (image, highlightedImage)
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    updateContent()
  }

  /// Makes an image view with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Fails: there are no archives of views in a headless runtime.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Shows the image in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }

  /// Shows the image in the tint of the new superview.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateContent()
  }

  override func styleDidChange() {
    super.styleDidChange()
    if tintColor?.isDynamic == true { updateContent() }
  }

  private func updateContent() {
    let shown = isHighlighted ? highlightedImage ?? image : image
    let content = shown?.content(
      tint: components(of: tintColor ?? .systemBlue), mode: contentMode,
      configuration: preferredSymbolConfiguration)
    layer.content = content?.showing(layer.contentsRect) ?? .none
  }
}

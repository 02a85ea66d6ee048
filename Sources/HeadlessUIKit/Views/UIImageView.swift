import Foundation

/// A view that shows an image.
@MainActor open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet { updateContent() }
  }

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
    layer.content =
      image?.content(tint: components(of: tintColor ?? .systemBlue), mode: contentMode) ?? .none
  }
}

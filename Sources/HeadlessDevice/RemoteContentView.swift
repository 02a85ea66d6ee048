import HeadlessUIKit

/// A view whose content is drawn by another process or by the GPU.
///
/// The view represents a map, a web page, a video or a Metal view. The screen and snapshots show
/// the content, and `CALayer.render(in:)` leaves it out.
///
/// ```swift
/// let map = RemoteContentView(color: .systemGreen)
/// map.frame = card.bounds
/// card.addSubview(map)
/// ```
open class RemoteContentView: UIView {
  /// The class of the layer that contains the content.
  open override class var layerClass: AnyClass { CAMetalLayer.self }

  /// The color of the content, which fills the view.
  public var contentColor: UIColor {
    didSet { updateContent() }
  }

  /// Creates a view of zero size.
  ///
  /// - Parameter color: The color of the content.
  public init(color: UIColor) {
    contentColor = color
    super.init(frame: .zero)
    updateContent()
  }

  /// Returns nil, because a headless runtime has no archives of views.
  public required init?(coder: NSCoder) { nil }

  private func updateContent() {
    layer.content = .image(.fill(contentColor.components))
  }
}

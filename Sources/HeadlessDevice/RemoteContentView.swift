import HeadlessUIKit

/// A view whose content is drawn outside of the app's process, or by the graphics processor.
///
/// The view stands for a map, a web page, a video or a Metal view. The screen and snapshots show
/// the content. `CALayer.render(in:)` leaves it out.
///
/// ```swift
/// let map = RemoteContentView(color: .systemGreen)
/// map.frame = card.bounds
/// card.addSubview(map)
/// ```
open class RemoteContentView: UIView {
  /// The class of the layer, which holds the content.
  open override class var layerClass: AnyClass { CAMetalLayer.self }

  /// The color of the content, which fills the view.
  public var contentColor: UIColor {
    didSet { updateContent() }
  }

  /// Makes a view of zero size.
  ///
  /// - Parameter color: The color of the content.
  public init(color: UIColor) {
    contentColor = color
    super.init(frame: .zero)
    updateContent()
  }

  /// Fails: there are no archives of views in a headless runtime.
  public required init?(coder: NSCoder) { nil }

  private func updateContent() {
    layer.content = .image(.fill(contentColor.components))
  }
}

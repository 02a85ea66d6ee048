import Foundation

/// A view that shows text.
@MainActor open class UILabel: UIView {
  /// The text of the label.
  open var text: String? {
    didSet { updateContent() }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text. The default is the system font with a size of 17 points.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { updateContent() }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text. The default is `label`.
  open var textColor: UIColor! = .label {
    didSet { updateContent() }
  }
  /// The alignment of the text in its lines. The default is natural.
  open var textAlignment = NSTextAlignment.natural {
    didSet { updateContent() }
  }
  /// The maximum number of lines, or 0 for no limit. The default is 1.
  open var numberOfLines = 1 {
    didSet { updateContent() }
  }

  /// Creates a label with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns a size for the text, in points.
  ///
  /// Glyphs have no outlines here, so each glyph counts as 0.52 times the font size wide.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, let font, !text.isEmpty else { return .zero }
    let width = (CGFloat(text.count) * font.pointSize * 0.52).rounded(.up)
    guard numberOfLines != 1, size.width > 0, width > size.width else {
      return CGSize(width: width, height: font.lineHeight)
    }
    let wanted = Int((width / size.width).rounded(.up))
    let lines = numberOfLines == 0 ? wanted : min(wanted, numberOfLines)
    return CGSize(width: size.width, height: CGFloat(lines) * font.lineHeight)
  }

  override func styleDidChange() {
    super.styleDidChange()
    if textColor?.isDynamic == true { updateContent() }
  }

  private func updateContent() {
    let alignment: TextContent.Alignment =
      switch textAlignment {
      case .center: .center
      case .right: .right
      default: .left
      }
    layer.content = .text(
      TextContent(
        string: text ?? "", fontSize: Double(font?.pointSize ?? 17),
        weight: font?.cssWeight ?? 400, color: components(of: textColor ?? .label),
        alignment: alignment, numberOfLines: numberOfLines))
  }
}

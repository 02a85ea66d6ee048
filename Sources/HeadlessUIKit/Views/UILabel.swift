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
  /// The width at which the text of several lines is broken for the layout, in points.
  ///
  /// With the default of 0, it is the width that the layout gives the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
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

  /// The size of the text, in points.
  open override var intrinsicContentSize: CGSize {
    guard numberOfLines != 1 else { return sizeThatFits(.zero) }
    if preferredMaxLayoutWidth > 0 {
      return sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }
    // The width is that of a single line, so that the label grows again when it has more room.
    return CGSize(
      width: sizeThatFits(.zero).width,
      height: sizeThatFits(CGSize(width: layoutState?.textWidth ?? 0, height: 0)).height)
  }

  override var firstBaseline: LayoutBaseline {
    LayoutBaseline(fraction: 0, offset: font?.ascender ?? 0)
  }

  override var lastBaseline: LayoutBaseline {
    LayoutBaseline(fraction: 1, offset: font?.descender ?? 0)
  }

  override var hasHeightForWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func styleDidChange() {
    super.styleDidChange()
    if textColor?.isDynamic == true { updateContent() }
  }

  private func updateContent() {
    invalidateIntrinsicContentSize()
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

import Foundation

/// A control that performs an action when the user taps it.
@MainActor open class UIButton: UIControl {
  /// The types of a button, which determine its appearance.
  public enum ButtonType: Int, Sendable {
    /// The button has no predefined appearance.
    case custom = 0
    /// The button has a title in the tint color.
    case system = 1
    /// The button has a symbol that shows details.
    case detailDisclosure = 2
    /// The button has a light symbol that shows information.
    case infoLight = 3
    /// The button has a dark symbol that shows information.
    case infoDark = 4
    /// The button has a plus sign.
    case contactAdd = 5
    /// The button has a cross that closes a view.
    case close = 7
  }

  /// The type of the button.
  open private(set) var buttonType = ButtonType.custom
  /// The view that shows the title.
  open var titleLabel: UILabel? { label }
  /// The view that shows the image.
  open var imageView: UIImageView? { picture }

  private let label = UILabel()
  private let picture = UIImageView()
  // The raw value is the key, because UIKit's states are not hashable.
  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]

  /// Creates a custom button with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
    showState()
  }

  /// Creates a button of the given type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// Creates a button of the given type, with the title, the image, and the handler of an action.
  public convenience init(
    type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      setImage(primaryAction.image, for: .normal)
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    showState()
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: The content in each state

  /// Sets the title for a state. If the title is nil, the title for the normal state is used.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    showState()
  }

  /// Returns the title that was set for a state.
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }

  /// Sets the color of the title for a state. If the color is nil, the color for the normal state
  /// is used.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
    showState()
  }

  /// Returns the color of the title that was set for a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] }

  /// Sets the image for a state. If the image is nil, the image for the normal state is used.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
    showState()
  }

  /// Returns the image that was set for a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }

  /// The title that the button currently shows.
  open var currentTitle: String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }

  /// The color of the title that the button currently shows.
  open var currentTitleColor: UIColor {
    if let color = titleColors[state.rawValue] ?? titleColors[State.normal.rawValue] {
      return color
    }
    return buttonType == .custom ? .white : tintColor
  }

  /// The image that the button currently shows.
  open var currentImage: UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }

  override func stateDidChange() {
    showState()
  }

  /// Updates the title to the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  /// Updates the title to the tint color of the new superview.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    showState()
  }

  private func showState() {
    label.text = currentTitle
    label.textColor = currentTitleColor
    label.alpha = dimming
    picture.image = currentImage
    picture.alpha = dimming
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The opacity of the content, which is lower in a highlighted or disabled button.
  ///
  /// A custom button is never dimmed.
  private var dimming: CGFloat {
    guard buttonType != .custom else { return 1 }
    if !isEnabled { return 0.35 }
    return isHighlighted ? 0.2 : 1
  }

  override func touchUpInside() {
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Layout

  /// Returns a size for the image and the title side by side, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size)
    let image = currentImage?.size ?? .zero
    return CGSize(width: image.width + text.width, height: max(image.height, text.height))
  }

  /// The size of the image and the title side by side, in points.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override var firstBaseline: LayoutBaseline {
    guard let font = label.font else { return super.firstBaseline }
    return LayoutBaseline(fraction: 0.5, offset: font.ascender - font.lineHeight / 2)
  }

  override var lastBaseline: LayoutBaseline { firstBaseline }

  /// Centers the image and the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let image = currentImage?.size ?? .zero
    let text = label.sizeThatFits(bounds.size)
    let width = min(text.width, max(bounds.width - image.width, 0))
    let left = bounds.midX - (image.width + width) / 2
    picture.frame = CGRect(
      x: left, y: bounds.midY - image.height / 2, width: image.width, height: image.height)
    label.frame = CGRect(
      x: left + image.width, y: bounds.midY - text.height / 2, width: width, height: text.height)
  }
}

import Foundation

/// A control that performs an action when it is tapped.
@MainActor open class UIButton: UIControl {
  /// The looks of a button.
  public enum ButtonType: Int, Sendable {
    /// No predefined look.
    case custom = 0
    /// A title in the tint colour.
    case system = 1
    /// A symbol that shows details.
    case detailDisclosure = 2
    /// A light symbol that shows information.
    case infoLight = 3
    /// A dark symbol that shows information.
    case infoDark = 4
    /// A plus sign.
    case contactAdd = 5
    /// A cross that closes.
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
  // By the raw value, because UIKit's states are not hashable.
  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]

  /// Makes a custom button with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
    showState()
  }

  /// Makes a button of a type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// Makes a button of a type, with the title, the image and the handler of an action.
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

  /// Fails: there are no archives of views in a headless runtime.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: The content in each state

  /// Sets the title for a state; nil shows the normal state's title.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    showState()
  }

  /// Returns the title that was set for a state.
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }

  /// Sets the colour of the title for a state; nil shows the normal state's colour.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
    showState()
  }

  /// Returns the colour of the title that was set for a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] }

  /// Sets the image for a state; nil shows the normal state's image.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
    showState()
  }

  /// Returns the image that was set for a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }

  /// The title that is shown now.
  open var currentTitle: String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }

  /// The colour of the title that is shown now.
  open var currentTitleColor: UIColor {
    if let color = titleColors[state.rawValue] ?? titleColors[State.normal.rawValue] {
      return color
    }
    return buttonType == .custom ? .white : tintColor
  }

  /// The image that is shown now.
  open var currentImage: UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }

  override func stateDidChange() {
    showState()
  }

  /// Shows the title in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  /// Shows the title in the tint of the new superview.
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
    setNeedsLayout()
  }

  /// The opacity of a button that is not custom under a finger, and when it is disabled.
  private var dimming: CGFloat {
    guard buttonType != .custom else { return 1 }
    if !isEnabled { return 0.35 }
    return isHighlighted ? 0.2 : 1
  }

  override func touchUpInside() {
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Layout

  /// Returns a size for image and title, side by side, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size)
    let image = currentImage?.size ?? .zero
    return CGSize(width: image.width + text.width, height: max(image.height, text.height))
  }

  /// Centres image and title.
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

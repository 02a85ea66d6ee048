import Foundation

/// The bar of a tab bar controller, with a button for each view controller.
@MainActor open class UITabBar: UIView {
  /// The height of the bar above the safe area's edge, in points.
  static let contentHeight: CGFloat = 49

  /// A closure that is called with the index of the button that the user taps.
  var onTap: ((Int) -> Void)?
  private var buttons: [UIButton] = []
  var isHeldByTransition = false

  /// Creates a bar with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.98, alpha: 0.94)
  }

  /// The height of every bar, in points. A bar has any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 49)
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Whether the bar and its subviews receive touches.
  ///
  /// A navigation controller's transition by an app's animator disables touches for its duration
  /// (fact 2.135).
  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled && !takesNoTouches }
    set {
      isHeldByTransition = false
      super.isUserInteractionEnabled = newValue
    }
  }

  /// Returns the frontmost view under a point in the bar's coordinates.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? super.hitTest(point, with: event) : nil
  }

  /// Shows buttons with the given titles.
  func show(_ titles: [String]) {
    for button in buttons { button.removeFromSuperview() }
    buttons = titles.enumerated().map { index, title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.onTap?(index) }, for: .primaryActionTriggered)
      addSubview(button)
      return button
    }
    colorButtons()
    setNeedsLayout()
  }

  /// Shows the selected button in the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    colorButtons()
  }

  private func colorButtons() {
    for button in buttons {
      button.setTitleColor(.systemGray, for: .normal)
      button.setTitleColor(tintColor, for: .selected)
    }
  }

  /// Shows the button at an index as selected.
  func select(_ index: Int?) {
    for (place, button) in buttons.enumerated() { button.isSelected = place == index }
  }

  /// Lays out the buttons side by side, in the layout direction (fact 1.137).
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in (isRightToLeft ? buttons.reversed() : buttons).enumerated() {
      button.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: Self.contentHeight)
    }
  }
}

extension UITabBar: TransitionBar {}

extension UITabBar: MaterialBar {}

import Foundation

/// A control that shows a row of dots, one for each page, and marks the current page.
@MainActor open class UIPageControl: UIControl {
  /// The diameter of a dot, in points.
  private static let dot: CGFloat = 7
  /// The distance between two dots, in points.
  private static let distance: CGFloat = 9
  /// The height of the control, in points.
  private static let height: CGFloat = 26
  /// The number of dots that are shown. Further pages have no dot.
  private static let mostDots = 100

  private var dots: [UIView] = []
  /// The place where the last touch ended, in the control's coordinates.
  private var endOfTouch = CGPoint.zero

  /// The number of pages. The default is 0, to which negative numbers are clamped.
  ///
  /// A smaller number may change the current page.
  open var numberOfPages: Int {
    get { pageCount }
    set {
      pageCount = max(newValue, 0)
      invalidateIntrinsicContentSize()
      currentPage = page
      showDots()
    }
  }
  private var pageCount = 0

  /// The index of the current page. The default is 0.
  ///
  /// Values outside the pages are clamped. Setting the property sends no action (fact 4.70).
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(pageCount - 1, 0))
      colorDots()
    }
  }
  private var page = 0

  /// Whether the dots are hidden when there is only one page. The default is false.
  open var hidesForSinglePage = false {
    didSet { showDots() }
  }
  /// The color of the dots of the other pages. The default is nil, which means faint white.
  open var pageIndicatorTintColor: UIColor? {
    didSet { colorDots() }
  }
  /// The color of the dot of the current page. The default is nil, which means white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { colorDots() }
  }

  /// Creates a control with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns the smallest size for the dots of a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    return CGSize(
      width: count * Self.dot + max(count - 1, 0) * Self.distance, height: Self.height)
  }

  /// Returns the smallest size for the dots of all pages, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: pageCount)
  }

  /// The smallest size for the dots of all pages, in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pageCount) }

  // MARK: Dots

  private func showDots() {
    let count = hidesForSinglePage && pageCount <= 1 ? 0 : min(pageCount, Self.mostDots)
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = UIView(frame: .zero)
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = Self.dot / 2
      dots.append(dot)
      addSubview(dot)
    }
    colorDots()
    setNeedsLayout()
  }

  private func colorDots() {
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor =
        index == page
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? .white.withAlphaComponent(0.2)
    }
  }

  /// Lays out the dots in the middle, in the layout direction.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, dot) in dots.enumerated() { dot.frame = frame(ofDot: index) }
  }

  private func frame(ofDot index: Int) -> CGRect {
    let place = isMirrored ? pageCount - 1 - index : index
    return CGRect(
      x: bounds.midX - size(forNumberOfPages: pageCount).width / 2
        + CGFloat(place) * (Self.dot + Self.distance),
      y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
  }

  /// Whether the first page is on the right.
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Touches

  /// Remembers where the touch has ended, on which the next page depends.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { endOfTouch = touch.location(in: self) }
  }

  override func touchUpInside() {
    let isAfter = endOfTouch.x >= frame(ofDot: page).midX
    turn(by: isAfter != isMirrored ? 1 : -1)
  }

  /// Shows a neighboring page and sends an action, unless there is no such page.
  private func turn(by count: Int) {
    let former = page
    currentPage += count
    if page != former { sendActions(for: .valueChanged) }
  }

  // MARK: Accessibility

  /// The current page and the number of pages, as assistive technologies report them.
  ///
  /// The app can set another text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(page + 1) of \(pageCount)" }
    set { super.accessibilityValue = newValue }
  }

  /// Shows the next page and sends an action.
  open override func accessibilityIncrement() {
    turn(by: 1)
  }

  /// Shows the former page and sends an action.
  open override func accessibilityDecrement() {
    turn(by: -1)
  }
}

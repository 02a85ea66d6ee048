import Foundation

/// The bar of a navigation controller.
///
/// The bar shows the title of the top view controller, a back button, and items on the left.
@MainActor open class UINavigationBar: UIView {
  /// The height of the bar below the safe area's edge, in points.
  static let contentHeight: CGFloat = 44

  /// A closure that is called when the user taps the back button.
  var onBack: (() -> Void)?
  private var content: NavigationBarContent?
  var isHeldByTransition = false
  /// Whether the bar shows the items of the page before, until the stack is set (variant 7.94).
  var keepsOldItems = false

  /// Creates a bar with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.98, alpha: 0.94)
  }

  /// The height of every bar, in points. A bar has any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 44)
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

  /// The item that the bar shows; nil if it shows none.
  open var topItem: UINavigationItem? { content?.item }

  /// Returns the frontmost view under a point in the bar's coordinates.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? super.hitTest(point, with: event) : nil
  }

  /// Shows the content for the top of a stack.
  ///
  /// During a transition, the old content fades out and the new content fades in. This includes a
  /// transition by an app's animator (fact 2.95).
  func show(
    _ stack: [UIViewController], alongside coordinator: TransitionCoordinator?
  ) {
    let old = content
    let new = NavigationBarContent(stack)
    guard old?.shows(new) != true else {
      old?.follow(stack)
      return
    }
    new.backButton.addAction(
      UIAction { [weak self, weak new] action in
        if let backAction = new?.item?.ownBackAction {
          backAction.perform(sender: action.sender)
        } else {
          self?.onBack?()
        }
      }, for: .primaryActionTriggered)
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(new)
    content = new
    new.follow(stack)
    guard let coordinator, coordinator.isAnimated, let old else {
      old?.removeFromSuperview()
      return
    }
    UIView.performWithoutAnimation { new.alpha = 0 }
    coordinator.animateAlongsideTransition(in: self) { _ in
      old.alpha = 0
      new.alpha = 1
    } completion: { [weak self] context in
      let keepsOldItems =
        !context.isCancelled && coordinator.hasBeenCancelled
        && Runtime.current.reads(.keepsItemsAfterCancel)
      let isCancelled = context.isCancelled || keepsOldItems
      self?.keepsOldItems = keepsOldItems
      (isCancelled ? old : new).alpha = 1
      (isCancelled ? new : old).removeFromSuperview()
      if isCancelled, self?.content === new { self?.content = old }
    }
  }
}

/// The title, the back button, and the left items of a view controller.
@MainActor final class NavigationBarContent: UIView {
  let titleLabel = UILabel()
  let backButton = UIButton(type: .system)
  private(set) var item: UINavigationItem?
  private let isRoot: Bool
  private var leftItems: [UIBarButtonItem] = []
  private var leftViews: [UIView] = []

  init(_ stack: [UIViewController]) {
    item = stack.last?.navigationItem
    isRoot = stack.count < 2
    super.init(frame: .zero)
    titleLabel.text = item?.title
    titleLabel.textAlignment = .center
    titleLabel.font = .boldSystemFont(ofSize: 17)
    addSubview(titleLabel)
    let itemBelow = stack.dropLast().last?.navigationItem
    backButton.setTitle(itemBelow?.title ?? "Back", for: .normal)
    addSubview(backButton)
    update()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Follows later changes of the titles of a stack.
  func follow(_ stack: [UIViewController]) {
    item = stack.last?.navigationItem
    stack.last?.navigationItem.content = self
    stack.dropLast().last?.navigationItem.contentAbove = self
  }

  /// Shows the buttons of the item.
  func update() {
    let showsOwnBack = !isRoot && item?.showsBackButton != false
    backButton.isHidden = !showsOwnBack && item?.ownBackAction == nil
    if isRoot, let action = item?.ownBackAction {
      backButton.setTitle(action.title, for: .normal)
    }
    let items = item?.leftBarButtonItems ?? []
    guard items != leftItems else { return setNeedsLayout() }
    for view in leftViews where view.superview === self { view.removeFromSuperview() }
    leftItems = items
    leftViews = items.map { $0.makeView() }
    for view in leftViews { addSubview(view) }
    setNeedsLayout()
  }

  /// Returns whether another content looks the same.
  func shows(_ other: NavigationBarContent) -> Bool {
    titleLabel.text == other.titleLabel.text && backButton.isHidden == other.backButton.isHidden
      && backButton.currentTitle == other.backButton.currentTitle && leftItems == other.leftItems
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = UINavigationBar.contentHeight
    let row = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    titleLabel.frame = row.insetBy(dx: 100, dy: 0)
    backButton.frame = CGRect(x: 8, y: row.minY, width: 92, height: height)
    var x: CGFloat = backButton.isHidden ? 8 : 100
    for view in leftViews {
      view.center = CGPoint(x: x + view.bounds.width / 2, y: row.midY)
      x += view.bounds.width + 8
    }
  }
}

extension UINavigationBar: TransitionBar {}

extension UINavigationBar: MaterialBar {}

import Foundation

/// The content of a navigation bar for a view controller.
@MainActor open class UINavigationItem: NSObject {
  /// The title in the middle of the bar.
  open var title: String? {
    didSet {
      content?.titleLabel.text = title
      contentAbove?.backButton.setTitle(title ?? "Back", for: .normal)
    }
  }
  /// Whether the bar has no back button. The default is false.
  open var hidesBackButton = false {
    didSet { content?.update() }
  }
  /// The items on the left of the bar. They replace the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { content?.update() }
  }
  /// Whether the items on the left appear next to the back button instead of replacing it.
  ///
  /// The default is false.
  open var leftItemsSupplementBackButton = false {
    didSet { content?.update() }
  }

  final var ownBackAction: UIAction? {
    didSet { content?.update() }
  }

  /// The content that shows the item's title, and the content whose back button leads to the item.
  final weak var content: NavigationBarContent?
  final weak var contentAbove: NavigationBarContent?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  override init() {
    super.init()
  }
}

extension UINavigationItem {
  /// The first item on the left of the bar. Setting it replaces all items on the left.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The action of the back button, which replaces the pop. The default is nil.
  ///
  /// An action also shows a back button where the bar has none, with the title of the action (fact
  /// 2.168).
  @available(iOS 16, visionOS 1, *)
  public var backAction: UIAction? {
    get { ownBackAction }
    set { ownBackAction = newValue }
  }

  /// Whether the bar shows a back button for a page that is not the root.
  final var showsBackButton: Bool {
    let isReplaced = leftBarButtonItems?.isEmpty == false && !leftItemsSupplementBackButton
    return !hidesBackButton && !isReplaced
  }
}

extension UIViewController {
  /// The content of a navigation bar for the view controller.
  ///
  /// The initial title of the item is the title of the view controller.
  public var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem()
    item.title = title
    ownNavigationItem = item
    return item
  }

  /// The nearest navigation controller that contains the view controller.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
}

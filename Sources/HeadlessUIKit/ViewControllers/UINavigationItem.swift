import Foundation

/// The content of a navigation bar for a controller.
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
  /// The items on the left of the bar, which replace the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { content?.update() }
  }
  /// Whether the items on the left are shown beside the back button. The default is false.
  open var leftItemsSupplementBackButton = false {
    didSet { content?.update() }
  }

  /// What shows the item's title, and what leads back to it.
  final weak var content: NavigationBarContent?
  final weak var contentAbove: NavigationBarContent?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item without a title.
  override init() {
    super.init()
  }
}

extension UINavigationItem {
  /// The first item on the left of the bar. Setting it replaces all of them.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether the bar shows a back button above a page that is not the root.
  final var showsBackButton: Bool {
    let isReplaced = leftBarButtonItems?.isEmpty == false && !leftItemsSupplementBackButton
    return !hidesBackButton && !isReplaced
  }
}

extension UIViewController {
  /// The content of a navigation bar for the controller; its title is initially the controller's.
  public var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem()
    item.title = title
    ownNavigationItem = item
    return item
  }

  /// The nearest navigation controller that contains the controller.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
}

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
  open var hidesBackButton = false

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

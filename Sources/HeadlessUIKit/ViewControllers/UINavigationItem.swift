import Foundation

/// What a navigation bar shows of a controller.
@MainActor open class UINavigationItem: NSObject {
  /// The title in the middle of the bar.
  open var title: String?
  /// Whether the bar has no button that leads back. The default is false.
  open var hidesBackButton = false

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
  /// What a navigation bar shows of the controller; the title is the controller's at first.
  public var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem()
    item.title = title
    ownNavigationItem = item
    return item
  }

  /// The nearest navigation controller that the controller is in.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
}

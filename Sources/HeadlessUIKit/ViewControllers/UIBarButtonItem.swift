import Foundation

/// An abstract item that can be added to a bar.
@MainActor open class UIBarItem: NSObject {
  /// The title of the item.
  open var title: String?
  /// Whether the user can tap the item. The default is true.
  open var isEnabled = true

  /// Creates an item without a title.
  public override init() {
    super.init()
  }
}

/// A button or a custom view in a navigation bar.
@MainActor open class UIBarButtonItem: UIBarItem {
  /// The view that the bar shows instead of a button.
  open var customView: UIView?
  /// The action of the button.
  open var primaryAction: UIAction?

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates the view that a bar shows.
  final func makeView() -> UIView {
    if let customView { return customView }
    let button = UIButton(type: .system, primaryAction: primaryAction)
    if let title { button.setTitle(title, for: .normal) }
    button.isEnabled = isEnabled
    button.frame.size = CGSize(width: 60, height: UINavigationBar.contentHeight)
    return button
  }
}

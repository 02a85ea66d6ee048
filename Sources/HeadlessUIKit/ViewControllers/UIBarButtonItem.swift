import Foundation

/// An item of a bar.
@MainActor open class UIBarItem: NSObject {
  /// The title of the item.
  open var title: String?
  /// Whether the item can be tapped. The default is true.
  open var isEnabled = true

  /// Makes an item without a title.
  public override init() {
    super.init()
  }
}

/// A button of a navigation bar, or a view in its place.
@MainActor open class UIBarButtonItem: UIBarItem {
  /// The view that is shown in place of a button.
  open var customView: UIView?
  /// The action of the button.
  open var primaryAction: UIAction?

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes the view that a bar shows.
  final func makeView() -> UIView {
    if let customView { return customView }
    let button = UIButton(type: .system, primaryAction: primaryAction)
    if let title { button.setTitle(title, for: .normal) }
    button.isEnabled = isEnabled
    button.frame.size = CGSize(width: 60, height: UINavigationBar.contentHeight)
    return button
  }
}

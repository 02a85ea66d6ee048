import Foundation

/// A tab of a tab bar controller.
///
/// The tab creates its view controller when it is first selected.
@available(iOS 18, visionOS 2, *)
@MainActor open class UITab: NSObject {
  /// The title in the bar.
  open var title: String
  /// The image in the bar. Here it is not shown.
  open var image: UIImage?
  /// The identifier of the tab, which differs from those of all other tabs.
  open private(set) var identifier: String
  /// The group that contains the tab.
  open internal(set) weak var parent: UITabGroup?
  private let provider: ((UITab) -> UIViewController)?
  private final var madeController: UIViewController?

  /// Creates a tab.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The view controller of the tab. Reading the property creates the view controller if necessary.
  open var viewController: UIViewController? {
    if madeController == nil {
      madeController = provider?(self)
      madeController?.ownTab = self
    }
    return madeController
  }

  /// The tab and all tabs in it.
  final var allTabs: [UITab] {
    [self] + ((self as? UITabGroup)?.children.flatMap(\.allTabs) ?? [])
  }
}

/// A tab that contains other tabs.
@available(iOS 18, visionOS 2, *)
@MainActor open class UITabGroup: UITab {
  /// The tabs in the group.
  open var children: [UITab] {
    didSet { for child in children { child.parent = self } }
  }

  /// Creates a group.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }
}

@available(iOS 18, visionOS 2, *)
extension UIViewController {
  /// The tab that has created the view controller.
  public var tab: UITab? { ownTab }
}

@available(iOS 18, visionOS 2, *)
extension UITabBarController {
  /// Creates a tab bar controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs, in the order of the bar, or an empty array if the app has set view controllers
  /// instead.
  public var tabs: [UITab] {
    get { appsTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs. The selected tab stays, or the first tab is selected.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    let stays = tabs.flatMap(\.allTabs).first { $0 === selectedViewController?.tab }
    appsTabs = tabs
    tabBar.show(tabs.map(\.title))
    guard let page = (stays ?? tabs.first)?.viewController else { return setPages([]) }
    setPages([page])
    select(page)
  }

  /// The selected tab, which is one of the tabs or a tab in one of them.
  public var selectedTab: UITab? {
    get { appsTabs.flatMap(\.allTabs).first { $0 === selectedViewController?.tab } }
    set {
      guard let newValue, appsTabs.flatMap(\.allTabs).contains(newValue) else { return }
      if let page = page(of: newValue) { select(page) }
    }
  }

  /// The index in the bar of the selected tab, or of the group that contains it.
  final var tabIndex: Int? {
    let path = sequence(first: selectedViewController?.tab, next: { $0?.parent })
    return path.lazy.compactMap { tab in self.appsTabs.firstIndex { $0 === tab } }.first
  }

  /// Returns the view controller at an index in the bar.
  final func page(at index: Int) -> UIViewController? {
    if !appsTabs.isEmpty {
      return appsTabs.indices.contains(index) ? page(of: appsTabs[index]) : nil
    }
    return pages.indices.contains(index) ? pages[index] : nil
  }

  private func page(of tab: UITab) -> UIViewController? {
    guard let page = tab.viewController else { return nil }
    if !pages.contains(page) { setPages(pages + [page]) }
    return page
  }

  /// Returns whether the delegate allows the user to select the item at an index in the bar.
  final func allowsUser(toSelect index: Int) -> Bool {
    if !appsTabs.isEmpty {
      guard appsTabs.indices.contains(index) else { return false }
      let allows = delegate?.tabBarController(self, shouldSelectTab: appsTabs[index]) ?? true
      guard allows, Runtime.current.reads(.tapsAskForBoth), let page = page(at: index) else {
        return allows
      }
      return delegate?.tabBarController(self, shouldSelect: page) ?? true
    }
    return page(at: index).map { delegate?.tabBarController(self, shouldSelect: $0) ?? true }
      ?? false
  }
}

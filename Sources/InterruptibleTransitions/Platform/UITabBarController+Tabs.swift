// An app configures a tab bar controller with view controllers or, on iOS 18 and later, with tabs.
// With tabs, the list of view controllers can be empty or in another order.
extension UITabBarController {
  func hasTab(_ viewController: UIViewController) -> Bool {
    if #available(iOS 18, visionOS 2, *), tab(of: viewController) != nil { return true }
    return viewControllers?.contains(viewController) == true
  }

  func selectTab(_ viewController: UIViewController) {
    if #available(iOS 18, visionOS 2, *), let tab = tab(of: viewController) {
      selectedTab = tab
    } else {
      selectedViewController = viewController
    }
  }

  /// Returns the indexes of two view controllers among the tabs; nil for one without a tab.
  func tabIndexes(of first: UIViewController, and second: UIViewController) -> (Int?, Int?) {
    if #available(iOS 18, visionOS 2, *), let one = tab(of: first), let other = tab(of: second) {
      let order = tabs.flatMap(\.tree)
      return (order.firstIndex(of: one), order.firstIndex(of: other))
    }
    let order = viewControllers ?? []
    return (order.firstIndex(of: first), order.firstIndex(of: second))
  }

  /// Returns the tab without reading other tabs' view controllers, which could create them.
  @available(iOS 18, visionOS 2, *)
  private func tab(of viewController: UIViewController) -> UITab? {
    guard let tab = viewController.tab, tabs.flatMap(\.tree).contains(tab) else { return nil }
    return tab
  }
}

@available(iOS 18, visionOS 2, *)
extension UITab {
  fileprivate var tree: [UITab] {
    [self] + ((self as? UITabGroup)?.children.flatMap(\.tree) ?? [])
  }
}

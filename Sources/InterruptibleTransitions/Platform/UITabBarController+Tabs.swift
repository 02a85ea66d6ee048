// An app sets up a tab bar controller by view controllers or, from iOS 18 on, by tabs. Then the
// list of view controllers may be empty, or in another order.
extension UITabBarController {
  /// Whether a view controller is that of a tab.
  func hasTab(_ viewController: UIViewController) -> Bool {
    if #available(iOS 18, visionOS 2, *), tab(of: viewController) != nil { return true }
    return viewControllers?.contains(viewController) == true
  }

  /// Selects the tab of a view controller.
  func selectTab(_ viewController: UIViewController) {
    if #available(iOS 18, visionOS 2, *), let tab = tab(of: viewController) {
      selectedTab = tab
    } else {
      selectedViewController = viewController
    }
  }

  /// Returns the places of two view controllers in the order of the tabs; nil for one without a
  /// tab.
  func places(_ first: UIViewController, _ second: UIViewController) -> (Int?, Int?) {
    if #available(iOS 18, visionOS 2, *), let one = tab(of: first), let other = tab(of: second) {
      let order = tabs.flatMap(\.tree)
      return (order.firstIndex(of: one), order.firstIndex(of: other))
    }
    let order = viewControllers ?? []
    return (order.firstIndex(of: first), order.firstIndex(of: second))
  }

  /// The tab of a view controller. To ask other tabs for theirs might make these.
  @available(iOS 18, visionOS 2, *)
  private func tab(of viewController: UIViewController) -> UITab? {
    guard let tab = viewController.tab, tabs.flatMap(\.tree).contains(tab) else { return nil }
    return tab
  }
}

@available(iOS 18, visionOS 2, *)
extension UITab {
  /// The tab, and those in it.
  fileprivate var tree: [UITab] {
    [self] + ((self as? UITabGroup)?.children.flatMap(\.tree) ?? [])
  }
}

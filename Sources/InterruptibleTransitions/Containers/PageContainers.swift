extension UINavigationController: PageContainer {
  var pages: [UIViewController] { viewControllers }
  var visiblePage: UIViewController? { topViewController }
  var keepsPages: Bool { false }
}

extension UITabBarController: PageContainer {
  var pages: [UIViewController] { viewControllers ?? [] }
  var visiblePage: UIViewController? { selectedViewController }
  var keepsPages: Bool { true }
}

extension UINavigationController: PageContainer {
  var pages: [UIViewController] { viewControllers }
  var keepsPages: Bool { false }
}

extension UITabBarController: PageContainer {
  var pages: [UIViewController] { viewControllers ?? [] }
  var keepsPages: Bool { true }
}

@testable import HeadlessUIKit

/// A change of a stack A, B, animated or at once.
enum StackChange: CaseIterable {
  case pop, popAtOnce, push, pushAtOnce, replace

  @MainActor func request(_ navigation: UINavigationController, _ page: UIViewController) {
    switch self {
    case .pop: navigation.popViewController(animated: true)
    case .popAtOnce: navigation.popToRootViewController(animated: false)
    case .push: navigation.pushViewController(page, animated: true)
    case .pushAtOnce: navigation.pushViewController(page, animated: false)
    case .replace: navigation.setViewControllers([page], animated: true)
    }
  }
}

import HeadlessUIKit
import InterruptibleTransitions

// What UIKit allows: an app that breaks its rules is not tortured but wrong.
extension World {
  /// Whether UIKit was asked to present a view controller and has yet to begin.
  func isAwaited(_ controller: UIViewController) -> Bool {
    Runtime.current.transitions.contains { transition in
      guard let modal = transition as? ModalTransition else { return false }
      return modal.direction == .presentation && modal.presented === controller
    }
  }

  /// Whether a view controller is in no container and not presented.
  func isFree(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.presentingViewController == nil
      && !isAwaited(controller)
  }

  /// The page with a number, if it is neither in a container nor presented.
  func free(_ number: Int) -> UIViewController? {
    let page = page(number)
    return isFree(page) ? page : nil
  }

  /// Whether a view controller may be presented: it contains and presents nothing that leads to
  /// its presenter.
  func mayPresent(_ controller: UIViewController, by presenter: UIViewController) -> Bool {
    guard controller.parent == nil, controller !== root else { return false }
    let containers = sequence(first: presenter, next: \.parent)
    let presenters = containers.flatMap { sequence(first: $0, next: \.presentingViewController) }
    return !presenters.contains { $0 === controller } && !formerRoots.contains { $0 === controller }
  }

  /// The page with a number, if it may be pushed now.
  func pushable(_ number: Int, into navigation: UINavigationController) -> UIViewController? {
    let page = page(number)
    guard !(page is UINavigationController), page.presentingViewController == nil,
      !isAwaited(page), page.parent == nil || page.parent === navigation
    else { return nil }
    return page
  }
}

import InterruptibleTransitions

@testable import HeadlessUIKit

// What UIKit allows: an app that breaks its rules is not tortured but wrong.
extension World {
  /// Whether UIKit was asked to present a view controller and has yet to begin.
  func isAwaited(_ controller: UIViewController) -> Bool {
    Runtime.current.transitions.contains { transition in
      guard let modal = transition as? ModalTransition else { return false }
      return modal.direction == .presentation && modal.presented === controller
    }
  }

  /// Whether the app has asked UIKit itself to present a view controller, and nothing shows that
  /// yet. Asked again, UIKit raises an exception.
  private func isAskedOfSystem(_ controller: UIViewController) -> Bool {
    askedOfSystem.contains(ObjectIdentifier(controller)) && isAwaited(controller)
      && controller.presentingViewController == nil
  }

  /// Whether a view controller was asked to be pushed, and UIKit may do so later.
  func isClaimed(_ controller: UIViewController, except navigation: UIViewController? = nil) -> Bool
  {
    guard let claim = claims[ObjectIdentifier(controller)], claim !== navigation else {
      return false
    }
    // A change that waits for the end of a transition is made after the callbacks of that end.
    // One that the current step has asked for may be under way in this very call.
    return controller.parent == nil
      && (claim.hasLateChanges || !Runtime.current.transitions.isEmpty
        || steps == claimSteps[ObjectIdentifier(controller)])
  }

  /// Whether a view controller was asked to be presented, and UIKit might push it later than that.
  private func mayBePresented(_ controller: UIViewController) -> Bool {
    asked.contains(ObjectIdentifier(controller)) && controller.parent == nil
      && !Runtime.current.transitions.isEmpty
  }

  /// Whether a view controller is in no container and not presented.
  func isFree(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.presentingViewController == nil
      && !isAwaited(controller) && !isClaimed(controller)
  }

  /// Whether a view controller is presented or dismissed just now. UIKit does not say what becomes
  /// of what such a view controller presents.
  func comesOrGoes(_ controller: UIViewController) -> Bool {
    let containers = sequence(first: controller, next: \.parent)
    return containers.contains { container in
      container.isBeingPresented || container.isBeingDismissed || isAwaited(container)
    }
  }

  /// The page with a number, if it is neither in a container nor presented.
  func free(_ number: Int) -> UIViewController? {
    let page = page(number)
    return isFree(page) ? page : nil
  }

  /// Whether a view controller may be presented: it contains and presents nothing that leads to
  /// its presenter.
  func mayPresent(_ controller: UIViewController, by presenter: UIViewController) -> Bool {
    guard controller.parent == nil, controller !== root, !isClaimed(controller),
      !isAskedOfSystem(controller)
    else { return false }
    let containers = sequence(first: presenter, next: \.parent)
    let presenters = containers.flatMap { sequence(first: $0, next: \.presentingViewController) }
    return !presenters.contains { $0 === controller } && !formerRoots.contains { $0 === controller }
  }

  /// The page with a number, if it may be pushed now.
  func pushable(_ number: Int, into navigation: UINavigationController) -> UIViewController? {
    let page = page(number)
    guard !(page is UINavigationController), page.presentingViewController == nil,
      !isAwaited(page), page.parent == nil || page.parent === navigation,
      !isClaimed(page, except: navigation), !mayBePresented(page)
    else { return nil }
    claims[ObjectIdentifier(page)] = navigation
    claimSteps[ObjectIdentifier(page)] = steps
    return page
  }
}

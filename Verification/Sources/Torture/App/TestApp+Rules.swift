import InterruptibleTransitions

@testable import HeadlessUIKit

// UIKit's rules for an app. Scripts do not break them, because such an app would be wrong.
extension TestApp {
  /// Returns whether UIKit was requested to present a view controller and has not begun.
  func isAwaited(_ controller: UIViewController) -> Bool {
    Runtime.current.transitions.contains { transition in
      guard let modal = transition as? ModalTransition else { return false }
      return modal.direction == .presentation && modal.presented === controller
    }
  }

  /// Returns whether the app has requested a presentation from UIKit that is not visible yet. A
  /// second request would raise an exception.
  private func isAskedOfSystem(_ controller: UIViewController) -> Bool {
    askedOfSystem.contains(ObjectIdentifier(controller)) && isAwaited(controller)
      && controller.presentingViewController == nil
  }

  /// Returns whether a push of a view controller was requested, which UIKit may perform later.
  func isClaimed(_ controller: UIViewController, except navigation: UIViewController? = nil) -> Bool
  {
    guard let claim = claims[ObjectIdentifier(controller)], claim !== navigation else {
      return false
    }
    // A change that waits for the end of a transition is made after the callbacks of that end. A
    // change that the current step has requested may be running in this call.
    return controller.parent == nil
      && (claim.hasLateChanges || !Runtime.current.transitions.isEmpty
        || steps == claimSteps[ObjectIdentifier(controller)])
  }

  /// Returns whether a presentation of a view controller was requested, after which UIKit might
  /// push it.
  private func mayBePresented(_ controller: UIViewController) -> Bool {
    asked.contains(ObjectIdentifier(controller)) && controller.parent == nil
      && !Runtime.current.transitions.isEmpty
  }

  /// Returns whether a view controller is in no container and is not presented.
  func isFree(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.presentingViewController == nil
      && !isAwaited(controller) && !isClaimed(controller)
  }

  /// Returns whether a view controller is being presented or dismissed. UIKit does not define what
  /// happens to the view controllers that such a view controller presents.
  func comesOrGoes(_ controller: UIViewController) -> Bool {
    let containers = sequence(first: controller, next: \.parent)
    return containers.contains { container in
      container.isBeingPresented || container.isBeingDismissed || isAwaited(container)
    }
  }

  /// Returns the page with a number; nil if it is in a container or presented.
  func free(_ number: Int) -> UIViewController? {
    let page = page(number)
    return isFree(page) ? page : nil
  }

  /// Returns whether a view controller may be presented. Neither the view controller nor its
  /// content may lead to its presenter.
  func mayPresent(_ controller: UIViewController, by presenter: UIViewController) -> Bool {
    guard controller.parent == nil, controller !== root, !isClaimed(controller),
      !isAskedOfSystem(controller)
    else { return false }
    let containers = sequence(first: presenter, next: \.parent)
    let presenters = containers.flatMap { sequence(first: $0, next: \.presentingViewController) }
    return !presenters.contains { $0 === controller } && !formerRoots.contains { $0 === controller }
  }

  /// Returns the page with a number; nil if it must not be pushed now.
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

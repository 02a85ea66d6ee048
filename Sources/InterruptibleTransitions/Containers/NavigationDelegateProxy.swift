/// Stands in for a navigation controller's delegate during one push or pop, and forwards everything
/// else to the app's delegate.
final class NavigationDelegateProxy: NSObject, UINavigationControllerDelegate {
  private let delegate: NavigationTransitioningDelegate
  private weak var appsDelegate: (any UINavigationControllerDelegate)?
  /// The app's delegate, also if another change's proxy was the delegate before this one.
  private weak var formerDelegate: (any UINavigationControllerDelegate)?
  /// The delegate that the recognizer of the system's swipe back had before.
  private weak var swipeDelegate: (any UIGestureRecognizerDelegate)?
  /// Called when the change is over, or at once if UIKit makes it without a transition.
  var isOver: () -> Void = {}

  /// - Parameters:
  ///   - transition: The transition of the change.
  ///   - operation: The operation of the change.
  ///   - appsDelegate: The current delegate of the navigation controller.
  init(
    _ transition: InterruptibleTransition, for operation: UINavigationController.Operation,
    before appsDelegate: (any UINavigationControllerDelegate)?
  ) {
    delegate = NavigationTransitioningDelegate { asked, _, _ in
      asked == operation ? transition : nil
    }
    self.appsDelegate = appsDelegate
    formerDelegate = (appsDelegate as? Self)?.formerDelegate ?? appsDelegate
    super.init()
  }

  /// Makes a change with this object as the delegate, until the change is over.
  func make(_ change: () -> Void, in navigation: UINavigationController) {
    swipeDelegate = navigation.interactivePopGestureRecognizer?.delegate
    navigation.delegate = self
    change()
    // UIKit asks for the transition when it starts the change, which may be later. The coordinator
    // keeps this object to the end of the change.
    let isUnderWay = navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      self.end(in: navigation)
      self.isOver()
    }
    guard isUnderWay == nil else { return }
    end(in: navigation)
    isOver()
  }

  private func end(in navigation: UINavigationController) {
    // The app may have set another delegate in the meantime.
    guard navigation.delegate === self else { return }
    navigation.delegate = formerDelegate
    // UIKit may leave its swipe back without a delegate after this one.
    guard let recognizer = navigation.interactivePopGestureRecognizer, let swipeDelegate,
      recognizer.delegate !== swipeDelegate
    else { return }
    recognizer.delegate = swipeDelegate
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.transition(for: operation, from: fromVC, to: toVC)
      ?? appsDelegate?.animator(of: navigationController, for: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(
      navigationController, interactionControllerFor: animationController)
      ?? appsDelegate?.interactor(of: navigationController, for: animationController)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    appsDelegate?.tell(navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    // The change is over. This object does not handle what the app does next.
    end(in: navigationController)
    appsDelegate?.tell(navigationController, didShow: viewController, animated: animated)
  }
}

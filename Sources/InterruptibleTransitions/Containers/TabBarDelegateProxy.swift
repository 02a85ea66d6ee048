/// Stands in for a tab bar controller's delegate during one change, and forwards everything else to
/// the app's delegate.
final class TabBarDelegateProxy: NSObject, UITabBarControllerDelegate {
  private let delegate: TabBarTransitioningDelegate
  private weak var appsDelegate: (any UITabBarControllerDelegate)?
  /// The app's delegate, also if another change's proxy was the delegate before this one.
  private weak var formerDelegate: (any UITabBarControllerDelegate)?
  /// Called at once if UIKit makes the change without a transition. If the coordinator reports one
  /// under way, called when that is over.
  var isOver: () -> Void = {}
  /// Whether UIKit has received everything that it asks for.
  private var hasAnswered = false
  private let frames = FrameLoop()

  /// - Parameters:
  ///   - transition: The transition of the change.
  ///   - controller: The view controller to select.
  ///   - appsDelegate: The current delegate of the tab bar controller.
  init(
    _ transition: InterruptibleTransition, to controller: UIViewController,
    before appsDelegate: (any UITabBarControllerDelegate)?
  ) {
    delegate = TabBarTransitioningDelegate { [unowned controller] _, _, to in
      to === controller ? transition : nil
    }
    self.appsDelegate = appsDelegate
    formerDelegate = (appsDelegate as? Self)?.formerDelegate ?? appsDelegate
    super.init()
  }

  /// Makes a change with this object as the delegate, until UIKit has asked for the transition.
  ///
  /// UIKit may ask during the call or when it starts the change. The frame loop keeps this object
  /// until then.
  func make(_ change: () -> Void, in tabs: UITabBarController) {
    tabs.delegate = self
    change()
    if isDone(in: tabs) { return }
    frames.wait { self.isDone(in: tabs) }
  }

  /// Checks whether UIKit has asked, or will not ask any more.
  private func isDone(in tabs: UITabBarController) -> Bool {
    let isUnderWay = tabs.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      self.end(in: tabs)
      self.isOver()
    }
    if hasAnswered {
      end(in: tabs)
      return true
    }
    if isUnderWay != nil { return true }
    // Off screen nothing is animated. A controller that is visible without a transition has had
    // none.
    let isInSight = tabs.viewIfLoaded?.window != nil
    let isShown = tabs.selectedViewController?.viewIfLoaded?.window != nil
    guard !isInSight || isShown else { return false }
    end(in: tabs)
    isOver()
    return true
  }

  private func end(in tabs: UITabBarController) {
    // The app may have set another delegate in the meantime.
    guard tabs.delegate === self else { return }
    tabs.delegate = formerDelegate
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
      ?? appsDelegate?.animator(of: tabBarController, from: fromVC, to: toVC)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    hasAnswered = true
    return delegate.tabBarController(
      tabBarController, interactionControllerFor: animationController)
      ?? appsDelegate?.interactor(of: tabBarController, for: animationController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    appsDelegate?.allows(tabBarController, toSelect: viewController) ?? true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    appsDelegate?.tell(tabBarController, didSelect: viewController)
  }
}

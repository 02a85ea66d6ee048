/// Stands in for a tab bar controller's delegate while one change is handed to UIKit; whatever is
/// not about that goes to the app's delegate.
final class TabBarDelegateProxy: NSObject, UITabBarControllerDelegate {
  private let delegate: TabBarTransitioningDelegate
  private weak var appsDelegate: (any UITabBarControllerDelegate)?
  /// Called at once if UIKit makes no transition of the change, or of one that it says is under way
  /// when that is over.
  var isOver: () -> Void = {}
  /// Whether UIKit has got all that it asks for.
  private var hasAnswered = false
  private let frames = FrameLoop()

  /// - Parameters:
  ///   - transition: The transition of the change.
  ///   - controller: What is to be selected.
  ///   - appsDelegate: The delegate that the tab bar controller has.
  init(
    _ transition: InterruptibleTransition, to controller: UIViewController,
    before appsDelegate: (any UITabBarControllerDelegate)?
  ) {
    delegate = TabBarTransitioningDelegate { [unowned controller] _, _, to in
      to === controller ? transition : nil
    }
    self.appsDelegate = appsDelegate
    super.init()
  }

  /// Makes a change while this is the delegate, and until UIKit has asked.
  ///
  /// UIKit may ask within the change, or when it starts that: until then the clock keeps this
  /// object.
  func make(_ change: () -> Void, in tabs: UITabBarController) {
    tabs.delegate = self
    change()
    if isDone(in: tabs) { return }
    frames.wait { self.isDone(in: tabs) }
  }

  /// Looks whether UIKit has asked, or will not ask any more.
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
    // Out of sight nothing is animated; and what is in sight without a transition has had none.
    let isInSight = tabs.viewIfLoaded?.window != nil
    let isShown = tabs.selectedViewController?.viewIfLoaded?.window != nil
    guard !isInSight || isShown else { return false }
    end(in: tabs)
    isOver()
    return true
  }

  private func end(in tabs: UITabBarController) {
    // The app may have set another delegate meanwhile.
    guard tabs.delegate === self else { return }
    tabs.delegate = appsDelegate
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

/// Stands in for a tab bar controller's delegate, and forwards everything else to the app's.
///
/// It does so during a change that the app has requested, and as long as a tab is selected that its
/// transition also leaves.
final class TabBarDelegateProxy: DelegateForwarding, UITabBarControllerDelegate {
  /// A change that the app has requested.
  private final class Change {
    let transition: InterruptibleTransition
    private(set) weak var controller: UIViewController?

    init(to controller: UIViewController, by transition: InterruptibleTransition) {
      (self.controller, self.transition) = (controller, transition)
    }
  }

  /// The way from a tab back to the former one.
  private struct Return {
    weak var from: UIViewController?
    weak var to: UIViewController?
    let transition: InterruptibleTransition
  }

  private weak var tabs: UITabBarController?
  private weak var appsDelegate: (any UITabBarControllerDelegate)?
  private var changes: [Change] = []
  private var wayBack: Return?
  private let frames = FrameLoop()

  /// Returns the proxy of a tab bar controller, and makes it the delegate.
  static func proxy(of tabs: UITabBarController) -> TabBarDelegateProxy {
    if let proxy = tabs.delegate as? TabBarDelegateProxy { return proxy }
    return TabBarDelegateProxy(of: tabs)
  }

  private init(of tabs: UITabBarController) {
    self.tabs = tabs
    appsDelegate = tabs.delegate
    super.init()
    next = tabs.delegate as? NSObject
    tabs.delegate = self
  }

  // MARK: Changes

  /// Makes a change by a transition.
  ///
  /// UIKit may ask for the transition during the call or when it starts the change. A frame loop
  /// keeps this object until then.
  ///
  /// - Parameters:
  ///   - controller: The view controller to select.
  ///   - transition: The transition.
  ///   - way: How the view controller is left for the former one.
  func make(
    to controller: UIViewController, by transition: InterruptibleTransition,
    back way: TransitionReturn
  ) {
    guard let tabs else { return }
    let change = Change(to: controller, by: transition)
    changes.append(change)
    if way == .mirrored, tabs.isViewLoaded {
      DelegateKeeper.keep(self, of: tabs)
      wayBack = Return(
        from: controller, to: tabs.selectedViewController, transition: transition)
    }
    tabs.selectTab(controller)
    if isDone(change, in: tabs) { return }
    // mutate: tab-change-waits-for-uikit
    FrameLoop().wait { [weak tabs] in tabs.map { self.isDone(change, in: $0) } ?? true }
  }

  /// Checks whether UIKit makes the change by a transition, or has made it without.
  private func isDone(_ change: Change, in tabs: UITabBarController) -> Bool {
    let isUnderWay = tabs.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      self.end(change)
    }
    if isUnderWay != nil { return true }
    // Off screen nothing is animated. A controller that is visible without a transition has had
    // none.
    let isInSight = tabs.viewIfLoaded?.window != nil
    let isShown = tabs.selectedViewController?.viewIfLoaded?.window != nil
    guard !isInSight || isShown else { return false }
    end(change)
    return true
  }

  private func end(_ change: Change) {
    changes.removeAll { $0 === change }
    tidy()
    // If the change is cancelled, UIKit selects the former tab without a call.
    if wayBack != nil { watch() }
  }

  /// Forgets the way back from a tab that is not selected any more, and gives the app's delegate
  /// back when nothing is left to do.
  private func tidy() {
    guard let tabs else { return }
    let isLeft = wayBack?.from == nil || wayBack?.from !== tabs.selectedViewController
    if isLeft, tabs.transitionCoordinator == nil { wayBack = nil }
    guard wayBack == nil, changes.isEmpty else { return }
    DelegateKeeper.release(self, of: tabs)
    // The app may have set another delegate in the meantime.
    if tabs.delegate === self { tabs.delegate = appsDelegate }
  }

  /// Tidies up when a change is over that was not requested by this object: UIKit may report it by
  /// no call.
  private func watch() {
    var framesAtRest = 0
    frames.wait { [weak tabs] in
      framesAtRest = tabs?.transitionCoordinator == nil ? framesAtRest + 1 : 0
      guard framesAtRest > 2 else { return false }
      self.tidy()
      return true
    }
  }

  // MARK: UIKit's calls

  #if !os(visionOS)
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let change = changes.last { $0.controller === toVC }
      let back = wayBack.flatMap { way in
        way.from === fromVC && way.to === toVC && way.transition.isFree(from: fromVC, to: toVC)
          ? way : nil
      }
      if change == nil { watch() }
      guard let transition = change?.transition ?? back?.transition else {
        return appsDelegate?.animator(of: tabBarController, from: fromVC, to: toVC)
      }
      let direction = TabBarTransitioningDelegate.Direction(
        from: fromVC, to: toVC, in: tabBarController)
      transition.flightIsRequested(from: fromVC, to: toVC, isPresenting: direction == .right)
      return transition
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      animationController as? InterruptibleTransition
        ?? appsDelegate?.interactor(of: tabBarController, for: animationController)
    }
  #endif

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    // During a change a tap would disturb it, and the finger that holds it.
    tabBarController.transitionCoordinator == nil
      && appsDelegate?.allows(tabBarController, toSelect: viewController) ?? true
  }

  @available(iOS 18, visionOS 2, *)
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    tabBarController.transitionCoordinator == nil
      && appsDelegate?.allows(tabBarController, toSelect: tab) ?? true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    // UIKit may ask for the transition later.
    watch()
    appsDelegate?.tell(tabBarController, didSelect: viewController)
  }
}

/// A delegate of a tab bar controller that forwards to the app's delegate. It stays during
/// requested changes, and while the selected tab has a transition back.
final class TabBarDelegateProxy: DelegateForwarding, UITabBarControllerDelegate {
  /// The transition from a tab back to the previous tab.
  private struct Return {
    weak var from: UIViewController?
    weak var to: UIViewController?
    let transition: InterruptibleTransition
  }

  private weak var tabs: UITabBarController?
  private weak var appsDelegate: (any UITabBarControllerDelegate)?
  private var requests: [ChangeRequest] = []
  private var returnTransition: Return?
  private let frames = FrameLoop()
  private let taps = TabTaps()

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

  /// Provides UIKit with the transition of a request, until the request is settled.
  func provideTransition(for request: ChangeRequest, return style: TransitionReturn) {
    requests.append(request)
    if style == .mirrored, let tabs, let view = tabs.viewIfLoaded {
      ObjectKeeper.keep(self, in: view)
      returnTransition = Return(
        from: request.change.subject, to: tabs.selectedViewController,
        transition: request.change.transition)
    }
    request.then { _ in
      self.requests.removeAll { $0 === request }
      self.cleanUp()
      // If the change is cancelled, UIKit selects the previous tab without calling the delegate.
      if self.returnTransition != nil { self.cleanUpAtRest() }
    }
  }

  /// Removes the way back from a tab that is not selected, and the proxy if it is unused.
  private func cleanUp() {
    guard let tabs else { return }
    let isLeft =
      returnTransition?.from == nil || returnTransition?.from !== tabs.selectedViewController
    if isLeft, tabs.transitionCoordinator == nil { returnTransition = nil }
    guard returnTransition == nil, requests.isEmpty else { return }
    ObjectKeeper.release(self, in: tabs.viewIfLoaded)
    // The app can have set another delegate since then.
    if tabs.delegate === self { tabs.delegate = appsDelegate }
  }

  /// Cleans up after a foreign change, the end of which UIKit does not always report.
  private func cleanUpAtRest() {
    var framesAtRest = IdleFrameCounter()
    frames.wait { [weak tabs] in
      guard framesAtRest.countFrame(isBusy: tabs?.transitionCoordinator != nil) else {
        return false
      }
      self.cleanUp()
      return true
    }
  }

  // MARK: UIKit's calls

  #if !os(visionOS)
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let request = requests.last { $0.stage == .submitted && $0.change.subject === toVC }
      let back = returnTransition.flatMap { back in
        back.from === fromVC && back.to === toVC && back.transition.isFree(from: fromVC, to: toVC)
          ? back : nil
      }
      if request == nil { cleanUpAtRest() }
      guard let transition = request?.change.transition ?? back?.transition else {
        return appsDelegate?.animator(of: tabBarController, from: fromVC, to: toVC)
      }
      let order = TabBarTransitioningDelegate.Order(
        from: fromVC, to: toVC, in: tabBarController)
      let isPresenting =
        transition.zoomedTabs?.presents(toVC, from: fromVC) ?? (order == .later)
      transition.flightIsRequested(from: fromVC, to: toVC, isPresenting: isPresenting)
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
    taps.answer(for: viewController) {
      appsDelegate?.allows(tabBarController, toSelect: viewController) ?? true
        && tabBarController.allowsTap(on: viewController)
    }
  }

  @available(iOS 18, visionOS 2, *)
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    taps.answer(for: tab.viewController) {
      appsDelegate?.allows(tabBarController, toSelect: tab) ?? true
        && tabBarController.allowsTap(on: tab.viewController)
    }
  }

  @available(iOS 18, visionOS 2, *)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    appsDelegate?.notify(tabBarController, didSelect: selectedTab, previous: previousTab)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    // UIKit can request the transition later.
    cleanUpAtRest()
    appsDelegate?.notify(tabBarController, didSelect: viewController)
  }
}

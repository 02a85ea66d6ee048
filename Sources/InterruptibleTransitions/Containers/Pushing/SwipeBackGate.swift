/// A view that enables the system's swipes back only for pops without an animator.
///
/// UIKit can turn off its edge swipe for every delegate that implements the animator method. So the
/// gate sets a delegate of the recognizer, which forwards to the system's delegate and does not
/// replace an app's. The content pan recognizer of iOS 26 and later can begin although an animator
/// pops the page. UIKit documents it only for failure requirements, so its delegate stays, and it
/// waits for a recognizer of the gate.
///
/// The navigation controller's view keeps the gate, because a recognizer references its delegate
/// weakly. Without a delegate the swipe begins even if there is nothing to pop.
final class SwipeBackGate: UIView {
  private var edgeGate: EdgeSwipeGate?
  private var contentGuard: ContentSwipeGuard?

  /// Installs the gate. Call this method at each change, because UIKit can load its recognizers
  /// late and replace their delegates.
  static func install(on navigation: UINavigationController) {
    guard let view = navigation.viewIfLoaded else { return }
    let edge = navigation.interactivePopGestureRecognizer
    let content = navigation.contentPopRecognizer
    guard edge?.hasSystemDelegate == true || content?.hasSystemDelegate == true else { return }
    let gate =
      view.subviews.lazy.compactMap { $0 as? SwipeBackGate }.first ?? SwipeBackGate(in: view)
    // mutate: swipe-back-has-delegate
    if let edge, edge.hasSystemDelegate { gate.edgeGate = EdgeSwipeGate(of: navigation, edge) }
    // mutate: content-pan-waits
    if content != nil, gate.contentGuard == nil {
      gate.contentGuard = ContentSwipeGuard(of: navigation, on: view)
    }
  }

  /// Removes the gate of a navigation controller whose recognizers have other delegates again.
  static func removeUnused(from navigation: UINavigationController) {
    let gates = navigation.viewIfLoaded?.subviews.compactMap { $0 as? SwipeBackGate } ?? []
    guard navigation.popRecognizers.allSatisfy({ !$0.hasGate }) else { return }
    for gate in gates {
      gate.contentGuard?.remove()
      gate.removeFromSuperview()
    }
  }

  /// Returns whether a navigation controller's delegate belongs to the toolkit and needs the gate.
  static func isNeeded(by delegate: (any UINavigationControllerDelegate)?) -> Bool {
    delegate is NavigationTransitioningDelegate || delegate is NavigationDelegateProxy
  }

  private init(in view: UIView) {
    super.init(frame: .zero)
    isHidden = true
    view.insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// A delegate of the edge swipe recognizer that forwards to the system's delegate.
private final class EdgeSwipeGate: DelegateForwarding, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(of navigation: UINavigationController, _ recognizer: UIGestureRecognizer) {
    self.navigation = navigation
    super.init()
    next = recognizer.delegate as? NSObject
    recognizer.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, !navigation.isInTransition else { return false }
    let former = next as? any UIGestureRecognizerDelegate
    NavigationDelegateProxy.cleanUpReplaced(of: navigation)
    guard navigation.popsBySystem else { return false }
    // The system's delegate can refuse only because the app's delegate implements the animator
    // method.
    let isAllowed = former?.allowsBeginning(of: gestureRecognizer) == true
    return isAllowed || navigation.topViewController.map(navigation.showsWayBack) == true
  }
}

/// A delegate that allows the edge swipe on all pages but the first, as if the app had set nil.
final class OpenSwipe: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (navigation?.viewControllers.count ?? 0) > 1
  }
}

/// A pan for which the system's content pan waits, so that it pops no page with an animator.
private final class ContentSwipeGuard: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?
  private let pan = UIPanGestureRecognizer()

  init(of navigation: UINavigationController, on view: UIView) {
    self.navigation = navigation
    super.init()
    pan.delegate = self
    pan.cancelsTouchesInView = false
    pan.delaysTouchesEnded = false
    pan.allowedScrollTypesMask = .continuous
    view.addGestureRecognizer(pan)
  }

  func remove() {
    pan.view?.removeGestureRecognizer(pan)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let back = pan.view?.backDirection ?? .right
    return back.component(of: pan.movement) > 0 && navigation?.popsBySystem == false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !holds(otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    holds(otherGestureRecognizer)
  }

  /// Returns whether a recognizer is the system's content pan without an app's delegate.
  private func holds(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === navigation?.contentPopRecognizer && recognizer.hasSystemDelegate
  }
}

extension UINavigationController {
  /// Whether the system animates the pop of the top page; false if there is nothing to pop.
  fileprivate var popsBySystem: Bool {
    let stack = viewControllers
    guard stack.count > 1 else { return false }
    let top = stack[stack.count - 1]
    let below = stack[stack.count - 2]
    return delegate?.animator(of: self, for: .pop, from: top, to: below) == nil
  }

  /// Whether the top page has a Back button, or a swipe that the app allows without one.
  var hasWayBack: Bool {
    guard viewControllers.count > 1, let page = topViewController else { return false }
    return showsWayBack(from: page) || popRecognizers.contains(where: \.isOpenedByApp)
  }

  /// Returns whether the bar shows a Back button on a page. Without one, UIKit's swipes are off.
  func showsWayBack(from page: UIViewController) -> Bool {
    let item = page.navigationItem
    let isReplaced =
      item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    return !isNavigationBarHidden && !item.hidesBackButton && !isReplaced
  }
}

extension UIGestureRecognizer {
  fileprivate var hasSystemDelegate: Bool { delegate.map(isUIKitObject) ?? true }

  fileprivate var hasGate: Bool { delegate is EdgeSwipeGate }

  var hasNoDelegateButGate: Bool { delegate == nil || hasGate }

  var hasAppsDelegate: Bool { !hasGate && !hasSystemDelegate }

  /// Whether the app has set a delegate that allows a swipe without a Back button, or set nil.
  fileprivate var isOpenedByApp: Bool {
    (delegate == nil || hasAppsDelegate) && isAllowedByApp
  }

  /// Whether the app has neither disabled the recognizer nor set a delegate that refuses.
  var isAllowedByApp: Bool {
    guard isEnabled, hasAppsDelegate, let delegate else { return isEnabled }
    return delegate.allowsBeginning(of: self)
  }
}

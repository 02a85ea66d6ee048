/// Lets the system's swipes back begin if, and only if, a navigation controller's delegate returns
/// no animator for the pop.
///
/// UIKit may turn off its swipe from the edge for every delegate that can return animators, even if
/// the delegate returns none. An app that wants the swipe sets a delegate of the recognizer, and
/// the gate does the same. It forwards to the system's delegate, and does not replace an app's.
///
/// The pan in the content, which iOS has from version 26 on, may begin though the page goes by an
/// animator, without the finger. UIKit documents that recognizer for failure requirements alone, so
/// it keeps its delegate. It waits for a recognizer of the gate.
///
/// The view is invisible. It is a view so that the navigation controller's view keeps it: a
/// recognizer keeps its delegate weakly, and without a delegate the swipe begins even if there is
/// nothing to go back to.
final class SwipeBackGate: UIView {
  private var edgeGate: EdgeSwipeGate?
  private var contentGuard: ContentSwipeGuard?

  /// Lets a navigation controller's swipes begin if its delegate returns no animator.
  ///
  /// UIKit may load its recognizers late, and give them other delegates, so this is called at each
  /// change.
  static func install(on navigation: UINavigationController) {
    guard let view = navigation.viewIfLoaded else { return }
    let (edge, content) = (
      navigation.interactivePopGestureRecognizer, navigation.contentPopRecognizer
    )
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

  /// Whether a navigation controller's delegate is the toolkit's, which the gate serves.
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

/// The delegate of the recognizer for the swipe from the edge. It forwards to the system's.
private final class EdgeSwipeGate: DelegateForwarding, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(of navigation: UINavigationController, _ recognizer: UIGestureRecognizer) {
    self.navigation = navigation
    super.init()
    next = recognizer.delegate as? NSObject
    recognizer.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.transitionCoordinator == nil else { return false }
    let former = next as? any UIGestureRecognizerDelegate
    NavigationDelegateProxy.tidyReplaced(of: navigation)
    guard navigation.popsBySystem else { return false }
    // The system's delegate may refuse only because the app's can return animators.
    let isAllowed = former?.allowsBeginning(of: gestureRecognizer) == true
    return isAllowed || navigation.topViewController.map(navigation.showsWayBack) == true
  }
}

/// Allows the swipe from the edge on each page but the first, as an app does that has taken the
/// recognizer's delegate away.
final class OpenSwipe: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (navigation?.viewControllers.count ?? 0) > 1
  }
}

/// A pan that keeps the system's pan in the content from popping a page that goes by an animator.
///
/// It has no other effect: it recognizes together with every other recognizer, and only the
/// system's pan waits for it to fail.
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

  /// Whether a recognizer is the system's pan in the content, whose delegate is not an app's.
  private func holds(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === navigation?.contentPopRecognizer && recognizer.hasSystemDelegate
  }
}

extension UINavigationController {
  /// Whether a page can be popped, and the system animates that.
  fileprivate var popsBySystem: Bool {
    let stack = viewControllers
    guard stack.count > 1 else { return false }
    let (top, below) = (stack[stack.count - 1], stack[stack.count - 2])
    return delegate?.animator(of: self, for: .pop, from: top, to: below) == nil
  }

  /// Whether the bar shows a Back button on a page. Where it shows none, UIKit's swipes are off.
  func showsWayBack(from page: UIViewController) -> Bool {
    let item = page.navigationItem
    let isReplaced =
      item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    return !isNavigationBarHidden && !item.hidesBackButton && !isReplaced
  }
}

extension UIGestureRecognizer {
  /// Whether the app has given the recognizer no delegate.
  fileprivate var hasSystemDelegate: Bool { delegate.map(isSystemObject) ?? true }

  /// Whether the recognizer's delegate is the toolkit's.
  fileprivate var hasGate: Bool { delegate is EdgeSwipeGate }

  /// Whether the recognizer has no delegate, or the toolkit's.
  var hasNoDelegateButGate: Bool { delegate == nil || hasGate }

  /// Whether the app has given the recognizer a delegate.
  var hasAppsDelegate: Bool { !hasGate && !hasSystemDelegate }

  /// Whether the app allows the recognizer to begin, by the recognizer itself or by a delegate that
  /// it has given it.
  var isAllowedByApp: Bool {
    guard isEnabled, hasAppsDelegate, let delegate else { return isEnabled }
    return delegate.allowsBeginning(of: self)
  }
}

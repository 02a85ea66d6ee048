/// Lets the system's swipes back begin if, and only if, a navigation controller's delegate returns
/// no animator for the pop.
///
/// UIKit may turn off its swipe from the edge for every delegate that can return animators,
/// whatever that returns. An app that wants the swipe sets a delegate on its recognizer; this class
/// is such a delegate. It does not replace a delegate that the app has set. The pan in the content,
/// which iOS has from version 26 on, may begin though the page goes by an animator, without the
/// finger.
///
/// The view is invisible. It is a view so that the navigation controller's view keeps it: a
/// recognizer keeps its delegate weakly, and without a delegate the swipe begins even if there is
/// nothing to go back to.
final class SwipeBackGate: UIView, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?
  private var contentGate: ContentSwipeGate?

  /// Lets a navigation controller's swipes begin if its delegate returns no animator.
  static func install(on navigation: UINavigationController) {
    guard let view = navigation.viewIfLoaded else { return }
    let (edge, content) = (
      navigation.interactivePopGestureRecognizer, navigation.contentPopRecognizer
    )
    guard edge?.hasSystemDelegate == true || content?.hasSystemDelegate == true else { return }
    let gate =
      view.subviews.lazy.compactMap { $0 as? SwipeBackGate }.first
      ?? SwipeBackGate(of: navigation, in: view)
    // mutate: swipe-back-has-delegate
    if let edge, edge.hasSystemDelegate { edge.delegate = gate }
    // mutate: content-pan-has-delegate
    if let content, content.hasSystemDelegate {
      gate.contentGate = ContentSwipeGate(of: navigation, content)
    }
  }

  /// Removes the gate of a navigation controller whose recognizers have other delegates again.
  static func removeUnused(from navigation: UINavigationController) {
    let gates = navigation.viewIfLoaded?.subviews.compactMap { $0 as? SwipeBackGate } ?? []
    guard navigation.popRecognizers.allSatisfy({ !$0.hasGate }) else { return }
    for gate in gates { gate.removeFromSuperview() }
  }

  /// Whether a navigation controller's delegate is the toolkit's, which the gate serves.
  static func isNeeded(by delegate: (any UINavigationControllerDelegate)?) -> Bool {
    delegate is NavigationTransitioningDelegate || delegate is NavigationDelegateProxy
  }

  private init(of navigation: UINavigationController, in view: UIView) {
    self.navigation = navigation
    super.init(frame: .zero)
    isHidden = true
    view.insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.transitionCoordinator == nil else { return false }
    NavigationDelegateProxy.tidyReplaced(of: navigation)
    return navigation.popsBySystem
  }
}

/// The delegate of the recognizer for the pan in the content: the system's, which it stands in for,
/// decides the rest.
private final class ContentSwipeGate: DelegateForwarding, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(of navigation: UINavigationController, _ recognizer: UIGestureRecognizer) {
    self.navigation = navigation
    super.init()
    next = recognizer.delegate as? NSObject
    recognizer.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let former = next as? any UIGestureRecognizerDelegate
    return former?.allowsBeginning(of: gestureRecognizer) != false
      && navigation?.popsBySystem == true
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
}

extension UIGestureRecognizer {
  /// Whether the app has given the recognizer no delegate.
  fileprivate var hasSystemDelegate: Bool { delegate.map(isSystemObject) ?? true }

  /// Whether the recognizer's delegate is the toolkit's.
  fileprivate var hasGate: Bool { delegate is SwipeBackGate || delegate is ContentSwipeGate }

  /// Whether the recognizer has no delegate, or the toolkit's.
  var hasNoDelegateButGate: Bool { delegate == nil || hasGate }

  /// Whether the app allows the recognizer to begin, by the recognizer itself or by a delegate that
  /// it has given it.
  var isAllowedByApp: Bool {
    guard isEnabled, let delegate, !hasGate, !isSystemObject(delegate) else { return isEnabled }
    return delegate.allowsBeginning(of: self)
  }
}

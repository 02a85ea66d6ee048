/// Allows the system's swipe back if a navigation controller's delegate returns no animator for the
/// pop.
///
/// UIKit may turn off its swipe for every delegate that can return animators, whatever that
/// returns. An app that wants the swipe sets a delegate on its recognizer; this class is such a
/// delegate. It does not replace a delegate that the app has set.
///
/// The view is invisible. It is a view so that the navigation controller's view keeps it: the
/// swipe's recognizer keeps its delegate weakly, and without a delegate the swipe begins even if
/// there is nothing to go back to.
final class SwipeBackGate: UIView, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  /// Lets a navigation controller's swipe begin if its delegate returns no animator.
  static func install(on navigation: UINavigationController) {
    guard let recognizer = navigation.interactivePopGestureRecognizer,
      let view = navigation.viewIfLoaded, recognizer.delegate.map(isSystemObject) ?? true
    else { return }
    let gate = view.subviews.lazy.compactMap { $0 as? SwipeBackGate }.first
    recognizer.delegate = gate ?? SwipeBackGate(of: navigation, in: view)
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
    let stack = navigation.viewControllers
    guard stack.count > 1 else { return false }
    let (top, below) = (stack[stack.count - 1], stack[stack.count - 2])
    return navigation.delegate?.animator(of: navigation, for: .pop, from: top, to: below) == nil
  }
}

/// Lets the system's swipe back begin where a navigation controller's delegate gives no animator
/// for the pop.
///
/// UIKit may switch its swipe off for every delegate that can give animators, whatever that
/// returns. An app that wants the swipe then gives the recognizer a delegate of its own; this is
/// one. A delegate that the app has given it is left alone.
///
/// It shows nothing. It is a view so that the navigation controller's view keeps it: the swipe's
/// recognizer keeps its delegate weakly, and without one begins even where there is nothing to go
/// back to.
final class SwipeBackGate: UIView, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  /// Has a navigation controller's swipe begin where its delegate gives no animator.
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

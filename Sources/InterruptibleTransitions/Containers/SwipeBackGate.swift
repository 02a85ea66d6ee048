/// Lets the system's swipe back begin where a navigation controller's delegate gives no animator for the pop.
///
/// UIKit may switch its swipe off for every delegate that can give animators, whatever that returns. An app
/// that wants the swipe then gives the recognizer a delegate of its own; this is one. A delegate that the
/// app has given it is left alone.
final class SwipeBackGate: NSObject, UIGestureRecognizerDelegate {
  /// The key under which a navigation controller's layer keeps its gate: a recognizer keeps its delegate
  /// weakly, and without one it would begin even where there is nothing to go back to.
  private static let key = "InterruptibleTransitionsSwipeBackGate"

  private weak var navigation: UINavigationController?

  private init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
  }

  /// Has a navigation controller's swipe begin where its delegate gives no animator.
  static func install(on navigation: UINavigationController) {
    guard let recognizer = navigation.interactivePopGestureRecognizer,
      let layer = navigation.viewIfLoaded?.layer
    else { return }
    let gate = layer.value(forKey: key) as? SwipeBackGate ?? SwipeBackGate(navigation)
    layer.setValue(gate, forKey: key)
    guard recognizer.delegate.map(isSystemObject) ?? true else { return }
    recognizer.delegate = gate
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.transitionCoordinator == nil else { return false }
    let stack = navigation.viewControllers
    guard stack.count > 1 else { return false }
    let (top, below) = (stack[stack.count - 1], stack[stack.count - 2])
    return navigation.delegate?.animator(of: navigation, for: .pop, from: top, to: below) == nil
  }
}

import InterruptibleTransitions

/// A navigation controller without a bar. It allows the swipe to pop, which UIKit disables when the
/// bar is hidden.
package class BarlessNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  package override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    interactivePopGestureRecognizer?.delegate = self
  }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1
  }
}

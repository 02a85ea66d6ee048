import InterruptibleTransitions

/// A stack without a bar. It allows the swipe back, which UIKit turns off where the bar is hidden.
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

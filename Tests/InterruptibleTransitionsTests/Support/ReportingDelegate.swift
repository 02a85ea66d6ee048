import HeadlessDevice
import InterruptibleTransitions

/// A delegate that calls a closure when a page is shown.
final class ReportingDelegate: NSObject, UINavigationControllerDelegate {
  var report: () -> Void = {}

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { report() }
}

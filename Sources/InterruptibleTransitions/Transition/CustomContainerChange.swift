/// The last change that a transition has made in a container of the app.
///
/// UIKit does not report the direction of such a change.
struct CustomContainerChange {
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  /// Whether the message about the direction has been printed.
  private var isReported = false

  /// Records a change, and prints a message if the change reverses the last one.
  mutating func record(_ context: any UIViewControllerContextTransitioning) {
    guard context.isInCustomContainer, let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return }
    if !isReported, self.from === to, self.to === from {
      isReported = true
      printDebugMessage(
        """
        A transition leads back from \(type(of: from)) to \(type(of: to)) in a container that is \
        neither a navigation controller nor a tab bar controller. UIKit does not tell the \
        direction, and the flight looks as on the way there: isPresenting is true. Use a second \
        transition for the way back, with the mirrored animation.
        """)
    }
    (self.from, self.to) = (from, to)
  }
}

extension UIViewControllerContextTransitioning {
  /// Whether a container of the app makes the change.
  ///
  /// That is not the case for navigation controllers, tab bar controllers, presentations and
  /// dismissals.
  fileprivate var isInCustomContainer: Bool {
    let controllers = [viewController(forKey: .from), viewController(forKey: .to)]
      .compactMap { $0 }
    return pageContainer == nil && controllers.contains { $0.parent != nil }
      && controllers.allSatisfy { $0.parent != nil || $0.presentingViewController == nil }
  }
}

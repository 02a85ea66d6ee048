/// The last change that a transition has made in an app's own container, about whose direction
/// UIKit says nothing.
struct OwnContainerChange {
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  /// Whether the developer of the app knows that the way back looks like the way there.
  private var isReported = false

  /// Records a change, and prints a message if it leads back to where the last one began.
  mutating func record(_ context: any UIViewControllerContextTransitioning) {
    guard context.isInOwnContainer, let from = context.viewController(forKey: .from),
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
  /// Whether the change is made by a container of the app: not by UIKit's stacks and tabs, and not
  /// a presentation or a dismissal.
  fileprivate var isInOwnContainer: Bool {
    let controllers = [viewController(forKey: .from), viewController(forKey: .to)]
      .compactMap { $0 }
    return pageContainer == nil && controllers.contains { $0.parent != nil }
      && controllers.allSatisfy { $0.parent != nil || $0.presentingViewController == nil }
  }
}

/// A view controller, what it presents, what that presents, and so on.
///
/// An app can put what is presented into a container that presents it. What such a page presents is
/// the page itself, so that the chain ends where it would go round.
struct PresentedChain: @MainActor Sequence, @MainActor IteratorProtocol {
  private let first: UIViewController
  private var upcoming: UIViewController?

  fileprivate init(from first: UIViewController) {
    (self.first, upcoming) = (first, first)
  }

  /// - Complexity: O(*n*) in the number of view controllers before it.
  mutating func next() -> UIViewController? {
    let current = upcoming
    upcoming = current?.presentedViewController.flatMap { hasPassed($0) ? nil : $0 }
    return current
  }

  /// Whether a view controller is the current one, or one before it.
  private func hasPassed(_ controller: UIViewController) -> Bool {
    var passed = first
    while passed !== controller {
      guard passed !== upcoming, let next = passed.presentedViewController else { return false }
      passed = next
    }
    return true
  }
}

extension UIViewController {
  /// This controller, what it presents, what that presents, and so on.
  var presentedChain: PresentedChain { PresentedChain(from: self) }

  /// The view controller that is presented last, on top of this one.
  var topmost: UIViewController {
    var top = self
    for controller in presentedChain { top = controller }
    return top
  }
}

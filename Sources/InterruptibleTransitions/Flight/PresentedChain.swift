/// A view controller, the one that it presents, the one that this presents, and so on.
///
/// An app can put a presented view controller into a container that presents it. The chain ends
/// before a view controller would repeat.
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

  /// Returns whether a view controller is the current one, or an earlier one.
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
  /// This controller, the one that it presents, the one that this presents, and so on.
  var presentedChain: PresentedChain { PresentedChain(from: self) }

  /// The last view controller in the chain of presentations, on top of this one.
  var topmost: UIViewController {
    var top = self
    for controller in presentedChain { top = controller }
    return top
  }
}

/// An invisible view that reports when its page leaves the window or returns. UIKit reports changes
/// of pages only to the container's delegate, which belongs to the app.
final class WindowObserverView: UIView {
  /// The transition that has shown a container of the page.
  private(set) weak var transition: InterruptibleTransition?

  /// Creates the view behind the other views of a page.
  convenience init(in page: UIView, of transition: InterruptibleTransition) {
    self.init(frame: .zero)
    isHidden = true
    page.insertSubview(self, at: 0)
    self.transition = transition
  }

  func remove() {
    transition = nil
    removeFromSuperview()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    transition?.updateProvidedInteractionsSoon()
  }
}

extension UIViewController {
  /// The view to which an observer of the controller is added, or nil if it is not loaded.
  var windowObserverSuperview: UIView? {
    // An effect view does not accept subviews. SwiftUI reports a subview of a hosting view, which
    // it keeps (6.38): no other view leaves the window with each page.
    (viewIfLoaded as? UIVisualEffectView)?.contentView ?? viewIfLoaded
  }

  /// Returns the other transitions with observers in the controller or in a visible one inside it.
  func transitions(excluding transition: InterruptibleTransition) -> [InterruptibleTransition] {
    var found: [InterruptibleTransition] = []
    for view in visibleTree.compactMap(\.windowObserverSuperview) {
      for case let windowObserver as WindowObserverView in view.subviews {
        guard let other = windowObserver.transition, other !== transition,
          !found.contains(where: { $0 === other })
        else { continue }
        found.append(other)
      }
    }
    return found
  }
}

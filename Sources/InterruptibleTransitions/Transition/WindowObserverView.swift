/// An invisible view in a visible page that reports when the page leaves the window or returns.
///
/// UIKit reports a push, a pop or a change of tabs only to the delegate of the container, which
/// belongs to the app. UIKit reports a change of the window to each view.
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

  /// Removes the view from its page.
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

  /// Returns the other transitions that have shown containers of the controller.
  ///
  /// They have observers in the controller or in a visible controller inside it.
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

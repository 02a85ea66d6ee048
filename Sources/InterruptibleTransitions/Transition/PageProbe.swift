/// An invisible view in a visible page, by which a transition learns that the page has left the
/// window or has come back.
///
/// UIKit reports a push, a pop or a change of tabs to the delegate of the container, which is the
/// app's. It reports a change of the window to each view.
final class PageProbe: UIView {
  /// The transition that has brought in a container of the page.
  private(set) weak var transition: InterruptibleTransition?

  /// Makes the view, behind the other views of a page.
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
    transition?.updateGuestsSoon()
  }
}

extension UIViewController {
  /// The view that a probe of the controller is in, if it is loaded.
  var probedView: UIView? {
    // An effect view refuses subviews.
    (viewIfLoaded as? UIVisualEffectView)?.contentView ?? viewIfLoaded
  }

  /// The other transitions that have brought in containers of the controller, and have probes in
  /// the controller or in what is visible inside it.
  func transitions(besides transition: InterruptibleTransition) -> [InterruptibleTransition] {
    var found: [InterruptibleTransition] = []
    for view in visibleTree.compactMap(\.probedView) {
      for case let probe as PageProbe in view.subviews {
        guard let other = probe.transition, other !== transition,
          !found.contains(where: { $0 === other })
        else { continue }
        found.append(other)
      }
    }
    return found
  }
}

import Foundation

/// A controller of content that prefers a size: a view controller or a presentation controller.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that suits the content, in points.
  var preferredContentSize: CGSize { get }
  /// Called when the preferred size of a child, or of the presented view controller, has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called before the size of the content changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
  /// Notifies what contains this controller of its preferred size: the container, or else the
  /// controller of its presentation (fact 2.151).
  func preferredContentSizeChanged(from old: CGSize) {
    guard preferredContentSize != old else { return }
    notifyOfPreferredContentSize()
  }

  func notifyOfPreferredContentSize() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      presentedBy?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
}

extension UIPresentationController: UIContentContainer {}

import Foundation

/// An object that manages content with a preferred size, such as a view controller or a
/// presentation controller.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points.
  var preferredContentSize: CGSize { get }
  /// Notifies the object that the preferred size of a child or of the presented view controller has
  /// changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Notifies the object that the size of its content is about to change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
  /// Notifies the container of the view controller of a changed preferred size.
  ///
  /// The container is the parent, or else the presentation controller (fact 2.151).
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

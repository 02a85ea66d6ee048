/// The period in which a scroll view has no refresh control, so that a pull cannot refresh.
final class RefreshSuspension {
  /// The maximum number of frames to wait until the content is back at its edge.
  static let longestWait = 240

  private weak var scrollView: UIScrollView?
  private let control: UIRefreshControl

  /// Removes the refresh control of a scroll view.
  ///
  /// The result is nil if there is no refresh control, or if the control is refreshing.
  init?(of scrollView: UIScrollView) {
    guard let control = scrollView.refreshControl, !control.isRefreshing else { return nil }
    (self.scrollView, self.control) = (scrollView, control)
    scrollView.refreshControl = nil
  }

  /// Restores the scroll view's refresh control, unless the app has set another one.
  func end() {
    scrollView?.restore(control)
    scrollView = nil
  }

  /// Ends the suspension without changing the scroll view.
  func discard() {
    scrollView = nil
  }

  // An interaction that is deallocated in the middle of a pull restores the control.
  deinit {
    let (scrollView, control) = (scrollView, control)
    MainThread.perform { scrollView?.restore(control) }
  }
}

extension UIScrollView {
  /// Sets a refresh control if there is none.
  fileprivate func restore(_ control: UIRefreshControl) {
    if refreshControl == nil { refreshControl = control }
  }
}

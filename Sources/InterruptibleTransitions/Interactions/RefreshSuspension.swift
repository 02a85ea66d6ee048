/// The time in which a scroll view has no refresh control, so that a pull cannot refresh.
final class RefreshSuspension {
  /// The number of frames for which the content may take to return to its edge.
  static let patience = 240

  private weak var scrollView: UIScrollView?
  private let control: UIRefreshControl

  /// Takes the refresh control out of a scroll view; nil if there is none, or if it refreshes.
  init?(of scrollView: UIScrollView) {
    guard let control = scrollView.refreshControl, !control.isRefreshing else { return nil }
    (self.scrollView, self.control) = (scrollView, control)
    scrollView.refreshControl = nil
  }

  /// Gives the scroll view its refresh control back, unless the app has set another one.
  func end() {
    scrollView?.restore(control)
    scrollView = nil
  }

  /// Leaves the scroll view as it is.
  func forget() {
    scrollView = nil
  }

  // An interaction that is released in the middle of a pull gives the control back.
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

import Foundation

extension UIScrollView {
  /// The distance by which the content rests lower while a control refreshes it, in points.
  var refreshInset: CGFloat {
    guard let control = refreshControl, control.isRefreshing, !control.isPulled else { return 0 }
    return UIRefreshControl.height
  }

  func refreshControlDidChange(from old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.onChange = nil
    old?.removeFromSuperview()
    if let refreshControl {
      refreshControl.frame = CGRect(
        x: 0, y: -UIRefreshControl.height, width: bounds.width, height: UIRefreshControl.height)
      refreshControl.autoresizingMask = .flexibleWidth
      refreshControl.onChange = { [weak self] in self?.refreshingDidChange() }
      insertSubview(refreshControl, at: 0)
    }
    refreshingDidChange()
  }

  /// Begins a refresh if a finger has pulled the content far enough.
  func refreshIfPulledFar() {
    guard let refreshControl else { return }
    let pulled = -extents.vertical.overshoot(of: contentOffset.y)
    refreshControl.isHidden = pulled <= 0 && !refreshControl.isRefreshing
    guard !refreshControl.isRefreshing, !refreshControl.isPulled,
      pulled >= UIRefreshControl.threshold
    else { return }
    refreshControl.beginByPull()
  }

  /// Handles the release of the finger.
  ///
  /// If the finger began a refresh, the content makes room for the control.
  func refreshControlIsReleased() {
    guard let refreshControl, refreshControl.isPulled else { return }
    refreshControl.isPulled = false
    extentsDidChange()
  }

  private func refreshingDidChange() {
    refreshControl?.isHidden = refreshControl?.isRefreshing == false
    guard window != nil, refreshInset < toldRefreshInset else { return extentsDidChange() }
    // The content moves back while the inset is removed.
    UIView.animate(withDuration: 0.3) { self.extentsDidChange() }
  }
}

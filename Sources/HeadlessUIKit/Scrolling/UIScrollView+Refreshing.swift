import Foundation

extension UIScrollView {
  /// The distance, in points, by which the content rests lower for a control that refreshes it.
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

  /// Begins to refresh when a finger has pulled the content far enough.
  func refreshIfPulledFar() {
    guard let refreshControl else { return }
    let pulled = -extents.vertical.overshoot(of: contentOffset.y)
    refreshControl.isHidden = pulled <= 0 && !refreshControl.isRefreshing
    guard !refreshControl.isRefreshing, !refreshControl.isPulled,
      pulled >= UIRefreshControl.threshold
    else { return }
    refreshControl.beginByPull()
  }

  /// Called when the finger has lifted: the content makes room for the control if the finger began
  /// the refresh.
  func refreshControlIsReleased() {
    guard let refreshControl, refreshControl.isPulled else { return }
    refreshControl.isPulled = false
    extentsDidChange()
  }

  private func refreshingDidChange() {
    refreshControl?.isHidden = refreshControl?.isRefreshing == false
    guard window != nil, refreshInset < toldRefreshInset else { return extentsDidChange() }
    // The room is removed, and the content moves back over it.
    UIView.animate(withDuration: 0.3) { self.extentsDidChange() }
  }
}

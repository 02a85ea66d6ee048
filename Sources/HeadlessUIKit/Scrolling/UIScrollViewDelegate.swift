import Foundation

/// The delegate of a scroll view, which is notified of scrolling. All requirements are optional.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Notifies the delegate that the offset has changed, for any reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Notifies the delegate that a finger is about to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Notifies the delegate that the finger has lifted.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the offset, in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will stop, in points. The delegate
  ///     can change it.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Notifies the delegate that the finger has lifted, and whether the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Notifies the delegate that the content begins to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Notifies the delegate that the content has stopped, or that a finger has stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Notifies the delegate that the content has reached the offset that the app set.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Notifies the delegate that the adjusted insets have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing. The requirement is optional.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing. The requirement is optional.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing. The requirement is optional.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing. The requirement is optional.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Does nothing. The requirement is optional.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing. The requirement is optional.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing. The requirement is optional.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Does nothing. The requirement is optional.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

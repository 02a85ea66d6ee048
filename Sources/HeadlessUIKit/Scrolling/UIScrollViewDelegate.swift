import Foundation

/// The delegate of a scroll view, which is notified of scrolling. Every requirement is optional.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the offset has changed, for whatever reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when a finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when the finger has lifted.
  ///
  /// - Parameters:
  ///   - scrollView: the scroll view.
  ///   - velocity: of the offset, in points per millisecond.
  ///   - targetContentOffset: the offset at which the content will stop, in points; writable.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called when the finger has lifted; the content continues to move or rests.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when the content begins to move by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when the content has come to rest, or a finger has stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called when the content has arrived at the offset that the app set.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Called when the adjusted insets have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing: the requirement is optional.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing: the requirement is optional.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing: the requirement is optional.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing: the requirement is optional.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Does nothing: the requirement is optional.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing: the requirement is optional.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing: the requirement is optional.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Does nothing: the requirement is optional.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

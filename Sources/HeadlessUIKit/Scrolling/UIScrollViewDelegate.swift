import Foundation

/// Hears how a scroll view scrolls. Every requirement is optional.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The offset has changed, for whatever reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger has lifted.
  ///
  /// - Parameters:
  ///   - scrollView: the scroll view.
  ///   - velocity: of the offset, in points per millisecond.
  ///   - targetContentOffset: the offset at which the content will stop, in points; writable.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The finger has lifted; the content moves on or rests.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content begins to move by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest, or a finger has stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// The content has arrived where the app sent it.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The insets that the safe area is a part of have changed.
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

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

  /// Returns the view that is scaled when the content is zoomed.
  ///
  /// The default is nil, with which the content is not zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Notifies the delegate that a pinch or an animated change of the scale factor begins.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The zooming view.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Notifies the delegate that the scale factor has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Notifies the delegate that a pinch or an animated change of the scale factor is over.
  ///
  /// After a pinch beyond the limits, the content has returned to them.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The zooming view.
  ///   - scale: The scale factor, which is between the limits.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

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

  /// Returns nil, because the requirement is optional.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    nil
  }

  /// Does nothing. The requirement is optional.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing. The requirement is optional.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing. The requirement is optional.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  /// Does nothing. The requirement is optional.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

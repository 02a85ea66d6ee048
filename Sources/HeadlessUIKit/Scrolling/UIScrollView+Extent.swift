import Foundation

extension UIScrollView {
  /// The content insets, including the parts of the safe area that are added, in points (fact
  /// 3.32).
  public var adjustedContentInset: UIEdgeInsets {
    let added = addedSafeArea
    return UIEdgeInsets(
      top: contentInset.top + added.top + refreshInset, left: contentInset.left + added.left,
      bottom: contentInset.bottom + added.bottom, right: contentInset.right + added.right)
  }

  /// The parts of the safe area that are added to the content insets, in points.
  private var addedSafeArea: UIEdgeInsets {
    let area = safeAreaInsets
    let (across, down): (Bool, Bool) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .automatic: (scrollsAcross, scrollsDown || isContentOfContainedPage)
      case .scrollableAxes: (scrollsAcross, scrollsDown)
      }
    return UIEdgeInsets(
      top: down ? area.top : 0, left: across ? area.left : 0, bottom: down ? area.bottom : 0,
      right: across ? area.right : 0)
  }

  /// The parts of the safe area that can cover the content, in points.
  var uncoveredSafeArea: UIEdgeInsets {
    let area = safeAreaInsets
    let added = addedSafeArea
    return UIEdgeInsets(
      top: area.top - added.top, left: area.left - added.left, bottom: area.bottom - added.bottom,
      right: area.right - added.right)
  }

  /// Whether the view, and not its constraints, determines the size of the content.
  var computesContentSize: Bool { self is UITableView || self is UICollectionView }

  private var scrollsAcross: Bool { contentSize.width > bounds.width || alwaysBounceHorizontal }

  private var scrollsDown: Bool { contentSize.height > bounds.height || alwaysBounceVertical }

  /// Whether the view is the content of a page in a navigation controller or a tab bar controller
  /// (fact 3.71).
  ///
  /// The content of a page is its view, or the first subview of that view.
  private var isContentOfContainedPage: Bool {
    func isContained(_ page: UIViewController?) -> Bool {
      page?.parent is UINavigationController || page?.parent is UITabBarController
    }
    return isContained(owner) || superview?.subviews.first === self && isContained(superview?.owner)
  }

  /// The range in which the offset may rest, along each axis (fact 3.31).
  var extents: ScrollAxes<ScrollExtent> {
    let inset = adjustedContentInset
    return ScrollAxes(
      horizontal: extent(
        before: inset.left, after: inset.right, content: contentSize.width,
        dimension: bounds.width,
        bounces: bouncesAlong.horizontal ? alwaysBounceHorizontal : nil),
      vertical: extent(
        before: inset.top, after: inset.bottom, content: contentSize.height,
        dimension: bounds.height, bounces: bouncesAlong.vertical ? alwaysBounceVertical : nil))
  }

  /// Returns the range in which the offset may rest along an axis.
  ///
  /// `bounces` is nil if no content bounces. Otherwise it determines whether content that fits the
  /// view bounces.
  private func extent(
    before: CGFloat, after: CGFloat, content: CGFloat, dimension: CGFloat, bounces: Bool?
  ) -> ScrollExtent {
    let highest = max(content + after - dimension, -before)
    return pixelAligned(
      ScrollExtent(
        lowest: -before, highest: highest, dimension: dimension,
        bounces: bounces.map { highest > -before || $0 } ?? false))
  }

  /// Notifies the delegate of a changed offset, and updates the edges for a changed size.
  func boundsDidChange(from old: CGRect) {
    if bounds.origin != old.origin {
      setNeedsLayout()
      updateIndicators()
      delegate?.scrollViewDidScroll(self)
    }
    if bounds.size != old.size { extentsDidChange() }
  }

  /// Notifies the delegate of changed insets, and moves an offset that is now outside the edges
  /// (fact 3.30).
  func extentsDidChange() {
    let old = toldExtents
    let new = extents
    let keepsStart = contentInset == toldContentInset && refreshInset == toldRefreshInset
    let tellsInset = adjustedContentInset != toldInset
    toldExtents = new
    toldInset = adjustedContentInset
    toldContentInset = contentInset
    toldRefreshInset = refreshInset
    if tellsInset {
      // The safe area of the content depends on the part that is added to the insets.
      updateSafeArea()
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
    // Moving content follows the new edges in its next frame.
    guard new != old, !isUnderFinger, isResting, !zoomState.determinesOffset else { return }
    var offset = contentOffset
    for axis in ScrollAxis.allCases where old[axis].overshoot(of: offset[axis]) == 0 {
      // A change of the safe area moves content that is at its start. A change of the app's insets
      // does not.
      let isAtStart = keepsStart && offset[axis] == old[axis].lowest
      offset[axis] = isAtStart ? new[axis].lowest : new[axis].clamped(offset[axis])
    }
    if offset != contentOffset { contentOffset = offset }
  }
}

import Foundation

extension UIScrollView {
  /// `contentInset` and the part of the safe area that is added to it, in points (fact 3.32).
  public var adjustedContentInset: UIEdgeInsets {
    let area = safeAreaInsets
    let (across, down): (Bool, Bool) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .automatic: (scrollsAcross, scrollsDown || isContentOfContainedPage)
      case .scrollableAxes: (scrollsAcross, scrollsDown)
      }
    return UIEdgeInsets(
      top: contentInset.top + (down ? area.top : 0) + refreshInset,
      left: contentInset.left + (across ? area.left : 0),
      bottom: contentInset.bottom + (down ? area.bottom : 0),
      right: contentInset.right + (across ? area.right : 0))
  }

  private var scrollsAcross: Bool { contentSize.width > bounds.width || alwaysBounceHorizontal }

  private var scrollsDown: Bool { contentSize.height > bounds.height || alwaysBounceVertical }

  /// Whether the view is the content of a page that a navigation controller or a tab bar controller
  /// shows: the page's view, or the first view in it (fact 3.71).
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

  /// Returns the range in which the offset may rest along an axis; `bounces` determines whether
  /// content that fits bounces too, and is nil if no content bounces.
  private func extent(
    before: CGFloat, after: CGFloat, content: CGFloat, dimension: CGFloat, bounces: Bool?
  ) -> ScrollExtent {
    let highest = max(content + after - dimension, -before)
    return pixelAligned(
      ScrollExtent(
        lowest: -before, highest: highest, dimension: dimension,
        bounces: bounces.map { highest > -before || $0 } ?? false))
  }

  /// Notifies the delegate of a changed offset, and applies the effects of a new size.
  func boundsDidChange(from old: CGRect) {
    if bounds.origin != old.origin {
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
    if bounds.size != old.size { extentsDidChange() }
  }

  /// Notifies the delegate of changed insets, and moves back an offset that is now outside the
  /// edges (fact 3.30).
  func extentsDidChange() {
    let (old, new) = (toldExtents, extents)
    let keepsStart = contentInset == toldContentInset && refreshInset == toldRefreshInset
    let tellsInset = adjustedContentInset != toldInset
    (toldExtents, toldInset, toldContentInset) = (new, adjustedContentInset, contentInset)
    toldRefreshInset = refreshInset
    if tellsInset {
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
    // Moving content takes account of new edges with its next frame.
    guard new != old, !isUnderFinger, isResting else { return }
    var offset = contentOffset
    for axis in ScrollAxis.allCases where old[axis].overshoot(of: offset[axis]) == 0 {
      // The safe area moves content that is at its start; the app's own insets do not.
      let isAtStart = keepsStart && offset[axis] == old[axis].lowest
      offset[axis] = isAtStart ? new[axis].lowest : new[axis].clamped(offset[axis])
    }
    if offset != contentOffset { contentOffset = offset }
  }
}

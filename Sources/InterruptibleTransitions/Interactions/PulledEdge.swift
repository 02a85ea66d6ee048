/// An edge of a scroll view's content, past which a finger pulls it.
struct PulledEdge {
  /// The greatest distance from an edge, in points, at which content counts as being at the edge.
  ///
  /// UIKit rounds offsets to pixels, and insets are not always whole pixels.
  static let tolerance: CGFloat = 0.5

  /// The direction in which the finger pulls. At the top edge this is down.
  let direction: TransitionDirection

  /// Returns the distance of the content past the edge, in points.
  ///
  /// The distance is negative if the content is scrolled away from the edge.
  func pulled(_ scrollView: UIScrollView) -> CGFloat {
    let (offset, lowest, highest) = range(of: scrollView)
    return isLeading ? lowest - offset : offset - highest
  }

  /// Returns whether the content is past the edge.
  func isPast(_ scrollView: UIScrollView) -> Bool { pulled(scrollView) > Self.tolerance }

  /// Returns the distance of the content from the edge, in points, or 0 at the edge and past it.
  func rest(of scrollView: UIScrollView) -> CGFloat {
    let rest = -pulled(scrollView)
    return rest > Self.tolerance ? rest : 0
  }

  /// Returns whether the content is past the opposite edge.
  func isPushed(_ scrollView: UIScrollView) -> Bool {
    PulledEdge(direction: direction.opposite).isPast(scrollView)
  }

  /// Returns the distance that the finger has moved on the screen in the direction of the pull, in
  /// points.
  ///
  /// The distance is measured on the screen, because the transition may scale or rotate the scroll
  /// view under the finger.
  func finger(on scrollView: UIScrollView) -> CGFloat {
    direction.component(of: scrollView.panGestureRecognizer.translation(in: nil))
  }

  /// Returns the length of the visible content along the pull, in points.
  func length(of scrollView: UIScrollView) -> CGFloat {
    direction.axis == .vertical ? scrollView.bounds.height : scrollView.bounds.width
  }

  /// Returns whether the content is longer than its visible part along the pull.
  func canScroll(_ scrollView: UIScrollView) -> Bool {
    let (_, lowest, highest) = range(of: scrollView)
    return highest > lowest + Self.tolerance
  }

  /// Moves the content to the edge.
  func pin(_ scrollView: UIScrollView) {
    var offset = scrollView.contentOffset
    let place = place(in: scrollView)
    let current = direction.axis == .vertical ? offset.y : offset.x
    // Setting an offset between two pixels in each frame would call the delegate in each frame.
    if abs(current - place) < Self.tolerance { return }
    if direction.axis == .vertical { offset.y = place } else { offset.x = place }
    scrollView.contentOffset = offset
  }

  /// Returns the content's offset along the pull when the content is at the edge, in points.
  func place(in scrollView: UIScrollView) -> CGFloat {
    let (_, lowest, highest) = range(of: scrollView)
    return isLeading ? lowest : highest
  }

  private var isLeading: Bool { direction == .down || direction == .right }

  /// Returns the content's offset along the pull, and the offsets at its edges, in points.
  private func range(
    of scrollView: UIScrollView
  ) -> (offset: CGFloat, lowest: CGFloat, highest: CGFloat) {
    let (inset, content) = (scrollView.adjustedContentInset, scrollView.contentSize)
    if direction.axis == .vertical {
      let highest = content.height + inset.bottom - scrollView.bounds.height
      return (scrollView.contentOffset.y, -inset.top, max(highest, -inset.top))
    }
    let highest = content.width + inset.right - scrollView.bounds.width
    return (scrollView.contentOffset.x, -inset.left, max(highest, -inset.left))
  }
}

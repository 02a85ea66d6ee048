/// An edge of a scroll view's content, past which a finger pulls it.
struct PulledEdge {
  /// The direction in which the finger pulls: down at the top edge.
  let direction: TransitionDirection

  /// How far the content is pulled past the edge, in points; negative if it is scrolled away from
  /// the edge.
  func pulled(_ scrollView: UIScrollView) -> CGFloat {
    let (offset, lowest, highest) = range(of: scrollView)
    return isLeading ? lowest - offset : offset - highest
  }

  /// How far the content is pulled past the opposite edge, in points; negative if it is not.
  func pushed(_ scrollView: UIScrollView) -> CGFloat {
    PulledEdge(direction: direction.opposite).pulled(scrollView)
  }

  /// How far the finger on a scroll view has moved on the screen in the direction of the pull, in
  /// points: the transition may scale or turn the scroll view under the finger.
  func finger(on scrollView: UIScrollView) -> CGFloat {
    direction.component(of: scrollView.panGestureRecognizer.translation(in: nil))
  }

  /// The length of the visible content along the pull, in points.
  func length(of scrollView: UIScrollView) -> CGFloat {
    direction.axis == .vertical ? scrollView.bounds.height : scrollView.bounds.width
  }

  /// Whether the content is longer than its visible part along the pull.
  func canScroll(_ scrollView: UIScrollView) -> Bool {
    let (_, lowest, highest) = range(of: scrollView)
    return highest > lowest
  }

  /// Moves the content to the edge.
  func pin(_ scrollView: UIScrollView) {
    var offset = scrollView.contentOffset
    let place = place(in: scrollView)
    if direction.axis == .vertical { offset.y = place } else { offset.x = place }
    if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
  }

  /// The content's offset, along the pull, at the edge.
  func place(in scrollView: UIScrollView) -> CGFloat {
    let (_, lowest, highest) = range(of: scrollView)
    return isLeading ? lowest : highest
  }

  private var isLeading: Bool { direction == .down || direction == .right }

  /// The content's offset along the pull, and the offsets at its edges.
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

/// An edge of a scroll view's content, past which a finger pulls it.
struct PulledEdge {
  /// How far the content may be from an edge, in points, and still count as being there. UIKit
  /// rounds offsets to pixels, and insets are not always whole pixels.
  static let tolerance: CGFloat = 0.5

  /// The direction in which the finger pulls: down at the top edge.
  let direction: TransitionDirection

  /// How far the content is pulled past the edge, in points; negative if it is scrolled away from
  /// the edge.
  func pulled(_ scrollView: UIScrollView) -> CGFloat {
    let (offset, lowest, highest) = range(of: scrollView)
    return isLeading ? lowest - offset : offset - highest
  }

  /// Whether the content is pulled past the edge.
  func isPast(_ scrollView: UIScrollView) -> Bool { pulled(scrollView) > Self.tolerance }

  /// How far the content is scrolled away from the edge, in points; 0 at the edge and past it.
  func rest(of scrollView: UIScrollView) -> CGFloat {
    let rest = -pulled(scrollView)
    return rest > Self.tolerance ? rest : 0
  }

  /// Whether the content is pulled past the opposite edge.
  func isPushed(_ scrollView: UIScrollView) -> Bool {
    PulledEdge(direction: direction.opposite).isPast(scrollView)
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
    return highest > lowest + Self.tolerance
  }

  /// Moves the content to the edge.
  func pin(_ scrollView: UIScrollView) {
    var offset = scrollView.contentOffset
    let place = place(in: scrollView)
    let current = direction.axis == .vertical ? offset.y : offset.x
    // Set again and again, an offset between two pixels would call the delegate in each frame.
    if abs(current - place) < Self.tolerance { return }
    if direction.axis == .vertical { offset.y = place } else { offset.x = place }
    scrollView.contentOffset = offset
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

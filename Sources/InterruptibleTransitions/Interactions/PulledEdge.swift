/// An edge of a scroll view's content, past which a finger pulls it.
struct PulledEdge {
  /// The tolerance at an edge, in points. UIKit rounds offsets to pixels, but not insets.
  static let tolerance: CGFloat = 0.5

  /// The direction in which the finger pulls. At the top edge this is down.
  let direction: TransitionDirection

  /// Returns the content's distance past the edge, in points; negative if it is scrolled away.
  func distancePast(_ scrollView: UIScrollView) -> CGFloat {
    let (offset, lowest, highest) = range(of: scrollView)
    return isLeading ? lowest - offset : offset - highest
  }

  func isPast(_ scrollView: UIScrollView) -> Bool { distancePast(scrollView) > Self.tolerance }

  /// Returns the distance of the content from the edge, in points, or 0 at the edge and past it.
  func distanceToEdge(of scrollView: UIScrollView) -> CGFloat {
    let distance = -distancePast(scrollView)
    return distance > Self.tolerance ? distance : 0
  }

  /// Returns whether the content is past the opposite edge.
  func isPushed(_ scrollView: UIScrollView) -> Bool {
    PulledEdge(direction: direction.opposite).isPast(scrollView)
  }

  /// Returns the travel of the finger along the pull, in points. It is measured on the screen,
  /// because the transition may scale or rotate the scroll view.
  func travel(on scrollView: UIScrollView) -> CGFloat {
    direction.component(of: scrollView.panGestureRecognizer.translation(in: nil))
  }

  /// Returns the length of the visible content along the pull, in points.
  func length(of scrollView: UIScrollView) -> CGFloat {
    direction.axis == .vertical ? scrollView.bounds.height : scrollView.bounds.width
  }

  func canScroll(_ scrollView: UIScrollView) -> Bool {
    let (_, lowest, highest) = range(of: scrollView)
    return highest > lowest + Self.tolerance
  }

  /// Moves the content to the edge.
  func pin(_ scrollView: UIScrollView) {
    var offset = scrollView.contentOffset
    let target = offsetAtEdge(of: scrollView)
    let current = direction.axis == .vertical ? offset.y : offset.x
    // Setting an offset between two pixels in each frame would call the delegate in each frame.
    if abs(current - target) < Self.tolerance { return }
    if direction.axis == .vertical { offset.y = target } else { offset.x = target }
    scrollView.contentOffset = offset
  }

  /// Returns the content's offset along the pull when the content is at the edge, in points.
  func offsetAtEdge(of scrollView: UIScrollView) -> CGFloat {
    let (_, lowest, highest) = range(of: scrollView)
    return isLeading ? lowest : highest
  }

  private var isLeading: Bool { direction == .down || direction == .right }

  private func range(
    of scrollView: UIScrollView
  ) -> (offset: CGFloat, lowest: CGFloat, highest: CGFloat) {
    let inset = scrollView.adjustedContentInset
    let content = scrollView.contentSize
    if direction.axis == .vertical {
      let highest = content.height + inset.bottom - scrollView.bounds.height
      return (scrollView.contentOffset.y, -inset.top, max(highest, -inset.top))
    }
    let highest = content.width + inset.right - scrollView.bounds.width
    return (scrollView.contentOffset.x, -inset.left, max(highest, -inset.left))
  }
}

/// The measures of a scroll view that move its content without a finger. The rubber band depends on
/// the size, and UIKit may show the new position only when the finger moves again.
struct PullMeasures {
  private let edge: PulledEdge
  private var length: CGFloat
  private var edgeOffset: CGFloat
  /// The finger's travel at the last change; nil if the finger has moved since then.
  private var travelAtChange: CGFloat?

  init(_ edge: PulledEdge, of scrollView: UIScrollView) {
    self.edge = edge
    length = edge.length(of: scrollView)
    edgeOffset = edge.offsetAtEdge(of: scrollView)
  }

  /// Updates once per frame; true if not only the finger may have moved the content.
  mutating func haveChanged(in scrollView: UIScrollView) -> Bool {
    let length = edge.length(of: scrollView)
    let edgeOffset = edge.offsetAtEdge(of: scrollView)
    let travel = edge.travel(on: scrollView)
    if abs(length - self.length) > PulledEdge.tolerance
      || abs(edgeOffset - self.edgeOffset) > PulledEdge.tolerance
    {
      self.length = length
      self.edgeOffset = edgeOffset
      travelAtChange = travel
      return true
    }
    guard let travelAtChange else { return false }
    if travel != travelAtChange { self.travelAtChange = nil }
    return true
  }
}

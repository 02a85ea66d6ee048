/// Keeps a scroll view's content at an edge while a finger drags on, and knows how far it has.
///
/// What a finger does at the edge is the scroll view's own business: with `bounces` off along that
/// axis the content stays there, and scrolls on when the finger comes back. Where the content moves
/// all the same, it is put back. Content that is shorter than what is seen of it would jump with
/// the setting, and a refresh control needs it: there it is left alone, and the content is only put
/// back.
final class ScrollPin {
  private let edge: PulledEdge
  /// The scroll view's own setting along the axis, while it is changed.
  private var bounces: Bool?

  /// How far the finger has come, in points, the way in which it pulls.
  private(set) var finger: CGFloat = 0
  /// How far the finger had come, or will have, when the content is at its edge.
  private(set) var fingerAtEdge: CGFloat = 0
  /// How far the content is from its edge, in points; 0 at it, and past it.
  private(set) var rest: CGFloat = 0

  init(_ edge: PulledEdge) {
    self.edge = edge
  }

  private var isVertical: Bool { edge.direction.axis == .vertical }

  /// Looks where the finger, which may have just begun to drag, and the content are.
  func look(at scrollView: UIScrollView, begins: Bool = false) {
    let translation = scrollView.panGestureRecognizer.translation(in: scrollView)
    finger = edge.direction.component(of: translation)
    rest = max(-edge.pulled(scrollView), 0)
    // Content that is shorter than what is seen is at its edge however the finger goes.
    fingerAtEdge = rest > 0 || begins ? finger + rest : min(fingerAtEdge, finger)
  }

  /// Keeps the content from being pulled past its edge, as long as it is about to be, or the finger
  /// is engaged with the transition.
  func guardEdge(of scrollView: UIScrollView, isEngaged: Bool) {
    let velocity = scrollView.panGestureRecognizer.velocity(in: scrollView)
    let isPulling = isEngaged || edge.direction.component(of: velocity) >= 0
    let isNear = rest < edge.length(of: scrollView) / 2 && edge.pushed(scrollView) <= 0
    guard isPulling, isNear else {
      if !isEngaged { release(scrollView) }
      return
    }
    if scrollView.refreshControl == nil, edge.canScroll(scrollView) {
      bounces = bounces ?? scrollView.bounces(alongVertical: isVertical)
      scrollView.setBounces(false, alongVertical: isVertical)
    }
    if edge.pulled(scrollView) > 0 { edge.pin(scrollView) }
  }

  /// Puts the content to its edge.
  func pin(_ scrollView: UIScrollView) {
    edge.pin(scrollView)
    rest = 0
  }

  /// Puts the content that moves by itself to its edge, where it stays.
  func stop(_ scrollView: UIScrollView) {
    edge.pin(scrollView)
    scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    rest = 0
  }

  /// Leaves the scroll view as it was.
  func release(_ scrollView: UIScrollView) {
    guard let bounces else { return }
    scrollView.setBounces(bounces, alongVertical: isVertical)
    self.bounces = nil
  }
}

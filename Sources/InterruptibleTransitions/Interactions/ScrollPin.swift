/// Keeps a scroll view's content at an edge while a finger drags, and measures how far the finger
/// has moved.
///
/// With `bounces` off along the axis, the scroll view itself keeps the content at the edge, and
/// scrolls when the finger comes back. Content that still moves is put back. The setting is left
/// alone, and the content is only put back, in two cases: content that is shorter than the scroll
/// view would jump with the setting, and a refresh control that refreshes needs it.
final class ScrollPin {
  /// How long the content goes along with views that turn with the device, in seconds: about as
  /// long as UIKit turns them.
  private static let turn = 0.3

  private let edge: PulledEdge
  /// The offset at the edge when the content was last held there.
  private var place: CGFloat?
  /// Keeps the content from bouncing, while a finger may pull it past its edge.
  private var suspension: BounceSuspension?

  /// How far the finger has moved on the screen in the direction of the pull, in points.
  private(set) var finger: CGFloat = 0
  /// The distance of the finger, past or future, at which the content is at its edge, in points.
  private(set) var fingerAtEdge: CGFloat = 0
  /// How far the content is from its edge, in points; 0 at the edge and past it.
  private(set) var rest: CGFloat = 0
  /// Whether the content has been past its edge since before the finger came. Another pull may
  /// follow it, or it bounces back.
  private(set) var isPastAnyway = false

  init(_ edge: PulledEdge) {
    self.edge = edge
  }

  /// Notes the positions of the content and of the finger, which may have just begun to drag.
  func look(at scrollView: UIScrollView, begins: Bool = false) {
    finger = edge.finger(on: scrollView)
    let pulled = edge.pulled(scrollView)
    rest = edge.rest(of: scrollView)
    if begins { place = edge.place(in: scrollView) }
    // UIKit may have moved the content by the finger's first movement already.
    isPastAnyway =
      begins
      ? pulled > max(finger, 0) + PulledEdge.tolerance
      : pulled > PulledEdge.tolerance && isPastAnyway
    // Content that is shorter than the scroll view is at its edge wherever the finger moves.
    fingerAtEdge = rest > 0 || begins ? finger + rest : min(fingerAtEdge, finger)
  }

  /// Keeps the content from being pulled past its edge, while that is about to happen or the finger
  /// holds the transition.
  func guardEdge(of scrollView: UIScrollView, isEngaged: Bool) {
    let velocity = scrollView.panGestureRecognizer.velocity(in: nil)
    let isPulling = isEngaged || edge.direction.component(of: velocity) >= 0
    let isNear = rest < edge.length(of: scrollView) / 2 && !edge.isPushed(scrollView)
    guard isPulling, isNear, isEngaged || !isPastAnyway else {
      if !isEngaged { release() }
      return
    }
    if suspension == nil, scrollView.refreshControl == nil, edge.canScroll(scrollView) {
      let isVertical = edge.direction.axis == .vertical
      suspension = .hold(scrollView, alongVertical: isVertical)
    }
    if edge.isPast(scrollView) { hold(scrollView) }
  }

  /// Moves the content to its edge.
  func pin(_ scrollView: UIScrollView) {
    hold(scrollView)
    rest = 0
  }

  /// Holds the content at its edge. Where that has moved with views that still move, as when the
  /// device turns, the content goes along.
  private func hold(_ scrollView: UIScrollView) {
    let place = edge.place(in: scrollView)
    let isCarried =
      self.place.map { abs($0 - place) > PulledEdge.tolerance } == true
      && scrollView.layer.animationKeys()?.isEmpty == false
    self.place = place
    guard isCarried else { return edge.pin(scrollView) }
    UIView.animate(withDuration: Self.turn, delay: 0, options: .allowUserInteraction) { [edge] in
      edge.pin(scrollView)
    }
  }

  /// Moves content that scrolls by itself to its edge, and stops it there.
  func stop(_ scrollView: UIScrollView) {
    edge.pin(scrollView)
    scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    rest = 0
  }

  /// Restores the scroll view's setting.
  func release() {
    suspension = nil
  }
}

/// A pin that keeps a scroll view's content at an edge during a drag and measures the finger's
/// travel.
///
/// With `bounces` off along the axis, the scroll view keeps its content at the edge, and scrolls
/// when the finger comes back. The pin moves other content back to the edge. In two cases the pin
/// does not change the setting and only moves the content back: content that is shorter than the
/// scroll view would jump with the setting, and a refresh control that is refreshing needs the
/// setting.
final class ScrollPin {
  /// The duration of the content's motion when the device rotates, in seconds.
  ///
  /// It is about as long as UIKit's rotation.
  private static let turn = 0.3

  private let edge: PulledEdge
  /// The offset at the edge when the pin last moved the content there, in points.
  private var place: CGFloat?
  /// Keeps the content from bouncing while a finger may pull it past its edge.
  private var suspension: BounceSuspension?

  /// The distance that the finger has moved on the screen in the direction of the pull, in points.
  private(set) var finger: CGFloat = 0
  /// The past or future distance of the finger at which the content is at its edge, in points.
  private(set) var fingerAtEdge: CGFloat = 0
  /// The distance of the content from its edge, in points, or 0 at the edge and past it.
  private(set) var rest: CGFloat = 0
  /// Whether the content was already past its edge when the drag began, and still is.
  ///
  /// Another pull may have moved it, or it is bouncing back.
  private(set) var isPastAnyway = false

  init(_ edge: PulledEdge) {
    self.edge = edge
  }

  /// Updates the positions of the content and of the finger.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - begins: Whether the finger has just begun to drag.
  func update(from scrollView: UIScrollView, begins: Bool = false) {
    finger = edge.finger(on: scrollView)
    let pulled = edge.pulled(scrollView)
    rest = edge.rest(of: scrollView)
    if begins { place = edge.place(in: scrollView) }
    // UIKit may already have moved the content by the finger's first movement.
    isPastAnyway =
      begins
      ? pulled > max(finger, 0) + PulledEdge.tolerance
      : pulled > PulledEdge.tolerance && isPastAnyway
    // Content that is shorter than the scroll view is at its edge at every position of the finger.
    fingerAtEdge = rest > 0 || begins ? finger + rest : min(fingerAtEdge, finger)
  }

  /// Keeps the content from moving past its edge.
  ///
  /// This applies while a pull past the edge is imminent, or the finger holds the transition.
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

  /// Moves the content to its edge.
  ///
  /// If the edge has moved with views that are still moving, as in a rotation of the device, the
  /// content moves with an animation.
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

  /// Moves content that scrolls without a finger to its edge, and stops the scrolling.
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

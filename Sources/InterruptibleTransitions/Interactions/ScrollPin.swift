/// A pin that keeps a scroll view's content at an edge during a drag and measures the finger.
///
/// The pin turns `bounces` off, so that the content scrolls as soon as the finger moves back. It
/// leaves `bounces` on if the content is too short to scroll, because the content would jump, and
/// while a control refreshes, because the control needs bouncing. The pin then only moves the
/// content back to the edge.
final class ScrollPin {
  /// The duration of the content's motion in a rotation, in seconds, about as long as UIKit's.
  private static let duration = 0.3

  private let edge: PulledEdge
  /// The offset at the edge when the pin last moved the content there, in points.
  private var edgeOffset: CGFloat?
  /// Keeps the content from bouncing while a finger may pull it past its edge.
  private var suspension: BounceSuspension?

  /// The distance that the finger has moved on the screen in the direction of the pull, in points.
  private(set) var travel: CGFloat = 0
  /// The finger's travel at which the content reaches, or has reached, its edge, in points.
  private(set) var travelAtEdge: CGFloat = 0
  /// The distance of the content from its edge, in points, or 0 at the edge and past it.
  private(set) var distanceToEdge: CGFloat = 0
  /// Whether the content was already past its edge when the drag began, and still is.
  private(set) var wasPastEdgeAtStart = false

  init(_ edge: PulledEdge) {
    self.edge = edge
  }

  func update(from scrollView: UIScrollView, isStart: Bool = false) {
    travel = edge.travel(on: scrollView)
    let distancePast = edge.distancePast(scrollView)
    distanceToEdge = edge.distanceToEdge(of: scrollView)
    if isStart { edgeOffset = edge.offsetAtEdge(of: scrollView) }
    // UIKit may already have moved the content by the finger's first movement.
    wasPastEdgeAtStart =
      isStart
      ? distancePast > max(travel, 0) + PulledEdge.tolerance
      : distancePast > PulledEdge.tolerance && wasPastEdgeAtStart
    // Content that is shorter than the scroll view is at its edge at every position of the finger.
    travelAtEdge =
      distanceToEdge > 0 || isStart ? travel + distanceToEdge : min(travelAtEdge, travel)
  }

  /// Keeps the content at its edge while a pull is imminent, or the finger holds the transition.
  func keepAtEdge(_ scrollView: UIScrollView, isEngaged: Bool) {
    let velocity = scrollView.panGestureRecognizer.velocity(in: nil)
    let isPulling = isEngaged || edge.direction.component(of: velocity) >= 0
    let isNear = distanceToEdge < edge.length(of: scrollView) / 2 && !edge.isPushed(scrollView)
    guard isPulling, isNear, isEngaged || !wasPastEdgeAtStart else {
      if !isEngaged { release() }
      return
    }
    if suspension == nil, scrollView.refreshControl == nil, edge.canScroll(scrollView) {
      suspension = .shared(for: scrollView, vertically: edge.direction.axis == .vertical)
    }
    if edge.isPast(scrollView) { moveToEdge(scrollView) }
  }

  func pin(_ scrollView: UIScrollView) {
    moveToEdge(scrollView)
    distanceToEdge = 0
  }

  /// Moves the content to its edge, with an animation if moving views have moved the edge.
  private func moveToEdge(_ scrollView: UIScrollView) {
    let offset = edge.offsetAtEdge(of: scrollView)
    let movesWithViews =
      edgeOffset.map { abs($0 - offset) > PulledEdge.tolerance } == true
      && scrollView.layer.animationKeys()?.isEmpty == false
    edgeOffset = offset
    guard movesWithViews else { return edge.pin(scrollView) }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      [edge] in
      edge.pin(scrollView)
    }
  }

  /// Moves content that scrolls without a finger to its edge, and stops the scrolling.
  func stop(_ scrollView: UIScrollView) {
    edge.pin(scrollView)
    scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    distanceToEdge = 0
  }

  func release() {
    suspension = nil
  }
}

/// The period in which a scroll view's content does not bounce along an axis, shared by all pulls.
/// The last pull that releases it restores the setting.
final class BounceSuspension {
  private static var suspensions = WeakObjects<BounceSuspension>()

  private weak var scrollView: UIScrollView?
  private let isVertical: Bool
  private let didBounce: Bool

  private init(of scrollView: UIScrollView, vertically isVertical: Bool) {
    self.scrollView = scrollView
    self.isVertical = isVertical
    didBounce = scrollView.bounces(vertically: isVertical)
    scrollView.setBounces(false, vertically: isVertical)
  }

  /// Returns the suspension for a scroll view, which lasts as long as a pull keeps the object.
  static func shared(
    for scrollView: UIScrollView, vertically isVertical: Bool
  ) -> BounceSuspension {
    let isVertical = isVertical || !UIScrollView.bouncesPerAxis
    suspensions.removeAll { $0.scrollView == nil }
    let known = suspensions.all.first {
      $0.scrollView === scrollView && $0.isVertical == isVertical
    }
    if let known { return known }
    let suspension = BounceSuspension(of: scrollView, vertically: isVertical)
    suspensions.insert(suspension)
    return suspension
  }

  deinit {
    let scrollView = scrollView
    let isVertical = isVertical
    let didBounce = didBounce
    MainThread.perform { scrollView?.setBounces(didBounce, vertically: isVertical) }
  }
}

/// The period in which a scroll view has no refresh control, so that a pull cannot refresh.
final class RefreshSuspension {
  /// The maximum number of frames to wait until the content is back at its edge.
  static let longestWait = 240

  private weak var scrollView: UIScrollView?
  private let control: UIRefreshControl

  /// Removes the refresh control; nil if there is none, or if it is refreshing.
  init?(of scrollView: UIScrollView) {
    guard let control = scrollView.refreshControl, !control.isRefreshing else { return nil }
    self.scrollView = scrollView
    self.control = control
    scrollView.refreshControl = nil
  }

  /// Restores the scroll view's refresh control, unless the app has set another one.
  func end() {
    scrollView?.restore(control)
    scrollView = nil
  }

  /// Ends the suspension without changing the scroll view.
  func discard() {
    scrollView = nil
  }

  // An interaction that is deallocated in the middle of a pull restores the control.
  deinit {
    let scrollView = scrollView
    let control = control
    MainThread.perform { scrollView?.restore(control) }
  }
}

extension UIScrollView {
  /// Sets a refresh control if there is none.
  fileprivate func restore(_ control: UIRefreshControl) {
    if refreshControl == nil { refreshControl = control }
  }
}

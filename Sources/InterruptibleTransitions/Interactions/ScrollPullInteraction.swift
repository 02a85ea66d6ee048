/// An interaction that starts a transition when a scroll view's content is pulled past an edge.
///
/// The pull also moves the transition. The scroll view keeps its delegate, its recognizer and its
/// targets. There are two kinds of pull:
///
/// - A pull that follows the content. The scroll view's rubber band shows, and the content past the
///   edge moves the transition. Use this kind to present.
/// - A pull that pins the content to its edge. The transition follows the finger 1:1. If the finger
///   pushes the content back to the position at which the pull began, the content scrolls on in the
///   same drag. The pull also grabs a flight. Use this kind to dismiss. During the pull the scroll
///   view does not bounce along that axis, unless its content is too short to scroll. The setting
///   is restored afterward.
///
/// A pull on the enlarged content of a zooming scroll view moves nothing.
///
/// On a scroll view with a `UIRefreshControl`, a pull down either moves the transition or
/// refreshes; see ``TransitionScrollPullPriority``.
///
/// ```swift
/// reveal.interactions = [
///   .scrollPull(tableView, past: 30, over: 90) { [weak self] in self?.presentMenu() }
/// ]
/// ```
public final class ScrollPullInteraction: TransitionInteraction {
  enum Pull {
    /// There is no finger, or the pull of the finger is over.
    case none
    /// The finger has not pulled far enough yet, or has done so while the transition was not
    /// available.
    case tracking(isRefused: Bool)
    /// The finger holds the transition.
    case engaged(TransitionSession)
  }

  /// The transition that the interaction is attached to.
  public private(set) weak var transition: InterruptibleTransition?
  private(set) weak var scrollView: UIScrollView?
  let direction: TransitionDirection
  let pinsContent: Bool
  var edge: PulledEdge
  let activation: CGFloat
  let distance: TransitionDistance
  private let priority: TransitionScrollPullPriority
  var pin: ScrollPin?
  /// The sizes that the content's rubber band depends on.
  ///
  /// The value is nil if no finger pulls, or the content is pinned.
  var measures: PullMeasures?
  let begin: () -> Void
  private var observer: TransitionGestureObserver?
  var pull = Pull.none
  /// Checks the content once per frame while a finger drags it.
  ///
  /// UIKit does not document whether the recognizer's targets are called before or after the
  /// content has moved.
  var clock: FrameClock?
  /// Keeps the refresh control out of the scroll view during a pull.
  private var refreshSuspension: RefreshSuspension?

  /// Creates the interaction; see
  /// ``TransitionInteraction/scrollPull(_:toward:past:over:pinsContent:priority:begin:)``.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, or table, that is pulled.
  ///   - direction: The direction in which the finger pulls: down for the top edge, up for the
  ///     bottom edge.
  ///   - activation: The distance past the edge, in points, at which the transition begins.
  ///   - distance: The distance of the pull from there to the transition's end, in points or as a
  ///     fraction of the container.
  ///   - pinsContent: Whether the content stays pinned to its edge and the transition follows the
  ///     finger.
  ///   - priority: Whether a pull moves the transition or refreshes.
  ///   - begin: Starts the transition, as a tap on a button would.
  init(
    _ scrollView: UIScrollView, toward direction: TransitionDirection, past activation: CGFloat,
    over distance: TransitionDistance, pinsContent: Bool,
    priority: TransitionScrollPullPriority = .transition, begin: @escaping () -> Void
  ) {
    (self.scrollView, self.activation, self.distance) = (scrollView, activation, distance)
    (self.priority, self.begin) = (priority, begin)
    (self.direction, self.pinsContent) = (direction, pinsContent)
    edge = PulledEdge(
      direction: direction.resolved(in: scrollView.effectiveUserInterfaceLayoutDirection))
    pin = pinsContent ? ScrollPin(edge) : nil
  }

  /// The scroll view's pan recognizer, if the content is pinned.
  public var recognizers: [UIGestureRecognizer] {
    pin == nil ? [] : [scrollView?.panGestureRecognizer].compactMap { $0 }
  }

  /// Returns the location of the finger that holds the transition, in points.
  ///
  /// - Parameter view: The view in whose coordinates the location is; nil means the window.
  /// - Returns: The point in the middle of the fingers, or nil if the pull does not hold the
  ///   transition.
  public func location(in view: UIView?) -> CGPoint? {
    session?.isActive == true ? scrollView?.panGestureRecognizer.location(in: view) : nil
  }

  /// Starts observing the scroll view.
  ///
  /// - Parameter transition: The transition to start and move.
  public func attach(to transition: InterruptibleTransition) {
    self.transition = transition
    guard let scrollView else { return }
    observer = TransitionGestureObserver(scrollView.panGestureRecognizer) {
      [weak self] recognizer in
      self?.panned(recognizer)
    }
  }

  /// Stops observing the scroll view. A transition that a finger holds is released.
  public func detach() {
    cancelPull()
    observer?.invalidate()
    observer = nil
    transition = nil
  }

  /// Restores the scroll view's settings.
  ///
  /// - Parameter flight: The flight.
  public func flightEnded(_ flight: TransitionFlight) {
    guard transition?.flight == nil else { return }
    stopFollowing()
    pin?.release()
  }

  var session: TransitionSession? {
    if case .engaged(let session) = pull { session } else { nil }
  }

  /// Whether pulls that begin now are left to a refresh control.
  var isLeftToRefreshControl: Bool {
    priority == .refreshControl && edge.direction == .down && transition?.flight == nil
      && scrollView?.refreshControl != nil
  }

  /// Keeps the finger's pull from refreshing while it may reach the edge.
  func guardRefreshing(in scrollView: UIScrollView) {
    guard edge.direction == .down else { return }
    let velocity = scrollView.panGestureRecognizer.velocity(in: nil)
    let isPulling = session != nil || edge.direction.component(of: velocity) >= 0
    let isNear = edge.pulled(scrollView) > -edge.length(of: scrollView) / 2
    if isPulling, isNear {
      // The app may have set another control since then.
      guard scrollView.refreshControl != nil else { return }
      refreshSuspension?.discard()
      refreshSuspension = RefreshSuspension(of: scrollView)
    } else if session == nil {
      refreshSuspension = nil
    }
  }

  /// Restores the scroll view's refresh control when the content is back at its edge.
  ///
  /// Before that, UIKit might refresh.
  func allowRefreshing() {
    guard let suspension = refreshSuspension.take() else { return }
    var frames = 0
    FrameLoop().wait { [weak scrollView, edge] in
      if scrollView?.isTracking != true { frames += 1 }
      guard let scrollView, scrollView.isTracking || edge.isPast(scrollView),
        frames < RefreshSuspension.longestWait
      else {
        suspension.end()
        return true
      }
      return false
    }
  }
}

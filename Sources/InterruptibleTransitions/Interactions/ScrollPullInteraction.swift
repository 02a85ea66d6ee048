/// Starts a transition when a scroll view's content is pulled past one of its edges, and moves it
/// with the pull.
///
/// The scroll view keeps its delegate, its recognizer and its targets. There are two kinds of pull:
///
/// - A pull that follows the content: the scroll view's rubber band shows, and the content past the
///   edge moves the transition. Use it to present.
/// - A pull that pins the content to its edge: the transition follows the finger 1:1. If the finger
///   pushes the content back to where the pull began, the content scrolls on in the same drag. The
///   pull also catches a flight that is under way. Use it to dismiss. During the pull the scroll
///   view does not bounce along that axis, unless its content is too short to scroll; the setting
///   is restored afterwards.
///
/// On a scroll view with a `UIRefreshControl`, a pull down either moves the transition or
/// refreshes; see ``TransitionPullPriority``.
///
/// ```swift
/// reveal.interactions = [
///   .pull(tableView, past: 30, over: 90) { [weak self] in self?.presentMenu() }
/// ]
/// ```
public final class ScrollPullInteraction: TransitionInteraction {
  enum Pull {
    /// No finger, or a finger whose pull is over.
    case none
    /// A finger that has not pulled far enough yet, or that has while the transition was another's.
    case tracking(isRefused: Bool)
    /// A finger that holds the transition.
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
  private let priority: TransitionPullPriority
  var pin: ScrollPin?
  /// The sizes that the content's rubber band depends on, while a finger pulls content that is not
  /// pinned.
  var measures: PullMeasures?
  let begin: () -> Void
  private var observer: GestureObserver?
  var pull = Pull.none
  /// Checks the content once per frame while a finger drags it: UIKit does not say whether the
  /// recognizer's targets are called before or after the content has moved.
  var clock: FrameClock?
  /// Keeps the refresh control out of the scroll view during a pull.
  private var refreshSuspension: RefreshSuspension?

  /// Makes the interaction; see
  /// ``TransitionInteraction/pull(_:toward:past:over:pinsContent:priority:begin:)``.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, or table, that is pulled.
  ///   - direction: The direction in which the finger pulls: down for the top edge, up for the
  ///     bottom edge.
  ///   - activation: How far, in points, the content is pulled past the edge when the transition
  ///     begins.
  ///   - distance: How far the content is pulled from there to the transition's end: points, or a
  ///     fraction of the container.
  ///   - pinsContent: Whether the content stays pinned to its edge, and the transition follows the
  ///     finger.
  ///   - priority: Whether a pull moves the transition or refreshes.
  ///   - begin: Starts the transition, as a tap would: presents what is to be presented.
  init(
    _ scrollView: UIScrollView, toward direction: TransitionDirection, past activation: CGFloat,
    over distance: TransitionDistance, pinsContent: Bool,
    priority: TransitionPullPriority = .transition, begin: @escaping () -> Void
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
  /// - Parameter view: The view in whose coordinates the location is; nil means the window's.
  /// - Returns: The point in the middle of the fingers; nil if the pull does not hold the
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
    observer = GestureObserver(scrollView.panGestureRecognizer) { [weak self] recognizer in
      self?.panned(recognizer)
    }
  }

  /// Stops observing the scroll view; a transition that a finger holds is released.
  public func detach() {
    giveUp()
    pin?.release()
    observer?.invalidate()
    observer = nil
    transition = nil
  }

  /// Restores the scroll view.
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

  /// Whether a refresh control has the pulls that begin now.
  var isLeftToRefreshControl: Bool {
    priority == .refreshControl && edge.direction == .down && transition?.flight == nil
      && scrollView?.refreshControl != nil
  }

  /// Keeps the finger's pull from refreshing, while it may reach the edge.
  func guardRefreshing(in scrollView: UIScrollView) {
    guard edge.direction == .down else { return }
    let velocity = scrollView.panGestureRecognizer.velocity(in: nil)
    let isPulling = session != nil || edge.direction.component(of: velocity) >= 0
    let isNear = edge.pulled(scrollView) > -edge.length(of: scrollView) / 2
    if isPulling, isNear {
      // The app may have set another control since.
      guard scrollView.refreshControl != nil else { return }
      refreshSuspension?.forget()
      refreshSuspension = RefreshSuspension(of: scrollView)
    } else if session == nil {
      refreshSuspension = nil
    }
  }

  /// Gives the scroll view its refresh control back when the content is at its edge again: before
  /// that UIKit might refresh.
  func allowRefreshing() {
    guard let suspension = refreshSuspension.take() else { return }
    var frames = 0
    FrameLoop().wait { [weak scrollView, edge] in
      if scrollView?.isTracking != true { frames += 1 }
      guard let scrollView, scrollView.isTracking || edge.isPast(scrollView),
        frames < RefreshSuspension.patience
      else {
        suspension.end()
        return true
      }
      return false
    }
  }
}

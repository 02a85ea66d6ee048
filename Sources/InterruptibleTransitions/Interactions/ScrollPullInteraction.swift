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
    case tracking(wasUnavailable: Bool)
    /// The finger holds the transition.
    case engaged(TransitionSession)
  }

  /// The transition that the interaction is attached to.
  public private(set) weak var transition: InterruptibleTransition?
  private(set) weak var scrollView: UIScrollView?
  let direction: TransitionDirection
  private let pinsContent: Bool
  var edge: PulledEdge
  private let activation: CGFloat
  let distance: TransitionDistance
  private let priority: TransitionScrollPullPriority
  private var pin: ScrollPin?
  /// The sizes that the rubber band depends on; nil if no finger pulls, or the content is pinned.
  private var measures: PullMeasures?
  private let mapTravel: (CGFloat) -> CGFloat
  private let shouldBegin: (TransitionGestureStart) -> Bool
  let begin: () -> Void
  private var observer: TransitionGestureObserver?
  var pull = Pull.none
  /// Checks the content once per frame, because UIKit does not document whether targets are called
  /// before or after the content has moved.
  private let frames = FrameLoop()
  private var refreshSuspension: RefreshSuspension?
  /// The number of frames in which UIKit may begin the flight after the pull has ended.
  private static let framesToWait = 3

  init(
    _ scrollView: UIScrollView, toward direction: TransitionDirection, past activation: CGFloat,
    over distance: TransitionDistance, pinsContent: Bool,
    priority: TransitionScrollPullPriority = .transition,
    mapping mapTravel: @escaping (CGFloat) -> CGFloat = { $0 },
    when shouldBegin: @escaping (TransitionGestureStart) -> Bool = { _ in true },
    begin: @escaping () -> Void
  ) {
    self.scrollView = scrollView
    self.activation = activation
    self.distance = distance
    self.priority = priority
    self.mapTravel = mapTravel
    self.shouldBegin = shouldBegin
    self.begin = begin
    self.direction = direction
    self.pinsContent = pinsContent
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

  private var isLeftToRefreshControl: Bool {
    priority == .refreshControl && edge.direction == .down && transition?.flight == nil
      && scrollView?.refreshControl != nil
  }

  /// Keeps the finger's pull from refreshing while it may reach the edge.
  private func preventRefreshing(in scrollView: UIScrollView) {
    guard edge.direction == .down else { return }
    let velocity = scrollView.panGestureRecognizer.velocity(in: nil)
    let isPulling = session != nil || edge.direction.component(of: velocity) >= 0
    let isNear = edge.distancePast(scrollView) > -edge.length(of: scrollView) / 2
    if isPulling, isNear {
      // The app may have set another control since then.
      guard scrollView.refreshControl != nil else { return }
      refreshSuspension?.discard()
      refreshSuspension = RefreshSuspension(of: scrollView)
    } else if session == nil {
      refreshSuspension = nil
    }
  }

  /// Restores the refresh control when the content is back at its edge. Earlier, UIKit might
  /// refresh.
  private func allowRefreshing() {
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

  // MARK: Recognizer actions

  func panned(_ recognizer: UIPanGestureRecognizer) {
    // The recognizer may report the end of a pull whose scroll view is gone.
    guard let scrollView else { return cancelPull() }
    switch recognizer.state {
    case .began:
      stopFollowing()
      resolveEdge(of: scrollView)
      if isLeftToRefreshControl { return }
      if transition?.flight == nil,
        yieldsStart(to: startsAtSameEdge) || recognizer.dragsEnlargedContent
      {
        return
      }
      pull = .tracking(wasUnavailable: false)
      pin?.update(from: scrollView, isStart: true)
      measures = pin == nil ? PullMeasures(edge, of: scrollView) : nil
      if pin != nil { grabFlight() }
      guard transition != nil else { return stopFollowing() }
      preventRefreshing(in: scrollView)
      pin?.keepAtEdge(scrollView, isEngaged: session != nil)
      frames.wait { [weak self] in
        self?.updatePull()
        return self == nil
      }
    case .ended:
      let session = session
      stopFollowing()
      guard let session, session.isActive else {
        pin?.release()
        break
      }
      if let pin {
        let isPulled = session.mapping.progressMapping.position(at: travel(in: scrollView)) > 0
        waitForFlight(pin, keepsContentAtEdge: isPulled)
      }
      session.release(following: velocity(in: scrollView))
    case .cancelled, .failed:
      cancelPull()
    default:
      break
    }
  }

  private func resolveEdge(of scrollView: UIScrollView) {
    let resolved = direction.resolved(in: scrollView.effectiveUserInterfaceLayoutDirection)
    guard resolved != edge.direction else { return }
    pin?.release()
    edge = PulledEdge(direction: resolved)
    pin = pinsContent ? ScrollPin(edge) : nil
  }

  /// Returns whether another pull starts its transition at the same edge.
  private func startsAtSameEdge(_ other: ScrollPullInteraction) -> Bool {
    other.scrollView === scrollView && other.edge.direction == edge.direction
      && other.transition?.isAtRest == true
  }

  /// Waits for the flight of an ended pull, and restores the scroll view if none begins. If the
  /// content was pulled, it is kept at its edge, because UIKit would scroll it after a flick back.
  private func waitForFlight(_ pin: ScrollPin, keepsContentAtEdge: Bool) {
    var count = 0
    let stop = { [weak self] in
      guard let scrollView = self?.scrollView, keepsContentAtEdge, count < Self.framesToWait else {
        return
      }
      if scrollView.isDecelerating { pin.stop(scrollView) }
    }
    frames.wait { [weak self] in
      guard let self else { return true }
      guard let scrollView, let transition else {
        cancelPull()
        return true
      }
      guard !scrollView.isTracking else { return false }
      stop()
      count += 1
      guard count >= Self.framesToWait,
        transition.flight != nil || !transition.pending.machine.isPending
      else { return false }
      stopFollowing()
      if transition.flight == nil { pin.release() }
      return true
    }
    stop()
  }

  /// Releases the transition and the scroll view, because the pull did not end normally.
  private func cancelPull() {
    let session = session
    stopFollowing()
    session?.cancel()
    pin?.release()
  }

  private func stopFollowing() {
    frames.stop()
    pull = .none
    allowRefreshing()
  }

  private func updatePull() {
    // UIKit does not document whether the recognizer of a deallocated scroll view reports its end.
    guard let scrollView, let transition else { return cancelPull() }
    // If another interaction holds the transition, this finger no longer moves it.
    if let session, !session.isCurrent, transition.session != nil { return stopFollowing() }
    pin?.update(from: scrollView)
    let travel = travel(in: scrollView)
    let isMovedByLayout = measures?.haveChanged(in: scrollView) == true
    if isMovedByLayout { session?.mapping.regrab(at: travel) }
    let origin = activation + (pin?.travelAtEdge ?? 0)
    if case .tracking(let wasUnavailable) = pull, travel > origin, pin?.wasPastEdgeAtStart != true {
      let isAvailable = transition.isAtRest && !scrollView.isEnlarged
      if isAvailable, !allowsStart(on: scrollView) {
        stopFollowing()
        pin?.release()
        return
      }
      if isAvailable,
        let session = transition.beginInteraction(by: self)
      {
        // Travel during a refusal, or from a new size of the scroll view, must not move the
        // transition.
        begin(
          session, position: 0, at: wasUnavailable || isMovedByLayout ? travel : origin,
          leadsToEnd: true)
        begin()
        session.updateDistance()
      } else {
        pull = .tracking(wasUnavailable: true)
      }
    }
    // In a callback of the phase change, the app may have detached the interaction.
    guard self.transition === transition else { return }
    preventRefreshing(in: scrollView)
    pin?.keepAtEdge(scrollView, isEngaged: session != nil)
    guard let session, session.isActive else { return }
    if let pin {
      if session.mapping.progressMapping.position(at: travel) > 0 {
        pin.pin(scrollView)
      } else if pin.distanceToEdge > 0 {
        // The finger pushed back, and the content scrolled. The pull starts again when the content
        // is back at its edge.
        session.mapping.wait(at: travel, until: pin.travelAtEdge)
      }
    }
    session.follow(travel)
  }

  private func allowsStart(on scrollView: UIScrollView) -> Bool {
    shouldBegin(
      TransitionGestureStart(.drag, scrollView.panGestureRecognizer, in: scrollView))
  }

  // MARK: Sessions

  /// Holds the current flight, unless another interaction holds it.
  private func grabFlight() {
    guard let transition, let flight = transition.flight, let scrollView,
      let session = transition.beginInteraction(by: self)
    else { return }
    let leadsToEnd = flight.leadsToEnd(edge.direction, of: self, on: scrollView)
    let position = leadsToEnd ? flight.position : 1 - flight.position
    begin(session, position: position, at: travel(in: scrollView), leadsToEnd: leadsToEnd)
  }

  private func begin(
    _ session: TransitionSession, position: Double, at travel: CGFloat, leadsToEnd: Bool
  ) {
    pull = .engaged(session)
    let size = transition?.containerSize(around: scrollView) ?? .zero
    // At 0 the content scrolls instead. At 1 the rubber band shows instead, unless the content is
    // pinned. A flight that was past an end when the finger grabbed it begins at that position.
    let limits = min(0, position)...(pin == nil ? max(1, position) : .infinity)
    session.follow(
      over: distance.points(in: size, along: edge.direction), at: travel, position: position,
      along: edge.direction, leadsToEnd: leadsToEnd, limits: limits)
    if distance == .presentedView { session.followPage(around: scrollView) }
  }

  /// Returns the finger's distance if the content is pinned, or else the content's, in points.
  private func travel(in scrollView: UIScrollView) -> CGFloat {
    guard let pin else { return edge.distancePast(scrollView) }
    let pulled = pin.travel - pin.travelAtEdge
    return pulled > 0 ? pin.travelAtEdge + mapTravel(pulled) : pin.travel
  }

  /// Returns the pull's velocity, in points per second. The rubber band reduces it without a pin.
  private func velocity(in scrollView: UIScrollView) -> CGFloat {
    let recognizer = scrollView.panGestureRecognizer
    let coordinateView = pin == nil ? scrollView : nil
    let velocity = edge.direction.component(of: recognizer.velocity(in: coordinateView))
    if let pin {
      let pulled = pin.travel - pin.travelAtEdge
      guard pin.distanceToEdge == 0 else { return 0 }
      guard pulled > 0 else { return velocity }
      let step: CGFloat = 0.01
      return velocity * (mapTravel(pulled + step) - mapTravel(pulled)) / step
    }
    let band = RubberBand(dimension: Double(edge.length(of: scrollView)))
    return velocity * CGFloat(band.slope(atDisplayed: Double(edge.distancePast(scrollView))))
  }
}

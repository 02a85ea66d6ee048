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
///   view does not bounce along that axis, unless its content is too short to scroll or it has a
///   refresh control; the setting is restored afterwards.
///
/// ```swift
/// reveal.interactions = [
///   .pull(tableView, past: 30, over: 90) { [weak self] in self?.presentMenu() }
/// ]
/// ```
public final class ScrollPullInteraction: TransitionInteraction {
  private enum Pull {
    /// No finger, or a finger whose pull is over.
    case none
    /// A finger that has not pulled far enough yet, or that has while the transition was another's.
    case tracking(isRefused: Bool)
    /// A finger that holds the transition.
    case engaged(TransitionSession)
  }

  /// The transition that the interaction is attached to.
  public private(set) weak var transition: InterruptibleTransition?
  private weak var scrollView: UIScrollView?
  private let direction: TransitionDirection
  private let pinsContent: Bool
  private var edge: PulledEdge
  private let activation: CGFloat
  private let distance: TransitionDistance
  private var pin: ScrollPin?
  /// What the content's rubber band depends on, while a finger pulls content that is not pinned.
  private var measures: PullMeasures?
  private let begin: () -> Void
  private var observer: GestureObserver?
  private var pull = Pull.none
  /// Checks the content once per frame while a finger drags it: UIKit does not say whether the
  /// recognizer's targets are called before or after the content has moved.
  private var clock: FrameClock?

  /// Makes the interaction; see
  /// ``TransitionInteraction/pull(_:toward:past:over:pinsContent:begin:)``.
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
  ///   - begin: Starts the transition, as a tap would: presents what is to be presented.
  init(
    _ scrollView: UIScrollView, toward direction: TransitionDirection, past activation: CGFloat,
    over distance: TransitionDistance, pinsContent: Bool, begin: @escaping () -> Void
  ) {
    (self.scrollView, self.activation, self.distance) = (scrollView, activation, distance)
    self.begin = begin
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

  private var session: TransitionSession? {
    if case .engaged(let session) = pull { session } else { nil }
  }
}

// The finger.
extension ScrollPullInteraction {
  private func panned(_ recognizer: UIPanGestureRecognizer) {
    guard let scrollView else { return }
    switch recognizer.state {
    case .began:
      stopFollowing()
      resolveEdge(of: scrollView)
      if transition?.flight == nil, leavesStart(to: isLike) { return }
      pull = .tracking(isRefused: false)
      pin?.look(at: scrollView, begins: true)
      measures = pin == nil ? PullMeasures(edge, of: scrollView) : nil
      if pin != nil { catchFlight() }
      guard transition != nil else { return stopFollowing() }
      pin?.guardEdge(of: scrollView, isEngaged: session != nil)
      let clock = FrameClock { [weak self] _ in self?.follow() }
      clock.start()
      self.clock = clock
    case .ended:
      let session = session
      stopFollowing()
      guard let session, session.isActive else {
        pin?.release()
        break
      }
      if let pin {
        let isPulled = session.track.mapping.position(at: travel(in: scrollView)) > 0
        waitForFlight(pin, keepsStill: isPulled)
      }
      session.release(following: velocity(in: scrollView))
    case .cancelled, .failed:
      giveUp()
      pin?.release()
    default:
      break
    }
  }

  /// Reads the layout direction for the next pull.
  private func resolveEdge(of scrollView: UIScrollView) {
    let resolved = direction.resolved(in: scrollView.effectiveUserInterfaceLayoutDirection)
    guard resolved != edge.direction else { return }
    pin?.release()
    edge = PulledEdge(direction: resolved)
    pin = pinsContent ? ScrollPin(edge) : nil
  }

  /// Whether another pull starts its transition at the same edge.
  private func isLike(_ other: ScrollPullInteraction) -> Bool {
    other.scrollView === scrollView && other.edge.direction == edge.direction
      && other.transition?.isAtRest == true
  }

  /// Waits for the flight of a pull that has ended, and restores the scroll view if none comes.
  ///
  /// Content that the finger has pulled stays at its edge: a throw back of the transition would
  /// also throw the content. UIKit may have started that already, or may do so soon.
  private func waitForFlight(_ pin: ScrollPin, keepsStill: Bool) {
    var frames = 0
    let stop = { [weak self] in
      guard let scrollView = self?.scrollView, keepsStill, frames < 3 else { return }
      if scrollView.isDecelerating { pin.stop(scrollView) }
    }
    let clock = FrameClock { [weak self] _ in
      guard let self else { return }
      guard let scrollView, let transition else {
        stopFollowing()
        return pin.release()
      }
      guard !scrollView.isTracking else { return }
      stop()
      frames += 1
      guard frames >= 3, transition.flight != nil || !transition.pending.machine.isPending else {
        return
      }
      stopFollowing()
      if transition.flight == nil { pin.release() }
    }
    clock.start()
    self.clock = clock
    stop()
  }

  /// Releases the transition, because the pull did not end normally.
  private func giveUp() {
    let session = session
    stopFollowing()
    session?.cancel()
  }

  /// Stops following the content.
  private func stopFollowing() {
    clock?.stop()
    clock = nil
    pull = .none
  }

  /// Follows the content and the finger.
  private func follow() {
    guard let scrollView, let transition else { return }
    // If another interaction has taken the transition, this finger no longer moves it.
    if let session, !session.isCurrent, transition.session != nil { return stopFollowing() }
    pin?.look(at: scrollView)
    let travel = travel(in: scrollView)
    let isMoved = measures?.haveChanged(in: scrollView) == true
    if isMoved { session?.track.regrab(at: travel) }
    let origin = activation + (pin?.fingerAtEdge ?? 0)
    if case .tracking(let isRefused) = pull, travel > origin, pin?.isPastAnyway != true {
      if transition.isAtRest, let session = transition.beginInteraction(by: self) {
        // What the finger has pulled in vain, or has not pulled, moves nothing later.
        hold(session, position: 0, at: isRefused || isMoved ? travel : origin, leadsToEnd: true)
        begin()
      } else {
        pull = .tracking(isRefused: true)
      }
    }
    // The app may have detached the interaction when it heard of the hold.
    guard self.transition === transition else { return }
    pin?.guardEdge(of: scrollView, isEngaged: session != nil)
    guard let session, session.isActive else { return }
    if let pin {
      if session.track.mapping.position(at: travel) > 0 {
        pin.pin(scrollView)
      } else if pin.rest > 0 {
        // The finger pushed back, and the content scrolled: the pull starts again when the content
        // is back at its edge.
        session.track.wait(at: travel, until: pin.fingerAtEdge)
      }
    }
    session.follow(travel)
  }
}

// The transition.
extension ScrollPullInteraction {
  /// Holds a flight that is under way, unless another interaction holds it.
  private func catchFlight() {
    guard let transition, let flight = transition.flight, let scrollView,
      let session = transition.beginInteraction(by: self)
    else { return }
    let leadsToEnd = flight.isPresenting != scrollView.belongsToPresented(of: flight)
    let position = leadsToEnd ? flight.position : 1 - flight.position
    hold(session, position: position, at: travel(in: scrollView), leadsToEnd: leadsToEnd)
  }

  private func hold(
    _ session: TransitionSession, position: Double, at travel: CGFloat, leadsToEnd: Bool
  ) {
    pull = .engaged(session)
    let size = transition?.containerSize(around: scrollView) ?? .zero
    // Before its start the content scrolls. Past its end the content's rubber band shows. A flight
    // that is caught past one of them stays where it is.
    let limits = min(0, position)...(pin == nil ? max(1, position) : .infinity)
    session.follow(
      over: distance.points(in: size, along: edge.direction), at: travel, position: position,
      along: edge.direction, leadsToEnd: leadsToEnd, limits: limits)
  }

  /// How far the pull is, in points: the finger's distance if the content is pinned, and otherwise
  /// the content's.
  private func travel(in scrollView: UIScrollView) -> CGFloat {
    pin?.finger ?? edge.pulled(scrollView)
  }

  /// The velocity of the pull, in points per second: the finger's velocity, reduced by the rubber
  /// band.
  private func velocity(in scrollView: UIScrollView) -> CGFloat {
    let recognizer = scrollView.panGestureRecognizer
    let place = pin == nil ? scrollView : nil
    let velocity = edge.direction.component(of: recognizer.velocity(in: place))
    if let pin { return pin.rest > 0 ? 0 : velocity }
    let band = RubberBand(dimension: Double(edge.length(of: scrollView)))
    return velocity * CGFloat(band.slope(atDisplayed: Double(edge.pulled(scrollView))))
  }
}

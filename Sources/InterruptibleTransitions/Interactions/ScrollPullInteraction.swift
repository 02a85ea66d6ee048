/// Starts a transition when a scroll view's content is pulled past one of its edges, and moves it
/// with the pull.
///
/// The scroll view keeps its delegate, its recognizer and its targets. There are two kinds of pull:
///
/// - One follows the content: the scroll view's rubber band is seen, and what shows past the edge
///   is what moves the transition. Pull to present.
/// - The other pins the content to its edge, and the transition follows the finger 1:1. Pushed back
///   to where the pull began, the content scrolls on in the same drag. It also catches a flight
///   that is under way. Pull to dismiss. Meanwhile the scroll view does not bounce along that axis,
///   unless its content is too short to scroll or it has a refresh control; the setting is given
///   back.
///
/// ```swift
/// reveal.interactions = [
///   .pull(tableView, past: 30, over: 90) { [weak self] in self?.presentMenu() }
/// ]
/// ```
public final class ScrollPullInteraction: TransitionInteraction {
  private enum Pull {
    /// No finger, or one whose pull has been used up.
    case none
    /// A finger that has not pulled far enough yet.
    case tracking
    /// A finger that has hold of the transition.
    case engaged(TransitionSession)
  }

  private weak var transition: InterruptibleTransition?
  private weak var scrollView: UIScrollView?
  private let edge: PulledEdge
  private let activation: CGFloat
  private let distance: TransitionDistance
  private let pin: ScrollPin?
  private let begin: () -> Void
  private var observer: GestureObserver?
  private var pull = Pull.none
  /// Looks at the content once per frame while a finger drags it: UIKit does not say whether the
  /// recognizer's targets run before or after the content has moved.
  private var clock: FrameClock?

  /// Makes the interaction; see
  /// ``TransitionInteraction/pull(_:toward:past:over:pinsContent:begin:)``.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, or table, that is pulled.
  ///   - direction: The way in which the finger pulls: down for the top edge, up for the bottom
  ///     edge.
  ///   - activation: How far, in points, it is pulled past the edge when the transition begins.
  ///   - distance: How far it is pulled from there to the transition's end: points, or a fraction
  ///     of the container.
  ///   - pinsContent: Whether the content is pinned to its edge, and the transition follows the
  ///     finger.
  ///   - begin: Starts the transition, as with a tap: presents what is to be presented.
  init(
    _ scrollView: UIScrollView, toward direction: TransitionDirection, past activation: CGFloat,
    over distance: TransitionDistance, pinsContent: Bool, begin: @escaping () -> Void
  ) {
    (self.scrollView, self.activation, self.distance) = (scrollView, activation, distance)
    self.begin = begin
    edge = PulledEdge(direction: direction)
    pin = pinsContent ? ScrollPin(edge) : nil
  }

  /// The scroll view's own recognizer, if its content is pinned.
  public var recognizers: [UIGestureRecognizer] {
    pin == nil ? [] : [scrollView?.panGestureRecognizer].compactMap { $0 }
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

  /// Stops observing the scroll view; a transition that a finger holds is let go.
  public func detach() {
    giveUp()
    observer?.invalidate()
    observer = nil
    transition = nil
  }

  /// Leaves the scroll view as it was.
  ///
  /// - Parameter flight: The run.
  public func flightEnded(_ flight: TransitionFlight) {
    guard let scrollView, transition?.flight == nil else { return }
    stopFollowing()
    pin?.release(scrollView)
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
      pull = .tracking
      pin?.look(at: scrollView, begins: true)
      if pin != nil { catchFlight() }
      pin?.guardEdge(of: scrollView, isEngaged: session != nil)
      clock = FrameClock { [weak self] _ in self?.follow() }
    case .ended:
      let session = session
      stopFollowing()
      guard let session, session.isActive else {
        pin?.release(scrollView)
        break
      }
      if let pin, session.track.mapping.position(at: travel(in: scrollView)) > 0 { keepStill(pin) }
      session.release(following: velocity(in: scrollView))
    case .cancelled, .failed:
      giveUp()
      pin?.release(scrollView)
    default:
      break
    }
  }

  /// Keeps the content at its edge when the finger has moved the transition to the last: thrown
  /// back, it would throw the content too. UIKit may have set that off by now, or may yet do so.
  private func keepStill(_ pin: ScrollPin) {
    var frames = 0
    clock = FrameClock { [weak self] _ in
      guard let self else { return }
      guard let scrollView, !scrollView.isTracking else { return stopFollowing() }
      if scrollView.isDecelerating { pin.stop(scrollView) }
      frames += 1
      if frames == 3 { stopFollowing() }
    }
    if let scrollView, scrollView.isDecelerating { pin.stop(scrollView) }
  }

  /// Leaves the transition to itself, because the pull did not come to its end.
  private func giveUp() {
    let session = session
    stopFollowing()
    session?.cancel()
  }

  /// Looks away from the content.
  private func stopFollowing() {
    clock?.stop()
    clock = nil
    pull = .none
  }

  /// Looks at the content, and at the finger.
  private func follow() {
    guard let scrollView, let transition else { return }
    // What other fingers have taken, this one moves no more.
    if let session, !session.isCurrent, transition.session != nil { return stopFollowing() }
    pin?.look(at: scrollView)
    let travel = travel(in: scrollView)
    let origin = activation + (pin?.fingerAtEdge ?? 0)
    if case .tracking = pull, travel > origin, transition.isAtRest,
      let session = transition.beginInteraction(by: self)
    {
      hold(session, position: 0, at: origin, leadsToEnd: true)
      begin()
    }
    pin?.guardEdge(of: scrollView, isEngaged: session != nil)
    guard let session, session.isActive else { return }
    if let pin {
      if session.track.mapping.position(at: travel) > 0 {
        pin.pin(scrollView)
      } else if pin.rest > 0 {
        // Pushed back, and scrolled on: the pull begins anew where the content is at its edge
        // again.
        session.track.mapping = session.track.mapping.grabbed(at: pin.fingerAtEdge, position: 0)
      }
    }
    session.follow(travel)
  }
}

// The transition.
extension ScrollPullInteraction {
  /// Takes hold of a flight that is under way, unless other fingers have it.
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
    session.follow(
      over: distance.points(in: size, along: edge.direction), at: travel, position: position,
      along: edge.direction, leadsToEnd: leadsToEnd,
      // Before its start the content scrolls; and past its end the content's own rubber band is
      // seen.
      limits: pin == nil ? 0...1 : 0...Double.infinity)
  }

  /// How far is pulled, in points: by the finger, if the content is pinned, and otherwise by the
  /// content.
  private func travel(in scrollView: UIScrollView) -> CGFloat {
    pin?.finger ?? edge.pulled(scrollView)
  }

  /// How fast is pulled, in points per second: the finger's speed, less what the rubber band takes.
  private func velocity(in scrollView: UIScrollView) -> CGFloat {
    let recognizer = scrollView.panGestureRecognizer
    let velocity = edge.direction.component(of: recognizer.velocity(in: scrollView))
    if let pin { return pin.rest > 0 ? 0 : velocity }
    let band = RubberBand(dimension: Double(edge.length(of: scrollView)))
    return velocity * CGFloat(band.slope(atDisplayed: Double(edge.pulled(scrollView))))
  }
}

/// Starts a transition when a scroll view's content is pulled past one of its edges, and moves it with
/// the pull.
///
/// The scroll view keeps its delegate, its recognizer and its targets. There are two kinds of pull:
///
/// - One follows the content: the scroll view's rubber band is seen, and what shows past the edge is
///   what moves the transition. Pull to present.
/// - The other pins the content to its edge, and the transition follows the finger 1:1. Pushed back to
///   where the pull began, the content scrolls on in the same drag. It also catches a flight that is
///   under way. Pull to dismiss. Meanwhile the scroll view does not bounce along that axis, unless its
///   content is too short to scroll or it has a refresh control; the setting is given back.
public final class ScrollPullInteraction: HoldingInteraction {
  private enum Pull {
    /// No finger, or one whose pull has been used up.
    case none
    /// A finger that has not pulled far enough yet.
    case tracking
    /// A finger that has hold of the transition.
    case engaged(Grip)
  }

  /// What a finger holds a transition with.
  private struct Grip {
    /// From what is pulled, to the share of the way that is pulled open.
    var mapping: ProgressMapping
    /// Whether pulling leads to the flight's end.
    let leadsToEnd: Bool
    /// Whether the pull has started the flight, rather than caught it.
    let isFromRest: Bool
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

  /// Makes the interaction; ``TransitionInteraction/pull(_:toward:past:over:pinsContent:begin:)`` reads
  /// better.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, or table, that is pulled.
  ///   - direction: The way in which the finger pulls: down for the top edge, up for the bottom edge.
  ///   - activation: How far, in points, it is pulled past the edge when the transition begins.
  ///   - distance: How far it is pulled from there to the transition's end: points, or a fraction of
  ///     the container.
  ///   - pinsContent: Whether the content is pinned to its edge, and the transition follows the finger.
  ///   - begin: Starts the transition, as with a tap: presents what is to be presented.
  public init(
    _ scrollView: UIScrollView, toward direction: TransitionDirection, past activation: CGFloat,
    over distance: TransitionDistance, pinsContent: Bool, begin: @escaping () -> Void
  ) {
    (self.scrollView, self.activation, self.distance) = (scrollView, activation, distance)
    self.begin = begin
    edge = PulledEdge(direction: direction)
    pin = pinsContent ? ScrollPin(edge) : nil
  }

  var hasHold: Bool { grip != nil }

  func loseHold() {
    if hasHold { stopFollowing() }
  }

  func listens(with recognizer: UIGestureRecognizer) -> Bool {
    pin != nil && recognizer === scrollView?.panGestureRecognizer
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
  public func flightEnded(_ flight: Flight) {
    guard let scrollView, transition?.flight == nil else { return }
    stopFollowing()
    pin?.release(scrollView)
  }

  private var grip: Grip? {
    if case .engaged(let grip) = pull { grip } else { nil }
  }
}

// The finger.
extension ScrollPullInteraction {
  private func panned(_ recognizer: UIPanGestureRecognizer) {
    guard let transition, let scrollView else { return }
    switch recognizer.state {
    case .began:
      stopFollowing()
      pull = .tracking
      pin?.look(at: scrollView, begins: true)
      if pin != nil { catchFlight() }
      pin?.guardEdge(of: scrollView, isEngaged: hasHold)
      clock = FrameClock { [weak self] _ in self?.follow() }
    case .ended:
      let grip = grip
      stopFollowing()
      guard let grip, transition.isInHand else {
        pin?.release(scrollView)
        break
      }
      if let pin, grip.mapping.position(at: travel(in: scrollView)) > 0 { keepStill(pin) }
      let velocity = grip.mapping.velocity(for: velocity(in: scrollView))
      transition.release(velocity: grip.leadsToEnd ? velocity : -velocity)
    case .cancelled, .failed:
      giveUp()
      pin?.release(scrollView)
    default:
      break
    }
  }

  /// Keeps the content at its edge when the finger has moved the transition to the last: thrown back,
  /// it would throw the content too. UIKit may have set that off by now, or may yet do so.
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
    let grip = grip
    stopFollowing()
    guard let grip, let transition, transition.isInHand else { return }
    if grip.isFromRest { transition.cancel() } else { transition.resume() }
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
    pin?.look(at: scrollView)
    let travel = travel(in: scrollView)
    let origin = activation + (pin?.fingerAtEdge ?? 0)
    if case .tracking = pull, travel > origin, transition.isAtRest {
      hold(share: 0, at: origin, leadsToEnd: true, isFromRest: true)
      begin()
    }
    pin?.guardEdge(of: scrollView, isEngaged: hasHold)
    guard var grip, transition.isInHand else { return }
    if let pin {
      if grip.mapping.position(at: travel) > 0 {
        pin.pin(scrollView)
      } else if pin.rest > 0 {
        // Pushed back, and scrolled on: the pull begins anew where the content is at its edge again.
        grip.mapping = grip.mapping.grabbed(at: pin.fingerAtEdge, position: 0)
        pull = .engaged(grip)
      }
    }
    move(transition, grip, travel)
  }
}

// The transition.
extension ScrollPullInteraction {
  private func hold(share: Double, at travel: CGFloat, leadsToEnd: Bool, isFromRest: Bool) {
    guard let transition, let scrollView else { return }
    transition.takeHold()
    let mapping = ProgressMapping(
      edge.direction, over: distance, in: transition.containerSize(around: scrollView))
    pull = .engaged(
      Grip(
        mapping: mapping.grabbed(at: travel, position: share), leadsToEnd: leadsToEnd,
        isFromRest: isFromRest))
    transition.pause()
  }

  /// Takes hold of a flight that is under way, unless other fingers have it.
  private func catchFlight() {
    guard let transition, let flight = transition.flight, let scrollView,
      !transition.isInHand || !transition.isInFingers
    else { return }
    let leadsToEnd = flight.isPresenting != scrollView.belongsToPresented(of: flight)
    let share = leadsToEnd ? flight.position : 1 - flight.position
    hold(share: share, at: travel(in: scrollView), leadsToEnd: leadsToEnd, isFromRest: false)
  }

  private func move(_ transition: InterruptibleTransition, _ grip: Grip, _ travel: CGFloat) {
    let share = grip.mapping.position(at: travel)
    // Before its start the content scrolls; and past its end the content's own rubber band is seen.
    let shown = pin == nil ? share.clampedToUnit : max(share, 0)
    let way = grip.mapping.isUsable ? grip.mapping.distance : 0
    transition.move(
      to: grip.leadsToEnd ? shown : 1 - shown,
      along: edge.direction.vector(grip.leadsToEnd ? way : -way))
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

extension TransitionInteraction where Self == ScrollPullInteraction {
  /// Pull to present: starts the transition when a scroll view's content is pulled past an edge, and
  /// moves it with the pull.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, or table, that is pulled.
  ///   - direction: The way in which the finger pulls: down for the top edge, up for the bottom edge.
  ///   - activation: How far, in points, it is pulled past the edge when the transition begins.
  ///   - distance: How far it is pulled from there to the transition's end: points, or a fraction of
  ///     the container.
  ///   - pinsContent: Whether the content is pinned to its edge, and the transition follows the finger;
  ///     otherwise the transition follows the content.
  ///   - begin: Starts the transition, as with a tap: presents what is to be presented.
  /// - Returns: The interaction.
  public static func pull(
    _ scrollView: UIScrollView, toward direction: TransitionDirection = .down,
    past activation: CGFloat, over distance: TransitionDistance, pinsContent: Bool = false,
    begin: @escaping () -> Void
  ) -> ScrollPullInteraction {
    ScrollPullInteraction(
      scrollView, toward: direction, past: activation, over: distance, pinsContent: pinsContent,
      begin: begin)
  }

  /// Pull to dismiss: starts the transition when a finger drags on past an edge of a scroll view's
  /// content, which stays pinned there; pushed back to where that began, the content scrolls on.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, or table, in what is dismissed.
  ///   - direction: The way in which the finger pulls: down for the top edge, up for the bottom edge.
  ///   - distance: How far it is pulled to the transition's end: points, or a fraction of the container.
  ///   - begin: Starts the transition, as with a tap: dismisses what is to be dismissed.
  /// - Returns: The interaction.
  public static func pullToDismiss(
    _ scrollView: UIScrollView, toward direction: TransitionDirection = .down,
    over distance: TransitionDistance = .fraction(1), begin: @escaping () -> Void
  ) -> ScrollPullInteraction {
    ScrollPullInteraction(
      scrollView, toward: direction, past: 0, over: distance, pinsContent: true, begin: begin)
  }
}

/// Moves a transition with a gesture: grabs it in flight, and starts it if the app says how. What
/// ``PanInteraction``, ``EdgePanInteraction``, ``PinchInteraction`` and ``RotationInteraction`` share.
///
/// - A gesture that begins during a flight holds it where it is; from there the transition follows
///   the fingers 1:1. While another interaction's fingers have hold of it, the gesture is ignored.
/// - Let go, the transition's ``InterruptibleTransition/completionRule`` decides.
/// - A gesture that the system breaks off, or whose recognizer is disabled, lets a flight that it had
///   grabbed go on as before, and cancels one that it had started. So does taking the interaction from
///   its transition.
/// - If the app lets the transition go meanwhile, the fingers move it no more.
///
/// Each gesture has a way that leads to the end. It is the end of what `begin` starts: a dismissal if
/// the gesture's view is in the presented view controller, otherwise a presentation. The other way
/// leads back. What a pan down brings in, a pan up takes away.
///
/// Where it listens:
/// - Without a view and a recognizer: on the window, during flights.
/// - With a view: there; and if it has a `begin`, during flights on the window too.
/// - With a recognizer of the app's own: only to that, which keeps its view, its delegate and its
///   targets. Its travel is read from it, so nobody should set that back while the gesture goes on.
///
/// What fingers report is never trusted: what is not a finite number is ignored.
public class GestureInteraction<Recognizer: UIGestureRecognizer>: HoldingInteraction {
  /// What a gesture holds a transition with.
  private struct Grip {
    let recognizer: Recognizer
    let mapping: ProgressMapping
    /// Whether the gesture's own way leads to the flight's end.
    let leadsToEnd: Bool
    /// Whether the gesture has started the flight, rather than grabbed it.
    let isFromRest: Bool
    /// The gesture's own way; nil if it is no movement along a line.
    let direction: TransitionDirection?
  }

  private let measure: GestureMeasure<Recognizer>
  private weak var view: UIView?
  private let appsRecognizer: Recognizer?
  private let begin: (() -> Void)?

  private weak var transition: InterruptibleTransition?
  private var observer: GestureObserver?
  private var flightObserver: GestureObserver?
  /// Keeps what moves from scrolling instead of being grabbed.
  private lazy var company = GestureCompany(preceding: { [weak self] recognizer in
    self?.precedes(recognizer) ?? false
  })
  private var grip: Grip?
  /// Whether what `begin` has started last was a dismissal, for each way of the gesture.
  private var hasStartedDismissal: [TransitionDirection?: Bool] = [:]

  init(
    _ measure: GestureMeasure<Recognizer>, on view: UIView?, with recognizer: Recognizer?,
    begin: (() -> Void)?
  ) {
    (self.measure, self.view, self.begin) = (measure, view, begin)
    appsRecognizer = recognizer
  }

  var hasHold: Bool { grip != nil }

  func loseHold() {
    grip = nil
  }

  func listens(with recognizer: UIGestureRecognizer) -> Bool {
    observer?.recognizer === recognizer || flightObserver?.recognizer === recognizer
  }

  /// Starts listening, if there is a view or a recognizer.
  ///
  /// - Parameter transition: The transition to start and move.
  public func attach(to transition: InterruptibleTransition) {
    self.transition = transition
    if let appsRecognizer {
      observer = observe(appsRecognizer)
    } else if let view {
      observer = listen(on: view)
    }
    if let flight = transition.flight { flightBegan(flight) }
  }

  /// Stops listening; a transition that the gesture holds is let go.
  public func detach() {
    giveUp()
    stop(&observer)
    stop(&flightObserver)
    transition = nil
  }

  /// Listens on the window as long as the run lasts, unless it has a view or a recognizer that will
  /// do.
  ///
  /// - Parameter flight: The run.
  public func flightBegan(_ flight: Flight) {
    if let grip, grip.isFromRest { hasStartedDismissal[grip.direction] = !flight.isPresenting }
    let isElsewhere = appsRecognizer != nil || view != nil && begin == nil
    guard !isElsewhere, flightObserver == nil else { return }
    flightObserver = listen(on: flight.containerView.window ?? flight.containerView)
  }

  /// Stops listening on the window.
  ///
  /// - Parameter flight: The run.
  public func flightEnded(_ flight: Flight) {
    grip = nil
    if transition?.flight == nil { stop(&flightObserver) }
  }
}

// Listening.
extension GestureInteraction {
  private func observe(_ recognizer: Recognizer) -> GestureObserver {
    GestureObserver(recognizer) { [weak self] in self?.recognized($0) }
  }

  private func listen(on view: UIView) -> GestureObserver {
    let recognizer = measure.make()
    recognizer.delegate = company
    view.addGestureRecognizer(recognizer)
    return observe(recognizer)
  }

  /// Whether a recognizer waits for the gesture: during a flight that of a scroll view does, unless it
  /// moves the transition itself.
  private func precedes(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let transition, transition.flight != nil else { return false }
    let scrollView = recognizer.view as? UIScrollView
    return scrollView?.panGestureRecognizer === recognizer
      && !transition.listens(with: recognizer)
  }

  private func stop(_ observer: inout GestureObserver?) {
    guard let stopped = observer else { return }
    observer = nil
    stopped.invalidate()
    guard stopped.recognizer !== appsRecognizer else { return }
    stopped.recognizer.view?.removeGestureRecognizer(stopped.recognizer)
  }

  private func recognized(_ recognizer: Recognizer) {
    switch recognizer.state {
    case .began: take(with: recognizer)
    case .changed: follow(recognizer)
    case .ended: letGo(recognizer)
    case .cancelled, .failed: if grip?.recognizer === recognizer { giveUp() }
    default: break
    }
  }
}

// Holding the transition.
extension GestureInteraction {
  /// Takes hold of the run that is under way, or starts one.
  private func take(with recognizer: Recognizer) {
    guard let transition, !transition.isInHand || !isHeld(byOtherThan: recognizer) else { return }
    let reading = measure.reading(recognizer, transition.flight == nil)
    if let flight = transition.flight {
      transition.pause()
      hold(
        recognizer, reading, leadsToEnd: leadsToEnd(of: flight, reading.direction),
        isFromRest: false)
    } else if let begin, transition.isAtRest, reading.velocity > 0 {
      transition.pause()
      hold(recognizer, reading, leadsToEnd: true, isFromRest: true)
      begin()
    }
  }

  private func hold(
    _ recognizer: Recognizer, _ reading: GestureReading, leadsToEnd: Bool, isFromRest: Bool
  ) {
    guard let transition else { return }
    transition.takeHold()
    let progress = isFromRest ? 0 : transition.progress
    let distance = measure.distance(
      reading, leadsToEnd ? progress : 1 - progress,
      transition.containerSize(around: recognizer.view))
    let position = isFromRest ? 0 : transition.flight?.position ?? progress
    let travel = leadsToEnd ? reading.travel : -reading.travel
    grip = Grip(
      recognizer: recognizer,
      mapping: ProgressMapping(distance: distance).grabbed(at: travel, position: position),
      leadsToEnd: leadsToEnd, isFromRest: isFromRest, direction: reading.direction)
  }

  private func follow(_ recognizer: Recognizer) {
    guard let (grip, reading) = held(by: recognizer), reading.travel.isFinite else { return }
    let distance = grip.mapping.isUsable ? grip.mapping.distance : 0
    transition?.move(
      to: grip.mapping.position(at: reading.travel),
      along: reading.direction?.vector(distance) ?? .zero)
  }

  private func letGo(_ recognizer: Recognizer) {
    guard let (grip, reading) = held(by: recognizer) else { return }
    self.grip = nil
    transition?.release(velocity: grip.mapping.velocity(for: reading.velocity))
  }

  /// Leaves the transition to itself, because the gesture did not come to its end.
  private func giveUp() {
    guard let grip, let transition else { return }
    self.grip = nil
    guard transition.isInHand else { return }
    if grip.isFromRest { transition.cancel() } else { transition.resume() }
  }

  /// What a recognizer holds the transition with, unless the app has let that go, and what the
  /// recognizer says; positive towards the flight's end.
  private func held(by recognizer: Recognizer) -> (Grip, GestureReading)? {
    guard let grip, grip.recognizer === recognizer else { return nil }
    guard let transition, transition.isInHand else {
      self.grip = nil
      return nil
    }
    let reading = measure.reading(recognizer, false)
    return (grip, grip.leadsToEnd ? reading : reading.reversed)
  }

  private func isHeld(byOtherThan recognizer: Recognizer) -> Bool {
    if let grip { return grip.recognizer !== recognizer }
    return transition?.isInFingers ?? false
  }

  private func leadsToEnd(of flight: Flight, _ direction: TransitionDirection?) -> Bool {
    flight.isPresenting != (begin != nil && isOfDismissal(direction, in: flight))
  }

  /// Whether the gesture's way is that of a dismissal: by what it has started, or its opposite, and
  /// before that by where it listens.
  private func isOfDismissal(_ direction: TransitionDirection?, in flight: Flight) -> Bool {
    if let known = hasStartedDismissal[direction] { return known }
    if let opposite = direction?.opposite, let known = hasStartedDismissal[opposite] {
      return !known
    }
    // Tabs lie side by side: a finger that goes to the right leads to one further left.
    if let direction, direction.axis == .horizontal, flight.isBetweenTabs {
      return direction == .right
    }
    return (appsRecognizer?.view ?? view)?.belongsToPresented(of: flight) ?? false
  }
}

extension Flight {
  /// Whether both view controllers are tabs of the same bar.
  fileprivate var isBetweenTabs: Bool {
    guard let bar = toViewController?.parent as? UITabBarController else { return false }
    return fromViewController?.parent === bar
  }
}

/// Moves a transition with a gesture: grabs it in flight, and starts it if the app says how. What
/// ``PanInteraction``, ``EdgePanInteraction``, ``PinchInteraction`` and ``RotationInteraction``
/// share.
///
/// - A gesture that begins during a flight holds it where it is; from there the transition follows
///   the fingers 1:1. While another interaction's fingers have hold of it, the gesture is ignored.
/// - Let go, the transition's ``InterruptibleTransition/completionRule`` decides.
/// - A gesture that the system breaks off, or whose recognizer is disabled, lets a flight that it
///   had grabbed go on as before, and cancels one that it had started. So does taking the
///   interaction from its transition.
/// - If the app lets the transition go meanwhile, the fingers move it no more.
///
/// Each gesture has a way that leads to the end. It is the end of what `begin` starts: a dismissal
/// if the gesture's view is in the presented view controller, otherwise a presentation. The other
/// way leads back. What a pan down brings in, a pan up takes away.
///
/// Where it listens:
/// - Without a view and a recognizer: on the window, during flights.
/// - With a view: there; and if it has a `begin`, during flights on the window too.
/// - With a recognizer of the app's own: only to that, which keeps its view, its delegate and its
///   targets. Its travel is read from it, so nobody should set that back while the gesture goes on.
///
/// What fingers report is never trusted: what is not a finite number is ignored.
///
/// ```swift
/// reveal.interactions = [
///   .pan(.up, over: 300, on: view) { [weak self] in self?.presentMenu() },
///   .pinch(by: 3),
/// ]
/// ```
public class GestureInteraction<Recognizer: UIGestureRecognizer>: TransitionInteraction {
  private let measure: GestureMeasure<Recognizer>
  private weak var view: UIView?
  private let appsRecognizer: Recognizer?
  private let begin: (() -> Void)?

  private weak var transition: InterruptibleTransition?
  private var observer: GestureObserver?
  private var flightObserver: GestureObserver?
  /// Keeps what moves from scrolling instead of being grabbed.
  private lazy var company = GestureCoordination(preceding: { [weak self] recognizer in
    self?.precedes(recognizer) ?? false
  })
  private var session: TransitionSession?
  /// The recognizer that has the session.
  private weak var holder: Recognizer?
  /// Whether what `begin` has started last was a dismissal, for each way of the gesture.
  private var hasStartedDismissal: [TransitionDirection?: Bool] = [:]

  init(
    _ measure: GestureMeasure<Recognizer>, on view: UIView?, with recognizer: Recognizer?,
    begin: (() -> Void)?
  ) {
    (self.measure, self.view, self.begin) = (measure, view, begin)
    appsRecognizer = recognizer
  }

  /// The recognizers by which the gesture takes the transition.
  public var recognizers: [UIGestureRecognizer] {
    [observer, flightObserver].compactMap { $0?.recognizer }
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
    session?.cancel()
    stop(&observer)
    stop(&flightObserver)
    transition = nil
  }

  /// Listens on the window as long as the run lasts, unless it has a view or a recognizer that will
  /// do.
  ///
  /// - Parameter flight: The run.
  public func flightBegan(_ flight: TransitionFlight) {
    if let session, session.isCurrent, session.startsFlight {
      hasStartedDismissal[session.track.direction] = !flight.isPresenting
    }
    let isElsewhere = appsRecognizer != nil || view != nil && begin == nil
    guard !isElsewhere, flightObserver == nil else { return }
    flightObserver = listen(on: flight.containerView.window ?? flight.containerView)
  }

  /// Stops listening on the window.
  ///
  /// - Parameter flight: The run.
  public func flightEnded(_ flight: TransitionFlight) {
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

  /// Whether a recognizer waits for the gesture: during a flight that of a scroll view does, unless
  /// it moves the transition itself.
  private func precedes(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let transition, transition.flight != nil else { return false }
    let scrollView = recognizer.view as? UIScrollView
    return scrollView?.panGestureRecognizer === recognizer
      && !transition.takesTransition(by: recognizer)
  }

  private func stop(_ observer: inout GestureObserver?) {
    guard let stopped = observer else { return }
    observer = nil
    stopped.invalidate()
    guard stopped.recognizer !== appsRecognizer else { return }
    stopped.recognizer.view?.removeGestureRecognizer(stopped.recognizer)
  }

  private func recognized(_ recognizer: Recognizer) {
    if recognizer.state == .began { return begin(with: recognizer) }
    guard holder === recognizer, let session else { return }
    let reading = measure.reading(recognizer, false)
    switch recognizer.state {
    case .changed: session.follow(reading.travel)
    case .ended: session.release(following: reading.velocity)
    case .cancelled, .failed: session.cancel()
    default: break
    }
  }
}

// Holding the transition.
extension GestureInteraction {
  /// Takes hold of the flight that is under way, or starts one.
  private func begin(with recognizer: Recognizer) {
    guard let transition else { return }
    let reading = measure.reading(recognizer, transition.flight == nil)
    let starts = transition.flight == nil
    guard !starts || begin != nil && transition.isAtRest && reading.velocity > 0,
      let session = transition.beginInteraction(by: recognizer)
    else { return }
    (self.session, holder) = (session, recognizer)
    let leadsToEnd = transition.flight.map { isWayToEnd(of: $0, reading.direction) } ?? true
    let position = transition.flight?.position ?? 0
    let share = transition.flight == nil ? 0 : transition.progress
    let size = transition.containerSize(around: recognizer.view)
    session.follow(
      over: measure.distance(reading, leadsToEnd ? share : 1 - share, size), at: reading.travel,
      position: leadsToEnd ? position : 1 - position, along: reading.direction,
      leadsToEnd: leadsToEnd)
    if starts { begin?() }
  }

  private func isWayToEnd(of flight: TransitionFlight, _ direction: TransitionDirection?) -> Bool {
    flight.isPresenting != (begin != nil && isOfDismissal(direction, in: flight))
  }

  /// Whether the gesture's way is that of a dismissal: by what it has started, or its opposite, and
  /// before that by where it listens.
  private func isOfDismissal(_ direction: TransitionDirection?, in flight: TransitionFlight) -> Bool
  {
    if let known = hasStartedDismissal[direction] { return known }
    if let opposite = direction?.opposite, let known = hasStartedDismissal[opposite] {
      return !known
    }
    let view = appsRecognizer?.view ?? view
    // Tabs lie side by side, and so do the pages of a stack where the gesture is on none of them: a
    // finger that goes to the right leads back.
    if let direction, direction.axis == .horizontal, let container = flight.pageContainer {
      let pages = [flight.fromViewController, flight.toViewController]
      let isOnPage = pages.contains { view?.isInside($0) == true }
      if container.keepsPages || !isOnPage { return direction == .right }
    }
    return view?.belongsToPresented(of: flight) ?? false
  }
}

/// Moves a transition with a gesture.
///
/// The gesture grabs the transition in flight. With a `begin` closure, it also starts one. This is
/// the common part of ``PanInteraction``, ``PinchInteraction`` and others.
///
/// - A gesture that begins during a flight holds it where it is; from there the transition follows
///   the fingers 1:1. While another interaction holds the flight, the gesture is ignored.
/// - A flight that the app requests when the fingers have already moved, or that UIKit begins only
///   after more than two movements, stands at its start, and follows them from there.
/// - On release, the transition's ``InterruptibleTransition/completionRule`` decides.
/// - If the system cancels the gesture, or its recognizer is disabled, a flight that the gesture
///   grabbed goes on as before, and one that it started is cancelled. The same happens when the
///   interaction is removed from its transition.
/// - If the app releases the transition during the gesture, the fingers no longer move it.
///
/// The direction of a gesture leads to the end of what its `begin` starts or, if it starts nothing,
/// of a presentation; the opposite direction leads back. If a pan down presents, a pan up
/// dismisses. Until `begin` has started something, the gesture's view tells: one in the presented
/// view controller starts a dismissal.
///
/// Where it listens:
/// - Without a view and a recognizer: on the window, during flights.
/// - With a view: on the view; with a `begin` closure also on the window, during flights.
/// - With an app's recognizer: to that recognizer, which keeps its view, its delegate and its
///   targets. The interaction reads its travel, so do not reset the travel during the gesture.
/// - UIKit gives no touches to a view whose opacity an animation takes to 0. While a flight fades
///   such a view, a recognizer of the same kind on the window listens for touches where the view is
///   shown. An app's recognizer then has its delegate asked as usual.
///
/// At rest a pan that the toolkit makes leaves the finger to a control that tracks it, such as a
/// slider or an app's subclass of `UIControl`. These do not stop a pan: buttons, text fields,
/// switches, segmented controls, page controls, plain `UIControl`s, and controls with actions for
/// taps alone (`touchDown`, `touchDownRepeat`, `touchUpInside`, `touchUpOutside`, `touchCancel`,
/// `touchDragEnter`, `touchDragExit`, `primaryActionTriggered`, `menuActionTriggered`). In flight a
/// pan also takes the finger from controls, scroll views and maps in the moving views.
///
/// To keep any other view's touches from gestures, at rest and in flight, override
/// `gestureRecognizerShouldBegin(_:)` in the view.
///
/// A value that is not finite is ignored. Fingers that have rested for 0.1 s have no velocity.
///
/// ```swift
/// reveal.interactions = [
///   .pan(.up, over: 300, on: view) { [weak self] in self?.presentMenu() },
///   .pinch(by: 3),
/// ]
/// ```
public class GestureInteraction<Recognizer: UIGestureRecognizer>: TransitionInteraction {
  let measure: GestureMeasure<Recognizer>
  private(set) weak var view: UIView?
  let appsRecognizer: Recognizer?
  let begin: (() -> Void)?
  /// Whether the gesture listens on one view alone, also during flights.
  let isBoundToView: Bool

  /// The transition that the interaction is attached to.
  public private(set) weak var transition: InterruptibleTransition?
  private var observer: GestureObserver?
  private var flightObserver: GestureObserver?
  /// Keeps the moving content from scrolling instead of being grabbed.
  lazy var coordination = GestureCoordination(
    beginning: { [weak self] in self?.mayBegin($0) ?? false },
    preceding: { [weak self] in self?.precedes($0, $1) ?? false },
    receiving: { [weak self] in self?.receives($0, $1) ?? false },
    scrolling: { [weak self] in self?.receivesScroll($0) ?? false },
    // On moving views the finger belongs to the transition.
    manners: manners.toward { [weak self] in self?.isOutsideFlight($0) ?? true })
  /// The things under the finger that have precedence over a recognizer of the toolkit's.
  var manners = GestureManners()
  /// The controls that the fingers of the gesture came down on.
  var touchedControls = TouchedControls()
  /// Whether a recognizer that the toolkit made may begin.
  var begins: () -> Bool = { true }
  /// Whether the gesture is made by fingers on the screen, and not on a trackpad alone.
  var takesTouches: () -> Bool = { true }
  /// Whether the toolkit has added the interaction to pop a page.
  var isSwipeBack = false
  private(set) var session: TransitionSession?
  /// The recognizer that owns the session.
  private(set) weak var holder: UIGestureRecognizer?
  /// Whether another finger has come since the gesture last moved.
  var hasNewFinger = false
  /// The recognizer that has begun at rest, and has yet to move.
  private var undecided: ObjectIdentifier?
  /// Which directions of the gesture lead to a dismissal.
  private var sense = GestureSense()

  /// Makes an interaction by a measure, which may be an app's; see ``GestureMeasure``.
  ///
  /// - Parameters:
  ///   - measure: The measure of the gesture.
  ///   - view: The view that listens; nil means the window, during a flight.
  ///   - recognizer: An app's recognizer, which only the app resets; nil makes one. With one,
  ///     `view` does not count.
  ///   - begin: Starts the transition when a gesture with a heading above zero begins; nil if the
  ///     gesture only grabs.
  public init(
    _ measure: GestureMeasure<Recognizer>, on view: UIView? = nil,
    with recognizer: Recognizer? = nil, begin: (() -> Void)? = nil
  ) {
    (self.measure, self.view, self.begin) = (measure, view, begin)
    appsRecognizer = recognizer
    isBoundToView = recognizer != nil || view != nil && begin == nil
  }

  /// The view on which the gesture starts the transition; nil if it only grabs.
  var startingView: UIView? { begin == nil ? nil : appsRecognizer?.view ?? view }

  /// The recognizers with which the gesture takes the transition.
  public var recognizers: [UIGestureRecognizer] {
    [observer, flightObserver].compactMap { $0?.recognizer }
  }

  /// Returns the location of the fingers that hold the transition, in points.
  ///
  /// While a page moves, its views convert points as if they were in place already. To place a view
  /// under the fingers, put it into the window or the flight's container, and use that one's
  /// coordinates.
  ///
  /// ```swift
  /// let pan: PanInteraction = .pan(.down, over: 400, on: view) { [weak self] in
  ///   self?.presentMenu()
  /// }
  /// reveal.interactions = [pan]
  /// reveal.observeProgress { [badge] _, flight in
  ///   guard let location = pan.location(in: flight.containerView) else { return }
  ///   badge.center = location
  /// }
  /// ```
  ///
  /// - Parameter view: The view in whose coordinates the location is; nil means the window's.
  /// - Returns: The point in the middle of the fingers; nil if the gesture does not hold the
  ///   transition.
  public func location(in view: UIView?) -> CGPoint? {
    session?.isActive == true ? holder?.location(in: view) : nil
  }

  /// Starts listening, if there is a view or a recognizer.
  ///
  /// - Parameter transition: The transition to start and move.
  public func attach(to transition: InterruptibleTransition) {
    self.transition = transition
    if let appsRecognizer {
      observer = observe(appsRecognizer, isOwn: false)
    } else if let view {
      observer = listen(on: view)
    }
    if let flight = transition.flight { flightBegan(flight) }
  }

  /// Stops listening; a transition that the gesture holds is released.
  public func detach() {
    session?.cancel()
    stop(\.observer)
    stop(\.flightObserver)
    transition = nil
  }

  /// Listens on the window during the flight.
  ///
  /// - Parameter flight: The flight.
  public func flightBegan(_ flight: TransitionFlight) {
    if let session, session.isCurrent, session.startsFlight {
      sense.noteStart(of: flight, along: session.track.direction)
    }
    guard flightObserver == nil else { return }
    flightObserver = listen(on: flight.containerView.window ?? flight.containerView)
  }

  /// Stops listening on the window.
  ///
  /// - Parameter flight: The flight.
  public func flightEnded(_ flight: TransitionFlight) {
    if transition?.flight == nil { stop(\.flightObserver) }
  }
}

// Following the recognizer.
extension GestureInteraction {
  func recognized(_ recognizer: Recognizer) {
    if recognizer.state == .began || recognizer.state == .changed && isUndecided(recognizer) {
      return begin(with: recognizer)
    }
    guard holder === recognizer, let session else { return }
    let reading = measure.reading(
      recognizer, .hold(along: session.track.direction), layout(of: recognizer))
    switch recognizer.state {
    case .changed:
      // Two fingers of which one came back may tell a travel that nobody has seen.
      if hasNewFinger, reading.direction == nil { session.track.regrab(at: reading.travel) }
      hasNewFinger = false
      session.follow(reading.travel)
    case .ended: session.release(following: reading.velocity)
    case .cancelled, .failed: session.cancel()
    default: break
    }
  }
}

// Holding the transition.
extension GestureInteraction {
  /// Holds the current flight, or starts one.
  private func begin(with recognizer: Recognizer) {
    undecided = nil
    guard let transition else { return }
    let starts = transition.flight == nil
    let reading = measure.reading(recognizer, starts ? .start : .grab, layout(of: recognizer))
    if starts, reading.heading == 0 { undecided = ObjectIdentifier(recognizer) }
    guard !starts || mayStart(with: recognizer) && reading.heading > 0,
      let owner = observer(of: recognizer),
      let session = transition.beginInteraction(by: owner)
    else { return }
    (self.session, holder, hasNewFinger) = (session, recognizer, false)
    // The app, told of the hold, may have begun another flight.
    let flight = transition.sessionFlight
    let leadsToEnd = flight.map { isWayToEnd(of: $0, reading.direction) } ?? true
    let (position, progress) = (flight?.position ?? 0, flight?.progress ?? 0)
    let size = transition.containerSize(around: recognizer.view)
    session.follow(
      over: measure.distance(reading, leadsToEnd ? progress : 1 - progress, size),
      at: reading.travel,
      position: leadsToEnd ? position : 1 - position, along: reading.direction,
      leadsToEnd: leadsToEnd)
    if starts { begin?() }
  }

  /// Stops an observer. While its recognizer goes, UIKit asks others about it.
  private func stop(_ observer: ReferenceWritableKeyPath<GestureInteraction, GestureObserver?>) {
    let stopped = self[keyPath: observer]
    self[keyPath: observer] = nil
    stopped?.invalidate()
  }

  /// Whether a recognizer has begun without a movement: the first movement decides.
  private func isUndecided(_ recognizer: Recognizer) -> Bool {
    undecided == ObjectIdentifier(recognizer)
  }

  /// The observer of a recognizer, which owns a session in its place. A session keeps its owner
  /// weakly, what is kept so takes longer to keep at all, and a recognizer is kept for each touch.
  private func observer(of recognizer: Recognizer) -> GestureObserver? {
    flightObserver?.recognizer === recognizer ? flightObserver : observer
  }

  private func isWayToEnd(of flight: TransitionFlight, _ direction: TransitionDirection?) -> Bool {
    let isOfDismissal =
      begin != nil && sense.isOfDismissal(direction, in: flight, on: appsRecognizer?.view ?? view)
    return flight.isPresenting != isOfDismissal
  }
}

/// A transition between view controllers that a person can grab at any moment.
///
/// One object is UIKit's animation controller and its interaction controller. An app keeps the
/// object and can reuse it. Methods such as `present(_:with:as:whenBusy:completion:)` pass the
/// object to UIKit. Each use is a ``TransitionFlight``, which moves one `UIViewPropertyAnimator`.
/// The position at which the animator ends decides whether the transition was completed.
///
/// Data flows in one direction: interactions and the methods of this class → state machine →
/// animator → UIKit → completion by the final position.
///
/// ```swift
/// let slide = InterruptibleTransition(.slide(from: .bottom), timing: .easeOut(0.4))
/// slide.interactions = [.pan(.down, over: .fraction(1))]
/// present(menu, with: slide)
/// ```
open class InterruptibleTransition: UIPercentDrivenInteractiveTransition {
  /// The animation of the transition.
  public let animation: TransitionAnimation
  /// The duration and the curve of the transition when no finger moves it.
  public let timing: TransitionTiming
  /// The settings of the transition.
  ///
  /// See ``TransitionConfiguration`` for when a change takes effect.
  public var configuration: TransitionConfiguration {
    didSet { updateSettings() }
  }
  /// The interactions that start, hold and move the transition.
  ///
  /// An interaction is attached when it is added, and detached when it is removed. An interaction
  /// that stays in the list continues its gesture. An interaction that is listed twice counts once.
  /// An interaction that is added to another transition leaves this one. For interactions that
  /// exist only while a view controller is visible, see ``TransitionInteractionProvider``.
  public var interactions: [any TransitionInteraction] = [] {
    didSet { updateAttachedInteractions() }
  }

  /// The tabs that the transition has zoomed; nil if it is no zoom.
  var zoomedTabs: ZoomedTabs?
  /// Returns the gestures of a page that zooms, which lead back to the former page.
  var makeZoomGestures:
    ((_ page: UIViewController, _ former: UIViewController?) -> [any TransitionInteraction])?
  /// The state of the next flight before UIKit starts it.
  var pending = PendingFlight()
  /// The requests that UIKit has been asked to perform, and that no flight performs yet.
  var submittedRequests: [any FlightRequest] = []
  var queuedRequestCount = 0
  /// The flight about which UIKit has asked last.
  var announcement: FlightAnnouncement?
  var customContainerChange = CustomContainerChange()
  let registry = FlightRegistry()
  var sessionState: SessionState?
  /// The attached interactions, in the order in which they were attached.
  var attached: [any TransitionInteraction] = []
  var providedInteractions = ProvidedInteractions()
  var windowObservers: [any WindowObserver] = []
  /// Makes controls react to taps in flight.
  package let controls = FlightControls()
  /// Checks whether a gesture that has ended leads to a flight.
  let releaseFrames = FrameLoop()
  let listeners = TransitionListeners()
  /// The number of current calls to the superclass. Calls within them are not the app's.
  private var superclassCalls = 0
  /// The flight of the current start call to the superclass.
  private(set) var startedFlight: TransitionFlight?
  var auxiliaryAnimations = Registry<(TransitionFlight) -> AnimationBlock>()

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - animation: The animation of the transition.
  ///   - timing: The duration and the curve of the transition when no finger moves it. The default,
  ///     nil, is the animation's ``TransitionAnimation/timing``.
  ///   - configuration: The other settings of the transition.
  public init(
    _ animation: TransitionAnimation, timing: TransitionTiming? = nil,
    configuration: TransitionConfiguration = TransitionConfiguration()
  ) {
    self.animation = animation
    self.timing = timing ?? animation.timing
    self.configuration = configuration
    super.init()
  }

  /// Creates a transition whose subclass makes the whole animator.
  ///
  /// Without an override of ``makeAnimator(for:)`` the incoming page appears at once.
  ///
  /// ```swift
  /// final class DropTransition: InterruptibleTransition {
  ///   override func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
  ///     flight.installViews()
  ///     let page = flight.isPresenting ? flight.incomingView : flight.outgoingView
  ///     let above = CGAffineTransform(translationX: 0, y: -800)
  ///     if flight.isPresenting { page?.transform = above }
  ///     let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8)
  ///     animator.addAnimations { page?.transform = flight.isPresenting ? .identity : above }
  ///     return animator
  ///   }
  /// }
  /// ```
  public convenience override init() {
    self.init(TransitionAnimation { flight, _ in flight.installViews() })
  }

  // MARK: State

  /// The current flight, or nil at rest. If there are several flights, this is the latest.
  public var flight: TransitionFlight? { registry.current }

  /// The phase of the transition, as a person would describe it.
  public var phase: TransitionPhase {
    if let flight { return flight.phase }
    if pending.machine.isPending { return pending.machine.phase }
    return registry.lastEnd.map { .ended(at: $0) } ?? .idle
  }

  /// Whether there is no flight, and no interaction holds the next flight.
  ///
  /// A flight that the app has only requested does not count.
  public var isAtRest: Bool { flight == nil && !pending.isHeld }

  /// The progress of the transition, 0 at its start and 1 at its end, in either direction of
  /// motion.
  ///
  /// Before UIKit has started the transition, this is the progress that a finger has set.
  /// Afterward, it is the progress at the end of the last flight.
  public var progress: Double {
    if let flight { return flight.progress }
    let machine = pending.machine
    return machine.isPending ? machine.pendingProgress : registry.lastEnd?.progress ?? 0
  }

  /// The progress of the transition, equal to ``progress``.
  open override var percentComplete: CGFloat { CGFloat(progress) }

  /// The duration of the transition when no finger moves it, in seconds.
  open override var duration: CGFloat {
    CGFloat(flight?.duration ?? nextDuration)
  }

  /// A description for a debugger: the phase, the progress, and the flights.
  ///
  /// Off the main thread, the description contains only the name of the class.
  nonisolated open override var debugDescription: String {
    MainThread.isCurrent ? MainActor.assumeIsolated { summary } : "<\(type(of: self))>"
  }

  // MARK: The animator

  /// Returns the animator of a flight. The flight calls this method once.
  ///
  /// An override adds animations to the animator that super returns, or creates a custom animator.
  /// The flight starts, scrubs and finishes the animator. The animator needs no completion from the
  /// app, and ends even if its `pausesOnCompletion` was set. Call
  /// ``TransitionFlight/installViews()`` before you change any view.
  ///
  /// - Only the flight drives the animator, so pause and resume the transition instead. If other
  ///   code pauses the animator, the flight continues it in the next frame. If other code stops the
  ///   animator, the flight ends, with the views where they were stopped.
  /// - The animator does not restore changes that an override has made before the animation.
  ///   Restore them in a completion of the animator, which is called before UIKit is notified of
  ///   the end: `animator.addCompletion { _ in view?.transform = .identity }`.
  /// - The toolkit cannot determine which blocks of a subclass's animator begin later than others.
  ///   So if the curve swings past an end, the flight is scrubbed without the swing within 2 % of
  ///   its full travel at that end. There the views are away from the finger by up to the same
  ///   distance.
  /// - UIKit does not report the spring of an animator. A custom animator with a spring counts as
  ///   linear: under a finger the views first move faster than the finger, and later more slowly.
  ///   Instead, add to the animator that super returns, and use a spring as the
  ///   ``TransitionTiming``.
  /// - UIKit may read ``timingCurve`` and ``completionSpeed`` and use them to continue the
  ///   animator. Blocks with a delay then leave the time line of the other blocks. So do not set
  ///   either property with a custom animator.
  ///
  /// - Parameter flight: The flight.
  /// - Returns: A new, interruptible animator that has not started: super's animator with added
  ///   animations, or a custom one. If the animator does not meet these conditions, for example
  ///   because another flight has used it, the flight uses super's animator. Debug builds print a
  ///   message then.
  open func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
    flight.makeStandardAnimator()
  }

  // MARK: UIKit's properties

  /// Whether UIKit starts the next flight interactively.
  ///
  /// The value is true if an interaction has held the transition since the flight was requested,
  /// even if the interaction has released it. An app does not need to set the property. A value
  /// that an app sets applies only to the next flight.
  open override var wantsInteractiveStart: Bool {
    get {
      if !isCallingSuperclass {
        adoptWaitingSession()
        pending.recordQuery()
      }
      return pending.wantsInteractiveStart
    }
    set { pending.assign(isInteractive: newValue) }
  }

  /// The timing after a call of `finish()` or `cancel()`.
  ///
  /// The default, nil, is the transition's own timing. The motion begins at the fraction with the
  /// progress at the call. After a release by a gesture, ``TransitionConfiguration/settling``
  /// counts.
  open override var timingCurve: (any UITimingCurveProvider)? {
    get { timingCurveAfterCalls }
    set { timingCurveAfterCalls = newValue }
  }
  private(set) var timingCurveAfterCalls: (any UITimingCurveProvider)? {
    didSet { updateSettings() }
  }

  /// The speed after a call of `finish()` or `cancel()`, relative to the transition's own timing.
  ///
  /// For example, 2 is twice as fast. The default is 1. A value that is not finite and above 0 is
  /// 1.
  open override var completionSpeed: CGFloat {
    get { CGFloat(speedAfterCalls) }
    set { speedAfterCalls = Double(newValue).usableFactor }
  }
  private(set) var speedAfterCalls = 1.0 {
    didSet { updateSettings() }
  }

  // MARK: UIKit's verbs

  /// Holds the transition at its current position: requested, in flight, or settling.
  ///
  /// At rest, the method holds the next flight at its start. Until the app releases the transition,
  /// no interaction begins.
  open override func pause() { handle(.pause) }

  /// Shows a progress while the transition is held. Otherwise the method does nothing.
  ///
  /// A transition that is past its end has the progress 1, and an update to 1 does not change its
  /// position. The same holds before its start. Fingers that hold the transition then move it from
  /// the new position.
  ///
  /// - Parameter percentComplete: The progress, clamped to 0…1. NaN is ignored.
  open override func update(_ percentComplete: CGFloat) { handle(.update(Double(percentComplete))) }

  /// Moves the transition to its end.
  open override func finish() { handle(.finish) }

  /// Moves the transition back to its start.
  open override func cancel() { handle(.cancel) }

  /// Starts a flight. UIKit calls this method, whether or not the flight starts interactively.
  ///
  /// - Parameter transitionContext: UIKit's context of the flight.
  open override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    startFlight(in: transitionContext)
  }
}

// The calls to UIKit's superclass, and those that come back from it.
extension InterruptibleTransition {
  /// Whether a call comes from the superclass, directly or through UIKit.
  var isCallingSuperclass: Bool { superclassCalls > 0 }

  /// Handles a verb. A call by the app moves the flight; a nested call goes to the superclass.
  func handle(_ verb: PercentDrivenVerb) {
    if isCallingSuperclass { return callSuperclass(verb) }
    switch verb {
    case .pause: send(.grabbed)
    case .update(let progress): moveFlight(to: progress)
    case .finish: finish(velocity: 0)
    case .cancel: cancel(velocity: 0)
    }
  }

  private func callSuperclass(_ verb: PercentDrivenVerb) {
    superclassCalls += 1
    switch verb {
    case .pause: super.pause()
    case .update(let progress): super.update(CGFloat(progress))
    case .finish: super.finish()
    case .cancel: super.cancel()
    }
    superclassCalls -= 1
  }

  func startFlight(in context: any UIViewControllerContextTransitioning) {
    // mutate: ended-context-begins-nothing
    guard registry.ended(in: context) == nil else { return }
    let flight = flight(in: context)
    flight.start {
      // After another start by UIKit, the superclass's start would stop a running flight, or run a
      // held flight.
      // mutate: superclass-starts-no-started-flight
      guard flight.isPending else { return }
      flight.keepAnimator {
        let outer = startedFlight
        startedFlight = flight
        superclassCalls += 1
        super.startInteractiveTransition(context)
        superclassCalls -= 1
        startedFlight = outer
      }
    }
  }

  func flight(_ flight: TransitionFlight, reports report: FlightReport) {
    FlightMessenger(transition: self, flight: flight).notifyUIKit(of: report)
  }

  /// The last value to which the superclass was updated, from 0 to 1.
  fileprivate var superclassPercentComplete: Double { Double(super.percentComplete) }

  /// Calls one of UIKit's verbs on the superclass, if the superclass can handle the flight.
  fileprivate func callSuperclass(_ verb: PercentDrivenVerb, about flight: TransitionFlight) {
    // During two flights the superclass handles one of them, and it is unknown which. If UIKit has
    // ended a transition, UIKit's context may be deallocated.
    // mutate: superclass-told-of-single-flight
    guard registry.isAlone(flight), !flight.isEndedByUIKit else { return }
    // An animator that a subclass has made cannot be closed to the superclass. If the superclass
    // continued it with a duration factor, its blocks would leave their common time line.
    // mutate: superclass-not-told-of-open-release
    let isOpen = flight.control?.closable == nil
    if isOpen, verb == .finish || verb == .cancel { return }
    flight.keepAnimator { callSuperclass(verb) }
  }
}

/// A messenger that notifies UIKit of the state of one flight.
private struct FlightMessenger: @MainActor PercentDriving {
  let transition: InterruptibleTransition
  let flight: TransitionFlight

  var animatorHasEnded: Bool { flight.control?.hasEnded ?? false }
  var contextIsInteractive: Bool { flight.context.isInteractive }
  var contextWasCancelled: Bool { flight.context.transitionWasCancelled }
  var superclassPercentComplete: Double { transition.superclassPercentComplete }

  func callSuperclass(_ verb: PercentDrivenVerb) {
    transition.callSuperclass(verb, about: flight)
  }

  func callContext(_ verb: PercentDrivenVerb) {
    // mutate: ended-context-told-nothing
    guard !flight.isEndedByUIKit else { return }
    let context = flight.context
    flight.keepAnimator {
      switch verb {
      case .pause: context.pauseInteractiveTransition()
      case .update(let progress): context.updateInteractiveTransition(CGFloat(progress))
      case .finish: context.finishInteractiveTransition()
      case .cancel: context.cancelInteractiveTransition()
      }
    }
  }
}

extension TransitionFlight {
  /// Performs a call to UIKit with the animator closed, or moved back afterward.
  @inline(__always) fileprivate func keepAnimator(during call: () -> Void) {
    // mutate: animator-closed-during-calls
    if let animator = control?.closable { return animator.close(during: call) }
    let shown = animatorProgress
    let wasStill = control?.animator.isRunning == false
    call()
    // mutate: open-animator-held-after-release
    if wasStill, !isPending { holdAnimator(at: shown) }
  }
}

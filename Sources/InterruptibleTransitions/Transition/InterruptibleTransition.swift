/// A transition between view controllers that a person can grab at any moment.
///
/// One object is UIKit's animation controller and its interaction controller. An app keeps it,
/// gives it to UIKit (``UIKit/UIViewController/present(_:with:as:whenBusy:completion:)`` does), and
/// may use it again and again. Each run of it is a ``TransitionFlight``, moved by one
/// `UIViewPropertyAnimator`; where that comes to rest decides whether the transition was completed.
///
/// Data flows one way: interactions and the verbs below → state machine → animator → UIKit →
/// completion by the final position.
///
/// ```swift
/// let slide = InterruptibleTransition(.slide(from: .down), timing: .easeOut(0.4))
/// slide.interactions = [.pan(.down, over: .fraction(1))]
/// present(menu, with: slide)
/// ```
open class InterruptibleTransition: UIPercentDrivenInteractiveTransition {
  /// What flights take from the transition; those that are under way follow what is set meanwhile.
  var configuration: TransitionConfiguration {
    didSet {
      for flight in registry.active { flight.configuration = configuration }
    }
  }
  /// Called when the phase changes.
  public var onPhaseChange: ((TransitionPhase) -> Void)?
  /// Called, while a finger moves, when letting go would no longer finish but cancel, or no longer
  /// cancel but finish: the moment for a haptic tick. Told where it would end.
  public var onOutcomeChange: ((TransitionPosition) -> Void)?
  /// What starts, holds and moves the transition; attached as they are set.
  public var interactions: [any TransitionInteraction] = [] {
    didSet {
      for interaction in oldValue { interaction.detach() }
      for interaction in interactions { interaction.attach(to: self) }
    }
  }

  /// What precedes UIKit's start of the next flight.
  var pending = PendingFlight()
  /// What the app has asked for, and UIKit has yet to start.
  var requests = PendingRequests()
  /// The flights that UIKit has begun.
  var registry = FlightRegistry()
  /// What holds the transition, if an interaction does.
  var session: TransitionSession?
  let broadcast = EventBroadcast()
  /// How many calls of the superclass are under way: what it calls in turn is not the app's.
  private var superclassCalls = 0

  /// Makes a transition.
  ///
  /// - Parameters:
  ///   - animation: What it shows.
  ///   - timing: How long it takes by itself, and along which curve.
  public init(_ animation: TransitionAnimation, timing: TransitionTiming = .easeInOut(0.4)) {
    configuration = TransitionConfiguration(animation: animation, timing: timing)
    super.init()
  }

  // MARK: State

  /// The run that is under way: the one that began last.
  public var flight: TransitionFlight? { registry.current }

  /// What a person would say the transition is doing.
  public var phase: TransitionPhase {
    if let flight { return flight.phase }
    if pending.machine.isPending { return pending.machine.phase }
    return registry.lastEnd.map { .ended(at: $0) } ?? .idle
  }

  /// Whether no run is under way and none is about to start.
  public var isAtRest: Bool { flight == nil && !pending.isHeld }

  /// How far the transition is, 0 at its start and 1 at its end, whichever way it runs. Before
  /// UIKit has started it, what a finger has set; after it, where it came to rest.
  public var progress: Double {
    if let flight { return flight.progress }
    let machine = pending.machine
    return machine.isPending ? machine.pendingProgress : registry.lastEnd?.progress ?? 0
  }

  /// The same as ``progress``.
  open override var percentComplete: CGFloat { CGFloat(progress) }

  /// How long the transition takes by itself, in seconds.
  open override var duration: CGFloat {
    CGFloat(flight?.duration ?? timing.duration)
  }

  // MARK: The animator

  /// Makes the animator of a run. Called once for each.
  ///
  /// An override adds its animations to what super returns, or makes an animator of its own. The
  /// flight starts, scrubs and finishes that; it needs no completion of the app's, and comes to
  /// rest even if its `pausesOnCompletion` was set. Call ``TransitionFlight/installViews()`` before
  /// you change anything.
  ///
  /// - The toolkit cannot tell which blocks of a subclass's animator begin later than others. Along
  ///   a spring that swings past its end, the flight is scrubbed in the last 2 % of its way as if
  ///   the spring did not swing, and is off the finger by as much there.
  /// - UIKit does not say how a spring moves that an app describes by a damping ratio. An animator
  ///   of the app's along one counts as linear: under a finger it moves faster than the finger
  ///   first, and slower later. Add to what super returns instead, with a
  ///   ``TransitionTiming/spring(dampingRatio:duration:)``.
  /// - UIKit may read ``timingCurve`` and ``completionSpeed`` and go on with them by itself, which
  ///   takes blocks with a delay off the time line of the others. Set neither with an animator of
  ///   the app's.
  ///
  /// - Parameter flight: The run.
  /// - Returns: An animator that has not started. An override adds its animations to what super
  ///   returns, or makes an animator of its own; it must be interruptible.
  open func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
    flight.makeStandardAnimator()
  }

  // MARK: UIKit's knobs

  /// Whether UIKit starts the next run interactively: true if an interaction has engaged since that
  /// run was asked for, even if it has let go again. Nobody needs to set it; if it is set, that
  /// counts for the next run alone.
  open override var wantsInteractiveStart: Bool {
    get {
      pending.noteAnswer()
      return pending.wantsInteractiveStart
    }
    set { pending.assign(isInteractive: newValue) }
  }

  /// The timing for the stretch after a finger that lets go without a velocity. The default, nil,
  /// is the transition's own. It runs from where it has the progress that the finger left.
  open override var timingCurve: (any UITimingCurveProvider)? {
    get { configuration.timingCurve }
    set { configuration.timingCurve = newValue }
  }

  /// How fast the stretch after a finger that lets go without a velocity is played: 2 is twice as
  /// fast as the transition's own timing. The default is 1; what is not above 0 counts as 1.
  open override var completionSpeed: CGFloat {
    get { CGFloat(configuration.completionSpeed) }
    set {
      configuration.completionSpeed = newValue.isFinite && newValue > 0 ? Double(newValue) : 1
    }
  }

  // MARK: UIKit's verbs

  /// Holds the transition where it is: before UIKit has started it, while it runs, while it
  /// settles.
  open override func pause() {
    guard superclassCalls == 0 else { return super.pause() }
    send(.grabbed)
  }

  /// Shows a progress, while the transition is held; otherwise this does nothing.
  ///
  /// Caught where its curve swings past the end, the transition has the progress 1, and 1 leaves it
  /// there.
  ///
  /// - Parameter percentComplete: 0…1; what lies outside is clamped, and NaN is ignored.
  open override func update(_ percentComplete: CGFloat) {
    guard superclassCalls == 0 else { return super.update(percentComplete) }
    guard !percentComplete.isNaN else { return }
    send(.updated(Double(percentComplete).clampedToUnit * (flight?.reach.top ?? 1)))
  }

  /// Lets the transition run to its end.
  open override func finish() {
    guard superclassCalls == 0 else { return super.finish() }
    finish(velocity: 0)
  }

  /// Lets the transition run back to its start.
  open override func cancel() {
    guard superclassCalls == 0 else { return super.cancel() }
    cancel(velocity: 0)
  }

  /// Starts a run. Called by UIKit, whether or not the run starts interactively.
  ///
  /// - Parameter transitionContext: UIKit's side of the run.
  open override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard registry.ended(in: transitionContext) == nil else { return }
    let flight = flight(in: transitionContext)
    flight.start {
      // Called after another start of UIKit's, the superclass's would stop what runs, or run what
      // is held.
      guard flight.isPending else { return }
      flight.closeAnimator {
        tellSuperclass { _ in super.startInteractiveTransition(transitionContext) }
      }
    }
  }

  /// Calls a verb of the superclass: the same verbs, called while this runs, go past the toolkit.
  func tellSuperclass(_ call: (InterruptibleTransition) -> Void) {
    superclassCalls += 1
    call(self)
    superclassCalls -= 1
  }

  /// Whether a call comes from the superclass, directly or through UIKit.
  var isCallingSuperclass: Bool { superclassCalls > 0 }

  /// What the superclass was last told by `update(_:)`.
  var percentCompleteOfSuperclass: CGFloat { super.percentComplete }
}

/// A transition between view controllers that a person can grab at any moment.
///
/// One object is UIKit's animation controller and its interaction controller. An app keeps it,
/// gives it to UIKit (``UIKit/UIViewController/present(_:with:as:whenBusy:completion:)`` does), and
/// can reuse it. Each use is a ``TransitionFlight``, moved by one `UIViewPropertyAnimator`. The end
/// where the animator comes to rest decides whether the transition was completed.
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
  /// The settings that flights take from the transition. Current flights follow changes.
  var configuration: TransitionConfiguration {
    didSet {
      for flight in registry.active { flight.follow(configuration) }
    }
  }
  /// Called when the phase changes. This is ``TransitionEvent/phaseChanged(_:)`` alone, before the
  /// listeners of ``observe(_:)``.
  public var onPhaseChange: ((TransitionPhase) -> Void)?
  /// Called, while a finger moves, when a release would no longer finish but cancel, or no longer
  /// cancel but finish: the moment for a haptic tick. The parameter is the end to which a release
  /// would lead. This is ``TransitionEvent/outcomeChanged(_:)`` alone, before the listeners of
  /// ``observe(_:)``.
  public var onOutcomeChange: ((TransitionPosition) -> Void)?
  /// The interactions that start, hold and move the transition.
  ///
  /// An interaction is attached when it is added and detached when it is removed. One that stays in
  /// the list continues what it is doing, and one that is listed twice counts once. One that is
  /// added to another transition leaves this one. For the interactions of a view controller that
  /// comes and goes, see ``TransitionInteractionProvider``.
  public var interactions: [any TransitionInteraction] = [] {
    didSet { interactionsChanged() }
  }

  /// The state before UIKit's start of the next flight.
  var pending = PendingFlight()
  /// The app's requests, and UIKit's questions, that are about the next flight.
  var requests = TransitionRequests()
  /// The flights that UIKit has begun.
  let registry = FlightRegistry()
  /// The session that holds the transition, if there is one.
  var hold: TransitionHold?
  /// The interactions that are attached.
  var attached = AttachedInteractions()
  /// The interactions of view controllers that flights have brought in.
  var guests = GuestInteractions()
  /// Makes controls react to taps in flight.
  package let controls = FlightControls()
  /// Checks whether a gesture that has ended leads to a flight.
  let releaseFrames = FrameLoop()
  /// The app's listeners.
  let listeners = TransitionListeners()
  /// Calls the superclass.
  var bridge = PercentDrivenBridge()

  /// Makes a transition.
  ///
  /// - Parameters:
  ///   - animation: The animation of the transition.
  ///   - timing: The duration and the curve of the transition when it runs by itself. The default,
  ///     nil, is the animation's ``TransitionAnimation/timing``.
  public init(_ animation: TransitionAnimation, timing: TransitionTiming? = nil) {
    configuration = TransitionConfiguration(
      animation: animation, timing: timing ?? animation.timing)
    super.init()
  }

  // MARK: State

  /// The current flight: of several the one that began last. It is nil at rest.
  public var flight: TransitionFlight? { registry.current }

  /// The phase of the transition, as a person would describe it.
  public var phase: TransitionPhase {
    if let flight { return flight.phase }
    if pending.machine.isPending { return pending.machine.phase }
    return registry.lastEnd.map { .ended(at: $0) } ?? .idle
  }

  /// Whether no flight is under way, and none that UIKit has yet to start is held. One that the app
  /// has only requested does not count.
  public var isAtRest: Bool { flight == nil && !pending.isHeld }

  /// The progress of the transition, 0 at its start and 1 at its end, in whichever direction it
  /// runs. Before UIKit has started it, this is the progress that a finger has set. Afterwards, it
  /// is the end where it came to rest.
  public var progress: Double {
    if let flight { return flight.progress }
    let machine = pending.machine
    return machine.isPending ? machine.pendingProgress : registry.lastEnd?.progress ?? 0
  }

  /// The same as ``progress``.
  open override var percentComplete: CGFloat { CGFloat(progress) }

  /// How long the transition takes by itself, in seconds.
  open override var duration: CGFloat {
    CGFloat(flight?.duration ?? nextDuration)
  }

  /// A description for a debugger: the phase, the progress, and the flights. Off the main thread it
  /// is the class's name alone.
  nonisolated open override var debugDescription: String {
    MainThread.isCurrent ? MainActor.assumeIsolated { summary } : "<\(type(of: self))>"
  }

  // MARK: The animator

  /// Makes the animator of a flight. Called once for each.
  ///
  /// An override adds its animations to what super returns, or makes its own animator. The flight
  /// starts, scrubs and finishes the animator. The animator needs no completion from the app, and
  /// comes to rest even if its `pausesOnCompletion` was set. Call
  /// ``TransitionFlight/installViews()`` before you change anything.
  ///
  /// - The flight alone drives the animator. Pause and resume the transition instead. Other code
  ///   that pauses the animator is overruled in the next frame. Other code that stops it ends the
  ///   flight, with the views where they were stopped.
  /// - What an override has set before the animation, the animator does not restore. Restore it in
  ///   a completion of the animator, which is called before UIKit is told of the end:
  ///   `animator.addCompletion { _ in view?.transform = .identity }`.
  /// - The toolkit cannot tell which blocks of a subclass's animator begin later than others. With
  ///   a curve that swings past an end, the flight is scrubbed in the 2 % of its full travel at
  ///   that end as if the curve did not swing, and is off the finger by as much there.
  /// - UIKit does not say along which spring an animator moves. An app's animator along a spring
  ///   counts as linear: under a finger it first moves faster than the finger, and slower later.
  ///   Instead, add to what super returns with a spring as its ``TransitionTiming``.
  /// - UIKit may read ``timingCurve`` and ``completionSpeed`` and use them to continue the animator
  ///   itself, which takes blocks with a delay off the time line of the others. Do not set either
  ///   with an app's animator.
  ///
  /// - Parameter flight: The flight.
  /// - Returns: A new, interruptible animator that has not started: super's with added animations,
  ///   or an override's own. Instead of another one, such as one that a former flight has used, the
  ///   flight uses super's, in debug builds with a message.
  open func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
    flight.makeStandardAnimator()
  }

  // MARK: UIKit's properties

  /// Whether UIKit starts the next flight interactively. This is true if an interaction has held
  /// the transition since the flight was requested, even if it has released it again. An app does
  /// not need to set it; a value that is set applies to the next flight only.
  open override var wantsInteractiveStart: Bool {
    get {
      if !bridge.isCalling {
        takeWaitingSession()
        pending.noteAnswer()
      }
      return pending.wantsInteractiveStart
    }
    set { pending.assign(isInteractive: newValue) }
  }

  /// The timing after a release without a velocity. The default, nil, is the transition's own. It
  /// runs from the fraction with the progress at the release.
  open override var timingCurve: (any UITimingCurveProvider)? {
    get { configuration.timingCurve }
    set { configuration.timingCurve = newValue }
  }

  /// The speed after a release without a velocity: 2 is twice as fast as the transition's own
  /// timing. The default is 1. A value that is not finite and above 0 counts as 1.
  open override var completionSpeed: CGFloat {
    get { CGFloat(configuration.completionSpeed) }
    set {
      configuration.completionSpeed = Double(newValue).usableFactor
    }
  }

  // MARK: UIKit's verbs

  /// Holds the transition where it is: before UIKit has started it, while it runs, or while it
  /// settles.
  ///
  /// At rest it holds the next flight, from its start. Until the app releases the transition, no
  /// interaction begins.
  open override func pause() { handle(.pause) }

  /// Shows a progress while the transition is held; otherwise this does nothing.
  ///
  /// A transition that is past its end has the progress 1, and an update to 1 leaves it there. The
  /// same holds before its start. Fingers that hold the transition move it from where it is then.
  ///
  /// - Parameter percentComplete: The progress, 0…1; values outside are clamped, and NaN is
  ///   ignored.
  open override func update(_ percentComplete: CGFloat) { handle(.update(Double(percentComplete))) }

  /// Lets the transition run to its end.
  open override func finish() { handle(.finish) }

  /// Lets the transition run back to its start.
  open override func cancel() { handle(.cancel) }

  /// Starts a flight. Called by UIKit, whether or not the flight starts interactively.
  ///
  /// - Parameter transitionContext: UIKit's context of the flight.
  open override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    startFlight(in: transitionContext)
  }
}

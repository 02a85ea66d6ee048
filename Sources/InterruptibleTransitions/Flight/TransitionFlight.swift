/// One run of a transition, from UIKit's first call to its end.
///
/// A flight exists as long as its animator runs or is held, and keeps its transition alive.
///
/// ```swift
/// reveal.addAuxiliaryAnimations { flight in
///   badge.alpha = flight.isPresenting ? 0 : 1
/// }
/// ```
public final class TransitionFlight {
  var settings: FlightSettings
  let delegate: any FlightDelegate
  /// UIKit's context of the flight. Only the transition may send reports to the context.
  let context: any UIViewControllerContextTransitioning
  /// Whether the flight presents, pushes, or selects a later tab.
  ///
  /// The closures of a ``TransitionAnimation/reversed`` animation read the opposite.
  public var isPresenting: Bool { isPresentation != isReversed }
  /// Whether the flight presents, pushes, or selects a later tab, also in a reversed animation.
  let isPresentation: Bool
  /// Whether the code that is called belongs to a reversed animation.
  private(set) var isReversed = false
  /// The container of both view controllers, or nil for a presentation or a dismissal.
  private(set) weak var pageContainer: (any PageContainer)?
  let isModal: Bool
  var machine: TransitionStateMachine
  /// Whether the flight starts interactively, regardless of the method that UIKit calls.
  let isInteractive: Bool
  private(set) var isAnimated = true
  package let events = EventQueue()
  var control: AnimatorControl?
  let frames: FrameLoop
  var startingGesture: StartingGesture?
  /// A list that is always replaced and never changed in place, like ``FlightRegistry/active``.
  var observers: [any FlightObserver] = []
  /// Whether an observer or a follower needs the progress, the only value that each move reads.
  var isFollowed = false {
    didSet {
      guard isFollowed, !oldValue, control?.isRunByUIKit == true else { return }
      observeAnimator(toward: .end)
    }
  }

  // MARK: The animator and the views

  /// The animator that the toolkit has made, which an override may return or replace.
  var standardAnimator: FlightAnimator?
  /// The tracer, while the animator is made.
  var tracer: FlightTracer?
  /// The animator that already moves the tracer, while the animator is made.
  var tracing: UIViewPropertyAnimator?
  var hasLateBlocks = false
  /// Blocks that were added before the animator was made.
  private var addedBlocks: [AnimationBlock] = []
  private var completions: [(TransitionOutcome) -> Void] = []
  var cleanUps: [(TransitionPosition) -> Void] = []
  var followers: [any FlightFollower] = []
  /// The follower that shows the elements of both screens, also after the flight.
  var elements: (any FlightFollower)?
  var areViewsInstalled = false
  /// The view that reports a new size of the container, if the container contains a sheet.
  var sizeObserver: SizeObserverView?
  var presenterInterceptor: PresenterInterceptor?
  var passesTouchesThrough = false
  /// The rectangle of the remaining view at each end, if the view lay there when the flight began.
  var startPlace: CGRect?
  var endPlace: CGRect?
  /// The bounds of the container when these rectangles were recorded, in points.
  var placedBounds: CGRect?
  /// The middle of the presented page in the container before the animator's blocks, in points.
  var pageStart: CGPoint?
  /// The motion of the presented page when it leaves, in points; zero before the start.
  var recordedExit = CGVector.zero
  var outgoingSafeArea: SafeAreaKeeper?
  var incomingSafeArea: SafeAreaKeeper?
  var overshotSafeAreas: [SafeAreaKeeper] = []
  var focus: FlightFocus?
  var endStage = EndStage.ahead
  /// Whether UIKit has ended the transition by itself. Its context gets no further calls.
  private(set) var isEndedByUIKit = false

  /// A phase of a flight's end.
  enum EndStage {
    /// The flight may move the views.
    case ahead
    /// All motion of the views has stopped.
    case still
    /// The views are in their positions at the end.
    case inPlace
  }

  // MARK: State that the animator cannot show

  /// The overshoot, in progress: negative before the start, positive past the end.
  var overshoot = 0.0
  /// Whether followers show the overshoot, unchanged until the flight is back at its end.
  var followersShowOvershoot = false
  /// The positions for the progress 0 and 1, outside 0…1 if the flight was grabbed past an end.
  private var heldEnds = 0.0...1.0
  /// The full travel, in points. During an overshoot it does not change.
  /// Otherwise fingers that move in another direction would make the overshoot jump.
  var fullTravel = CGVector.zero
  var userDismissal: UserDismissal?
  /// The distance that fingers have moved toward the end since they took hold, in points.
  var fingerTravel: CGFloat = 0
  /// The velocity of the fingers at the next release, or nil if no fingers release the flight.
  var releaseVelocity: TransitionPose.Velocity?
  /// The time since the last release, in seconds. It is 0 while the flight is held, and before.
  var secondsSinceRelease: TimeInterval = 0
  private var holdsFollowers = false
  /// The end to which the size of a carried element leads; nil if the completion rule decides.
  var carriedEnd: TransitionPosition?
  /// The end to which a release at rest would have led at the last check.
  var announcedEnd: TransitionPosition?

  init(
    _ settings: FlightSettings, delegate: any FlightDelegate,
    context: any UIViewControllerContextTransitioning, frames: FrameLoop,
    machine: TransitionStateMachine, isInteractive: Bool, isPresentation: Bool
  ) {
    self.settings = settings
    self.delegate = delegate
    self.context = context
    self.frames = frames
    self.machine = machine
    self.isInteractive = isInteractive
    self.isPresentation = isPresentation
    pageContainer = context.pageContainer
    isModal = pageContainer == nil
  }

  /// The phase of the flight, as a person would describe it.
  public var phase: TransitionPhase { machine.phase }

  /// Whether UIKit has not started the flight yet.
  var isPending: Bool {
    switch phase {
    case .idle, .starting: true
    case .running, .settling, .held, .ended: false
    }
  }

  /// The progress of the flight, 0 at its start and 1 at its end, in either direction of motion.
  public var progress: Double {
    if case .ended(let position) = phase { return position.progress }
    return animatorProgress.clampedToUnit
  }

  /// The view in which the transition takes place.
  public var containerView: UIView { context.containerView }

  /// The duration of the flight when no finger moves it, in seconds.
  public var duration: TimeInterval {
    (control?.animator.timedDuration ?? timing.duration) * slowMotionFactor
  }

  /// Whether reduced motion applies to the flight.
  ///
  /// The transition's ``TransitionConfiguration/reducedMotion`` has then replaced the animation.
  public var usesReducedMotion: Bool { settings.usesReducedMotion }

  /// The factor by which the flight moves more slowly when no finger moves it.
  ///
  /// Before the start of the flight, the factor changes its duration. Later, it changes the motion
  /// after a release. The factor is limited to 0.001...1000, and a value that is not finite and
  /// above 0 is 1.
  public var slowMotionFactor: Double {
    get { ownSlowMotionFactor ?? settings.slowMotionFactor }
    set { ownSlowMotionFactor = newValue.usableSlowMotion }
  }
  private var ownSlowMotionFactor: Double?

  var timing: TransitionTiming { settings.timing }

  /// Performs a closure of an animation, which reads the direction as it is or reversed.
  func perform<Value>(reversed: Bool, _ body: () -> Value) -> Value {
    let former = isReversed
    isReversed = reversed
    defer { isReversed = former }
    return body()
  }

  /// Returns a closure that reads the direction of the flight as the animation does now.
  func directed<Value>(_ body: @escaping (Value) -> Void) -> (Value) -> Void {
    guard isReversed else { return body }
    return { [unowned self] value in perform(reversed: true) { body(value) } }
  }

  func directed(_ body: @escaping () -> Void) -> () -> Void {
    guard isReversed else { return body }
    return { [unowned self] in perform(reversed: true, body) }
  }

  static func flight(in container: UIView) -> TransitionFlight? {
    let tracer = container.subviews.lazy.compactMap { $0 as? FlightTracer }.first
    guard let tracer, let id = tracer.flight else { return nil }
    return (tracer.delegate as? any FlightDelegate)?.flight(id)
  }

  // MARK: Start and end

  /// Whether UIKit runs the animator until the first touch.
  var runsByItself: Bool {
    !machine.isPending && !isInteractive && followers.isEmpty
  }

  /// Starts the flight, also in several calls, and reports when the animator runs or is held.
  func start(_ whenPrepared: () -> Void = {}) {
    // UIKit may start the flight within a call that the toolkit makes without animations.
    isAnimated = context.isShown
    UnanimatedCall.performWithAnimationsRestored(if: context.isAnimated) {
      _ = animator
      // The animator starts before UIKit can pause it, because an animator that is paused before
      // its first start may ignore calls.
      // mutate: animator-started-first
      startAnimator()
      recordPageExit()
      whenPrepared()
      handle(.started(interactive: isInteractive))
    }
  }

  private func startAnimator() {
    if !isAnimated { control?.recordViews() }
    if isAnimated, runsByItself { control?.start() } else { control?.prepare() }
  }

  func wasEnded(at position: TransitionPosition) {
    guard !isPending else { return }
    isEndedByUIKit = true
    // If the flight is handling another event, the next transition begins with the same views
    // before the flight can handle its end.
    if events.isHandling { putInPlace(at: position) }
    handle(.animatorEnded(at: position))
  }

  // MARK: The animator

  /// Adds changes to this flight alone, before its start or in flight.
  ///
  /// The changes scrub, pause and reverse with the flight. On cancel the animator restores
  /// everything that UIKit can animate. After the end of the flight, this method does nothing.
  ///
  /// An animation that begins within the changes, such as by `UIView.animate`, inherits the
  /// duration of the flight's animator. Under a finger that can be longer than the flight, so pass
  /// `.overrideInheritedDuration` with ``TransitionFlight/duration``.
  ///
  /// - Parameters:
  ///   - delayFactor: The fraction of the whole duration, from now, after which the changes begin.
  ///     They end with the flight. If the flight ends before they begin, they are made at its end.
  ///     The factor is limited to 0…1, and NaN is 0.
  ///   - animations: The changes.
  ///   - completion: Called with the outcome of the flight: completed at its end, and cancelled at
  ///     its start.
  public func addAnimations(
    delayFactor: Double = 0, _ animations: @escaping () -> Void,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    add(
      AnimationBlock(
        .delay(delayFactor), animations: directed(animations), completion: completion))
  }

  /// Adds changes to this flight alone that last while its progress is in a range.
  ///
  /// The changes proceed evenly over the range. The rules of
  /// ``addAnimations(delayFactor:_:completion:)`` apply, but with every timing these changes follow
  /// a finger evenly. If the range has begun, its remaining part counts. If the range is over,
  /// the changes are made at once.
  ///
  /// - Parameters:
  ///   - range: The range of the progress, within 0…1. The part outside does not count.
  ///   - animations: The changes. Do not change properties that other blocks change.
  ///   - completion: Called with the outcome of the flight: completed at its end, and cancelled at
  ///     its start.
  public func addAnimations(
    during range: ClosedRange<Double>, _ animations: @escaping () -> Void,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    add(AnimationBlock(.range(range), animations: directed(animations), completion: completion))
  }

  /// Whether the flight has not ended, and other code has not stopped its animator.
  var acceptsAnimations: Bool {
    if case .ended = phase { return false }
    return control?.isUsable ?? true
  }

  /// Whether a change along the flight has at least half of the progress.
  var hasRoomForChanges: Bool { acceptsAnimations && progress < 0.5 }

  func add(_ block: AnimationBlock) {
    if case .ended = phase { return }
    if let control {
      guard control.isUsable else { return }
      add(block, to: control.animator)
    } else {
      store(block)
    }
    addCompletion(block.completion)
  }

  func store(_ block: AnimationBlock) {
    addedBlocks.append(block)
  }

  func removeStoredBlocks() -> [AnimationBlock] {
    defer { addedBlocks = [] }
    return addedBlocks
  }

  func addCompletion(_ completion: ((TransitionOutcome) -> Void)?) {
    if let completion { completions.append(completion) }
  }

  func performCompletions(at position: TransitionPosition) {
    let completions = completions
    self.completions = []
    for completion in completions { completion(TransitionOutcome(endAt: position)) }
  }

  // MARK: Positions

  func recordHold() {
    let position = animatorProgress
    heldEnds = min(position, 0)...max(position, 1)
    fingerTravel = 0
    releaseVelocity = nil
    carriedEnd = nil
    secondsSinceRelease = 0
    holdsFollowers = true
  }

  /// Returns the velocity of the fingers, or nil if the followers were not held.
  func recordReleaseOfFollowers() -> TransitionPose.Velocity? {
    guard holdsFollowers else { return nil }
    let velocity = releaseVelocity ?? TransitionPose.Velocity()
    holdsFollowers = false
    releaseVelocity = nil
    return velocity
  }

  /// Returns the position for a progress while the flight is held, without an overshoot.
  func heldPosition(at progress: Double) -> Double {
    heldEnds.lowerBound * (1 - progress) + heldEnds.upperBound * progress
  }

  /// Returns the nearest position that the animator can show, outside 0…1 where the curve swings.
  func nearestPosition(to position: Double) -> Double {
    control?.nearestProgress(to: position) ?? position.clampedToUnit
  }
}

/// The transition of a flight, which handles the flight's requests and reports.
protocol FlightDelegate: FlightTracerDelegate {
  /// Creates the flight's animator. A flight calls it once.
  func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator
  func hasUsed(_ animator: UIViewPropertyAnimator) -> Bool
  /// Whether the toolkit makes the animator, because the blocks of an override are unknown.
  var makesStandardAnimator: Bool { get }

  func prepareSteps(of flight: TransitionFlight) -> FlightSteps
  func auxiliaryBlocks(of flight: TransitionFlight) -> [AnimationBlock]
  /// Returns the motion of the presented page when it leaves from a place, in points.
  func exit(of flight: TransitionFlight, from place: CGRect) -> CGVector
  func flight(_ flight: TransitionFlight, overshoots overshoot: TransitionOvershoot)

  /// Whether UIKit rounds the fractions of animators, or nil if no flight has shown that yet.
  var roundsFractions: Bool? { get }

  func flight(_ id: ObjectIdentifier) -> TransitionFlight?
  func flight(_ flight: TransitionFlight, reports report: FlightReport)
  func flight(_ flight: TransitionFlight, hasEntered phase: TransitionPhase)
  /// Called when something other than a finger has moved the flight.
  func flight(_ flight: TransitionFlight, wasMovedTo position: Double)
  func flight(_ flight: TransitionFlight, wouldEndAt position: TransitionPosition)
  /// Called when the flight has ended, before UIKit is notified.
  func flight(_ flight: TransitionFlight, endsAt position: TransitionPosition)
  /// Called when UIKit has been notified that the flight has ended.
  func flightWasCompleted(_ flight: TransitionFlight)
}

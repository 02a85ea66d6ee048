/// A single use of a transition, from UIKit's first call to the end.
///
/// A flight lives as long as its animator runs or is held, and it keeps its transition alive.
///
/// ```swift
/// reveal.addAuxiliaryAnimations { flight in
///   badge.alpha = flight.isPresenting ? 0 : 1
/// }
/// ```
public final class TransitionFlight {
  /// The settings of the transition.
  var configuration: TransitionConfiguration
  /// The transition.
  let delegate: any FlightDelegate
  /// UIKit's context of the flight. Only the transition reports to it.
  public let context: any UIViewControllerContextTransitioning
  private let route: FlightRoute
  /// The state machine that decides about the flight, and how the flight starts. It starts as the
  /// transition has answered UIKit, whichever call UIKit starts it with.
  var start: PendingFlight.Start
  package let events = EventQueue()
  var control: AnimatorControl?
  var animations = FlightAnimations()
  var reach = FlightReach()
  let frames: FrameLoop
  private var audience = FlightAudience()

  init(
    _ configuration: TransitionConfiguration, delegate: any FlightDelegate,
    context: any UIViewControllerContextTransitioning, frames: FrameLoop,
    start: PendingFlight.Start, isPresenting: Bool
  ) {
    (self.configuration, self.delegate) = (configuration, delegate)
    self.context = context
    route = FlightRoute(isPresenting: isPresenting, container: context.pageContainer)
    (self.frames, self.start) = (frames, start)
  }

  /// Whether the flight presents rather than dismisses, pushes rather than pops, or changes to a
  /// tab further right in the order of the tab bar.
  public var isPresenting: Bool { route.isPresenting }

  /// The container of both view controllers, also where the app has taken them out of it since; nil
  /// for a presentation or a dismissal.
  var pageContainer: (any PageContainer)? { route.container }

  /// Whether the flight is a presentation or a dismissal.
  var isModal: Bool { route.isModal }

  /// The observers of the flight, such as the app's requests that the flight settles. The list is
  /// only ever replaced, as ``FlightRegistry/active`` is.
  var observers: [any FlightObserver] {
    get { audience.observers }
    set { audience.observers = newValue }
  }

  /// Whether an observer has listened to the progress, or the flight has followers. Each move of a
  /// finger reads this alone.
  var isFollowed: Bool {
    get { audience.isFollowed }
    set {
      let isNew = newValue && !audience.isFollowed
      audience.isFollowed = newValue
      if isNew, control?.isRunByUIKit == true { watch(toward: .end) }
    }
  }

  /// The phase of the flight, as a person would describe it.
  public var phase: TransitionPhase { start.machine.phase }

  /// Whether UIKit has yet to start the flight.
  var isPending: Bool {
    switch phase {
    case .idle, .starting: true
    case .running, .settling, .held, .ended: false
    }
  }

  /// The progress of the flight, 0 at its start and 1 at its end, in whichever direction it runs.
  public var progress: Double {
    if case .ended(let position) = phase { return position.progress }
    return animatorProgress.clampedToUnit
  }

  /// The view in which the transition happens.
  public var containerView: UIView { context.containerView }

  /// How long the flight takes by itself, in seconds.
  public var duration: TimeInterval {
    (control?.animator.timedDuration ?? timing.duration) * slowMotion
  }

  /// Whether the flight is calm: the person wants less motion, and the transition's
  /// ``InterruptibleTransition/calmForm`` has replaced the animation.
  public var isCalm: Bool { configuration.isCalm }

  /// How many times slower than usual the flight moves by itself. Set before its start it changes
  /// its duration; later, what follows a release. Limited to 0.001...1000; a value that is not
  /// finite and above 0 counts as 1.
  public var slowMotion: Double {
    get { ownSlowMotion ?? configuration.slowMotion }
    set { ownSlowMotion = newValue.usableSlowMotion }
  }
  private var ownSlowMotion: Double?

  /// Takes over settings that the app has changed. A calm flight stays calm.
  func follow(_ configuration: TransitionConfiguration) {
    self.configuration = isCalm ? configuration.calm(as: self.configuration) : configuration
  }

  /// The timing along which the flight runs by itself.
  var timing: TransitionTiming { configuration.timing(isPresenting: isPresenting) }

  // MARK: Start and end

  /// Whether UIKit runs the animator by itself until the first touch.
  var runsByItself: Bool {
    !start.machine.isPending && !start.isInteractive && animations.followers.isEmpty
  }

  /// Starts the flight. UIKit may do this by several calls.
  ///
  /// - Parameter whenPrepared: Called when the animator has been started or is held at its start.
  func start(_ whenPrepared: () -> Void = {}) {
    // UIKit may do so within a call that the toolkit makes without animations.
    start.isAnimated = context.isShown
    StillCall.interrupt(if: context.isAnimated) {
      _ = animator
      // Before UIKit can pause it: an animator that is paused before its first start may ignore
      // calls.
      // mutate: animator-started-first
      startAnimator()
      whenPrepared()
      handle(.started(interactive: start.isInteractive))
    }
  }

  /// Lets UIKit run the animator, or keeps the animator still at its start.
  private func startAnimator() {
    if !start.isAnimated { control?.recordViews() }
    if start.isAnimated, runsByItself { control?.start() } else { control?.prepare() }
  }

  /// Ends the flight at once, because UIKit has ended its transition by itself.
  func wasEnded(at position: TransitionPosition) {
    guard !isPending else { return }
    animations.isEndedByUIKit = true
    // The next transition begins with the same views before a flight can handle its end that is
    // handling something else.
    if events.isHandling { putInPlace(at: position) }
    handle(.rested(at: position))
  }

  // MARK: The animator

  /// Adds changes to this flight alone, before its start or while it is under way.
  ///
  /// The changes scrub, pause and reverse with the flight. On cancel the animator restores what
  /// UIKit can animate. Once the flight has ended, this does nothing.
  ///
  /// An animation that begins within the changes, such as by `UIView.animate`, inherits the
  /// duration of the flight's animator, which may be 30 seconds. Pass `.overrideInheritedDuration`
  /// with ``TransitionFlight/duration``.
  ///
  /// - Parameters:
  ///   - delayFactor: The fraction of the whole duration, after which the changes begin, counted
  ///     from now; they end with the flight, and are made at its end if it is over before. Limited
  ///     to 0…1; NaN is 0.
  ///   - animations: The changes.
  ///   - completion: Called with the position at which the flight came to rest.
  public func addAnimations(
    delayFactor: Double = 0, _ animations: @escaping () -> Void,
    completion: ((TransitionPosition) -> Void)? = nil
  ) {
    add(AnimationBlock(.delay(delayFactor), animations: animations), completion: completion)
  }

  /// Adds changes to this flight alone that last while its progress is in a range, evenly over it.
  ///
  /// They are as those of ``addAnimations(delayFactor:_:completion:)``, but follow a finger evenly
  /// along any timing. If the range has begun, its rest counts; if it is over, the changes are made
  /// at once.
  ///
  /// - Parameters:
  ///   - window: The range of the progress, within 0…1; the part outside does not count.
  ///   - animations: The changes. Do not change what other blocks change.
  ///   - completion: Called with the position at which the flight came to rest.
  public func addAnimations(
    during window: ClosedRange<Double>, _ animations: @escaping () -> Void,
    completion: ((TransitionPosition) -> Void)? = nil
  ) {
    add(AnimationBlock(.window(window), animations: animations), completion: completion)
  }

  /// Whether the flight takes more animations: it has not ended, and other code has not stopped its
  /// animator.
  var takesAnimations: Bool {
    if case .ended = phase { return false }
    return control?.isUsable ?? true
  }

  /// Adds a block, unless the flight has ended.
  func add(_ block: AnimationBlock, completion: ((TransitionPosition) -> Void)?) {
    if case .ended = phase { return }
    if let control {
      guard control.isUsable else { return }
      add(block, to: control.animator)
    } else {
      self.animations.add(block)
    }
    self.animations.addCompletion(completion)
  }

  /// Returns the nearest position that the animator can show: 0…1, or more where its curve swings
  /// past the end.
  func reachable(_ position: Double) -> Double {
    control?.reachable(position) ?? position.clampedToUnit
  }
}

/// The direction and the container of a flight.
private struct FlightRoute {
  let isPresenting: Bool
  private(set) weak var container: (any PageContainer)?
  let isModal: Bool

  init(isPresenting: Bool, container: (any PageContainer)?) {
    (self.isPresenting, self.container) = (isPresenting, container)
    isModal = container == nil
  }
}

/// The observers of a flight.
private struct FlightAudience {
  var observers: [any FlightObserver] = []
  var isFollowed = false
}

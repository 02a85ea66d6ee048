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
  /// The settings of the transition.
  var configuration: TransitionConfiguration
  /// The transition of the flight.
  let delegate: any FlightDelegate
  /// UIKit's context of the flight. Only the transition may send reports to the context.
  public let context: any UIViewControllerContextTransitioning
  private let route: FlightRoute
  /// The state machine of the flight, and the way in which the flight starts.
  ///
  /// The flight starts as the transition has answered UIKit, regardless of the method that UIKit
  /// calls.
  var start: PendingFlight.Start
  package let events = EventQueue()
  var control: AnimatorControl?
  var animations = FlightAnimations()
  var reach = FlightReach()
  let frames: FrameLoop
  private var observation = FlightObservation()
  /// The gesture that has started the flight, if there is one.
  var startingGesture: StartingGesture?

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

  /// Whether the flight presents, pushes, or changes to a tab further right in the tab bar.
  public var isPresenting: Bool { route.isPresenting }

  /// The container of both view controllers, or nil for a presentation or a dismissal.
  ///
  /// The container stays the same if the app removes a view controller from it during the flight.
  var pageContainer: (any PageContainer)? { route.container }

  /// Whether the flight is a presentation or a dismissal.
  var isModal: Bool { route.isModal }

  /// The observers of the flight, such as the app's requests that the flight settles.
  ///
  /// The list is always replaced and never changed in place, like ``FlightRegistry/active``.
  var observers: [any FlightObserver] {
    get { observation.observers }
    set { observation.observers = newValue }
  }

  /// Whether an observer listens to the progress, or the flight has followers.
  ///
  /// Each move of a finger reads only this value.
  var isFollowed: Bool {
    get { observation.isFollowed }
    set {
      let isNew = newValue && !observation.isFollowed
      observation.isFollowed = newValue
      if isNew, control?.isRunByUIKit == true { observeAnimator(toward: .end) }
    }
  }

  /// The phase of the flight, as a person would describe it.
  public var phase: TransitionPhase { start.machine.phase }

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
    (control?.animator.timedDuration ?? timing.duration) * slowMotion
  }

  /// Whether reduced motion applies to the flight.
  ///
  /// The transition's ``InterruptibleTransition/reducedMotion`` has then replaced the animation.
  public var usesReducedMotion: Bool { configuration.usesReducedMotion }

  /// The factor by which the flight moves more slowly when no finger moves it.
  ///
  /// Before the start of the flight, the factor changes its duration. Later, it changes the motion
  /// after a release. The factor is limited to 0.001...1000, and a value that is not finite and
  /// above 0 is 1.
  public var slowMotion: Double {
    get { ownSlowMotion ?? configuration.slowMotion }
    set { ownSlowMotion = newValue.usableSlowMotion }
  }
  private var ownSlowMotion: Double?

  /// Applies settings that the app has changed. A flight with reduced motion keeps its form.
  func follow(_ configuration: TransitionConfiguration) {
    self.configuration =
      usesReducedMotion ? configuration.withReducedMotion(as: self.configuration) : configuration
  }

  /// The timing of the flight when no finger moves it.
  var timing: TransitionTiming { configuration.timing(isPresenting: isPresenting) }

  // MARK: Start and end

  /// Whether UIKit runs the animator until the first touch.
  var runsByItself: Bool {
    !start.machine.isPending && !start.isInteractive && animations.followers.isEmpty
  }

  /// Starts the flight. UIKit may start a flight with several calls.
  ///
  /// - Parameter whenPrepared: Called when the animator has been started or is held at its start.
  func start(_ whenPrepared: () -> Void = {}) {
    // UIKit may start the flight within a call that the toolkit makes without animations.
    start.isAnimated = context.isShown
    UnanimatedCall.performAnimated(if: context.isAnimated) {
      _ = animator
      // The animator starts before UIKit can pause it, because an animator that is paused before
      // its first start may ignore calls.
      // mutate: animator-started-first
      startAnimator()
      recordPageExit()
      whenPrepared()
      handle(.started(interactive: start.isInteractive))
    }
  }

  /// Lets UIKit run the animator, or pauses the animator at its start.
  private func startAnimator() {
    if !start.isAnimated { control?.recordViews() }
    if start.isAnimated, runsByItself { control?.start() } else { control?.prepare() }
  }

  /// Ends the flight at once, because UIKit has ended its transition.
  func wasEnded(at position: TransitionPosition) {
    guard !isPending else { return }
    animations.isEndedByUIKit = true
    // If the flight is handling another event, the next transition begins with the same views
    // before the flight can handle its end.
    if events.isHandling { putInPlace(at: position) }
    handle(.rested(at: position))
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
  ///   - completion: Called with the position at which the flight has ended.
  public func addAnimations(
    delayFactor: Double = 0, _ animations: @escaping () -> Void,
    completion: ((TransitionPosition) -> Void)? = nil
  ) {
    add(AnimationBlock(.delay(delayFactor), animations: animations), completion: completion)
  }

  /// Adds changes to this flight alone that last while its progress is in a range.
  ///
  /// The changes proceed evenly over the range. The rules of
  /// ``addAnimations(delayFactor:_:completion:)`` apply, but with every timing these changes follow
  /// a finger evenly. If the range has begun, the rest of the range counts. If the range is over,
  /// the changes are made at once.
  ///
  /// - Parameters:
  ///   - window: The range of the progress, within 0…1. The part outside does not count.
  ///   - animations: The changes. Do not change properties that other blocks change.
  ///   - completion: Called with the position at which the flight has ended.
  public func addAnimations(
    during window: ClosedRange<Double>, _ animations: @escaping () -> Void,
    completion: ((TransitionPosition) -> Void)? = nil
  ) {
    add(AnimationBlock(.window(window), animations: animations), completion: completion)
  }

  /// Whether animations can be added to the flight.
  ///
  /// They can until the flight has ended, or other code has stopped its animator.
  var acceptsAnimations: Bool {
    if case .ended = phase { return false }
    return control?.isUsable ?? true
  }

  /// Whether a change along the flight has at least half of the progress.
  var hasRoomForChanges: Bool { acceptsAnimations && progress < 0.5 }

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

  /// Returns the nearest position that the animator can show.
  ///
  /// The position is within 0…1, or outside 0…1 where the curve swings past an end.
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
private struct FlightObservation {
  var observers: [any FlightObserver] = []
  var isFollowed = false
}

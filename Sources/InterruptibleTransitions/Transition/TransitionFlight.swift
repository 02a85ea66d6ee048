/// One run of a transition, from UIKit's first call to the end.
///
/// A flight lives as long as its animator runs or is held, and keeps its transition alive with it.
///
/// ```swift
/// reveal.addAuxiliaryAnimations { flight in
///   badge.alpha = flight.isPresenting ? 0 : 1
/// }
/// ```
public final class TransitionFlight {
  /// What the transition is set to.
  var configuration: TransitionConfiguration
  /// The transition.
  let delegate: any FlightDelegate
  /// UIKit's side of it. Only the transition tells it what happens.
  public let context: any UIViewControllerContextTransitioning
  /// Whether it leads on: a view controller is presented rather than dismissed, pushed rather than
  /// popped, or chosen from a tab further right in the order of the tab bar.
  public let isPresenting: Bool

  /// What decides about it, and how it starts: as the transition has answered UIKit, whichever of
  /// its calls UIKit starts it with.
  var start: PendingFlight.Start
  package var events = EventQueue()
  var control: AnimatorControl?
  var animations = FlightAnimations()
  var reach = FlightReach()
  let frames = FrameLoop()
  /// What the app has asked for that the flight answers.
  var observers: [any FlightObserver] = []

  init(
    _ configuration: TransitionConfiguration, delegate: any FlightDelegate,
    context: any UIViewControllerContextTransitioning,
    start: PendingFlight.Start, isPresenting: Bool
  ) {
    (self.configuration, self.delegate) = (configuration, delegate)
    (self.context, self.isPresenting) = (context, isPresenting)
    self.start = start
  }

  /// What a person would say the flight is doing.
  public var phase: TransitionPhase { start.machine.phase }

  /// Whether UIKit has yet to start it.
  var isPending: Bool {
    switch phase {
    case .idle, .starting: true
    case .running, .settling, .held, .ended: false
    }
  }

  /// How far the flight is, 0 at its start and 1 at its end, whichever way it runs.
  public var progress: Double {
    if case .ended(let position) = phase { return position.progress }
    return animatorProgress.clampedToUnit
  }

  /// The view in which the transition happens.
  public var containerView: UIView { context.containerView }

  /// How long the flight takes by itself, in seconds.
  public var duration: TimeInterval { timing.duration }

  /// The timing along which the flight runs by itself.
  var timing: TransitionTiming { configuration.timing(isPresenting: isPresenting) }

  // MARK: The animator

  /// Whether UIKit runs the animator by itself until somebody touches it.
  private var runsByItself: Bool { !start.machine.isPending && !start.isInteractive }

  /// Starts the flight, which UIKit may do by several calls.
  ///
  /// - Parameter tellSuperclass: Makes the superclass's part of the call.
  func start(_ tellSuperclass: () -> Void = {}) {
    _ = animator
    frames.inBackground { [weak self] in self?.enterBackground() }
    // Before the superclass can: an animator that is paused before it was ever started may be deaf.
    if context.isAnimated, runsByItself { control?.start() } else { control?.prepare() }
    tellSuperclass()
    handle(.started(interactive: start.isInteractive))
  }

  /// The flight's animator: made when it is first asked for, and the same ever after.
  var animator: UIViewPropertyAnimator {
    if let control { return control.animator }
    noteOutgoingPlace()
    let tracer = FlightTracer(in: containerView)
    let animator = delegate.makeAnimator(for: self)
    let curve = curve(of: animator)
    animator.addAnimations(tracer.move)
    control = AnimatorControl(
      animator, curve: ScrubCurve(curve, straightens: !delegate.makesStandardAnimator),
      tracer: tracer)
    for block in animations.takeBlocks() { add(block, to: animator) }
    for participant in participants { participant.takePart(in: self) }
    // The animator keeps its completions until it ends, and so keeps the flight.
    animator.addCompletion { position in
      let position: TransitionPosition = position == .start ? .start : .end
      self.control?.rested(at: position)
      self.handle(.rested(at: position))
    }
    return animator
  }

  /// The animator that ``InterruptibleTransition/makeAnimator(for:)`` makes unless it is
  /// overridden: of the transition's timing, with its animation and its auxiliary animations.
  func makeStandardAnimator() -> UIViewPropertyAnimator {
    let animator = FlightAnimator(timing, runs: runsByItself)
    let steps = configuration.animation(isPresenting: isPresenting).prepare(self)
    animations.cleanUps = steps.cleanUps
    for block in steps.blocks { add(block, to: animator) }
    for auxiliary in configuration.auxiliaryAnimations {
      add(auxiliary.block(for: self), to: animator)
      animations.addCompletion(auxiliary.completion)
    }
    return animator
  }

  /// The curve along which an animator runs: of one that an override has made, what can be read of
  /// it.
  private func curve(of animator: UIViewPropertyAnimator) -> TimingCurve {
    guard let provider = animator.timingParameters else { return .opaque }
    let read = TimingCurve(provider)
    return read == .opaque && animator is FlightAnimator ? timing.curve : read
  }

  private func add(_ block: AnimationBlock, to animator: UIViewPropertyAnimator) {
    let isLate = block.delayFactor > 0 || animator.state != .inactive
    guard isLate, delegate.makesStandardAnimator,
      ScrubCurve(timing.curve, straightens: false).swings
    else {
      animator.addAnimations(block.animations, delayFactor: CGFloat(block.delayFactor))
      return
    }
    guard let control else { return self.animations.addLate(block) }
    let wasRunning = animator.isRunning
    control.addLate(block, timing: timing)
    if wasRunning { run(toward: .end) }
  }

  /// Adds changes to this flight alone, before its start or while it is under way. They scrub,
  /// pause and reverse with the rest; on cancel the animator restores what UIKit can animate.
  ///
  /// Once the flight has ended this does nothing.
  ///
  /// - Parameters:
  ///   - delayFactor: The fraction of the whole duration, 0…1, after which they begin, counted from
  ///     now; they end with the rest.
  ///   - animations: The changes.
  ///   - completion: Told where the flight came to rest.
  public func addAnimations(
    delayFactor: Double = 0, _ animations: @escaping () -> Void,
    completion: ((TransitionPosition) -> Void)? = nil
  ) {
    if case .ended = phase { return }
    let block = AnimationBlock(delayFactor: delayFactor, animations: animations)
    if let control {
      guard control.isUsable else { return }
      add(block, to: control.animator)
    } else {
      self.animations.add(block)
    }
    self.animations.addCompletion(completion)
  }

  /// The nearest position that the animator can show: 0…1, or more where its curve swings past the
  /// end.
  func reachable(_ position: Double) -> Double {
    control?.reachable(position) ?? position.clampedToUnit
  }
}

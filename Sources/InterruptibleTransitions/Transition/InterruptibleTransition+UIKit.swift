/// The door through which UIKit comes. It may knock in any order, and as often as it likes.
extension InterruptibleTransition: UIViewControllerAnimatedTransitioning {
  /// How long a run takes by itself, in seconds.
  ///
  /// - Parameter transitionContext: UIKit's side of the run.
  /// - Returns: The duration of the timing that the run has.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    transitionContext.flatMap { registry.flight(in: $0) }?.duration ?? flight?.duration
      ?? timing.duration
  }

  /// Starts a run. Called by UIKit.
  ///
  /// - Parameter transitionContext: UIKit's side of the run.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard registry.ended(in: transitionContext) == nil else { return }
    let flight = flight(in: transitionContext)
    // The superclass's start may come by here. The flight starts when that call has returned.
    guard !isCallingSuperclass else { return }
    if transitionContext.isAnimated, !pending.hasAnswered, flight.phase == .idle {
      printDebugMessage(
        """
        UIKit has this transition as an animation controller only. It keeps touches from such a \
        transition, which cannot be held or moved: return it as the interaction controller too.
        """)
    }
    flight.start()
  }

  /// The animator of a run: one, whoever asks first and however often.
  ///
  /// - Parameter transitionContext: UIKit's side of the run.
  /// - Returns: The animator that ``makeAnimator(for:)`` has made for the run. When the run is over and
  ///   nobody has kept that, one that does nothing.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let ended = registry.ended(in: transitionContext) {
      return ended.animator ?? UIViewPropertyAnimator(duration: 0, curve: .linear)
    }
    return flight(in: transitionContext).animator
  }

  /// The run with a context, which begins with UIKit's first call.
  func flight(in context: any UIViewControllerContextTransitioning) -> TransitionFlight {
    if let flight = registry.flight(in: context) { return flight }
    let expected = requests.announcement.flatMap { $0.isMet(by: context) ? $0.isPresenting : nil }
    let start = pending.begin(isAnimated: context.isAnimated)
    let flight = TransitionFlight(
      self, context: context, machine: start.machine, startsInteractively: start.isInteractive,
      isPresenting: expected ?? TransitionFlight.isPresenting(in: context))
    registry.begin(flight)
    flight.requests = requests.begin()
    broadcast.tell(.began(isPresenting: flight.isPresenting))
    for interaction in interactions { interaction.flightBegan(flight) }
    return flight
  }

  // MARK: What flights ask

  func animation(isPresenting: Bool) -> TransitionAnimation {
    isPresenting ? animation : dismissalAnimation ?? animation
  }

  func timing(isPresenting: Bool) -> TransitionTiming {
    isPresenting ? timing : dismissalTiming ?? timing
  }

  /// The curve along which an animator runs: of one that an override has made, what can be read of it.
  func curve(of animator: UIViewPropertyAnimator, for flight: TransitionFlight) -> TimingCurve {
    guard let provider = animator.timingParameters else { return .opaque }
    let read = TimingCurve(provider)
    guard read == .opaque, animator is FlightAnimator else { return read }
    return timing(isPresenting: flight.isPresenting).curve
  }

  /// How a run goes on after a release; nil if along its own timing, which UIKit runs.
  ///
  /// From past an end it always goes on along a spring: no timing curve leads there.
  func settlingMotion(
    from progress: Double, release: TransitionStateMachine.Target, in flight: TransitionFlight
  ) -> SettlingMotion? {
    let timing = timing(isPresenting: flight.isPresenting)
    let speed = Double(assignedCompletionSpeed)
    let towardsEnd = release.position == .end
    let letGo = TransitionRelease(at: progress, velocity: release.velocity)
    guard (0...1).contains(progress) else {
      return springMotion(from: letGo, towardsEnd: towardsEnd)
    }
    guard release.velocity == 0 else {
      return SettlingMotion(
        settling, from: letGo, towardsEnd: towardsEnd, curve: timing.curve,
        duration: timing.duration)
    }
    guard timingCurve != nil || speed != 1 else { return nil }
    return SettlingMotion(
      curve: timingCurve.map { TimingCurve($0) } ?? timing.curve, duration: timing.duration,
      speed: speed, from: progress, towardsEnd: towardsEnd)
  }

  /// How a run springs to one of its ends.
  func springMotion(from release: TransitionRelease, towardsEnd: Bool) -> SettlingMotion {
    let settling = if case .spring = settling.kind { settling } else { TransitionSettling.spring() }
    return SettlingMotion(
      settling, from: release, towardsEnd: towardsEnd, curve: .opaque, duration: 0)
  }

  func phaseChanged(to phase: TransitionPhase) {
    onPhaseChange?(phase)
    broadcast.tell(.phaseChanged(phase))
  }

  /// A run has come to rest; verbs speak to another one from now on.
  func flightEnds(_ flight: TransitionFlight, at position: TransitionPosition) {
    registry.end(flight, at: position)
    pending.flightEnded()
    session = nil
    for interaction in interactions { interaction.flightEnded(flight) }
  }

  /// UIKit has been told that a run has come to rest, and asks about it no more.
  func flightWasCompleted(_ flight: TransitionFlight) {
    registry.complete(flight)
  }
}

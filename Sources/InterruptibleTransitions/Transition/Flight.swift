/// One run of a transition, from UIKit's first call to the end.
///
/// A flight lives as long as its animator runs or is held, and keeps its transition alive with it.
public final class Flight {
  /// The transition that is under way.
  public let transition: InterruptibleTransition
  /// UIKit's side of it. Only the transition tells it what happens.
  public let context: any UIViewControllerContextTransitioning
  /// Whether it leads on: a view controller is presented rather than dismissed, pushed rather than
  /// popped, or chosen from a tab further right in the order of the tab bar.
  public let isPresenting: Bool

  private var machine: TransitionStateMachine
  package var events = EventQueue()
  private var control: AnimatorControl?
  private var steps = TransitionAnimation.Steps()
  /// Blocks that were added before the animator was made.
  private var waitingBlocks: [AnimationBlock] = []
  private var completions: [(TransitionPosition) -> Void] = []
  private var settlingClock: FrameClock?
  private var wouldFinish: Bool?
  /// Whether some blocks begin later than others.
  private var hasLateBlocks = false
  /// How far past one of its ends it is, in progress; what shows of it is an ``Overshoot``.
  var excess = 0.0
  /// The whole way on which fingers move it from its start to its end, in points.
  var way = CGVector.zero

  init(
    _ transition: InterruptibleTransition, context: any UIViewControllerContextTransitioning,
    machine: TransitionStateMachine, isPresenting: Bool
  ) {
    (self.transition, self.context, self.machine) = (transition, context, machine)
    self.isPresenting = isPresenting
  }

  /// What a person would say the flight is doing.
  public var phase: TransitionPhase { machine.phase }

  /// Whether UIKit has started it and nobody holds it.
  var isMoving: Bool {
    switch phase {
    case .running, .settling: true
    case .idle, .starting, .held, .ended: false
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
  public var duration: TimeInterval { transition.timing(isPresenting: isPresenting).duration }

  // MARK: The animator

  /// The flight's animator: made when it is first asked for, and the same ever after.
  var animator: UIViewPropertyAnimator {
    if let control { return control.animator }
    let animator = transition.makeAnimator(for: self)
    // What an override adds to an animator is not known.
    let isStandard = type(of: transition) == InterruptibleTransition.self
    control = AnimatorControl(
      animator, curve: transition.curve(of: animator, for: self),
      hasLateBlocks: hasLateBlocks || !isStandard)
    for block in waitingBlocks { add(block, to: animator) }
    waitingBlocks = []
    for participant in participants { participant.takePart(in: self) }
    // The animator keeps its completions until it ends, and so keeps the flight.
    animator.addCompletion { position in
      self.control?.hasRested = true
      self.handle(.rested(at: position == .start ? .start : .end))
    }
    return animator
  }

  /// The animator that ``InterruptibleTransition/makeAnimator(for:)`` makes unless it is overridden:
  /// of the transition's timing, with its animation and its auxiliary animations.
  func makeStandardAnimator() -> UIViewPropertyAnimator {
    let timing = transition.timing(isPresenting: isPresenting)
    let animator = UIViewPropertyAnimator(
      duration: timing.duration, timingParameters: timing.makeProvider())
    steps = transition.animation(isPresenting: isPresenting).prepare(self)
    for block in steps.blocks { add(block, to: animator) }
    for auxiliary in transition.auxiliaryAnimations {
      add(auxiliary.block(for: self), to: animator)
      if let completion = auxiliary.completion { completions.append(completion) }
    }
    return animator
  }

  private func add(_ block: AnimationBlock, to animator: UIViewPropertyAnimator) {
    if block.delayFactor > 0 || animator.state != .inactive {
      hasLateBlocks = true
      control?.straightenCurve()
    }
    animator.addAnimations(block.animations, delayFactor: CGFloat(block.delayFactor))
  }

  /// Adds changes to this flight alone, before its start or while it is under way. They scrub, pause
  /// and reverse with the rest; on cancel the animator restores what UIKit can animate.
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
      waitingBlocks.append(block)
    }
    if let completion { completions.append(completion) }
  }

  /// The nearest position that the animator can show: 0…1, or more where its curve swings past the end.
  func reachable(_ position: Double) -> Double {
    control?.reachable(position) ?? position.clampedToUnit
  }

  /// Tells the app when letting go would no longer finish, or no longer cancel.
  private func announceOutcome() {
    let finishes = transition.completionRule.finishes(Release(progress: progress, velocity: 0))
    defer { wouldFinish = finishes }
    guard let wouldFinish, wouldFinish != finishes else { return }
    transition.onOutcomeChange?(finishes ? .end : .start)
  }
}

// What the flight performs its actions on.
extension Flight: FlightStage {
  package func decide(
    _ event: TransitionStateMachine.Event
  ) -> [TransitionStateMachine.Action] {
    let before = phase
    let actions = machine.handle(event)
    if phase != before { transition.phaseChanged(to: phase) }
    return actions
  }

  package var contextIsInteractive: Bool { context.isInteractive }
  package var contextWasCancelled: Bool { context.transitionWasCancelled }
  package var superclassPercentComplete: Double { Double(transition.superclassPercentComplete) }

  package var animatorProgress: Double { control?.progress ?? 0 }

  package func tellSuperclass(_ verb: FlightVerb) {
    if verb == .pause { control?.noteRun() }
    // Of two runs under way the superclass knows one, and nobody can say which.
    guard transition.flights.allSatisfy({ $0 === self }) else { return }
    transition.tellSuperclass { transition in
      switch verb {
      case .pause: transition.pause()
      case .update(let progress): transition.update(CGFloat(progress))
      case .finish: transition.finish()
      case .cancel: transition.cancel()
      }
    }
  }

  package func tellContext(_ verb: FlightVerb) {
    switch verb {
    case .pause: context.pauseInteractiveTransition()
    case .update(let progress): context.updateInteractiveTransition(CGFloat(progress))
    case .finish: context.finishInteractiveTransition()
    case .cancel: context.cancelInteractiveTransition()
    }
  }

  package func holdAnimator(at progress: Double) {
    _ = animator
    control?.hold(at: progress)
  }

  package func progressWasShown() {
    announceOutcome()
  }

  package func runAnimator(toward position: TransitionPosition) {
    _ = animator
    guard excess != 0 else {
      control?.run(toward: position)
      return
    }
    // The animator stands at the end past which the flight is, and waits until it is back.
    move(along: returnMotion) { flight in flight.control?.run(toward: position) }
  }

  package func settleAnimator(_ release: TransitionStateMachine.Release) -> Bool {
    guard let motion = transition.settlingMotion(from: position, release: release, in: self) else {
      return false
    }
    guard motion.duration > 0 else { return false }
    move(along: motion) { flight in flight.handle(.arrived) }
    return true
  }

  /// Moves the animator, which stands still, frame by frame.
  private func move(along motion: SettlingMotion, then arrive: @escaping (Flight) -> Void) {
    let start = FrameClock.now
    settlingClock = FrameClock { [unowned self] time in
      let elapsed = max(time - start, 0)
      let position = motion.progress(at: elapsed)
      control?.show(position)
      show(excess: position - reachable(position))
      guard elapsed >= motion.duration else { return }
      stopSettling()
      arrive(self)
    }
  }

  package func stopSettling() {
    settlingClock?.stop()
    settlingClock = nil
  }

  package func cleanUp(at position: TransitionPosition) {
    show(excess: 0)
    UIView.performWithoutAnimation {
      for cleanUp in steps.cleanUps { cleanUp(position) }
    }
    steps = TransitionAnimation.Steps()
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }

  package func completeContext(at position: TransitionPosition) {
    transition.flightEnds(self, at: position)
    context.completeTransition(position == .end)
    transition.flightWasCompleted(self)
  }
}

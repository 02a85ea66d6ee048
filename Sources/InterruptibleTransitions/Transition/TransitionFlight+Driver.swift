// What the flight performs its actions on.
extension TransitionFlight: @MainActor FlightDriver {
  package func decide(
    _ event: TransitionStateMachine.Event
  ) -> [TransitionStateMachine.Action] {
    control?.noteLoss()
    let (before, shown) = (phase, animatorProgress)
    let actions = machine.handle(event)
    if phase == .held, before != .held { top = max(shown, 1) }
    if phase != before { delegate.flight(self, hasEntered: phase) }
    return actions
  }

  package var contextIsInteractive: Bool { context.isInteractive }
  package var contextWasCancelled: Bool { context.transitionWasCancelled }
  package var superclassPercentComplete: Double { delegate.superclassPercentComplete }

  package var animatorProgress: Double { control?.progress ?? 0 }
  package var animatorHasRested: Bool { control?.hasRested ?? false }

  package func tellSuperclass(_ verb: FlightVerb) {
    if verb == .pause { control?.noteRun() }
    guard mayHear(verb) else { return }
    closeAnimator { delegate.tellSuperclass(verb, about: self) }
  }

  package func tellContext(_ verb: FlightVerb) {
    closeAnimator {
      switch verb {
      case .pause: context.pauseInteractiveTransition()
      case .update(let progress): context.updateInteractiveTransition(CGFloat(progress))
      case .finish: context.finishInteractiveTransition()
      case .cancel: context.cancelInteractiveTransition()
      }
    }
  }

  /// Whether the superclass is to hear a verb. An animator that a subclass has made cannot be
  /// closed to it: continued with a duration factor, its blocks would leave their common time line.
  private func mayHear(_ verb: FlightVerb) -> Bool {
    switch verb {
    case .pause, .update: true
    case .finish, .cancel: control?.animator is FlightAnimator
    }
  }

  /// Makes a call of UIKit's, which does not move the animator.
  func closeAnimator(during call: () -> Void) {
    guard let animator = control?.animator as? FlightAnimator else { return call() }
    animator.close(during: call)
  }

  package func holdAnimator(at progress: Double) {
    _ = animator
    control?.hold(at: progress)
  }

  package func progressWasShown() {
    announceOutcome()
  }

  /// Tells the app when letting go would no longer finish, or no longer cancel.
  private func announceOutcome() {
    let finishes = configuration.completionRule.finishes(
      TransitionRelease(progress: progress, velocity: 0))
    defer { wouldFinish = finishes }
    guard let wouldFinish, wouldFinish != finishes else { return }
    delegate.flight(self, wouldEndAt: finishes ? .end : .start)
  }

  package func runAnimator(toward position: TransitionPosition) {
    _ = animator
    if control?.isLost == true { return handle(.rested(at: position)) }
    guard context.isAnimated else { return restAtOnce(at: position) }
    guard excess != 0 else { return run(toward: position) }
    // The animator stands at the end past which the flight is, and waits until it is back.
    move(along: returnMotion) { flight in flight.run(toward: position) }
  }

  /// Brings the animator to rest without a frame in between: UIKit hands over custom presentations
  /// that are not to be animated too.
  private func restAtOnce(at position: TransitionPosition) {
    control?.finish(at: position)
  }

  /// Runs along the flight's own timing.
  func run(toward position: TransitionPosition) {
    guard let run = control?.run(toward: position) else { return watch(toward: position) }
    everyFrame(for: run.length * duration) { flight, share in
      flight.control?.show(run, share: share)
    } then: { flight in
      flight.control?.finish(at: position)
    }
  }

  /// Looks, once per frame, whether somebody has stopped the animator, which UIKit runs. Then the
  /// flight ends where it was going.
  private func watch(toward position: TransitionPosition) {
    stopMoving()
    clock = FrameClock { [weak self] _ in
      guard let self else { return }
      control?.noteLoss()
      guard control?.isLost == true else { return }
      stopMoving()
      handle(.rested(at: position))
    }
  }

  package func settleAnimator(_ release: TransitionStateMachine.Target) -> Bool {
    let motion = configuration.settlingMotion(
      from: position, toward: release, isPresenting: isPresenting)
    guard let motion else { return false }
    guard motion.duration > 0 else { return false }
    move(along: motion) { flight in flight.handle(.arrived) }
    return true
  }

  /// Moves the animator, which stands still, frame by frame.
  private func move(along motion: SettlingMotion, then arrive: @escaping (TransitionFlight) -> Void)
  {
    everyFrame(for: motion.duration) { flight, share in
      let position = motion.progress(at: share * motion.duration)
      flight.control?.show(position, share: motion.target == 1 ? share : nil)
      flight.show(excess: position - flight.reachable(position))
    } then: {
      arrive($0)
    }
  }

  /// Calls a block once per frame with the share of a time that is over, 0…1, and in the frame in
  /// which all of it is, another one. If there is no time to pass, that is this frame, or, between
  /// frames, the next one: nobody who calls a verb hears of the end within that call.
  private func everyFrame(
    for duration: TimeInterval, _ show: @escaping (TransitionFlight, Double) -> Void,
    then arrive: @escaping (TransitionFlight) -> Void
  ) {
    stopMoving()
    let start = FrameClock.now
    let step = { [unowned self] (time: TimeInterval) in
      let share = duration > 0 ? ((time - start) / duration).clampedToUnit : 1
      show(self, share)
      guard share == 1 else { return }
      stopMoving()
      arrive(self)
    }
    if duration <= 0, isInFrame { return step(start) }
    // Whoever arrives may be the last who keeps the flight.
    clock = FrameClock { [weak self] time in
      guard let self else { return }
      isInFrame = true
      step(time)
      isInFrame = false
    }
  }

  /// Comes to rest at once: in the background there are no frames, and UIKit completes what runs.
  /// What is held ends where letting go would lead.
  func enterBackground() {
    // The app may hold it again as it hears of that.
    for _ in 0..<3 {
      if phase == .held {
        let release = TransitionRelease(progress: progress, velocity: 0)
        turn(to: configuration.completionRule.finishes(release) ? .end : .start)
      }
      switch phase {
      case .running(let position), .settling(let position):
        stopMoving()
        show(excess: 0)
        control?.finish(at: position)
      case .held: continue
      case .idle, .starting, .ended: return
      }
    }
  }

  package func stopMoving() {
    clock?.stop()
    clock = nil
  }

  package func cleanUp(at position: TransitionPosition) {
    control?.abandon(at: position)
    show(excess: 0)
    UIView.performWithoutAnimation {
      for cleanUp in steps.cleanUps { cleanUp(position) }
      tidyViews(at: position)
    }
    steps = TransitionAnimation.Steps()
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }

  package func completeContext(at position: TransitionPosition) {
    background?.stop()
    delegate.flight(self, endsAt: position)
    context.completeTransition(position == .end)
    delegate.flightWasCompleted(self)
    let requests = requests
    self.requests = []
    for request in requests { request.settle(at: position == request.goal ? .end : .start) }
  }
}

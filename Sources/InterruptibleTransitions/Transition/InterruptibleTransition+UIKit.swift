/// The methods that UIKit calls, in any order and any number of times.
extension InterruptibleTransition: UIViewControllerAnimatedTransitioning {
  /// Returns the duration of a flight when no finger moves it, in seconds.
  ///
  /// - Parameter transitionContext: UIKit's context of the flight.
  /// - Returns: The duration of the flight's timing.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    transitionContext.flatMap { registry.flight(in: $0) }?.duration ?? flight?.duration
      ?? nextDuration
  }

  /// Starts a flight. UIKit calls this method.
  ///
  /// - Parameter transitionContext: UIKit's context of the flight.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    // mutate: ended-context-begins-nothing
    guard registry.ended(in: transitionContext) == nil else { return }
    let flight = flight(in: transitionContext)
    // The superclass's start may call this method. The flight then starts when that call has
    // returned. If UIKit starts another flight within the call, that flight starts now.
    // mutate: start-within-start-waits
    guard !isCallingSuperclass || flight.isPending && flight !== startedFlight else { return }
    if transitionContext.isAnimated, !pending.wasQueried, flight.phase == .idle {
      printDebugMessage(
        """
        UIKit has this transition as an animation controller only. It keeps touches from such a \
        transition, which cannot be held or moved: return it as the interaction controller too.
        """)
    }
    flight.start()
  }

  /// Returns the animator of a flight, which is the same for every call.
  ///
  /// - Parameter transitionContext: UIKit's context of the flight.
  /// - Returns: The animator that ``makeAnimator(for:)`` has returned for the flight. If the flight
  ///   has ended and its animator is deallocated, this is an animator that does nothing.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    // mutate: ended-context-begins-nothing
    if let ended = registry.ended(in: transitionContext) {
      return ended.animator ?? UIViewPropertyAnimator(duration: 0, curve: .linear)
    }
    return flight(in: transitionContext).animator
  }

  /// Ends a flight whose transition UIKit has ended, as it may for another push or pop.
  ///
  /// UIKit also calls this method when the flight has ended its transition.
  ///
  /// - Parameter transitionCompleted: Whether the transition was completed.
  public func animationEnded(_ transitionCompleted: Bool) {
    let position: TransitionPosition = transitionCompleted ? .end : .start
    // mutate: flight-ends-with-uikits-transition
    registry.recordEndByUIKit(at: position)?.wasEnded(at: position)
  }

  /// Returns the flight with a context. UIKit's first call begins the flight.
  func flight(in context: any UIViewControllerContextTransitioning) -> TransitionFlight {
    if let flight = registry.flight(in: context) { return flight }
    customContainerChange.record(context)
    let isPresenting = expectedDirection(in: context) ?? TransitionFlight.isPresenting(in: context)
    // The fingers move a late flight from its start.
    if pending.isLate { session?.mapping.moved(to: 0) }
    let disabledBars = announcement.flatMap { $0.isMet(by: context) ? $0.disabledBars : nil }
    let requests = removeRequests(of: context)
    let start = pending.begin(isAnimated: context.isShown, isRequested: requests != nil)
    let flight = TransitionFlight(
      settings(isPresenting: isPresenting), delegate: self, context: context,
      frames: registry.loops.popLast() ?? FrameLoop(),
      machine: start.machine, isInteractive: start.isInteractive, isPresentation: isPresenting)
    adoptSession(by: flight)
    register(flight, for: requests ?? [])
    attachProvidedInteractions(of: flight)
    controls.flightBegan(flight)
    if configuration.isBarInteractionEnabled {
      flight.pageContainer?.enableBars(during: flight, except: disabledBars?.all ?? [])
    }
    reportBeginning(of: flight, for: requests ?? [])
    if start.isByInteraction { flight.beginRequestedByGesture() }
    return flight
  }

  /// Returns whether the announced flight is a presentation; nil if another flight was announced.
  private func expectedDirection(in context: any UIViewControllerContextTransitioning) -> Bool? {
    announcement.flatMap { $0.isMet(by: context) ? $0.isPresenting : nil }
  }

  /// Removes the requests that a flight performs; nil if UIKit asks for a flight that the app has
  /// not requested. The app is called later, because it may make the next request.
  private func removeRequests(
    of context: any UIViewControllerContextTransitioning
  ) -> [any FlightRequest]? {
    let from = context.viewController(forKey: .from)
    let to = context.viewController(forKey: .to)
    guard isRequested(from: from, to: to) != false else { return nil }
    defer {
      submittedRequests = []
      announcement = nil
    }
    return submittedRequests
  }

  /// Gives the flight the session that waits for it.
  private func adoptSession(by flight: TransitionFlight) {
    guard let sessionState, sessionState.flight == nil else { return }
    sessionState.flight = flight
    flight.fullTravel = session?.fullTravel ?? .zero
    flight.startingGesture = session.flatMap(startingGesture(of:))
  }

  private func register(_ flight: TransitionFlight, for requests: [any FlightRequest]) {
    registry.begin(flight)
    // mutate: flight-ends-in-background
    registry.observeBackground()
    flight.observers = requests
    listeners.follow(flight)
    for request in requests { request.join(flight) }
  }

  private func reportBeginning(of flight: TransitionFlight, for requests: [any FlightRequest]) {
    notify(of: [.began(isPresenting: flight.isPresentation)])
    for request in requests { request.flightBegan() }
    notifyInteractions { $0.flightBegan(flight) }
  }
}

// Queries and reports of flights.
extension InterruptibleTransition: FlightDelegate {
  var makesStandardAnimator: Bool { type(of: self) == InterruptibleTransition.self }

  var roundsFractions: Bool? { registry.roundsFractions }

  func hasUsed(_ animator: UIViewPropertyAnimator) -> Bool { registry.hasUsed(animator) }

  func prepareSteps(of flight: TransitionFlight) -> FlightSteps {
    let reduced =
      flight.usesReducedMotion ? configuration.reducedMotion.animation ?? .crossfade : nil
    return (reduced ?? animation(isPresenting: flight.isPresentation)).prepare(flight)
  }

  func auxiliaryBlocks(of flight: TransitionFlight) -> [AnimationBlock] {
    auxiliaryAnimations.values.map { $0(flight) }
  }

  func exit(of flight: TransitionFlight, from place: CGRect) -> CGVector {
    animation(isPresenting: flight.isPresentation).exit(
      flight.isPresentation, place, flight.containerView.bounds, flight.layoutDirection)
  }

  func flight(_ flight: TransitionFlight, overshoots overshoot: TransitionOvershoot) {
    if !flight.usesReducedMotion { configuration.onOvershoot(overshoot, flight) }
  }

  func flight(_ flight: TransitionFlight, hasEntered phase: TransitionPhase) {
    // The app can hold a flight again after it has released it, but the former session stays ended.
    var events: [TransitionEvent] = [.phaseChanged(phase)]
    switch phase {
    case .running, .settling: if flight === sessionFlight { discardSession() }
    case .ended(let position):
      listeners.unreportedEnds -= 1
      events.append(.ended(TransitionOutcome(endAt: position)))
    case .held: if flight === sessionFlight { session?.updateDistance() }
    case .idle, .starting: break
    }
    notify(of: events)
  }

  func flight(_ flight: TransitionFlight, wasMovedTo position: Double) {
    guard flight === sessionFlight else { return }
    session?.mapping.moved(to: position)
    flight.userDismissal?.moved(to: position)
  }

  func flight(_ flight: TransitionFlight, wouldEndAt position: TransitionPosition) {
    notify(of: [.releaseTargetChanged(position)])
    for observer in flight.observers { observer.flightWouldEnd(at: position) }
  }

  func flight(_ id: ObjectIdentifier) -> TransitionFlight? {
    registry.active.first { ObjectIdentifier($0) == id }
  }

  func flightHasLeftWindow(_ id: ObjectIdentifier) {
    guard let flight = flight(id) else { return }
    flight.leaveWindow(endedAt: registry.removeAmbiguousEnd(of: flight))
  }

  func flight(_ flight: TransitionFlight, endsAt position: TransitionPosition) {
    registry.end(flight, at: position)
    listeners.unreportedEnds += 1
    controls.flightEnded(flight, isLast: registry.current == nil)
    pending.flightEnded()
    if sessionFlight === flight { discardSession() }
    notifyInteractions { $0.flightEnded(flight) }
    detachProvidedInteractions(after: flight, at: position)
  }

  func flightWasCompleted(_ flight: TransitionFlight) {
    registry.complete(flight)
    flight.frames.stop()
    registry.loops.append(flight.frames)
  }

  func notify(of events: [TransitionEvent]) {
    if case .phaseChanged = events.first { listeners.hasUnreportedPhase = false }
    listeners.notify(of: events) { event in
      switch event {
      case .phaseChanged(.ended(let position)): registry.recordReportedEnd(at: position)
      case .phaseChanged(.starting): registry.discardLastEnd()
      case .phaseChanged, .began, .releaseTargetChanged, .postponed, .refused, .ended: break
      }
    }
  }
}

// The session of an interaction that holds the transition.
extension InterruptibleTransition {
  /// Begins a session, by which an interaction holds the transition at its current position.
  ///
  /// If there is no flight, make the app request one at once. The session then holds the flight
  /// from its start.
  ///
  /// - Parameters:
  ///   - owner: The object that begins the session, such as a recognizer. An owner that already has
  ///     a session gets a new one.
  ///   - yields: Whether other interactions may begin a session while this session is active. The
  ///     default is false.
  /// - Returns: The session. The value is nil if another session holds the transition, or if the
  ///   app has paused a transition that UIKit has not started yet. It is also nil if the app
  ///   removes the interaction in a callback of the phase `held`.
  public func beginInteraction(by owner: AnyObject, yields: Bool = false) -> TransitionSession? {
    endAbandonedSession()
    guard flight != nil || isAtRest || session?.isActive == true else { return nil }
    if let session, !session.canYield(to: owner) { return nil }
    let session = TransitionSession(of: self, owner: owner, yields: yields)
    session.begin(on: flight)
    pause()
    // No frame has shown the moves of an earlier gesture that ended before UIKit's start.
    if self.session === session, session.startsFlight {
      pending.recordInteraction()
      movePending(to: 0)
    }
    if self.session === session { sessionFlight?.gestureBegan() }
    return self.session === session ? session : nil
  }

  /// Cancels a session that has been deallocated.
  func endAbandonedSession() {
    guard let sessionState, session == nil else { return }
    let wasHeld = !sessionState.isReleasedByApp && isHeldBySession
    let flight = sessionFlight
    discardSession()
    if wasHeld { cancelOrResume(flight, startsFlight: sessionState.startsFlight) }
  }

  /// Whether the flight of the session is held, also before UIKit has started the flight.
  var isHeldBySession: Bool {
    sessionFlight?.foreseen.isHeld ?? pending.isHeld
  }

  func movePending(to position: Double) {
    if pending.isHeld { send(.updated(position), to: nil) }
  }

  /// Cancels a flight that a session has started, or resumes a flight that the session has grabbed.
  func cancelOrResume(_ flight: TransitionFlight?, startsFlight: Bool) {
    send(startsFlight ? .released(.init(position: .start, velocity: 0)) : .resumed, to: flight)
  }

  /// Ends the session. The flight keeps its state.
  func discardSession() {
    // An interaction may keep its session, which keeps the state.
    sessionState?.flight = nil
    sessionState = nil
  }

  var session: TransitionSession? { sessionState?.session }

  /// The flight that the session holds, or nil until UIKit has begun the flight.
  var sessionFlight: TransitionFlight? { sessionState?.flight }

  /// Adopts the session of another transition's gesture that made UIKit start this one's flight.
  func adoptWaitingSession() {
    guard flight == nil, !pending.isHeld else { return }
    providedInteractions.waitingSession?.transfer(to: self)
  }

  /// Whether a session holds the next flight, which neither the app nor UIKit has requested.
  var waitsForUnrequestedFlight: Bool {
    flight == nil && session?.isActive == true && !pending.isRequestedByApp && !pending.wasQueried
  }

  /// Returns the gesture of a session; nil if no interaction has begun it, or it starts no flight.
  func startingGesture(of session: TransitionSession) -> StartingGesture? {
    guard session.startsFlight, let interaction = allInteractions.first(where: session.isHeld)
    else { return nil }
    return StartingGesture(
      interaction: interaction, kind: ObjectIdentifier(type(of: interaction)),
      direction: session.mapping.direction ?? session.carryDirection)
  }

  /// Returns whether the app has requested a change; nil if unknown, or if it requested none.
  func isRequested(from: UIViewController?, to: UIViewController?) -> Bool? {
    submittedRequests.first.flatMap { $0.expects(from: from, to: to) }
  }

  var isWaiting: Bool { queuedRequestCount > 0 }
}

// The session of an interaction that holds the transition.
extension InterruptibleTransition {
  /// Begins a session by which an interaction holds the transition, which stands still where it is.
  ///
  /// If no flight is under way, make the app request one at once; the session holds it from its
  /// start.
  ///
  /// - Parameters:
  ///   - owner: The object that begins the session, such as a recognizer. An owner that already has
  ///     a session gets a new one.
  ///   - yields: Whether other interactions may take the transition from the session. The default
  ///     is false.
  /// - Returns: The session; nil if another one holds the transition, if the app has paused a
  ///   transition that UIKit has yet to start, or if the app removes the interaction when it is
  ///   told of the hold.
  public func beginInteraction(by owner: AnyObject, yields: Bool = false) -> TransitionSession? {
    endAbandonedHold()
    guard flight != nil || isAtRest || session?.isActive == true else { return nil }
    if let session, !session.admits(owner) { return nil }
    let session = TransitionSession(of: self, owner: owner, yields: yields)
    session.begin(on: flight)
    pause()
    // No frame has shown the moves of an earlier gesture before UIKit's start.
    if self.session === session, session.startsFlight {
      pending.noteInteraction()
      movePending(to: 0)
    }
    if self.session === session { sessionFlight?.gestureBegan() }
    return self.session === session ? session : nil
  }

  /// Cancels a session that nothing keeps any more.
  func endAbandonedHold() {
    guard let hold, session == nil else { return }
    let (wasHeld, flight) = (!hold.isReleasedByApp && isHeldBySession, sessionFlight)
    forgetSession()
    if wasHeld { letGo(of: flight, startsFlight: hold.startsFlight) }
  }

  /// Whether the flight of the session is held, also before UIKit has started it.
  var isHeldBySession: Bool {
    sessionFlight?.foreseen.isHeld ?? pending.isHeld
  }

  /// Moves the flight that UIKit has yet to start, if it is held.
  func movePending(to position: Double) {
    if pending.isHeld { send(.updated(position), to: nil) }
  }

  /// Cancels a flight that a session has started, or lets one go on that it has grabbed.
  func letGo(of flight: TransitionFlight?, startsFlight: Bool) {
    send(startsFlight ? .released(.init(position: .start, velocity: 0)) : .resumed, to: flight)
  }

  /// Ends the session. The flight keeps its state.
  func forgetSession() {
    // An interaction may keep its session, and with it the hold.
    hold?.flight = nil
    hold = nil
  }

  /// The session that holds the transition, if there is one.
  var session: TransitionSession? { hold?.session }

  /// The flight that the session holds; nil until UIKit has begun it.
  var sessionFlight: TransitionFlight? { hold?.flight }

  /// Takes the session of a gesture that has begun for another transition of the same page, and
  /// that has made UIKit start a flight of this transition.
  func takeWaitingSession() {
    guard flight == nil, !pending.isHeld else { return }
    guests.waitingSession?.move(to: self)
  }

  /// Whether a session holds the next flight, which neither the app nor UIKit has requested.
  var waitsForUnrequestedFlight: Bool {
    flight == nil && session?.isActive == true && !pending.isRequestedByApp && !pending.hasAnswered
  }
}

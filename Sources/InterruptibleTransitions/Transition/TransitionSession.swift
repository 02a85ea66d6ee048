/// What an interaction holds a transition with, from its first touch to its release.
///
/// One session at a time moves a transition. A pan, a pinch or a scroll view of the toolkit's and a
/// slider or a recognizer of an app's begin their sessions alike, so none takes what another one
/// holds.
///
/// ```swift
/// switch pan.state {
/// case .began:
///   session = transition.beginInteraction(by: pan)
///   if session?.startsFlight == true { present(menu, with: transition) }
/// case .changed:
///   session?.move(to: Double(pan.translation(in: nil).y / 300))
/// case .ended:
///   session?.release(velocity: Double(pan.velocity(in: nil).y / 300))
/// default:
///   session?.cancel()
/// }
/// ```
///
/// A session ends when the interaction releases or cancels it, when the app lets the transition go,
/// when the flight ends, and where the session yields, when another one begins. After that it does
/// nothing.
public final class TransitionSession {
  /// Whether there was no flight when the session began. The interaction then has the app request
  /// one.
  public let startsFlight: Bool
  /// Whether another interaction may begin a session while this one is active.
  public let yields: Bool

  private weak var transition: InterruptibleTransition?
  private weak var owner: AnyObject?
  /// How the movement of a finger leads along the flight's way.
  var track = SessionTrack()

  init(of transition: InterruptibleTransition, owner: AnyObject, yields: Bool) {
    (self.transition, self.owner, self.yields) = (transition, owner, yields)
    startsFlight = transition.flight == nil
  }

  /// Whether the session holds the transition.
  public var isActive: Bool { isCurrent && transition?.isHeld == true }

  /// Whether no other session has begun since this one did, and this one has not ended.
  var isCurrent: Bool { transition?.session === self }

  /// Whether an interaction may begin a session now.
  func admits(_ newcomer: AnyObject) -> Bool {
    !isActive || yields || owner === newcomer
  }

  /// Shows a progress.
  ///
  /// - Parameter progress: The progress, from 0 to 1; what lies outside is clamped, and NaN is
  ///   ignored.
  public func update(_ progress: Double) {
    guard isActive else { return }
    transition?.update(CGFloat(progress))
  }

  /// Shows a position: a progress, and past the ends an overshoot.
  ///
  /// - Parameters:
  ///   - position: Below 0 before the start, above 1 past the end. NaN and infinities are ignored.
  ///   - travel: The full travel from the start to the end, in points, of fingers that move along a
  ///     line. The overshoot shows in its direction.
  public func move(to position: Double, along travel: CGVector = .zero) {
    guard isActive, position.isFinite else { return }
    transition?.move(to: position, along: travel)
  }

  /// Ends the session, and lets the transition's ``InterruptibleTransition/completionRule`` decide
  /// where the flight goes.
  ///
  /// - Parameter velocity: The velocity in progress per second, positive towards the end. NaN and
  ///   infinities are 0.
  public func release(velocity: Double) {
    end { $0.release(velocity: velocity) }
  }

  /// Ends the session, because the interaction does not come to its own end. A flight that the
  /// session has started is cancelled; one that it has grabbed goes on as before.
  public func cancel() {
    end { startsFlight ? $0.cancel() : $0.resume() }
  }

  /// Ends the session, and the flight goes on as before.
  func resume() {
    end { $0.resume() }
  }

  /// Ends the session, and lets the transition go by a verb, if the session still holds it.
  func end(_ letGo: (InterruptibleTransition) -> Void) {
    guard let transition, isCurrent else { return }
    let wasActive = isActive
    transition.session = nil
    if wasActive { letGo(transition) }
  }
}

extension InterruptibleTransition {
  /// Begins a session by which an interaction holds the transition: it stands still where it is.
  ///
  /// Where no flight is under way, have the app request one at once; the session holds it from its
  /// start on.
  ///
  /// - Parameters:
  ///   - owner: What begins it, as a recognizer. An owner that has a session gets another one.
  ///   - yields: Whether other interactions may take the transition from the session. The default
  ///     is false.
  /// - Returns: The session; nil if another one holds the transition, or if the app has paused a
  ///   transition that UIKit has yet to start.
  public func beginInteraction(by owner: AnyObject, yields: Bool = false) -> TransitionSession? {
    guard flight != nil || isAtRest || session?.isActive == true else { return nil }
    if let session, !session.admits(owner) { return nil }
    let session = TransitionSession(of: self, owner: owner, yields: yields)
    self.session = session
    pause()
    return session
  }

  /// Whether the transition is held, be it before UIKit has started it.
  var isHeld: Bool {
    flight.map { $0.phase == .held } ?? pending.isHeld
  }
}

/// An interaction's hold on a transition, from its first touch to its release.
///
/// One session at a time moves a transition. The toolkit's pan, pinch and scroll view begin their
/// sessions in the same way as an app's slider or recognizer. So no interaction takes what another
/// one holds.
///
/// ```swift
/// switch pan.state {
/// case .began:
///   session = transition.beginInteraction(by: pan)
///   start = transition.progress
///   if session?.startsFlight == true { present(menu, with: transition) }
/// case .changed:
///   session?.move(to: start + Double(pan.translation(in: nil).y / 300))
/// case .ended:
///   session?.release(velocity: Double(pan.velocity(in: nil).y / 300))
/// default:
///   session?.cancel()
/// }
/// ```
///
/// The sample moves presentations: a finger that moves down leads to the end. Progress and velocity
/// always lead to the end of the flight that is under way. In a dismissal the same finger leads
/// back, so its travel and its velocity change their signs:
///
/// ```swift
/// let sign: Double = transition.flight?.isPresenting == false ? -1 : 1
/// session?.move(to: start + sign * Double(pan.translation(in: nil).y / 300))
/// session?.release(velocity: sign * Double(pan.velocity(in: nil).y / 300))
/// ```
///
/// A recognizer catches a flight only where UIKit gives it the touches. UIKit gives none to a view
/// under the flight's container, and none to one whose opacity is animated to 0. To catch each
/// flight, add the recognizer to the window. ``GestureInteraction`` does all of this, and
/// takes an app's recognizer.
///
/// A session ends when the interaction releases or cancels it, when the app releases the
/// transition, or when the flight ends. A session that yields also ends when another one begins.
/// After that it does nothing. Keep the session until then: a session that is released from memory
/// is cancelled in the next frame.
public final class TransitionSession {
  /// Whether there was no flight when the session began. The interaction then makes the app request
  /// one.
  public var startsFlight: Bool { hold.startsFlight }
  /// Whether another interaction may begin a session while this one is active.
  public let yields: Bool

  private let hold: TransitionHold
  private weak var transition: InterruptibleTransition?
  private weak var owner: AnyObject?
  /// Converts the movement of a finger to the position of the flight.
  var track = SessionTrack()
  /// When the session last moved the flight.
  private var rest = SessionRest()
  /// The full travel of the fingers, in points, as long as UIKit has not begun the flight.
  private(set) var fullTravel = CGVector.zero
  /// Whether the app has released the flight before UIKit has begun it.
  var isReleasedByApp: Bool { hold.isReleasedByApp }

  // Listeners that hear of the end may read the variable that the app is setting now.
  deinit {
    guard let transition else { return }
    MainThread.perform {
      FrameLoop().wait {
        transition.endAbandonedHold()
        return true
      }
    }
  }

  init(of transition: InterruptibleTransition, owner: AnyObject, yields: Bool) {
    (self.transition, self.owner, self.yields) = (transition, owner, yields)
    hold = TransitionHold(startsFlight: transition.flight == nil)
    hold.session = self
  }

  /// Whether the session holds the transition.
  public var isActive: Bool {
    isCurrent && !isReleasedByApp && transition?.isHeldBySession == true
  }

  /// Whether the session is still the transition's: it has not ended, and no other one has begun.
  var isCurrent: Bool { transition?.hold === hold }

  /// Takes hold of a flight, or of the next one.
  func begin(on flight: TransitionFlight?) {
    hold.flight = flight
    transition?.hold = hold
  }

  /// Notes that the app has released the flight that UIKit has yet to begin.
  func wasReleasedByApp() {
    hold.isReleasedByApp = true
  }

  /// Whether an interaction may begin a session now.
  func admits(_ newcomer: AnyObject) -> Bool {
    !isActive || yields || owner === newcomer
  }

  /// Whether an interaction, or one of its recognizers, has begun the session.
  func isHeld(by interaction: any TransitionInteraction) -> Bool {
    // An observer owns a session in its recognizer's place.
    let holder = (owner as? GestureObserver)?.recognizer ?? owner
    return owner === interaction || interaction.recognizers.contains { $0 === holder }
  }

  /// Shows a progress. For a control with ends, such as a slider; fingers that may go past an end
  /// use ``move(to:along:)``.
  ///
  /// A flight that was caught where its curve swings past its end has the progress 1 there, and
  /// follows updates from there on: each shows a position a little further out, until the release.
  ///
  /// - Parameter progress: The progress, from 0 to 1; values outside are clamped, and NaN is
  ///   ignored.
  public func update(_ progress: Double) {
    guard isActive, !progress.isNaN, let transition else { return }
    rest.record(progress)
    guard let flight = transition.sessionFlight else { return transition.update(CGFloat(progress)) }
    let position = flight.position(at: progress.clampedToUnit)
    flight.handle(.updated(flight.userDismissal?.shownPosition(for: position) ?? position))
  }

  /// Shows a position: a progress, and past an end an overshoot.
  ///
  /// - Parameters:
  ///   - position: Below 0 before the start, above 1 past the end. NaN and infinities are ignored.
  ///   - travel: The full travel from the start to the end, in points, for fingers that move along
  ///     a line. The overshoot shows in its direction, and not at all if it is zero, the default.
  ///     One with NaN or an infinity is zero. It can change only while nothing is past an end.
  public func move(to position: Double, along travel: CGVector = .zero) {
    guard position.isFinite, !isReleasedByApp, let transition, transition.hold === hold
    else { return }
    rest.record(position)
    let travel = travel.dx.isFinite && travel.dy.isFinite ? travel : .zero
    guard let flight = transition.sessionFlight else {
      fullTravel = travel
      if track.travel != nil { transition.pending.noteMove() }
      return transition.movePending(to: position)
    }
    flight.move(
      to: flight.userDismissal?.shownPosition(for: position) ?? position, along: travel)
  }

  /// Ends the session, and lets the transition's ``InterruptibleTransition/completionRule`` decide
  /// where the flight goes. If the app forbids a person to dismiss what is presented, that stays.
  ///
  /// UIKit's recognizers report the velocity of the last movement even if the fingers have rested
  /// since. So the velocity counts only within a tenth of a second after the last change of the
  /// progress or position by ``update(_:)`` or ``move(to:along:)``. Later it is 0. In a session
  /// that has moved nothing it counts.
  ///
  /// - Parameter velocity: The velocity in progress per second, positive towards the end. NaN and
  ///   infinities are 0.
  public func release(velocity: Double) {
    release(currentVelocity: rest.isResting ? 0 : velocity)
  }

  /// Ends the session with the velocity that its fingers have now, in progress per second.
  func release(currentVelocity velocity: Double) {
    let travel = track.fullTravel
    end { transition, flight in
      flight?.reach.releaseVelocity = TransitionPose.Velocity(
        translation: CGVector(dx: travel.dx * velocity, dy: travel.dy * velocity))
      transition.release(flight, velocity: velocity, byGesture: true)
    }
  }

  /// Ends the session, because the interaction does not end normally. A flight that the session has
  /// started is cancelled; a flight that it has grabbed goes on as before.
  public func cancel() {
    end { $0.letGo(of: $1, startsFlight: startsFlight) }
  }

  /// Ends the session, and sends the flight to one of its ends, if the app permits a dismissal.
  func release(to position: TransitionPosition) {
    end { transition, flight in
      let end = flight?.userDismissal?.end(ofReleaseToward: position) ?? position
      transition.send(.released(.init(position: end, velocity: 0)), to: flight)
    }
  }

  /// Ends the session and lets the flight go on as before.
  func resume() {
    end { $0.send(.resumed, to: $1) }
  }

  /// Holds the next flight of another transition instead.
  func move(to other: InterruptibleTransition) {
    guard let former = transition else { return }
    former.forgetSession()
    transition = other
    hold.flight = nil
    other.hold = hold
    other.pause()
    other.pending.noteInteraction()
    former.letGo(of: nil, startsFlight: true)
  }

  /// Ends the session, and releases the flight if the session still holds it.
  private func end(_ letGo: (InterruptibleTransition, TransitionFlight?) -> Void) {
    guard let transition, isCurrent else { return }
    let (wasActive, flight) = (isActive, transition.sessionFlight)
    transition.forgetSession()
    if wasActive { letGo(transition, flight) }
  }
}

extension TransitionFlight {
  /// Shows a position while the flight is held: a progress, and past an end an overshoot.
  ///
  /// - Parameters:
  ///   - position: The progress; below 0 before the start, above 1 past the end.
  ///   - fullTravel: The full travel from the start to the end, in points.
  fileprivate func move(to position: Double, along fullTravel: CGVector) {
    if reach.overshoot == 0 { reach.fullTravel = fullTravel }
    handle(.updated(position))
  }
}

/// The hold of a transition by a session. The transition forgets it with the end of the session.
final class TransitionHold {
  /// The session; nil once nothing keeps it.
  fileprivate(set) weak var session: TransitionSession?
  /// The flight that the session holds; nil until UIKit has begun it.
  var flight: TransitionFlight?
  /// Whether there was no flight when the session began.
  let startsFlight: Bool
  /// Whether the app has released the flight before UIKit has begun it. The fingers of this session
  /// do not hold the next flight.
  fileprivate(set) var isReleasedByApp = false

  init(startsFlight: Bool) {
    self.startsFlight = startsFlight
  }
}

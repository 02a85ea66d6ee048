/// The time in which one interaction holds a transition, from touch to release.
///
/// One session at a time moves a transition. The toolkit's interactions begin their sessions in the
/// same way as an app's slider or recognizer. So no interaction takes a transition that another one
/// holds.
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
/// The example moves presentations: a finger that moves down leads to the end. Progress and
/// velocity always increase toward the end of the current flight. In a dismissal the same finger
/// leads back, so the signs of its travel and its velocity change:
///
/// ```swift
/// let sign: Double = transition.flight?.isPresenting == false ? -1 : 1
/// session?.move(to: start + sign * Double(pan.translation(in: nil).y / 300))
/// session?.release(velocity: sign * Double(pan.velocity(in: nil).y / 300))
/// ```
///
/// A recognizer can grab a flight only if UIKit delivers the touches to it. UIKit delivers no
/// touches to a view under the flight's container, or to a view whose opacity is animated to 0. To
/// grab every flight, add the recognizer to the window. ``GestureInteraction`` does all of this,
/// and accepts an app's recognizer.
///
/// A session ends when the interaction releases or cancels it, when the app releases the
/// transition, or when the flight ends. A session that yields also ends when another session
/// begins. After its end a session does nothing. Keep the session until then: a session that is
/// deallocated is cancelled in the next frame.
public final class TransitionSession {
  /// Whether there was no flight when the session began.
  ///
  /// The interaction then makes the app request a flight.
  public var startsFlight: Bool { sessionState.startsFlight }
  /// Whether another interaction may begin a session while this one is active.
  public let yields: Bool

  private let sessionState: SessionState
  private(set) weak var transition: InterruptibleTransition?
  private weak var owner: AnyObject?
  var mapping = SessionMapping()
  /// Returns the distance of fingers on the presented page, in points; nil for another distance.
  var findDistance: ((InterruptibleTransition, TransitionDirection) -> CGFloat)?
  private var stillness = StillnessDetector<Double>()
  private(set) var carrying: SessionCarry?
  /// The part of its larger size below which an element settles smaller; nil for the usual rule.
  var carryThreshold: CGFloat?
  /// The direction that moves the flight if the fingers carry nothing; nil is down.
  var carryDirection: TransitionDirection?
  /// Whether that direction leads to the end of the flight.
  var carryLeadsToEnd = true
  /// The travel of fingers that carry, from progress 0 to 1; nil if the flight follows the size.
  var carryDistance: TransitionDistance?
  /// The rule about the flight that the session starts; nil is that of the transition.
  var completionRule: TransitionCompletionRule?
  /// The full travel of the fingers at their last move, in points.
  private(set) var fullTravel = CGVector.zero
  /// The position at which the session took hold.
  private var startPosition = 0.0
  /// The distance that the fingers have moved toward the end, in points.
  private var travel: CGFloat = 0
  private var isReleasedByApp: Bool { sessionState.isReleasedByApp }

  // Listeners to the end may read the variable that the app is setting now.
  deinit {
    guard let transition else { return }
    MainThread.perform {
      FrameLoop().wait {
        transition.endAbandonedSession()
        return true
      }
    }
  }

  init(of transition: InterruptibleTransition, owner: AnyObject, yields: Bool) {
    self.transition = transition
    self.owner = owner
    self.yields = yields
    sessionState = SessionState(startsFlight: transition.flight == nil)
    sessionState.session = self
  }

  /// Whether the session holds the transition.
  public var isActive: Bool {
    isCurrent && !isReleasedByApp && transition?.isHeldBySession == true
  }

  var isCurrent: Bool { transition?.sessionState === sessionState }

  /// Begins to hold a flight, or the next flight.
  func begin(on flight: TransitionFlight?) {
    sessionState.flight = flight
    startPosition = flight?.position ?? 0
    transition?.sessionState = sessionState
  }

  func wasReleasedByApp() {
    sessionState.isReleasedByApp = true
  }

  func canYield(to newcomer: AnyObject) -> Bool {
    !isActive || yields || owner === newcomer
  }

  /// Returns whether an interaction, or one of its recognizers, has begun the session.
  func isHeld(by interaction: any TransitionInteraction) -> Bool {
    // An observer owns a session instead of its recognizer.
    let holder = (owner as? TransitionGestureObserver)?.recognizer ?? owner
    return owner === interaction || interaction.recognizers.contains { $0 === holder }
  }

  /// Shows the progress of a control with ends, such as a slider.
  ///
  /// If the control grabs a flight where its curve swings past its end, its progress there is 1.
  /// Until the release, each move shows a position slightly further out.
  ///
  /// For fingers that may move past an end, use ``move(toPosition:over:)``.
  ///
  /// - Parameter progress: The progress, clamped to 0…1. NaN is ignored.
  public func move(to progress: Double) {
    guard isActive, !progress.isNaN, let transition else { return }
    stillness.record(progress)
    guard let flight = transition.sessionFlight else { return transition.update(CGFloat(progress)) }
    let position = flight.position(at: progress.clampedToUnit)
    flight.handle(.updated(flight.userDismissal?.shownPosition(for: position) ?? position))
  }

  /// Shows the position of fingers, which may move past an end.
  ///
  /// - Parameters:
  ///   - position: The progress plus the overshoot, below 0 before the start and above 1 past the
  ///     end. NaN and infinities are ignored.
  ///   - travel: The full travel from the start to the end, in points. The overshoot shows in its
  ///     direction. With zero, the overshoot does not show. A travel with NaN or an infinity is
  ///     zero. The travel can change only while the position is not past an end.
  public func move(toPosition position: Double, over travel: CGVector) {
    guard position.isFinite else { return }
    stillness.record(position)
    show(position, over: travel.dx.isFinite && travel.dy.isFinite ? travel : .zero)
  }

  private func show(_ position: Double, over travel: CGVector) {
    guard !isReleasedByApp, let transition, transition.sessionState === sessionState else { return }
    fullTravel = travel
    self.travel =
      mapping.travel == nil
      ? CGFloat(position - startPosition) * travel.length : mapping.traveled
    guard let flight = transition.sessionFlight else {
      if mapping.travel != nil { transition.pending.recordMove() }
      return transition.movePending(to: position)
    }
    flight.fingerTravel = self.travel
    flight.move(
      to: flight.userDismissal?.shownPosition(for: position) ?? position, along: travel)
  }

  /// Ends the session, so that the transition's ``TransitionConfiguration/completionRule`` decides.
  ///
  /// If the app forbids a person to dismiss the presented view controller, it stays.
  ///
  /// UIKit's recognizers report the velocity of the last movement even if the fingers have stopped
  /// since. So the velocity counts only within 0.1 s after the last change of the position by
  /// ``move(to:)`` or ``move(toPosition:over:)``. Later it is 0. In a session that has not moved
  /// the flight, the velocity always counts.
  ///
  /// - Parameter velocity: The velocity in progress per second, positive toward the end. NaN and
  ///   infinities are 0.
  public func release(velocity: Double) {
    release(currentVelocity: stillness.isStill ? 0 : velocity)
  }

  /// Ends the session with the current velocity of its fingers, in progress per second.
  func release(currentVelocity velocity: Double) {
    let translation = mapping.fullTravel * CGFloat(velocity)
    let path = mapping.travel == nil ? fullTravel : mapping.fullTravel
    release(
      progressVelocity: velocity, TransitionPose.Velocity(translation: translation),
      pointsPerSecond: path.length * CGFloat(velocity))
  }

  /// Ends the session if the interaction does not end normally.
  ///
  /// A flight that the session has started is cancelled. A flight that the session has grabbed
  /// continues as before.
  public func cancel() {
    end { $0.cancelOrResume($1, startsFlight: startsFlight) }
  }

  /// Ends the session at the velocities of the progress, per second, and of the fingers. The flight
  /// goes to a position if the app permits a dismissal; nil lets the completion rule decide.
  func release(
    to position: TransitionPosition? = nil, progressVelocity: Double = 0,
    _ velocity: TransitionPose.Velocity = TransitionPose.Velocity(), pointsPerSecond: CGFloat = 0
  ) {
    end { transition, flight in
      flight?.releaseVelocity = velocity
      guard let position else {
        return transition.release(
          flight, velocity: progressVelocity, travel: travel, pointsPerSecond: pointsPerSecond,
          by: completionRule, byGesture: true)
      }
      let end = flight?.userDismissal?.end(ofReleaseToward: position) ?? position
      transition.send(.released(.init(position: end, velocity: progressVelocity)), to: flight)
    }
  }

  /// Ends the session, and lets the flight continue as before.
  func resume() {
    end { $0.send(.resumed, to: $1) }
  }

  /// Moves the session to the next flight of another transition.
  func transfer(to other: InterruptibleTransition) {
    guard let former = transition else { return }
    former.discardSession()
    transition = other
    sessionState.flight = nil
    other.sessionState = sessionState
    other.pause()
    other.pending.recordInteraction()
    former.cancelOrResume(nil, startsFlight: true)
  }

  /// Ends the session, and releases the flight if the session still holds it.
  func end(_ action: (InterruptibleTransition, TransitionFlight?) -> Void) {
    guard let transition, isCurrent else { return }
    let wasActive = isActive
    let flight = transition.sessionFlight
    transition.discardSession()
    if wasActive { action(transition, flight) }
  }
}

extension TransitionFlight {
  /// Shows a position, also outside 0…1, while the flight is held. The travel is in points.
  fileprivate func move(to position: Double, along fullTravel: CGVector) {
    if overshoot == 0 { self.fullTravel = fullTravel }
    handle(.updated(position))
  }
}

extension TransitionSession {
  /// Follows fingers from now on. The flight does not move until the fingers move. The distance is
  /// in any unit of the fingers; the limits are along their direction, which is nil without a line.
  func follow(
    over distance: CGFloat, at travel: CGFloat, position: Double,
    along direction: TransitionDirection?,
    leadsToEnd: Bool, limits: ClosedRange<Double> = -Double.infinity...Double.infinity
  ) {
    var progressMapping = TransitionProgressMapping(distance: distance)
    // mutate: gesture-continues-from-grab
    progressMapping = progressMapping.grabbed(at: travel, position: position)
    mapping = SessionMapping(
      progressMapping: progressMapping, leadsToEnd: leadsToEnd, direction: direction, limits: limits
    )
    mapping.start = travel
    mapping.travel = travel
  }

  /// Updates the distance of fingers that follow the presented page. The flight does not move.
  func updateDistance() {
    guard let findDistance, let transition, let direction = mapping.direction else { return }
    mapping.setDistance(findDistance(transition, direction))
  }

  /// Moves the flight with the fingers. A travel that is not finite is ignored.
  func follow(_ travel: CGFloat) {
    guard travel.isFinite else { return }
    show(mapping.follow(travel), over: mapping.fullTravel)
  }

  /// Ends the session when the fingers lift, at a velocity in their unit per second.
  func release(following velocity: CGFloat) {
    // mutate: velocity-kept-at-release
    let velocity: Double = mapping.velocity(for: velocity)
    release(currentVelocity: velocity)
  }
}

/// The state of a session, which the transition discards at the session's end.
final class SessionState {
  weak var session: TransitionSession?
  /// The flight that the session holds, or nil until UIKit has begun the flight.
  var flight: TransitionFlight?
  /// Whether there was no flight when the session began.
  let startsFlight: Bool
  /// Whether the app has released the next flight, so that these fingers do not hold a later one.
  var isReleasedByApp = false

  init(startsFlight: Bool) {
    self.startsFlight = startsFlight
  }
}

// Fingers that carry an element.
extension TransitionSession {
  /// Carries an element of the flight, and the flight with it.
  ///
  /// The element keeps the form that it has when the fingers take hold of it, and moves, scales and
  /// rotates as a whole. The progress of the flight follows its size. If both ends are about as
  /// large, the progress follows its place between them. After the release, the element continues
  /// at the velocity of the fingers, and settles in its place.
  ///
  /// Begin with a pose that does not move anything. Until UIKit has begun the flight, poses move
  /// nothing, and the element follows the fingers from there.
  ///
  /// A translation alone does not change the size, and the flight stays. For a drag that also makes
  /// the element smaller, see ``TransitionCarryStyle/pose(dragging:to:toward:in:)``.
  ///
  /// ```swift
  /// let point = pan.location(in: flight.containerView)
  /// let movement = pan.translation(in: flight.containerView)
  /// session?.carry(
  ///   TransitionPose(
  ///     translation: CGVector(dx: movement.x, dy: movement.y), scale: pinch.scale, about: point),
  ///   of: "photo")
  /// ```
  ///
  /// Without elements, and with reduced motion, nothing is carried. The flight then follows the
  /// fingers vertically over the height of its container: down leads back to the presenting screen.
  ///
  /// - Parameters:
  ///   - pose: The movement of the fingers since the start of the gesture, in the coordinates of
  ///     the flight's container. A pose with a component that is not finite, or farther away than a
  ///     million points, is ignored.
  ///   - id: The identifier of the element. The default, nil, is the matched element at the point
  ///     of the pose, or else the largest one.
  public func carry(_ pose: TransitionPose, of id: ElementID? = nil) {
    // An app may call this method while a page is laid out, before the flight has an animator.
    guard isActive, let pose = pose.usable, let flight = transition?.sessionFlight,
      !flight.isMakingAnimator
    else { return }
    if carrying?.flight !== flight {
      carrying = SessionCarry(
        flight, origin: pose, carrying: id, toward: carryDirection ?? .down, over: carryDistance,
        leadsToEnd: carryDirection == nil ? !flight.isPresentation : carryLeadsToEnd)
    }
    carrying?.record(pose)
    let decides = flight.userDismissal?.permitsPull != false
    guard let position = carrying?.position(at: decides ? pose : pose.resisting) else { return }
    travel = carrying?.travel ?? 0
    flight.fingerTravel = travel
    let ruled = completionRule?.end(
      of: TransitionRelease(
        progress: position, velocity: 0, isPresenting: flight.isPresentation, travel: travel))
    flight.carriedEnd =
      decides ? ruled ?? carryThreshold.flatMap { carrying?.end(below: $0) } : nil
    flight.handle(.updated(flight.userDismissal?.shownPosition(for: position) ?? position))
  }

  /// Records the movement of fingers whose flight UIKit has not begun, in points.
  func recordTravel(of movement: CGPoint) {
    travel = travel(along: CGVector(dx: movement.x, dy: movement.y))
  }

  private func travel(along movement: CGVector) -> CGFloat {
    carryDirection?.component(of: CGPoint(x: movement.dx, y: movement.dy)) ?? 0
  }

  /// Makes a pose the one from which the next poses start. The element stays.
  func rebaseCarry(to pose: TransitionPose) {
    carrying?.rebase(to: pose)
  }

  /// Ends the session at the velocity of the fingers, so that the transition's
  /// ``TransitionConfiguration/completionRule`` decides about the progress.
  ///
  /// Fingers that have not moved for 0.1 s have no velocity. The rule gets the velocity of the
  /// progress, which follows the velocity of the scale. The element continues at all components.
  ///
  /// - Parameter velocity: The velocity of the pose. Components that are not finite are 0.
  public func release(velocity: TransitionPose.Velocity) {
    release(to: nil, velocity: velocity)
  }

  /// Ends the session at the velocity of the fingers, as ``release(to:progressVelocity:_:)`` does.
  func release(to position: TransitionPosition?, velocity: TransitionPose.Velocity) {
    var velocity = carrying?.current(velocity.usable) ?? velocity.usable
    if transition?.sessionFlight?.userDismissal?.permitsPull == false {
      velocity = velocity.resisting
    }
    let speed = carrying?.progressVelocity(at: velocity) ?? 0
    let pointsPerSecond =
      carrying?.travel(for: velocity.translation) ?? travel(along: velocity.translation)
    release(
      to: position, progressVelocity: speed, velocity, pointsPerSecond: pointsPerSecond)
  }
}

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
  /// ```swift
  /// let place = pan.location(in: flight.containerView)
  /// let movement = pan.translation(in: flight.containerView)
  /// session?.carry(
  ///   TransitionPose(translation: CGVector(dx: movement.x, dy: movement.y), about: place),
  ///   of: "photo")
  /// ```
  ///
  /// Without elements, and with reduced motion, nothing is carried. The flight then follows the
  /// fingers vertically over the height of its container: down leads back to the presenting screen.
  ///
  /// - Parameters:
  ///   - pose: The movement of the fingers since the begin of the gesture, in the coordinates of
  ///     the flight's container. A pose with a component that is not finite, or farther away than a
  ///     million points, is ignored.
  ///   - id: The identifier of the element. The default, nil, is the matched element at the point
  ///     of the pose, or else the largest one.
  public func carry(_ pose: TransitionPose, of id: ElementID? = nil) {
    guard isActive, let pose = pose.usable, let flight = transition?.sessionFlight else { return }
    if carrying?.flight !== flight {
      carrying = SessionCarry(flight, origin: pose, carrying: id)
    }
    carrying?.record(pose)
    guard let position = carrying?.position(at: pose) else { return }
    let decides = flight.userDismissal?.permitsPull != false
    flight.reach.carriedEnd =
      decides ? carryThreshold.flatMap { carrying?.end(below: $0) } : nil
    flight.handle(.updated(flight.userDismissal?.shownPosition(for: position) ?? position))
  }

  /// Makes a pose the one from which the next poses start. The element stays.
  func rebaseCarry(to pose: TransitionPose) {
    carrying?.rebase(to: pose)
  }

  /// Ends the session at the velocity of the fingers, so that the transition's
  /// ``InterruptibleTransition/completionRule`` decides about the progress.
  ///
  /// Fingers that have rested for 0.1 s have no velocity.
  ///
  /// - Parameter velocity: The velocity of the pose. Components that are not finite are 0.
  public func release(velocity: TransitionPose.Velocity) {
    let velocity = currentVelocity(velocity)
    let speed = carrying?.progressVelocity(at: velocity) ?? 0
    end { transition, flight in
      flight?.reach.releaseVelocity = velocity
      transition.release(flight, velocity: speed, byGesture: true)
    }
  }

  /// Ends the session at the velocity of the fingers, and sends the flight to an end, if the app
  /// permits a dismissal.
  func release(to position: TransitionPosition, velocity: TransitionPose.Velocity) {
    let velocity = currentVelocity(velocity)
    let speed = carrying?.progressVelocity(at: velocity) ?? 0
    end { transition, flight in
      flight?.reach.releaseVelocity = velocity
      let end = flight?.userDismissal?.end(ofReleaseToward: position) ?? position
      transition.send(.released(.init(position: end, velocity: speed)), to: flight)
    }
  }

  private func currentVelocity(
    _ velocity: TransitionPose.Velocity
  ) -> TransitionPose.Velocity {
    if carrying?.isResting == true { return TransitionPose.Velocity() }
    return carrying?.relative(velocity.usable) ?? velocity.usable
  }
}

/// The state of a session whose fingers carry an element.
struct SessionCarry {
  private(set) weak var flight: TransitionFlight?
  /// The follower that shows the carried element; nil if nothing is carried.
  private weak var follower: (any CarryingFollower)?
  /// The pose to which the poses of the follower are relative.
  private var origin: TransitionPose
  /// The progress when the fingers took hold.
  private var progress: Double
  /// The overshoot when the fingers took hold.
  private let overshoot: Double
  /// The change of the progress over which the fingers take that overshoot back.
  private static let fading = 0.1
  private var last: TransitionPose
  private var rest = RestDetector<TransitionPose>()

  /// Takes hold of an element.
  init(_ flight: TransitionFlight, origin: TransitionPose, carrying id: ElementID?) {
    (self.flight, self.origin, last) = (flight, origin, origin)
    (progress, overshoot) = (flight.position.clampedToUnit, flight.reach.overshoot)
    // The animator prepares the elements.
    _ = flight.animator
    follower = flight.animations.followers.lazy.compactMap { $0 as? any CarryingFollower }
      .first { $0.beginCarry(id, at: origin.anchor) }
  }

  /// Whether an element is carried.
  var carriesElement: Bool { follower != nil }

  /// Records the movement of the fingers.
  mutating func record(_ pose: TransitionPose) {
    rest.record(pose)
    last = pose
  }

  /// Whether the fingers have not moved for 0.1 s.
  var isResting: Bool { rest.isResting }

  /// Moves the element, and returns the position of the flight.
  func position(at pose: TransitionPose) -> Double {
    let moved = progress(at: pose)
    return moved + overshoot * max(1 - abs(moved - progress) / Self.fading, 0)
  }

  private func progress(at pose: TransitionPose) -> Double {
    if let follower { return follower.carry(to: pose.relative(to: origin)) }
    guard let flight, flight.containerView.bounds.height > 0 else { return progress }
    let travel = Double(
      (pose.translation.dy - origin.translation.dy) / flight.containerView.bounds.height)
    return (progress + (flight.isPresenting ? -travel : travel)).clampedToUnit
  }

  /// Makes a pose the one from which the next poses start.
  mutating func rebase(to pose: TransitionPose) {
    if follower == nil { progress = progress(at: last) }
    follower?.rebaseCarry()
    (origin, last) = (pose, pose)
  }

  /// Returns a velocity of poses as one of the follower's poses.
  func relative(_ velocity: TransitionPose.Velocity) -> TransitionPose.Velocity {
    var velocity = velocity
    velocity.scale /= origin.scale
    return velocity
  }

  /// Returns the velocity of the flight, in progress per second.
  func progressVelocity(at velocity: TransitionPose.Velocity) -> Double {
    if let follower { return follower.progressVelocity(at: velocity) }
    guard let flight, flight.containerView.bounds.height > 0 else { return 0 }
    let speed = Double(velocity.translation.dy / flight.containerView.bounds.height)
    return flight.isPresenting ? -speed : speed
  }

  /// The size of the carried element, as a part of its size at the larger end, and the end at which
  /// it is smaller; nil if nothing is carried, or if both ends are about as large.
  var carriedFraction: (fraction: CGFloat, smallEnd: TransitionPosition)? {
    follower?.carriedFraction
  }

  /// Returns the end to which a release leads by the size of the element.
  ///
  /// - Parameters:
  ///   - threshold: The part of the size at the larger end, below which the release leads to the
  ///     smaller one.
  ///   - growth: The factor by which the size would change after the release.
  /// - Returns: The end; nil if the size does not decide.
  func end(below threshold: CGFloat, growth: CGFloat = 1) -> TransitionPosition? {
    carriedFraction.map { $0.fraction * growth < threshold ? $0.smallEnd : $0.smallEnd.opposite }
  }
}

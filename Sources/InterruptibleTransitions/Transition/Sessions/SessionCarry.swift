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
  private let direction: TransitionDirection
  /// Whether that direction leads to the end of a flight that carries nothing.
  private let leadsToEnd: Bool
  private var rest = RestDetector<TransitionPose>()

  /// Takes hold of an element.
  ///
  /// - Parameters:
  ///   - flight: The flight.
  ///   - origin: The first pose.
  ///   - id: The identifier of the element; nil is the one under the fingers.
  ///   - direction: The direction that moves a flight that carries nothing.
  ///   - leadsToEnd: Whether the direction leads to the end of the flight.
  init(
    _ flight: TransitionFlight, origin: TransitionPose, carrying id: ElementID?,
    toward direction: TransitionDirection, leadsToEnd: Bool
  ) {
    self.flight = flight
    self.origin = origin
    last = origin
    self.direction = direction
    self.leadsToEnd = leadsToEnd
    progress = flight.position.clampedToUnit
    overshoot = flight.overshoot
    // The animator prepares the elements.
    _ = flight.animator
    follower = flight.followers.lazy.compactMap { $0 as? any CarryingFollower }
      .first { $0.beginCarry(id, at: origin.anchor) }
  }

  /// Whether the flight shows no element that follows the fingers.
  var isEmpty: Bool { follower == nil }

  /// Records the movement of the fingers.
  mutating func record(_ pose: TransitionPose) {
    rest.record(pose)
    last = pose
  }

  /// Moves the element, and returns the position of the flight.
  func position(at pose: TransitionPose) -> Double {
    let moved = progress(at: pose)
    return moved + overshoot * max(1 - abs(moved - progress) / Self.fading, 0)
  }

  private func progress(at pose: TransitionPose) -> Double {
    if let follower { return follower.carry(to: pose.relative(to: origin)) }
    let moved = pose.relative(to: origin)
    return (progress + part(moved.translation, shrinking: 1 - moved.scale)).clampedToUnit
  }

  /// Returns a movement as a part of the flight's progress, for a flight that carries nothing.
  ///
  /// - Parameters:
  ///   - movement: The movement, in points.
  ///   - shrinking: The part by which the size decreases. A drag also makes elements smaller, so
  ///     that only the rest of the part is a pinch.
  /// - Returns: The part of the progress.
  private func part(_ movement: CGVector, shrinking: CGFloat) -> Double {
    guard let flight else { return 0 }
    let along = direction.part(
      of: CGPoint(x: movement.dx, y: movement.dy), in: flight.containerView.bounds.size)
    let pinch = max(shrinking - TransitionPose.shrinkingPerTravel * max(along, 0), 0)
    let part = Double(along + pinch)
    return leadsToEnd ? part : -part
  }

  /// Makes a pose the one from which the next poses start.
  mutating func rebase(to pose: TransitionPose) {
    if follower == nil { progress = progress(at: last) }
    follower?.rebaseCarry()
    origin = pose
    last = pose
  }

  /// Returns a velocity of poses as one of the follower's poses. Fingers that have not moved for
  /// 0.1 s have no velocity.
  func current(_ velocity: TransitionPose.Velocity) -> TransitionPose.Velocity {
    guard !rest.isResting else { return TransitionPose.Velocity() }
    var velocity = velocity
    velocity.scale /= origin.scale
    return velocity
  }

  /// Returns the velocity of the flight, in progress per second.
  func progressVelocity(at velocity: TransitionPose.Velocity) -> Double {
    if let follower { return follower.progressVelocity(at: velocity) }
    return part(velocity.translation, shrinking: -velocity.scale)
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

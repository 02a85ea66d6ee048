/// The state of a session whose fingers carry an element.
struct SessionCarry {
  private(set) weak var flight: TransitionFlight?
  /// The follower that shows the carried element; nil if nothing is carried.
  private weak var follower: (any CarryingFollower)?
  /// The pose to which the poses of the follower are relative.
  private var origin: TransitionPose
  /// The progress when the fingers took hold.
  private var progress: Double
  private let overshoot: Double
  /// The change of the progress over which the fingers take that overshoot back.
  private static let fading = 0.1
  private var last: TransitionPose
  /// The travel of the fingers before the last rebase, toward the end.
  private var earlierTravel: CGFloat = 0
  private let direction: TransitionDirection
  /// The travel from progress 0 to 1, in points; nil if the flight follows the carried element.
  private let distance: CGFloat?
  /// Whether that direction leads to the end of the flight.
  private let leadsToEnd: Bool
  private var stillness = StillnessDetector<TransitionPose>()

  /// Takes hold of an element; nil is the one under the fingers.
  init(
    _ flight: TransitionFlight, origin: TransitionPose, carrying id: ElementID?,
    toward direction: TransitionDirection, over distance: TransitionDistance?, leadsToEnd: Bool
  ) {
    self.flight = flight
    self.origin = origin
    last = origin
    self.direction = direction
    self.distance =
      distance?.points(in: flight.containerView.bounds.size, along: direction)
      .usableDistance
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

  mutating func record(_ pose: TransitionPose) {
    stillness.record(pose)
    last = pose
  }

  /// Moves the element, and returns the position of the flight.
  func position(at pose: TransitionPose) -> Double {
    let moved = progress(at: pose)
    return moved + overshoot * max(1 - abs(moved - progress) / Self.fading, 0)
  }

  private func progress(at pose: TransitionPose) -> Double {
    let moved = pose.relative(to: origin)
    let followed = follower?.carry(to: moved)
    if let distance {
      return (progress + Double(travel(for: moved.translation) / distance)).clampedToUnit
    }
    if let followed { return followed }
    return (progress + part(moved.translation, shrinking: 1 - moved.scale)).clampedToUnit
  }

  /// Returns a movement, in points, as a part of the progress of a flight that carries nothing. A
  /// drag also shrinks elements, so that only the remainder of `shrinking` is a pinch.
  private func part(_ movement: CGVector, shrinking: CGFloat) -> Double {
    guard let flight else { return 0 }
    let along = direction.part(
      of: CGPoint(x: movement.dx, y: movement.dy), in: flight.containerView.bounds.size)
    let pinch = max(shrinking - TransitionPose.shrinkingPerTravel * max(along, 0), 0)
    let part = Double(along + pinch)
    return leadsToEnd ? part : -part
  }

  /// The distance that the fingers have moved toward the end since they took hold, in points.
  var travel: CGFloat { earlierTravel + travel(for: last.relative(to: origin).translation) }

  /// Returns a movement, or a velocity, toward the end of the flight, in points.
  func travel(for movement: CGVector) -> CGFloat {
    let along = direction.component(of: CGPoint(x: movement.dx, y: movement.dy))
    return leadsToEnd ? along : -along
  }

  /// Makes a pose the one from which the next poses start.
  mutating func rebase(to pose: TransitionPose) {
    earlierTravel = travel
    if follower == nil || distance != nil { progress = progress(at: last) }
    follower?.rebaseCarry()
    origin = pose
    last = pose
  }

  /// Returns the velocity of the follower's poses, which is zero if the fingers do not move.
  func current(_ velocity: TransitionPose.Velocity) -> TransitionPose.Velocity {
    guard !stillness.isStill else { return TransitionPose.Velocity() }
    var velocity = velocity
    velocity.scale /= origin.scale
    return velocity
  }

  /// Returns the velocity of the flight, in progress per second.
  func progressVelocity(at velocity: TransitionPose.Velocity) -> Double {
    if let distance { return Double(travel(for: velocity.translation) / distance) }
    if let follower { return follower.progressVelocity(at: velocity) }
    return part(velocity.translation, shrinking: -velocity.scale)
  }

  /// The size of the carried element, as a part of its size at the larger end, and the end at which
  /// it is smaller; nil if nothing is carried, or if both ends are about as large.
  var carriedFraction: (fraction: CGFloat, smallEnd: TransitionPosition)? {
    follower?.carriedFraction
  }

  /// Returns the smaller end if the size, times a growth, is below a part of the larger size; nil
  /// if the size does not decide.
  func end(below threshold: CGFloat, growth: CGFloat = 1) -> TransitionPosition? {
    carriedFraction.map { $0.fraction * growth < threshold ? $0.smallEnd : $0.smallEnd.opposite }
  }
}

nonisolated extension CGFloat {
  /// The distance, or nil if it is not finite and above zero.
  fileprivate var usableDistance: CGFloat? { isFinite && self > 0 ? self : nil }
}

import Foundation

/// The pose to which one or two fingers carry an element.
///
/// One finger moves the element, and makes it smaller. Two fingers move, scale and rotate it about
/// their midpoint. A finger that comes or goes moves nothing.
nonisolated struct CarriedFingers: Equatable, Sendable {
  private let style: TransitionCarryStyle
  private let directions: [TransitionDirection]
  /// The size of the container.
  private let size: CGSize
  /// The fingers when they last came or went.
  private var start: [CGPoint]
  private var current: [CGPoint]
  /// The movement of single fingers before that.
  private var earlier = CGVector.zero

  /// Creates the state of fingers that take hold.
  ///
  /// - Parameters:
  ///   - points: The locations of one or two fingers, in the container.
  ///   - style: The way in which one finger carries the element.
  ///   - directions: The directions that make the element smaller, without layout directions.
  ///   - size: The size of the container.
  init(
    _ points: [CGPoint], by style: TransitionCarryStyle, toward directions: [TransitionDirection],
    in size: CGSize
  ) {
    (self.style, self.directions, self.size) = (style, directions, size)
    (start, current) = (points, points)
  }

  /// Moves the fingers.
  ///
  /// - Parameters:
  ///   - points: The locations of one or two fingers, in the container.
  ///   - areOthers: Whether they are other fingers than before.
  /// - Returns: Whether a finger has come or gone. The next pose then starts at the identity.
  mutating func move(to points: [CGPoint], areOthers: Bool = false) -> Bool {
    guard !points.isEmpty else { return false }
    guard points.count == current.count, !areOthers else {
      if current.count == 1 { earlier = movement }
      (start, current) = (points, points)
      return true
    }
    current = points
    return false
  }

  /// The pose since a finger has last come or gone.
  var pose: TransitionPose {
    guard let first = start.first, let finger = current.first else { return TransitionPose() }
    if let second = start.last, let other = current.last, start.count == 2 {
      let arms = (
        CGVector(dx: second.x - first.x, dy: second.y - first.y),
        CGVector(dx: other.x - finger.x, dy: other.y - finger.y)
      )
      let (from, to) = (Self.middle(first, second), Self.middle(finger, other))
      return TransitionPose(
        translation: CGVector(dx: to.x - from.x, dy: to.y - from.y),
        scale: arms.0.length > 1 ? max(arms.1.length, 1) / arms.0.length : 1,
        rotation: arms.1.angle - arms.0.angle, about: to)
    }
    let (translation, origin) = (carried(movement), carried(earlier))
    let moved = CGVector(dx: translation.dx - origin.dx, dy: translation.dy - origin.dy)
    return TransitionPose(
      translation: moved, scale: scale(movement) / scale(earlier),
      about: CGPoint(x: first.x + moved.dx, y: first.y + moved.dy))
  }

  /// Returns the factor by which the size changes if the fingers move on.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the fingers, in points per second.
  ///   - time: The time, in seconds.
  /// - Returns: The factor; 1 for two fingers.
  func growth(at velocity: CGVector, after time: CGFloat) -> CGFloat {
    guard start.count == 1 else { return 1 }
    let later = CGVector(
      dx: movement.dx + velocity.dx * time, dy: movement.dy + velocity.dy * time)
    return scale(later) / scale(movement)
  }

  /// The movement of a single finger, in points.
  private var movement: CGVector {
    guard let first = start.first, let last = current.first, start.count == 1 else {
      return earlier
    }
    return CGVector(dx: earlier.dx + last.x - first.x, dy: earlier.dy + last.y - first.y)
  }

  /// The direction in which a movement makes the element smallest, with the travel in points, and
  /// as a part of the container's size in that direction.
  private func travel(
    of movement: CGVector
  ) -> (direction: TransitionDirection, points: CGFloat, part: CGFloat)? {
    let point = CGPoint(x: movement.dx, y: movement.dy)
    return directions.map { ($0, $0.component(of: point), $0.part(of: point, in: size)) }
      .max { $0.2 < $1.2 }
  }

  private func scale(_ movement: CGVector) -> CGFloat {
    TransitionCarryStyle.scale(at: travel(of: movement)?.part ?? 0)
  }

  private func carried(_ movement: CGVector) -> CGVector {
    guard let travel = travel(of: movement) else { return movement }
    return style.translation(
      for: movement, travel: travel.points, along: travel.direction.axis, in: size)
  }

  private static func middle(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
    CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
  }
}

import Foundation

/// The way in which one finger carries an element.
///
/// In the styles ``direct`` and ``system`` the element shrinks while the finger moves on: by 0.67
/// of the travel, as a part of the container's height or width, until it has 0.52 of its size. From
/// there it approaches 0.37.
///
/// ```swift
/// reading.interactions = [.carry(on: detail.view, style: .system) { close() }]
/// ```
nonisolated public struct TransitionCarryStyle: Sendable {
  private enum Kind {
    case direct, system
    case custom(@Sendable (CGPoint, CGPoint, CGSize) -> TransitionPose)
  }

  private let kind: Kind

  /// The touched point of the element stays under the finger.
  public static let direct = TransitionCarryStyle(kind: .direct)
  /// The element falls behind the finger, and follows it sideways within a band.
  ///
  /// It falls behind by 0.45 of the third power of the travel. Sideways it follows at 0.56 of the
  /// finger's movement at first, and stays within 0.9 of the container's width. These numbers are
  /// those of the system's zoom, as another project has measured them in a simulator.
  public static let system = TransitionCarryStyle(kind: .system)

  /// Returns a style in which the app computes the pose of the element.
  ///
  /// In this example, a photo follows the finger without shrinking, and turns a little:
  ///
  /// ```swift
  /// let tilted = TransitionCarryStyle.custom { movement, location, _ in
  ///   TransitionPose(
  ///     translation: CGVector(dx: movement.x, dy: movement.y), rotation: movement.x / 1000,
  ///     about: location)
  /// }
  /// ```
  ///
  /// - Parameter pose: Returns the pose for the movement of one finger, in points, its location in
  ///   the flight's container, and the size of the container. It is called for the movement zero
  ///   too, and must return the same pose for the same values. Its scale must be above 0. A pose
  ///   that is not finite is ignored.
  /// - Returns: The style.
  public static func custom(
    _ pose:
      @escaping @Sendable (
        _ movement: CGPoint, _ location: CGPoint, _ container: CGSize
      ) -> TransitionPose
  ) -> TransitionCarryStyle {
    TransitionCarryStyle(kind: .custom(pose))
  }

  /// Returns the pose that the app computes; nil in another style.
  fileprivate func customPose(
    _ movement: CGVector, _ location: CGPoint, in size: CGSize
  ) -> TransitionPose? {
    guard case .custom(let pose) = kind else { return nil }
    return pose(CGPoint(x: movement.dx, y: movement.dy), location, size)
  }

  /// Returns the pose of an element that one finger drags, for an app's recognizer.
  ///
  /// The element shrinks on the way as it does with ``CarryInteraction``.
  ///
  /// ```swift
  /// let pose = TransitionCarryStyle.direct.pose(
  ///   dragging: pan.translation(in: nil), to: pan.location(in: nil), toward: .down,
  ///   in: flight.containerView.bounds.size)
  /// session?.carry(pose, of: "photo")
  /// ```
  ///
  /// - Parameters:
  ///   - movement: The movement of the finger since it took hold, in points.
  ///   - location: The current location of the finger, in the coordinates of the flight's
  ///     container.
  ///   - direction: The direction that makes the element smaller. `leading` counts as left, and
  ///     `trailing` as right.
  ///   - size: The size of the container, in points.
  /// - Returns: The pose.
  public func pose(
    dragging movement: CGPoint, to location: CGPoint, toward direction: TransitionDirection,
    in size: CGSize
  ) -> TransitionPose {
    let start = CGPoint(x: location.x - movement.x, y: location.y - movement.y)
    var fingers = CarriedFingers([start], by: self, toward: [direction], in: size)
    _ = fingers.move(to: [location])
    return fingers.pose
  }

  /// The size at which the decrease becomes smaller, and the size that it approaches.
  private static let knee: CGFloat = 0.52
  private static let floor: CGFloat = 0.37

  /// Returns the size of an element, from 1 down to 0.37. The travel is a part of the container's
  /// height, or of its width if the travel is horizontal.
  static func scale(at travel: CGFloat) -> CGFloat {
    guard travel > 0 else { return 1 }
    let scale = 1 - TransitionPose.shrinkingPerTravel * travel
    guard scale < knee else { return scale }
    return floor + (knee - floor) * exp((scale - knee) / (knee - floor))
  }

  /// Returns an element's translation, in points. The travel leads toward its smaller end.
  func translation(
    for movement: CGVector, travel: CGFloat, along axis: TransitionAxis, in size: CGSize
  ) -> CGVector {
    guard case .system = kind, axis == .vertical, size.width > 0, size.height > 0 else {
      return movement
    }
    let band = 0.9 * size.width
    let part = max(travel, 0) / size.height
    let sideways = band * (1 - exp(-0.56 * abs(movement.dx) / band))
    let lag = 0.45 * min(part * part * part, 1) * size.height
    return CGVector(
      dx: movement.dx < 0 ? -sideways : sideways,
      dy: movement.dy < 0 ? movement.dy + lag : movement.dy - lag)
  }
}

/// The pose to which fingers carry an element: one moves it and makes it smaller, two scale and
/// rotate it about their midpoint. A finger that comes or goes moves nothing.
nonisolated struct CarriedFingers: Sendable {
  private let style: TransitionCarryStyle
  private let directions: [TransitionDirection]
  private let size: CGSize
  /// The fingers when they last came or went.
  private var start: [CGPoint]
  private var current: [CGPoint]
  /// The movement of single fingers before that.
  private var earlier = CGVector.zero

  /// Creates the state of fingers that take hold. `directions` has no layout directions.
  init(
    _ points: [CGPoint], by style: TransitionCarryStyle, toward directions: [TransitionDirection],
    in size: CGSize
  ) {
    self.style = style
    self.directions = directions
    self.size = size
    start = points
    current = points
  }

  /// Moves the fingers. The result is true if one came or went; the next pose is the identity.
  mutating func move(to points: [CGPoint], areOthers: Bool = false) -> Bool {
    guard !points.isEmpty else { return false }
    guard points.count == current.count, !areOthers else {
      if current.count == 1 { earlier = movement }
      start = points
      current = points
      return true
    }
    current = points
    return false
  }

  /// The pose since a finger has last come or gone.
  var pose: TransitionPose {
    guard let first = start.first, let finger = current.first else { return TransitionPose() }
    if let second = start.last, let other = current.last, start.count == 2 {
      let former = second - first
      let arm = other - finger
      let from = first + former * 0.5
      let to = finger + arm * 0.5
      return TransitionPose(
        translation: to - from, scale: former.length > 1 ? max(arm.length, 1) / former.length : 1,
        rotation: arm.angle - former.angle, about: to)
    }
    let origin = pose(movedBy: earlier, at: first)
    return pose(movedBy: movement, at: finger, from: carried(earlier)).relative(to: origin)
  }

  /// Returns the pose of a single finger since its start. The anchor is the touched point.
  private func pose(
    movedBy movement: CGVector, at location: CGPoint, from origin: CGVector = .zero
  ) -> TransitionPose {
    if let pose = style.customPose(movement, location, in: size) { return pose }
    let translation = carried(movement)
    return TransitionPose(
      translation: translation, scale: scale(movement),
      about: (start.first ?? .zero) + (translation - origin))
  }

  /// Returns the factor by which the size changes after a time in seconds; 1 for two fingers.
  func growth(at velocity: CGVector, after time: CGFloat) -> CGFloat {
    guard start.count == 1, let location = current.first,
      let pose = pose(movedBy: movement, at: location).usable,
      let later = self.pose(movedBy: movement + velocity * time, at: location + velocity * time)
        .usable
    else { return 1 }
    return later.scale / pose.scale
  }

  /// The movement of a single finger, in points.
  private var movement: CGVector {
    guard let first = start.first, let last = current.first, start.count == 1 else {
      return earlier
    }
    return earlier + (last - first)
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
}

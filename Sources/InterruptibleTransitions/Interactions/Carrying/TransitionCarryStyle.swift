import Foundation

/// The way in which one finger carries an element.
///
/// In both styles the element shrinks while the finger moves on: by 0.67 of the travel, as a part
/// of the container's height or width, until it has 0.52 of its size. From there it approaches
/// 0.37.
///
/// ```swift
/// reading.interactions = [.carry(on: detail.view, by: .system) { close() }]
/// ```
nonisolated public enum TransitionCarryStyle: Hashable, Sendable {
  /// The touched point of the element stays under the finger.
  case direct
  /// The element falls behind the finger, and follows it sideways within a band.
  ///
  /// It falls behind by 0.45 of the third power of the travel. Sideways it follows at 0.56 of the
  /// finger's movement at first, and stays within 0.9 of the container's width. These numbers are
  /// those of the system's zoom, as another project has measured them in a simulator.
  case system

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
}

nonisolated extension TransitionCarryStyle {
  /// The size at which the decrease becomes smaller, and the size that it approaches.
  private static let (knee, floor): (CGFloat, CGFloat) = (0.52, 0.37)

  /// Returns the size of an element after a travel, as a part of its size.
  ///
  /// - Parameter travel: The travel toward the element's smaller end, as a part of the container's
  ///   height, or of its width if the travel is horizontal.
  /// - Returns: The size, from 1 down to 0.37.
  static func scale(at travel: CGFloat) -> CGFloat {
    guard travel > 0 else { return 1 }
    let scale = 1 - TransitionPose.shrinkingPerTravel * travel
    guard scale < knee else { return scale }
    return floor + (knee - floor) * exp((scale - knee) / (knee - floor))
  }

  /// Returns the translation of an element for the movement of a finger.
  ///
  /// - Parameters:
  ///   - movement: The movement of the finger, in points.
  ///   - travel: The travel toward the element's smaller end, in points.
  ///   - axis: The axis of the travel.
  ///   - size: The size of the container, in points.
  /// - Returns: The translation, in points.
  func translation(
    for movement: CGVector, travel: CGFloat, along axis: TransitionAxis, in size: CGSize
  ) -> CGVector {
    guard self == .system, axis == .vertical, size.width > 0, size.height > 0 else {
      return movement
    }
    let (band, part) = (0.9 * size.width, max(travel, 0) / size.height)
    let sideways = band * (1 - exp(-0.56 * abs(movement.dx) / band))
    let lag = 0.45 * min(part * part * part, 1) * size.height
    return CGVector(
      dx: movement.dx < 0 ? -sideways : sideways,
      dy: movement.dy < 0 ? movement.dy + lag : movement.dy - lag)
  }
}

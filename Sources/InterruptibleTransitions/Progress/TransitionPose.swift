/// The movement of an element by fingers: a translation, a scale and a rotation about a point.
///
/// The pose is relative to the element at the moment at which the fingers take hold of it.
///
/// ```swift
/// let finger = pan.location(in: flight.containerView)
/// let moved = pan.translation(in: flight.containerView)
/// session?.carry(TransitionPose(translation: CGVector(dx: moved.x, dy: moved.y), about: finger))
/// ```
nonisolated public struct TransitionPose: Equatable, Sendable {
  /// The translation of the point, in points.
  public var translation: CGVector
  /// The scale, where 1 is the original size. It is limited to 0.01...100.
  public var scale: CGFloat
  /// The rotation, in radians, clockwise.
  public var rotation: CGFloat
  /// The point that the scale and the rotation leave in place, after the translation: the current
  /// location of the finger, or the midpoint of two. In the coordinates of the flight's container,
  /// in points.
  public var anchor: CGPoint

  /// Creates a pose. The defaults leave the element in place.
  ///
  /// - Parameters:
  ///   - translation: The translation, in points.
  ///   - scale: The scale, where 1 is the original size.
  ///   - rotation: The rotation, in radians, clockwise.
  ///   - anchor: The current location of the finger, or the midpoint of two, in the coordinates of
  ///     the flight's container.
  public init(
    translation: CGVector = .zero, scale: CGFloat = 1, rotation: CGFloat = 0,
    about anchor: CGPoint = .zero
  ) {
    self.translation = translation
    self.scale = scale
    self.rotation = rotation
    self.anchor = anchor
  }

  /// The change of a pose per second.
  ///
  /// ```swift
  /// let velocity = pan.velocity(in: flight.containerView)
  /// session?.release(
  ///   velocity: TransitionPose.Velocity(
  ///     translation: CGVector(dx: velocity.x, dy: velocity.y), scale: pinch.velocity))
  /// ```
  public struct Velocity: Equatable, Sendable {
    /// The velocity of the translation, in points per second.
    public var translation: CGVector
    /// The change of the scale per second.
    public var scale: CGFloat
    /// The angular velocity, in radians per second, clockwise.
    public var rotation: CGFloat

    /// Creates a velocity. The default is at rest.
    ///
    /// - Parameters:
    ///   - translation: The velocity of the translation, in points per second.
    ///   - scale: The change of the scale per second.
    ///   - rotation: The angular velocity, in radians per second, clockwise.
    public init(translation: CGVector = .zero, scale: CGFloat = 0, rotation: CGFloat = 0) {
      self.translation = translation
      self.scale = scale
      self.rotation = rotation
    }
  }

  /// The greatest distance of an element from its place, in points.
  private static let limit: CGFloat = 1e6
  private static let scales: ClosedRange<CGFloat> = 0.01...100

  /// The pose with limits for its scale and its distance, or nil if a component is not finite.
  var usable: TransitionPose? {
    let parts = [
      translation.dx, translation.dy, scale, rotation, anchor.x, anchor.y,
    ]
    guard parts.allSatisfy(\.isFinite),
      [translation.dx, translation.dy, anchor.x, anchor.y].allSatisfy({ abs($0) < Self.limit })
    else { return nil }
    var pose = self
    pose.scale = min(max(scale, Self.scales.lowerBound), Self.scales.upperBound)
    pose.rotation = rotation.remainder(dividingBy: 2 * .pi)
    return pose
  }

  /// The decrease of the scale while a finger drags along the container's height or width.
  static let shrinkingPerTravel: CGFloat = 0.67

  /// The part of the fingers' movement that an element follows if it must stay.
  fileprivate static let resistance: CGFloat = 0.2

  /// The pose that an element follows if it must stay.
  var resisting: TransitionPose {
    let part = Self.resistance
    return TransitionPose(
      translation: translation * part, scale: 1 + (scale - 1) * part, rotation: rotation * part,
      about: anchor)
  }

  /// Returns the pose relative to an earlier pose of the same fingers.
  func relative(to earlier: TransitionPose) -> TransitionPose {
    TransitionPose(
      translation: translation - earlier.translation,
      scale: scale / earlier.scale, rotation: rotation - earlier.rotation, about: anchor)
  }

  func applied(to point: CGPoint) -> CGPoint {
    anchor + (point - anchor + translation).rotated(by: rotation) * scale
  }

  /// Returns the velocity of a point, at its current place, in points per second.
  func velocity(of point: CGPoint, at velocity: Velocity) -> CGVector {
    let arm = point - anchor
    let growth = velocity.scale / scale
    return velocity.translation + arm * growth + arm.quarterTurn * velocity.rotation
  }
}

nonisolated extension TransitionPose.Velocity {
  /// The velocity, in which components that are not finite are 0.
  var usable: TransitionPose.Velocity {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return TransitionPose.Velocity(
      translation: CGVector(dx: finite(translation.dx), dy: finite(translation.dy)),
      scale: finite(scale), rotation: finite(rotation))
  }

  /// The velocity that an element follows if it must stay.
  var resisting: TransitionPose.Velocity {
    let part = TransitionPose.resistance
    return TransitionPose.Velocity(
      translation: translation * part, scale: scale * part, rotation: rotation * part)
  }
}

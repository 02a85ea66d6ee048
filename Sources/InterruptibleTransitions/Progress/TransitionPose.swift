/// The position, size and angle to which fingers move a view, relative to its original pose.
nonisolated struct TransitionPose: Equatable, Sendable {
  /// The translation, in points.
  var translation = CGVector.zero
  /// The scale, where 1 is the original size.
  var scale: CGFloat = 1
  /// The rotation, in radians, clockwise.
  var rotation: CGFloat = 0
  /// The center of the scale and the rotation: the midpoint of the fingers, in the container.
  var anchor = CGPoint.zero

  /// The change of a pose per second.
  struct Velocity: Equatable, Sendable {
    /// The velocity of the translation, in points per second.
    var translation = CGVector.zero
    /// The change of the scale per second.
    var scale: CGFloat = 0
    /// The angular velocity, in radians per second, clockwise.
    var rotation: CGFloat = 0
  }
}

/// The position, size and angle to which fingers carry something, relative to its own.
nonisolated struct TransitionPose: Equatable, Sendable {
  /// The translation, in points.
  var translation = CGVector.zero
  /// The scale; 1 is the own size.
  var scale: CGFloat = 1
  /// The rotation, in radians, clockwise.
  var rotation: CGFloat = 0
  /// The point about which it is scaled and rotated: the fingers' midpoint, in the container.
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

/// The start of a gesture that would carry an element at rest, which the app can refuse.
///
/// ```swift
/// reading.interactions = [
///   .carry(on: detail.view, when: { $0.kind != .pinch }, begin: close)
/// ]
/// ```
public struct TransitionCarryStart: Equatable, Sendable {
  /// A kind of gesture.
  ///
  /// ```swift
  /// var zoom = ElementZoomOptions()
  /// zoom.dismissalGestures = [.drag, .pinch]
  /// ```
  public enum Kind: Hashable, Sendable {
    /// A drag.
    case drag
    /// A drag from the edge of the screen at which lines of text begin.
    case edge
    /// Two fingers that move toward each other.
    case pinch
  }

  /// The kind of gesture.
  public let kind: Kind
  /// The location of the fingers, in points, in the view on which the interaction listens.
  public let location: CGPoint
  /// The velocity of a drag, in points per second. Zero for a pinch.
  public let velocity: CGVector
}

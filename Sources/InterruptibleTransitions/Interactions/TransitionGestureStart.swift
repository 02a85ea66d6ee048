/// The start of a gesture that would start a transition at rest, which the app can refuse.
///
/// ```swift
/// reading.interactions = [
///   .carry(on: detail.view, when: { $0.kind != .pinch }, begin: close),
///   .pan(.down, on: detail.view, when: { $0.location.y < 100 }, begin: close),
/// ]
/// ```
public struct TransitionGestureStart: Equatable, Sendable {
  /// A kind of gesture.
  ///
  /// ```swift
  /// var zoom = ElementZoomOptions()
  /// zoom.dismissalGestures = [.drag, .pinch]
  /// ```
  public enum Kind: Hashable, Sendable {
    /// A drag, also of a scroll view's content, or a gesture of a custom recognizer.
    case drag
    /// A drag from an edge of the screen.
    case edge
    /// A pinch.
    case pinch
  }

  /// The kind of gesture.
  public let kind: Kind
  /// The location of the fingers when the gesture would begin, in points from the top left corner
  /// of the view on which the interaction listens, or of the visible part of a scroll view.
  ///
  /// A finger that first scrolls a list is already below the point that it touched.
  public let location: CGPoint
  /// The velocity of a drag, in points per second. Zero for a pinch.
  public let velocity: CGVector

  init(_ kind: Kind, _ recognizer: UIGestureRecognizer, in view: UIView?) {
    let velocity = (recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero
    self.kind = kind
    let location = recognizer.location(in: view)
    let origin = view?.bounds.origin ?? .zero
    self.location = CGPoint(x: location.x - origin.x, y: location.y - origin.y)
    self.velocity = CGVector(dx: velocity.x, dy: velocity.y)
  }
}

/// The touches of the fingers that carry an element.
///
/// Recognizers renumber their touches when a finger lifts. So the fingers are told apart by their
/// touches.
struct CarryTouches {
  private var touches = WeakObjects<UITouch>()
  /// The touches that were used last.
  private var used: [ObjectIdentifier] = []
  /// The time of the last movement or lift, in seconds; nil without touches.
  ///
  /// A busy main thread handles touches late, so the current time would change their velocity.
  private(set) var time: TimeInterval?

  /// Records a touch that a recognizer has received.
  mutating func record(_ touch: UITouch) {
    touches.removeAll { !$0.isDown }
    touches.insert(touch)
  }

  /// Removes lifted fingers.
  ///
  /// - Returns: Whether other fingers carry than before.
  mutating func update() -> Bool {
    time = touches.all.map(\.timestamp).max() ?? time
    touches.removeAll { !$0.isDown }
    let current = touches.all.prefix(2).map { ObjectIdentifier($0) }
    defer { used = current }
    return current != used
  }

  /// Returns the locations of the first two fingers in a view, in points.
  func points(in view: UIView) -> [CGPoint] {
    touches.all.prefix(2).map { $0.location(in: view) }
  }

  /// Returns the locations of the first two fingers in a view before their last movement.
  func previousPoints(in view: UIView) -> [CGPoint] {
    touches.all.prefix(2).map {
      $0.phase == .moved ? $0.previousLocation(in: view) : $0.location(in: view)
    }
  }
}

extension UITouch {
  /// Whether the finger is on the screen.
  fileprivate var isDown: Bool { phase != .ended && phase != .cancelled }
}

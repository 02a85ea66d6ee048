import Foundation

/// A finger on the screen, from the moment it comes down until it lifts.
@MainActor open class UITouch: NSObject {
  /// What a touch did last.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// It moved.
    case moved
    /// It is down, and did not move.
    case stationary
    /// It lifted.
    case ended
    /// The system took it away.
    case cancelled
    /// A pointer came into the window.
    case regionEntered
    /// A pointer moved in the window.
    case regionMoved
    /// A pointer left the window.
    case regionExited
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A finger on a remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// When the touch did what its phase says, in seconds of the device's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// What the touch did last.
  open internal(set) var phase = Phase.began
  /// How often a finger has come down here in quick succession; 1 for a first tap.
  open internal(set) var tapCount = 1
  /// What touches the screen: here always a finger.
  open var type: UITouch.TouchType { .direct }
  /// The radius of the touch, in points.
  open var majorRadius: CGFloat { 20 }
  /// The window that the touch came down in.
  open internal(set) var window: UIWindow?
  /// The view that the touch came down in; it stays the same until the touch ends (fact 4.6).
  open internal(set) var view: UIView?

  /// Where the touch is and was, in the window's coordinates.
  final var point = CGPoint.zero
  final var previousPoint = CGPoint.zero
  /// When the screen was read before `timestamp`, in seconds.
  final var previousTimestamp: TimeInterval = 0
  /// The recognizers that the touch goes to, those of deeper views first.
  final var recognizers: [UIGestureRecognizer] = []
  /// What the view has been told, and what waits.
  final let delivery = TouchDelivery()
  weak final var event: UIEvent?
  /// Whether the touch was cancelled though the finger is down.
  final var isTakenAway = false

  package override init() {
    super.init()
  }

  /// The recognizers that get the touch, or nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

  /// Where the touch is, in a view's coordinates as they are set, not as they are seen in an
  /// animation (fact 1.135); nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    convert(point, to: view)
  }

  /// Where the touch was before it moved last, in a view's coordinates; nil means the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousPoint, to: view)
  }

  /// Where the touch is, as precisely as is known, in a view's coordinates.
  open func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  /// Takes away a recognizer that makes nothing of the touch any more.
  ///
  /// - Complexity: O(1) for recognizers in their order, else O(n).
  final func lose(_ recognizer: UIGestureRecognizer) {
    if let index = recognizers.firstIndex(where: { $0 === recognizer }) {
      recognizers.remove(at: index)
    }
  }

  /// Whether the finger is on the screen.
  final var isDown: Bool { phase != .ended && phase != .cancelled }

  /// Whether the touch did something since the last event.
  final var hasChanged: Bool { phase != .stationary }
}

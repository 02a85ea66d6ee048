import Foundation

/// A finger on the screen, from the moment it comes down until it lifts.
@MainActor open class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// It moved.
    case moved
    /// It is down, and did not move.
    case stationary
    /// It lifted.
    case ended
    /// The system cancelled it.
    case cancelled
    /// A pointer came into the window.
    case regionEntered
    /// A pointer moved in the window.
    case regionMoved
    /// A pointer left the window.
    case regionExited
  }

  /// The kinds of touches.
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

  /// The time of the current phase, in seconds of the device's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The current phase of the touch.
  open internal(set) var phase = Phase.began
  /// The number of taps in quick succession at this place; 1 for a first tap.
  open internal(set) var tapCount = 1
  /// The kind of the touch: here always a finger.
  open var type: UITouch.TouchType { .direct }
  /// The radius of the touch, in points.
  open var majorRadius: CGFloat { 20 }
  /// The window that the touch came down in.
  open internal(set) var window: UIWindow?
  /// The view that the touch came down in; it stays the same until the touch ends (fact 4.6).
  open internal(set) var view: UIView?

  /// The position of the touch now and before, in the window's coordinates.
  final var point = CGPoint.zero
  final var previousPoint = CGPoint.zero
  /// The place of the pointer for fingers on a trackpad, which are no touches of the window. Their
  /// point moves with the fingers.
  final var pointer: CGPoint?
  /// Whether the object stands for fingers that scroll on a trackpad.
  final var isScroll: Bool { pointer != nil }
  /// The time of the reading before `timestamp`, in seconds.
  final var previousTimestamp: TimeInterval = 0
  /// The recognizers that receive the touch, those of deeper views first.
  final var recognizers: [UIGestureRecognizer] = []
  /// The phases that the view has received, and those that wait.
  final let delivery = TouchDelivery()
  weak final var event: UIEvent?
  /// Whether the touch was cancelled although the finger is down.
  final var isTakenAway = false

  package override init() {
    super.init()
  }

  /// The recognizers that receive the touch, or nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

  /// Returns the position of the touch in a view's model coordinates, not in those shown by an
  /// animation (fact 1.135); nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    convert(point, to: view)
  }

  /// Returns the position of the touch before its last move, in a view's coordinates; nil means the
  /// window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousPoint, to: view)
  }

  /// Returns the most precise known position of the touch, in a view's coordinates.
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

  /// Whether the phase has changed since the last event.
  final var hasChanged: Bool { phase != .stationary }
}

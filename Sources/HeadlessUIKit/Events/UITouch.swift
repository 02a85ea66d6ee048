import Foundation

/// A finger on the screen, from the moment it touches down until it lifts.
@MainActor open class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The finger touched down.
    case began = 0
    /// The finger moved.
    case moved
    /// The finger is down and did not move.
    case stationary
    /// The finger lifted.
    case ended
    /// The system cancelled the touch.
    case cancelled
    /// A pointer entered the window.
    case regionEntered
    /// A pointer moved in the window.
    case regionMoved
    /// A pointer left the window.
    case regionExited
  }

  /// The types of touches.
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
  /// The number of quick taps at this place; 1 for a first tap.
  open internal(set) var tapCount = 1
  /// The type of the touch, which is always a finger in this runtime.
  open var type: UITouch.TouchType { .direct }
  /// The radius of the touch, in points.
  open var majorRadius: CGFloat { 20 }
  /// The window in which the touch began.
  open internal(set) var window: UIWindow?
  /// The view in which the touch began. It stays the same until the touch ends (fact 4.6).
  open internal(set) var view: UIView?

  /// The current and the previous position of the touch, in the window's coordinates.
  final var point = CGPoint.zero
  final var previousPoint = CGPoint.zero
  /// The position of the pointer for fingers on a trackpad; nil for a touch of the window.
  ///
  /// The `point` of such an object moves with the fingers.
  final var pointer: CGPoint?
  /// Whether the object represents fingers on a trackpad.
  final var isOnTrackpad: Bool { pointer != nil }
  /// The time of the delivery before `timestamp`, in seconds.
  final var previousTimestamp: TimeInterval = 0
  /// The recognizers that receive the touch, in order from deeper to outer views.
  final var recognizers: [UIGestureRecognizer] = []
  /// The delivery of the touch's phases to its view.
  final let delivery = TouchDelivery()
  weak final var event: UIEvent?
  /// Whether the touch was cancelled although the finger is down.
  final var isTakenAway = false

  package override init() {
    super.init()
  }

  /// The recognizers that receive the touch, or nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

  /// Returns the position of the touch in a view's coordinates; nil means the window's.
  ///
  /// The position is in model coordinates. Animations of the view do not change it (fact 1.135).
  open func location(in view: UIView?) -> CGPoint {
    convert(point, to: view)
  }

  /// Returns the previous position of the touch in a view's coordinates; nil means the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousPoint, to: view)
  }

  /// Returns the most precise position of the touch in a view's coordinates; nil means the
  /// window's.
  open func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  /// Removes a recognizer that no longer uses the touch.
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

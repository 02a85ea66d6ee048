import Foundation

/// A report of the touches that are on the screen, and of those that have just left it.
@MainActor open class UIEvent: NSObject {
  /// The kinds of events.
  public enum EventType: Int, Sendable {
    /// Fingers.
    case touches = 0
    /// Movements of the device.
    case motion = 1
    /// A remote control.
    case remoteControl = 2
    /// Buttons.
    case presses = 3
    /// A scroll wheel.
    case scroll = 10
    /// A pointer that does not touch.
    case hover = 11
    /// Gestures on a track pad.
    case transform = 14
  }

  /// The kind of the event: here touches, or a scroll on a trackpad.
  open internal(set) var type = UIEvent.EventType.touches
  /// The time of the event, in seconds of the device's clock.
  open internal(set) var timestamp: TimeInterval = 0

  /// The touches, in the order in which they came down.
  final var touches: [UITouch] = []

  package override init() {
    super.init()
  }

  /// All touches of the event, including those that rest. A scroll has none (fact 4.57).
  open var allTouches: Set<UITouch>? { select { _ in true } ?? [] }

  /// The touches that came down in a window, or nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    select { $0.window === window }
  }

  /// The touches that came down in a view, or nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    select { $0.view === view }
  }

  /// The touches that a recognizer receives, or nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    select { touch in touch.recognizers.contains { $0 === gesture } }
  }

  /// The touches that were measured between frames: here the touch alone.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// The touches that are predicted: here none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

  private func select(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let selected = touches.filter { !$0.isScroll && isWanted($0) }
    return selected.isEmpty ? nil : Set(selected)
  }
}

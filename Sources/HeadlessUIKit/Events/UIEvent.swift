import Foundation

/// An object that describes the touches that are on the screen or have just left it.
@MainActor open class UIEvent: NSObject {
  /// The types of events.
  public enum EventType: Int, Sendable {
    /// An event of fingers that touch the screen.
    case touches = 0
    /// An event of the device's motion.
    case motion = 1
    /// An event of a remote control.
    case remoteControl = 2
    /// An event of physical buttons.
    case presses = 3
    /// An event of a scroll wheel or a trackpad.
    case scroll = 10
    /// An event of a pointer that does not touch.
    case hover = 11
    /// An event of a gesture on a trackpad.
    case transform = 14
  }

  /// The type of the event: touches, or a scroll or a pinch on a trackpad.
  open internal(set) var type = UIEvent.EventType.touches
  /// The time of the event, in seconds of the device's clock.
  open internal(set) var timestamp: TimeInterval = 0

  /// The touches, in the order in which they began.
  final var touches: [UITouch] = []

  package override init() {
    super.init()
  }

  /// Creates an event of a type, which stays the same.
  init(_ type: EventType) {
    self.type = type
    super.init()
  }

  /// All touches of the event, including stationary touches. Events of a trackpad have none (facts
  /// 4.57, 4.60).
  open var allTouches: Set<UITouch>? { select { _ in true } ?? [] }

  /// Returns the touches that began in a window, or nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    select { $0.window === window }
  }

  /// Returns the touches that began in a view, or nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    select { $0.view === view }
  }

  /// Returns the touches that a recognizer receives, or nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    select { touch in touch.recognizers.contains { $0 === gesture } }
  }

  /// Returns the touches measured between frames. This runtime returns only the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Returns the predicted touches. This runtime returns nil.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

  private func select(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let selected = touches.filter { !$0.isOnTrackpad && isWanted($0) }
    return selected.isEmpty ? nil : Set(selected)
  }
}

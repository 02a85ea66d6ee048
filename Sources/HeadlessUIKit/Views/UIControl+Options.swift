import Foundation

extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    /// The raw bits of the option set.
    public let rawValue: UInt

    /// Creates an option set from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began in the control again, in quick succession.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch moved back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control performed its primary action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All text editing events.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Sendable {
    /// The raw bits of the option set.
    public let rawValue: UInt

    /// Creates an option set from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The normal state of a control.
    public static let normal = State([])
    /// The control is highlighted, because a finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled and receives no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control is in focus.
    public static let focused = State(rawValue: 1 << 3)
  }
}

import Foundation

/// The accessibility settings of the device, and the interface to its assistive technologies.
public struct UIAccessibility: Sendable {
  /// A notification to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A notification that a new screen has appeared. Its argument is the element that gets the
    /// focus.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A notification that the layout of the screen has changed. Its argument is the element that
    /// gets the focus.
    public static let layoutChanged = Notification(rawValue: 1001)
  }

  /// The identifier of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the technology.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier of VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// A Boolean value that indicates whether Reduce Motion is on.
  @MainActor public static var isReduceMotionEnabled: Bool {
    Runtime.current.accessibility.settings.reducesMotion
  }

  /// A Boolean value that indicates whether the person prefers cross-fades to motion.
  @MainActor public static var prefersCrossFadeTransitions: Bool {
    Runtime.current.accessibility.settings.prefersCrossFade
  }

  /// A Boolean value that indicates whether VoiceOver is running.
  @MainActor public static var isVoiceOverRunning: Bool {
    Runtime.current.accessibility.settings.runsVoiceOver
  }

  /// A notification that `isReduceMotionEnabled` has changed.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// A notification that `prefersCrossFadeTransitions` has changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// A notification that `isVoiceOverRunning` has changed.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Posts a notification to assistive technologies.
  ///
  /// While VoiceOver runs, an element that is passed as the argument gets the focus, unless
  /// VoiceOver cannot reach it (fact 6.15). After `screenChanged` without an argument, the first
  /// element gets the focus.
  ///
  /// - Parameters:
  ///   - notification: The change.
  ///   - argument: The element that gets the focus; nil leaves the choice to the technology.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    let runtime = Runtime.current
    runtime.accessibility.post(notification, argument, in: runtime.window)
  }

  /// Returns the element that has the focus of an assistive technology.
  ///
  /// - Parameter assistiveTechnologyIdentifier: The technology; nil means the technology used last.
  /// - Returns: The element; nil if no element has the focus.
  @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    Runtime.current.accessibility.focus
  }
}

import Foundation

/// What a person has chosen for all apps, and what apps tell assistive technologies.
public struct UIAccessibility: Sendable {
  /// A message to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the message.
    public let rawValue: UInt32

    /// Makes a message from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen has appeared. Its argument is the element that gets the focus.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something on the screen has changed. Its argument is the element that gets the focus.
    public static let layoutChanged = Notification(rawValue: 1001)
  }

  /// An assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the technology.
    public let rawValue: String

    /// Makes an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// Whether the person wants less motion.
  @MainActor public static var isReduceMotionEnabled: Bool {
    Runtime.current.accessibility.settings.reducesMotion
  }

  /// Whether the person wants cross-fades in place of motion.
  @MainActor public static var prefersCrossFadeTransitions: Bool {
    Runtime.current.accessibility.settings.prefersCrossFade
  }

  /// Whether VoiceOver runs.
  @MainActor public static var isVoiceOverRunning: Bool {
    Runtime.current.accessibility.settings.runsVoiceOver
  }

  /// Posted when `isReduceMotionEnabled` has changed.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when `prefersCrossFadeTransitions` has changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when `isVoiceOverRunning` has changed.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Tells assistive technologies of a change. Where VoiceOver runs, an element that is given as
  /// the argument gets its focus, unless the element is out of reach (fact 6.15). After a change of
  /// the screen without an argument, the first element gets it.
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
  /// - Parameter assistiveTechnologyIdentifier: The technology; nil means the one used last.
  /// - Returns: The element; nil if there is none.
  @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    Runtime.current.accessibility.focus
  }
}

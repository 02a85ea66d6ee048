extension UIAccessibilityTraits {
  public static var none: UIAccessibilityTraits { fatalError("Type-checked only") }
}

public struct UIAccessibility: Sendable {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var screenChanged: Notification { fatalError("Type-checked only") }
    public static var layoutChanged: Notification { fatalError("Type-checked only") }
  }

  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var notificationVoiceOver: AssistiveTechnologyIdentifier {
      fatalError("Type-checked only")
    }
  }

  @MainActor public static var isReduceMotionEnabled: Bool { fatalError("Type-checked only") }
  @MainActor public static var prefersCrossFadeTransitions: Bool { fatalError("Type-checked only") }
  @MainActor public static var isVoiceOverRunning: Bool { fatalError("Type-checked only") }
  public static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    fatalError("Type-checked only")
  }
  public static var prefersCrossFadeTransitionsStatusDidChange: NSNotification.Name {
    fatalError("Type-checked only")
  }
  public static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    fatalError("Type-checked only")
  }
  @MainActor public static func post(notification: Notification, argument: Any?) {
    fatalError("Type-checked only")
  }
  @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    fatalError("Type-checked only")
  }
}

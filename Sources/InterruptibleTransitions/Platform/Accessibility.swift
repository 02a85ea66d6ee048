import Foundation

/// What a person has chosen for all apps, and what assistive technologies are told.
enum Accessibility {
  /// Whether the person wants less motion.
  static var prefersLessMotion: Bool {
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
  }

  /// Whether VoiceOver runs.
  static var hasFocus: Bool { UIAccessibility.isVoiceOverRunning }

  /// The element that has VoiceOver's focus.
  static var focus: Any? {
    hasFocus ? UIAccessibility.focusedElement(using: .notificationVoiceOver) : nil
  }

  /// The label of a button that dismisses, in the app's translation.
  static var dismissLabel: String {
    Bundle.main.localizedString(forKey: "Dismiss", value: nil, table: nil)
  }

  /// Moves VoiceOver's focus to an element of a screen that has just appeared.
  static func screenChanged(to element: Any?) {
    guard hasFocus else { return }
    UIAccessibility.post(notification: .screenChanged, argument: element)
  }
}

extension UIResponder {
  /// Makes VoiceOver's escape gesture do something, where UIKit can (from iOS 17 on), unless the
  /// app has decided what it does.
  ///
  /// - Parameter escape: Does it, and returns whether it has.
  /// - Returns: Takes it back; `nil` if the gesture does not do it.
  func setEscapeIfPossible(_ escape: @escaping () -> Bool) -> (() -> Void)? {
    guard #available(iOS 17, visionOS 1, *), accessibilityPerformEscapeBlock == nil else {
      return nil
    }
    accessibilityPerformEscapeBlock = escape
    return { [weak self] in self?.accessibilityPerformEscapeBlock = nil }
  }
}

import Foundation

/// The accessibility and display settings that a person has chosen for all apps of a device.
package struct AccessibilitySettings: Equatable, Sendable {
  package var reducesMotion = false
  package var prefersCrossFade = false
  package var runsVoiceOver = false
  /// The layout direction of the person's language.
  package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The interface style that the person has chosen: light or dark.
  package var userInterfaceStyle = UIUserInterfaceStyle.light

  package init() {}
}

/// The settings of one device, and the element that has the VoiceOver focus.
@MainActor package struct AccessibilityState {
  package var settings = AccessibilitySettings() {
    didSet {
      if !settings.runsVoiceOver { focus = nil }
      let changes: [(Bool, NSNotification.Name)] = [
        (
          settings.reducesMotion != oldValue.reducesMotion,
          UIAccessibility.reduceMotionStatusDidChangeNotification
        ),
        (
          settings.prefersCrossFade != oldValue.prefersCrossFade,
          UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
        ),
        (
          settings.runsVoiceOver != oldValue.runsVoiceOver,
          UIAccessibility.voiceOverStatusDidChangeNotification
        ),
      ]
      for (hasChanged, name) in changes where hasChanged {
        NotificationCenter.default.post(name: name, object: nil)
      }
    }
  }
  /// The element that has the VoiceOver focus; nil if there is none.
  package private(set) weak var focus: UIView?
  /// The notifications that VoiceOver has received from UIKit and the app.
  package private(set) var notifications: [UIAccessibility.Notification] = []

  package init() {}

  /// Moves the VoiceOver focus to a view. A view that VoiceOver cannot reach is ignored.
  package mutating func moveFocus(to view: UIView?) {
    guard settings.runsVoiceOver, view?.isReachable != false else { return }
    focus = view
  }

  mutating func post(
    _ notification: UIAccessibility.Notification, _ argument: Any?, in window: UIWindow?
  ) {
    guard settings.runsVoiceOver else { return }
    notifications.append(notification)
    if let view = argument as? UIView {
      moveFocus(to: view)
    } else if notification == .screenChanged {
      focus = window?.accessibleElements.first ?? (focus?.isReachable == true ? focus : nil)
    }
  }
}

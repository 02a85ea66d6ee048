import Foundation

/// What a person has chosen for all apps of a device.
package struct AccessibilitySettings: Equatable, Sendable {
  package var reducesMotion = false
  package var prefersCrossFade = false
  package var runsVoiceOver = false
  /// The direction of the person's language.
  package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The style that the person has chosen: light or dark.
  package var userInterfaceStyle = UIUserInterfaceStyle.light

  package init() {}
}

/// The settings of one device, and where the focus of its VoiceOver is.
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
  /// The element that has the focus.
  package private(set) weak var focus: UIView?

  package init() {}

  /// Moves the focus to a view that can be reached.
  package mutating func moveFocus(to view: UIView?) {
    guard settings.runsVoiceOver, view?.isReachable != false else { return }
    focus = view
  }

  mutating func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    if let view = argument as? UIView { moveFocus(to: view) }
  }
}

extension UIView {
  /// Whether VoiceOver can reach the view.
  package var isReachable: Bool {
    guard window != nil else { return false }
    var view: UIView? = self
    while let next = view {
      if next.isHidden || next.accessibilityElementsHidden { return false }
      let siblings = next.superview?.subviews ?? []
      let coveredBy = siblings.contains {
        $0 !== next && $0.accessibilityViewIsModal && !$0.isHidden
      }
      if coveredBy { return false }
      view = next.superview
    }
    return true
  }
}

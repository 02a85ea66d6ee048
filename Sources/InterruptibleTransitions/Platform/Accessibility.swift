import Foundation

/// The accessibility settings of the user, and the messages to assistive technologies.
enum Accessibility {
  static var prefersLessMotion: Bool {
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
  }

  static var hasFocus: Bool { UIAccessibility.isVoiceOverRunning }

  /// The element with VoiceOver's focus; nil if VoiceOver is not running.
  static var focus: Any? {
    hasFocus ? UIAccessibility.focusedElement(using: .notificationVoiceOver) : nil
  }

  /// The label of a button that dismisses, in the app's localization.
  static var dismissLabel: String {
    Bundle.main.localizedString(forKey: "Dismiss", value: nil, table: nil)
  }

  static func screenChanged(to element: Any?) { post(.screenChanged, element) }

  static func focus(on element: Any?) { post(.layoutChanged, element) }

  private static func post(_ notification: UIAccessibility.Notification, _ element: Any?) {
    guard hasFocus else { return }
    UIAccessibility.post(notification: notification, argument: element)
  }
}

extension UIResponder {
  /// Sets VoiceOver's escape action on iOS 17 and later, unless the app has set one. The action
  /// returns whether it had an effect. The result removes it; nil if it was not set.
  func setEscapeIfPossible(_ escape: @escaping () -> Bool) -> (() -> Void)? {
    guard #available(iOS 17, visionOS 1, *), accessibilityPerformEscapeBlock == nil else {
      return nil
    }
    accessibilityPerformEscapeBlock = escape
    return { [weak self] in self?.accessibilityPerformEscapeBlock = nil }
  }
}

/// Hides a view, with everything in it, from VoiceOver. Flights and a presentation can all hide it,
/// and the last one restores what the app has set.
final class VoiceOverHiding {
  private static let key = "InterruptibleTransitionsVoiceOver"

  private var wasHidden = false
  private var count = 0

  static func hide(_ view: UIView) {
    let known = view.layer.tag(key, as: VoiceOverHiding.self)
    let hiding = known ?? VoiceOverHiding()
    if known == nil { view.layer.setTag(hiding, for: key) }
    if hiding.count == 0 { hiding.wasHidden = view.accessibilityElementsHidden }
    hiding.count += 1
    view.accessibilityElementsHidden = true
  }

  static func unhide(_ view: UIView) {
    guard let hiding = view.layer.tag(key, as: VoiceOverHiding.self), hiding.count > 0 else {
      return
    }
    hiding.count -= 1
    if hiding.count == 0 { view.accessibilityElementsHidden = hiding.wasHidden }
  }
}

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

/// The views that are hidden from VoiceOver. A view may be hidden by several flights at a time.
enum VoiceOverHiding {
  private struct Hiding {
    weak var view: UIView?
    let wasHidden: Bool
    var count = 0
  }

  private static var hidings: [ObjectIdentifier: Hiding] = [:]

  static func hide(_ view: UIView) {
    let id = ObjectIdentifier(view)
    // Another view may have been at the same address.
    let known = hidings[id].flatMap { $0.view === view ? $0 : nil }
    var hiding = known ?? Hiding(view: view, wasHidden: view.accessibilityElementsHidden)
    hiding.count += 1
    hidings[id] = hiding
    view.accessibilityElementsHidden = true
  }

  /// Restores a view when everything that has hidden it has called the method.
  static func unhide(_ view: UIView) {
    let id = ObjectIdentifier(view)
    guard var hiding = hidings[id], hiding.view === view else { return }
    hiding.count -= 1
    hidings[id] = hiding.count > 0 ? hiding : nil
    if hiding.count == 0 { view.accessibilityElementsHidden = hiding.wasHidden }
  }
}

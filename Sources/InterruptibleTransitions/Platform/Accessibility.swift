import Foundation

/// The accessibility settings of the user, and the messages to assistive technologies.
enum Accessibility {
  /// Whether the user prefers reduced motion.
  static var prefersLessMotion: Bool {
    UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
  }

  /// Whether VoiceOver is running.
  static var hasFocus: Bool { UIAccessibility.isVoiceOverRunning }

  /// The element with VoiceOver's focus; nil if VoiceOver is not running.
  static var focus: Any? {
    hasFocus ? UIAccessibility.focusedElement(using: .notificationVoiceOver) : nil
  }

  /// The label of a button that dismisses, in the app's localization.
  static var dismissLabel: String {
    Bundle.main.localizedString(forKey: "Dismiss", value: nil, table: nil)
  }

  /// Moves VoiceOver's focus to an element of a screen that has just appeared.
  static func screenChanged(to element: Any?) { post(.screenChanged, element) }

  /// Moves VoiceOver's focus to an element of the current screen.
  static func focus(on element: Any?) { post(.layoutChanged, element) }

  private static func post(_ notification: UIAccessibility.Notification, _ element: Any?) {
    guard hasFocus else { return }
    UIAccessibility.post(notification: notification, argument: element)
  }
}

extension UIResponder {
  /// Sets the action of VoiceOver's escape gesture, on iOS 17 and later.
  ///
  /// If the app has already set an action, the method changes nothing.
  ///
  /// - Parameter escape: The action. It returns whether it had an effect.
  /// - Returns: A closure that removes the action; `nil` if the action was not set.
  func setEscapeIfPossible(_ escape: @escaping () -> Bool) -> (() -> Void)? {
    guard #available(iOS 17, visionOS 1, *), accessibilityPerformEscapeBlock == nil else {
      return nil
    }
    accessibilityPerformEscapeBlock = escape
    return { [weak self] in self?.accessibilityPerformEscapeBlock = nil }
  }
}

/// Hides a view, with everything in it, from VoiceOver.
///
/// A flight and a presentation can hide a view at the same time, and end in any order. The last one
/// restores what the app has set.
final class VoiceOverHiding {
  private static let key = "InterruptibleTransitionsVoiceOver"

  private let wasHidden: Bool
  private var count = 0

  private init(_ view: UIView) {
    wasHidden = view.accessibilityElementsHidden
  }

  /// Hides a view.
  static func hide(_ view: UIView) {
    let hiding = view.layer.tag(key, as: VoiceOverHiding.self) ?? VoiceOverHiding(view)
    hiding.count += 1
    view.layer.setTag(hiding, for: key)
    view.accessibilityElementsHidden = true
  }

  /// Makes a view available again.
  static func show(_ view: UIView) {
    guard let hiding = view.layer.tag(key, as: VoiceOverHiding.self) else { return }
    hiding.count -= 1
    guard hiding.count == 0 else { return }
    view.accessibilityElementsHidden = hiding.wasHidden
    view.layer.setTag(nil, for: key)
  }
}

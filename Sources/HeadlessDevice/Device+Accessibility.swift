import HeadlessUIKit

/// The user's settings of a device, which apply to all apps.
///
/// ```swift
/// device.settings.reducesMotion = true
/// device.settings.layoutDirection = .rightToLeft
/// ```
public struct DeviceSettings: Equatable, Sendable {
  /// Whether Reduce Motion is on.
  public var reducesMotion = false
  /// Whether Prefer Cross-Fade Transitions is on.
  public var prefersCrossFade = false
  /// Whether VoiceOver is on.
  public var runsVoiceOver = false
  /// The layout direction of the user's language.
  ///
  /// A change applies to views that are shown or laid out afterwards.
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The user's interface style. The default is light, and `unspecified` also means light.
  public var userInterfaceStyle = UIUserInterfaceStyle.light

  /// Creates the settings of a new device.
  ///
  /// All options are off, and the language is read from left to right.
  public init() {}
}

extension Device {
  /// The user's settings. They can be changed at any time, and apps are notified.
  ///
  /// ```swift
  /// device.settings.reducesMotion = true
  /// ```
  public var settings: DeviceSettings {
    get {
      let current = runtime.accessibility.settings
      var settings = DeviceSettings()
      settings.reducesMotion = current.reducesMotion
      settings.prefersCrossFade = current.prefersCrossFade
      settings.runsVoiceOver = current.runsVoiceOver
      settings.layoutDirection = current.layoutDirection
      settings.userInterfaceStyle = current.userInterfaceStyle
      return settings
    }
    set {
      var settings = AccessibilitySettings()
      settings.reducesMotion = newValue.reducesMotion
      settings.prefersCrossFade = newValue.prefersCrossFade
      settings.runsVoiceOver = newValue.runsVoiceOver
      settings.layoutDirection = newValue.layoutDirection
      let style: UIUserInterfaceStyle = newValue.userInterfaceStyle == .dark ? .dark : .light
      settings.userInterfaceStyle = style
      runtime.activate()
      window.changeTraits {
        runtime.accessibility.settings = settings
        runtime.activate()
      }
    }
  }

  /// The view with VoiceOver's focus; nil if VoiceOver is off.
  ///
  /// The value is also nil until a screen change or this property sets the focus. A view that
  /// VoiceOver cannot reach does not receive the focus.
  public var focusedView: UIView? {
    get { runtime.accessibility.focus }
    set { runtime.accessibility.moveFocus(to: newValue) }
  }

  /// The accessibility elements that VoiceOver reaches, in the order of VoiceOver.
  public var accessibleViews: [UIView] { window.accessibleElements }

  /// The messages that VoiceOver has received from UIKit and from the app while it was on.
  public var accessibilityNotifications: [UIAccessibility.Notification] {
    runtime.accessibility.notifications
  }

  /// Performs VoiceOver's double tap.
  ///
  /// The focused view is activated. If the view does not handle the activation, it is tapped in its
  /// middle.
  public func activate() {
    guard settings.runsVoiceOver, let view = focusedView, !view.accessibilityActivate() else {
      return
    }
    tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
  }

  /// Performs VoiceOver's escape gesture, which is a scrub with two fingers.
  ///
  /// The focused view and its next responders receive the gesture in turn.
  ///
  /// - Returns: Whether a responder has handled the gesture.
  @discardableResult
  public func performEscape() -> Bool {
    guard settings.runsVoiceOver else { return false }
    var responder: UIResponder? = focusedView ?? window
    while let next = responder {
      if next.accessibilityPerformEscape() { return true }
      responder = next.next
    }
    return false
  }
}

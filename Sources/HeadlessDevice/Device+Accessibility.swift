import HeadlessUIKit

/// What a person has chosen in the settings of a device, for all apps.
public struct DeviceSettings: Equatable, Sendable {
  /// Whether Reduce Motion is on.
  public var reducesMotion = false
  /// Whether Prefer Cross-Fade Transitions is on.
  public var prefersCrossFade = false
  /// Whether VoiceOver is on.
  public var runsVoiceOver = false
  /// The layout direction of the person's language. Views are laid out in it that are shown or laid
  /// out after a change.
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The style that the person has chosen. The default is light, and so is `unspecified`.
  public var userInterfaceStyle = UIUserInterfaceStyle.light

  /// Makes the settings of a new device: everything is off, and the language is read from left to
  /// right.
  public init() {}
}

extension Device {
  /// The person's settings. They can be changed at any time; apps are notified.
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
      let hasNewStyle = runtime.accessibility.settings.userInterfaceStyle != style
      runtime.accessibility.settings = settings
      guard hasNewStyle else { return }
      runtime.activate()
      window.updateStyle()
    }
  }

  /// The view that has VoiceOver's focus; nil while VoiceOver is off, and until a screen change or
  /// this property has moved it. A view that VoiceOver cannot reach does not get it.
  public var focusedView: UIView? {
    get { runtime.accessibility.focus }
    set { runtime.accessibility.moveFocus(to: newValue) }
  }

  /// The accessibility elements that VoiceOver reaches, in its order.
  public var accessibleViews: [UIView] { window.accessibleElements }

  /// The messages that VoiceOver has received while it was on, from UIKit and from the app.
  public var accessibilityNotifications: [UIAccessibility.Notification] {
    runtime.accessibility.notifications
  }

  /// Taps twice, as a person who uses VoiceOver does: the focused view is activated, or else tapped
  /// in its middle.
  public func activate() {
    guard settings.runsVoiceOver, let view = focusedView, !view.accessibilityActivate() else {
      return
    }
    tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
  }

  /// Makes VoiceOver's escape gesture, a scrub with two fingers: the focused view and its next
  /// responders are asked in turn.
  ///
  /// - Returns: Whether one of them has dismissed something.
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

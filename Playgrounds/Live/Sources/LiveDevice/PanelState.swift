import HeadlessDevice

/// The parts of a page's panel that never change.
nonisolated struct PanelCatalog: Encodable, Equatable, Sendable {
  nonisolated struct Scene: Encodable, Equatable, Sendable {
    let id: String
    let title: String
    let group: String
  }

  let title: String
  let scenes: [Scene]
  /// The names of UIKit's variants; empty if the server cannot launch the app again.
  let variants: [String]
}

/// The settings of the device and of its clock.
nonisolated struct PanelState: Encodable, Equatable, Sendable {
  /// The name of the shown scene.
  var scene: String?
  var hint = ""
  /// The number of launches. The events of a launch are listed together.
  var launchCount = 0
  var isLandscape = false
  /// The options that are on.
  var options: [PanelOption] = []
  var framesPerSecond = 60
  /// The factor by which the clock is slower: 1, 2, 5 or 10.
  var slowMotion = 1
  var isFrozen = false
  /// The names of the variants in use.
  var variants: [String] = []
  var pageCount = 0

  mutating func set(_ option: PanelOption, _ isOn: Bool) {
    options = PanelOption.allCases.filter { $0 == option ? isOn : options.contains($0) }
  }

  /// Sets the device's settings.
  @MainActor func apply(to device: Device) {
    var settings = device.settings
    settings.reducesMotion = options.contains(.reduceMotion)
    settings.runsVoiceOver = options.contains(.voiceOver)
    settings.layoutDirection = options.contains(.rightToLeft) ? .rightToLeft : .leftToRight
    settings.userInterfaceStyle = options.contains(.darkMode) ? .dark : .light
    device.settings = settings
  }

  /// Reads the device's settings, which the app may have changed.
  @MainActor mutating func read(_ device: Device) {
    let settings = device.settings
    set(.reduceMotion, settings.reducesMotion)
    set(.voiceOver, settings.runsVoiceOver)
    set(.rightToLeft, settings.layoutDirection == .rightToLeft)
    set(.darkMode, settings.userInterfaceStyle == .dark)
    isLandscape = device.orientation == .landscape
  }
}

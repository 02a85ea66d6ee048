import Foundation

/// A color, which may depend on traits.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// The source of the components.
  private enum Source {
    case components(ColorComponents)
    /// The components in the light and the dark style.
    case styles(light: ColorComponents, dark: ColorComponents)
    case provider((UITraitCollection) -> UIColor)
  }

  private let source: Source

  package init(components: ColorComponents) {
    source = .components(components)
  }

  /// Creates a color of the system, which has different components in the dark style.
  init(light: ColorComponents, dark: ColorComponents) {
    source = light == dark ? .components(light) : .styles(light: light, dark: dark)
  }

  /// Creates a color that depends on traits.
  ///
  /// - Parameter dynamicProvider: A closure that returns the color for traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .provider(dynamicProvider)
  }

  /// The components of the color.
  ///
  /// A dynamic color has its components for the current traits (fact 6.30).
  package var components: ColorComponents {
    switch source {
    case .components(let components): components
    case .styles(let light, let dark): UITraitCollection.currentStyle == .dark ? dark : light
    case .provider: resolvedColor(with: .current).components
    }
  }

  /// Returns the components of the color in a view.
  @MainActor func components(in view: UIView) -> ColorComponents {
    switch source {
    case .components(let components): components
    case .styles(let light, let dark): view.shownStyle == .dark ? dark : light
    case .provider: resolvedColor(with: view.traitCollection).components
    }
  }

  /// Whether the color depends on traits.
  var isDynamic: Bool { if case .components = source { false } else { true } }

  /// Returns the color for traits. The result does not depend on traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .components: self
    case .styles(let light, let dark):
      UIColor(components: traitCollection.userInterfaceStyle == .dark ? dark : light)
    case .provider(let provider):
      provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// Creates a color from red, green, blue, and opacity, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .components(
      ColorComponents(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a gray color. The white level and the opacity are from 0 to 1, where the level 0 is
  /// black.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .components(
      ColorComponents(
        red: Double(white), green: Double(white), blue: Double(white), alpha: Double(alpha)))
  }

  /// Creates a color from hue, saturation, brightness, and opacity, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ offset: Double) -> Double {
      let k = (offset + Double(hue) * 6).truncatingRemainder(dividingBy: 6)
      let level = max(min(k, 4 - k, 1), 0)
      return Double(brightness) * (1 - Double(saturation) * level)
    }
    source = .components(
      ColorComponents(
        red: channel(5), green: channel(3), blue: channel(1), alpha: Double(alpha)))
  }

  /// Creates a color from a layer's color.
  public init(cgColor: CGColor) {
    source = .components(cgColor.headlessComponents)
  }

  /// Sets the fill color of the current graphics context to this color.
  open func setFill() {
    Drawing.current?.fill = components
  }

  /// The color in the form in which a layer stores it.
  open var cgColor: CGColor { components.cgColor }

  /// Writes red, green, blue, and opacity, each from 0 to 1, to the pointers that are not nil.
  ///
  /// - Returns: True, because every color has these components here.
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(components.red)
    green?.pointee = CGFloat(components.green)
    blue?.pointee = CGFloat(components.blue)
    alpha?.pointee = CGFloat(components.alpha)
    return true
  }

  /// Returns the color with a different opacity, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func changed(_ components: ColorComponents) -> ColorComponents {
      var components = components
      components.alpha = Double(alpha)
      return components
    }
    return switch source {
    case .components(let components): UIColor(components: changed(components))
    case .styles(let light, let dark): UIColor(light: changed(light), dark: changed(dark))
    case .provider(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Returns the color itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether two colors have the same components.
  ///
  /// A color with a closure is equal only to itself. A color of the system is equal to itself and
  /// not to a color that has its components in one style (fact 6.47).
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (source, other.source) {
    case (.components(let own), .components(let others)): return own == others
    case (.styles(let light, let dark), .styles(let otherLight, let otherDark)):
      return light == otherLight && dark == otherDark
    default: return self === other
    }
  }

  /// The hash of the components.
  open override var hash: Int {
    switch source {
    case .components(let components): components.hashValue
    case .styles(let light, let dark): [light, dark].hashValue
    case .provider: ObjectIdentifier(self).hashValue
    }
  }

  convenience init(hex: UInt32) {
    self.init(components: ColorComponents(hex: hex, alpha: 1))
  }

  /// Creates a color of the system from its components in the light and the dark style.
  convenience init(
    light: UInt32, _ lightAlpha: Double = 1, dark: UInt32, _ darkAlpha: Double = 1
  ) {
    self.init(
      light: ColorComponents(hex: light, alpha: lightAlpha),
      dark: ColorComponents(hex: dark, alpha: darkAlpha))
  }
}

extension ColorComponents {
  fileprivate init(hex: UInt32, alpha: Double) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }
}

import Foundation

/// A color, which may depend on traits.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// The source of the components.
  private enum Source {
    case components(ColorComponents)
    case provider((UITraitCollection) -> UIColor)
  }

  private let source: Source

  package init(components: ColorComponents) {
    source = .components(components)
  }

  /// Creates a color that depends on traits.
  ///
  /// - Parameter dynamicProvider: A closure that returns the color for traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .provider(dynamicProvider)
  }

  /// The components of the color.
  ///
  /// A dynamic color has its components in the style of the device, even in a view with a different
  /// style (fact 6.30).
  package var components: ColorComponents {
    if case .components(let components) = source { return components }
    let traits = UITraitCollection(userInterfaceStyle: MediaClock.userInterfaceStyle)
    return resolvedColor(with: traits).components
  }

  /// Whether the color depends on traits.
  var isDynamic: Bool { if case .provider = source { true } else { false } }

  /// Returns the color for traits. The result does not depend on traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .provider(let provider) = source else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
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
    if case .provider(let provider) = source {
      return UIColor { provider($0).withAlphaComponent(alpha) }
    }
    var changed = components
    changed.alpha = Double(alpha)
    return UIColor(components: changed)
  }

  /// Returns the color itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether two colors have the same components. A dynamic color is equal only to itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other
      || !isDynamic && !other.isDynamic && other.components == components
  }

  /// The hash of the components.
  open override var hash: Int {
    isDynamic ? ObjectIdentifier(self).hashValue : components.hashValue
  }

  convenience init(hex: UInt32, alpha: Double = 1) {
    self.init(
      components: ColorComponents(
        red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
        blue: Double(hex & 0xFF) / 255, alpha: alpha))
  }
}

import Foundation

/// A colour, which may depend on traits.
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

  /// Makes a colour that depends on traits.
  ///
  /// - Parameter dynamicProvider: Returns the colour for traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .provider(dynamicProvider)
  }

  /// The components; of a dynamic colour those in the style of the device, whichever style the view
  /// has that shows it (fact 6.30).
  package var components: ColorComponents {
    if case .components(let components) = source { return components }
    let traits = UITraitCollection(userInterfaceStyle: MediaClock.userInterfaceStyle)
    return resolvedColor(with: traits).components
  }

  /// Whether the colour depends on traits.
  var isDynamic: Bool { if case .provider = source { true } else { false } }

  /// Returns the colour that this one is in surroundings, which depends on nothing any more.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .provider(let provider) = source else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// Makes a colour from red, green and blue, each 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .components(
      ColorComponents(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Makes a grey, 0 black … 1 white.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .components(
      ColorComponents(
        red: Double(white), green: Double(white), blue: Double(white), alpha: Double(alpha)))
  }

  /// Makes a colour from hue, saturation and brightness, each 0…1.
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

  /// Makes a colour from a layer's colour.
  public init(cgColor: CGColor) {
    source = .components(cgColor.headlessComponents)
  }

  /// Makes this the colour of the current graphics context's fills.
  open func setFill() {
    Drawing.current?.fill = components
  }

  /// The colour as a layer stores it.
  open var cgColor: CGColor { components.cgColor }

  /// Writes red, green, blue and opacity, each 0…1, to the pointers that are not nil.
  ///
  /// - Returns: true, because every colour has these components here.
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

  /// Returns the colour with another opacity, 0…1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .provider(let provider) = source {
      return UIColor { provider($0).withAlphaComponent(alpha) }
    }
    var changed = components
    changed.alpha = Double(alpha)
    return UIColor(components: changed)
  }

  /// Returns the colour itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether two colours have the same components. A dynamic colour is equal to itself alone.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other
      || !isDynamic && !other.isDynamic && other.components == components
  }

  /// A hash of the components.
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

import Foundation

/// A colour.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  package let components: ColorComponents

  package init(components: ColorComponents) {
    self.components = components
  }

  /// Makes a colour from red, green and blue, each 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = ColorComponents(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  /// Makes a grey, 0 black … 1 white.
  public init(white: CGFloat, alpha: CGFloat) {
    components = ColorComponents(
      red: Double(white), green: Double(white), blue: Double(white), alpha: Double(alpha))
  }

  /// Makes a colour from hue, saturation and brightness, each 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ offset: Double) -> Double {
      let k = (offset + Double(hue) * 6).truncatingRemainder(dividingBy: 6)
      let level = max(min(k, 4 - k, 1), 0)
      return Double(brightness) * (1 - Double(saturation) * level)
    }
    components = ColorComponents(
      red: channel(5), green: channel(3), blue: channel(1), alpha: Double(alpha))
  }

  /// Makes a colour from a layer's colour.
  public init(cgColor: CGColor) {
    components = cgColor.headlessComponents
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
    var changed = components
    changed.alpha = Double(alpha)
    return UIColor(components: changed)
  }

  /// Returns the colour itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether two colours have the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  /// A hash of the components.
  open override var hash: Int { components.hashValue }

  convenience init(hex: UInt32, alpha: Double = 1) {
    self.init(
      components: ColorComponents(
        red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
        blue: Double(hex & 0xFF) / 255, alpha: alpha))
  }
}

/// A colour as a value that can be mixed with another one.
nonisolated struct ElementColor: Equatable, Sendable {
  /// No colour.
  static let clear = ElementColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The parts, each 0…1.
  var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat)

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Makes the value of a layer's colour; without one nothing is seen.
  init(_ color: CGColor?) {
    self = .clear
    guard let color else { return }
    (red, green, blue, alpha) = color.parts
  }

  /// The layer's colour.
  var cgColor: CGColor { UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor }

  /// Returns the colour on the way to another one. One that is clear has the other one's parts.
  ///
  /// - Parameters:
  ///   - other: The other colour.
  ///   - part: The part of the way, 0…1.
  /// - Returns: The mixed colour.
  func mixed(with other: ElementColor, at part: CGFloat) -> ElementColor {
    let first = alpha > 0 ? self : ElementColor(of: other, alpha: 0)
    let last = other.alpha > 0 ? other : ElementColor(of: self, alpha: 0)
    func between(_ path: KeyPath<ElementColor, CGFloat>) -> CGFloat {
      first[keyPath: path] * (1 - part) + last[keyPath: path] * part
    }
    return ElementColor(
      red: between(\.red), green: between(\.green), blue: between(\.blue), alpha: between(\.alpha))
  }

  private init(of other: ElementColor, alpha: CGFloat) {
    self.init(red: other.red, green: other.green, blue: other.blue, alpha: alpha)
  }
}

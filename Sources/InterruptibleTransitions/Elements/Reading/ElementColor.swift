/// A color as a value, so that colors can be interpolated.
nonisolated struct ElementColor: Equatable, Sendable {
  /// A transparent color.
  static let clear = ElementColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The components, each 0…1.
  var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat)

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates the value of a layer's color; a color that is nil is transparent.
  init(_ color: CGColor?) {
    self = .clear
    guard let color else { return }
    (red, green, blue, alpha) = color.parts
  }

  /// The value as a `CGColor`.
  var cgColor: CGColor { UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor }

  /// Returns a color between this one and another one.
  ///
  /// - Parameters:
  ///   - end: The other color.
  ///   - part: The part of the difference, 0…1.
  /// - Returns: The interpolated color.
  func interpolated(to end: ElementColor, at part: CGFloat) -> ElementColor {
    ElementColor(
      red: red.interpolated(to: end.red, at: part),
      green: green.interpolated(to: end.green, at: part),
      blue: blue.interpolated(to: end.blue, at: part),
      alpha: alpha.interpolated(to: end.alpha, at: part))
  }
}

/// A colour as a value, so that there is a way from one to another.
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

  /// Returns the colour on the way to another one.
  ///
  /// - Parameters:
  ///   - end: The other colour.
  ///   - part: The part of the way, 0…1.
  /// - Returns: The colour between them.
  func interpolated(to end: ElementColor, at part: CGFloat) -> ElementColor {
    ElementColor(
      red: red.interpolated(to: end.red, at: part),
      green: green.interpolated(to: end.green, at: part),
      blue: blue.interpolated(to: end.blue, at: part),
      alpha: alpha.interpolated(to: end.alpha, at: part))
  }
}

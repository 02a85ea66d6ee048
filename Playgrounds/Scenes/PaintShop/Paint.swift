import InterruptibleTransitions

/// A paint, which is mixed from a light shade to a dark one.
struct Paint {
  let name: String
  let hue: CGFloat
  let saturation: CGFloat

  static let all = [
    Paint(name: "Harbor", hue: 0.57, saturation: 0.62),
    Paint(name: "Brick", hue: 0.03, saturation: 0.66),
    Paint(name: "Moss", hue: 0.27, saturation: 0.5),
    Paint(name: "Amber", hue: 0.11, saturation: 0.74),
    Paint(name: "Plum", hue: 0.86, saturation: 0.45),
    Paint(name: "Teal", hue: 0.48, saturation: 0.58),
  ]

  static let shadeNames = ["Breath", "Mist", "Wash", "Half tone", "Full tone", "Deep", "Ink"]

  /// Returns the shade at an index of ``shadeNames``.
  func shade(_ index: Int) -> UIColor {
    let fraction = CGFloat(index) / CGFloat(Self.shadeNames.count - 1)
    return UIColor(
      hue: hue, saturation: saturation * (0.22 + 0.9 * fraction),
      brightness: 0.97 - 0.62 * fraction,
      alpha: 1)
  }

  /// The typical shade of the paint.
  var color: UIColor { shade(3) }
}

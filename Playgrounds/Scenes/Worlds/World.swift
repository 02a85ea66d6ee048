import InterruptibleTransitions

/// A planet, and the composition of its poster.
package struct World {
  /// A shape on the planet, whose ends are round. The frame is in units of the planet's diameter.
  struct Mark {
    let frame: CGRect
    let color: UIColor

    init(_ color: UInt32, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      self.color = UIColor(hex: color)
      frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// A ring around the planet. Lengths are in units of the planet's diameter.
  struct Ring {
    let color: UIColor
    let diameter: CGFloat
    let width: CGFloat
    /// The rotation, in radians, clockwise.
    let angle: CGFloat
  }

  /// The position from the Sun, 1…9.
  package let number: Int
  package let name: String
  /// The distance from the Sun.
  let distance: String
  let headline: String
  let text: String
  let sky: UIColor
  let glow: UIColor
  let ground: UIColor
  /// The center of the planet, in units of the poster's size.
  let center: CGPoint
  /// The diameter of the planet, in units of the poster's width.
  let diameter: CGFloat
  let marks: [Mark]
  let ring: Ring?

  init(
    _ number: Int, _ name: String, _ distance: String, _ headline: String, _ text: String,
    colors: (sky: UInt32, glow: UInt32, ground: UInt32), at center: (x: CGFloat, y: CGFloat),
    diameter: CGFloat, ring: Ring? = nil, _ marks: [Mark]
  ) {
    self.number = number
    self.name = name
    self.distance = distance
    self.headline = headline
    self.text = text
    self.diameter = diameter
    sky = UIColor(hex: colors.sky)
    glow = UIColor(hex: colors.glow)
    ground = UIColor(hex: colors.ground)
    self.center = CGPoint(x: center.x, y: center.y)
    self.ring = ring
    self.marks = marks
  }
}

extension UIColor {
  /// Creates an opaque color from its red, green and blue components, 8 bits each.
  convenience init(hex: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}

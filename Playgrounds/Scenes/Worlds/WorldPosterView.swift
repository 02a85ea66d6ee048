import InterruptibleTransitions

/// A view that draws a world over its sky, in any size.
final class WorldPosterView: UIView {
  /// The ratio of the height to the width.
  static let proportion: CGFloat = 168 / 115

  private let world: World
  private let halos = [UIView(), UIView()]
  private let stars = (0..<7).map { _ in UIView() }
  private let planet: PlanetView
  private let backRing: RingView?
  private let frontRing: RingView?

  init(_ world: World) {
    self.world = world
    planet = PlanetView(world)
    backRing = world.ring.map { RingView($0, isFront: false) }
    frontRing = world.ring.map { RingView($0, isFront: true) }
    super.init(frame: .zero)
    backgroundColor = world.sky
    clipsToBounds = true
    isUserInteractionEnabled = false
    for (index, halo) in halos.enumerated() {
      halo.backgroundColor = world.glow
      halo.alpha = index == 0 ? 0.55 : 1
    }
    for star in stars { star.backgroundColor = UIColor(white: 1, alpha: 0.75) }
    let shapes = halos + stars + [backRing, planet, frontRing].compactMap { $0 }
    for shape in shapes { addSubview(shape) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let center = CGPoint(x: world.center.x * width, y: world.center.y * bounds.height)
    let diameter = world.diameter * width
    for (halo, factor) in zip(halos, [2.5, 1.7]) {
      halo.placeCircle(at: center, diameter: diameter * factor)
    }
    for (index, star) in stars.enumerated() {
      // A sequence that spreads points evenly.
      let place = CGFloat(index + 7 * world.number)
      let point = CGPoint(
        x: (place * 0.755).truncatingRemainder(dividingBy: 1) * width,
        y: (place * 0.57).truncatingRemainder(dividingBy: 1) * bounds.height * 0.72)
      star.placeCircle(at: point, diameter: width * (index % 3 == 0 ? 0.02 : 0.013))
    }
    planet.placeCircle(at: center, diameter: diameter)
    for ring in [backRing, frontRing] { ring?.place(at: center, around: diameter) }
  }
}

/// The disk of a world, with its marks and a shaded side.
private final class PlanetView: UIView {
  private let marks: [(view: UIView, frame: CGRect)]
  private let shade = UIView()

  init(_ world: World) {
    marks = world.marks.map { (UIView(), $0.frame) }
    super.init(frame: .zero)
    backgroundColor = world.ground
    clipsToBounds = true
    for (mark, world) in zip(marks, world.marks) {
      mark.view.backgroundColor = world.color
      addSubview(mark.view)
    }
    shade.layer.borderColor = UIColor(white: 0, alpha: 0.16).cgColor
    addSubview(shade)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let diameter = bounds.width
    for (mark, frame) in marks {
      mark.frame = CGRect(
        x: frame.minX * diameter, y: frame.minY * diameter, width: frame.width * diameter,
        height: frame.height * diameter)
      mark.layer.cornerRadius = min(mark.bounds.width, mark.bounds.height) / 2
    }
    // The border of a larger circle, whose inside is the lit part.
    shade.placeCircle(
      at: CGPoint(x: diameter * 0.4, y: diameter * 0.4), diameter: diameter * 2)
    shade.layer.borderWidth = diameter * 0.5
  }
}

/// The half of a ring that is behind its world, or in front of it.
private final class RingView: UIView {
  private let ring: World.Ring
  private let isFront: Bool
  private let ellipse = UIView()

  init(_ ring: World.Ring, isFront: Bool) {
    self.ring = ring
    self.isFront = isFront
    super.init(frame: .zero)
    clipsToBounds = true
    ellipse.layer.borderColor = ring.color.cgColor
    addSubview(ellipse)
    transform = CGAffineTransform(rotationAngle: ring.angle)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func place(at center: CGPoint, around diameter: CGFloat) {
    let side = ring.diameter * diameter
    bounds = CGRect(x: 0, y: 0, width: side, height: side / 2)
    layer.anchorPoint = CGPoint(x: 0.5, y: isFront ? 0 : 1)
    self.center = center
    ellipse.transform = .identity
    ellipse.placeCircle(
      at: CGPoint(x: side / 2, y: isFront ? 0 : side / 2), diameter: side)
    ellipse.layer.borderWidth = ring.width * diameter
    ellipse.transform = CGAffineTransform(scaleX: 1, y: 0.3)
  }
}

extension UIView {
  /// Makes the view a circle.
  fileprivate func placeCircle(at center: CGPoint, diameter: CGFloat) {
    bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
    self.center = center
    layer.cornerRadius = diameter / 2
  }
}

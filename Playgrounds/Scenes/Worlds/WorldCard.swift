import InterruptibleTransitions

/// A world's poster on the board, which opens its page.
package final class WorldCard: UIControl {
  package let world: World
  private let poster: WorldPosterView
  private let texts: PosterTexts

  init(_ world: World) {
    self.world = world
    poster = WorldPosterView(world)
    texts = PosterTexts(world, sizes: (number: 22, name: 17, distance: 13))
    super.init(frame: .zero)
    elementID = ElementID("world \(world.number)")
    backgroundColor = world.sky
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
    poster.layer.cornerRadius = 16
    poster.layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 4)
    for view in [poster] + texts.labels { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    poster.frame = bounds
    texts.layOut(in: bounds, inset: UIEdgeInsets(top: 8, left: 12, bottom: 12, right: 12))
  }
}

/// The number, the name and the distance of a world. They morph between its card and its page.
struct PosterTexts {
  private let number = UILabel()
  private let name = UILabel()
  private let distance = UILabel()

  var labels: [UILabel] { [number, name, distance] }

  /// Creates the labels, with font sizes in points.
  init(_ world: World, sizes: (number: CGFloat, name: CGFloat, distance: CGFloat)) {
    let contents = [
      (number, "\(world.number)", sizes.number, UIFont.Weight.bold, "number"),
      (name, world.name, sizes.name, .bold, "name"),
      (distance, world.distance, sizes.distance, .semibold, "distance"),
    ]
    for (label, text, size, weight, id) in contents {
      label.text = text
      label.textColor = .white
      label.font = .systemFont(ofSize: size, weight: weight)
      label.elementID = ElementID("\(id) \(world.number)")
    }
    distance.textColor = UIColor(white: 1, alpha: 0.8)
  }

  /// Places the number at the top, and the other texts at the bottom.
  func layOut(in bounds: CGRect, inset: UIEdgeInsets) {
    for label in labels {
      // The same proportions in the card and in the page.
      let count = CGFloat(label.text?.count ?? 0)
      let size = label.font.pointSize
      label.frame.size = CGSize(width: size * min(0.7 * count, 7), height: size * 1.2)
    }
    number.frame.origin = CGPoint(x: inset.left, y: inset.top)
    distance.frame.origin = CGPoint(
      x: inset.left, y: bounds.height - inset.bottom - distance.bounds.height)
    name.frame.origin = CGPoint(x: inset.left, y: distance.frame.minY - name.bounds.height)
  }
}

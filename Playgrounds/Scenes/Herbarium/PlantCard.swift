import InterruptibleTransitions

/// A pressed plant on a card of any size.
package final class PlantCard: UIControl {
  let plant: Plant
  private let parts = UIView()
  private let stem = UIView()
  private let leaves = [UIView(), UIView()]
  private let petals: [UIView]
  private let heart = UIView()

  init(_ plant: Plant) {
    self.plant = plant
    petals = (0..<plant.petals).map { _ in UIView() }
    super.init(frame: .zero)
    backgroundColor = UIColor(red: 0.98, green: 0.96, blue: 0.9, alpha: 1)
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 4)
    for part in [stem] + leaves {
      part.backgroundColor = UIColor(red: 0.45, green: 0.55, blue: 0.35, alpha: 1)
    }
    for petal in petals {
      petal.backgroundColor = plant.color
      petal.layer.borderWidth = 0.5
      petal.layer.borderColor = UIColor(white: 0, alpha: 0.1).cgColor
    }
    heart.backgroundColor = plant.heart
    parts.isUserInteractionEnabled = false
    for part in [stem] + leaves + petals + [heart] { parts.addSubview(part) }
    addSubview(parts)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override package func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    layer.cornerRadius = width * 0.08
    parts.frame = bounds
    let middle = CGPoint(x: width / 2, y: width * 0.48)
    stem.frame = CGRect(
      x: width * 0.49, y: middle.y, width: width * 0.02, height: bounds.height * 0.92 - middle.y)
    for (leaf, side) in zip(leaves, [-1, 1] as [CGFloat]) {
      leaf.bounds.size = CGSize(width: width * 0.26, height: width * 0.08)
      leaf.layer.cornerRadius = width * 0.04
      leaf.center = CGPoint(x: width * (0.5 + 0.11 * side), y: width * (0.98 - 0.05 * side))
      leaf.transform = CGAffineTransform(rotationAngle: -0.6 * side)
    }
    for (index, petal) in petals.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(petals.count)
      let length = plant.petal.height * width
      petal.bounds.size = CGSize(width: plant.petal.width * width, height: length)
      petal.layer.cornerRadius = plant.petal.width * width / 2
      petal.center = CGPoint(
        x: middle.x + 0.6 * length * sin(angle), y: middle.y - 0.6 * length * cos(angle))
      petal.transform = CGAffineTransform(rotationAngle: angle)
    }
    heart.bounds.size = CGSize(width: width * 0.15, height: width * 0.15)
    heart.layer.cornerRadius = width * 0.075
    heart.center = middle
  }
}

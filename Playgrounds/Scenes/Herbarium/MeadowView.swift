import InterruptibleTransitions

/// A meadow in the evening, in plain shapes.
final class MeadowView: UIView {
  private let sun = UIView()
  private let blades = (0..<46).map { _ in UIView() }
  private let blossoms = (0..<15).map { _ in UIView() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.97, green: 0.86, blue: 0.66, alpha: 1)
    layer.cornerRadius = 24
    clipsToBounds = true
    isUserInteractionEnabled = false
    sun.backgroundColor = UIColor(red: 0.98, green: 0.95, blue: 0.85, alpha: 1)
    addSubview(sun)
    for (index, blade) in blades.enumerated() {
      blade.backgroundColor = UIColor(
        hue: 0.24 + CGFloat(index % 5) * 0.02, saturation: 0.42,
        brightness: 0.62 - CGFloat(index % 7) * 0.05, alpha: 1)
      blade.layer.cornerRadius = 4
      addSubview(blade)
    }
    for (index, blossom) in blossoms.enumerated() {
      blossom.backgroundColor = Plant.found[index % Plant.found.count].color
      addSubview(blossom)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let height = bounds.height
    sun.frame = CGRect(x: width * 0.62, y: height * 0.16, width: 84, height: 84)
    sun.layer.cornerRadius = 42
    for (index, blade) in blades.enumerated() {
      let tall = height * (0.34 + 0.05 * CGFloat(index * 7 % 9))
      blade.bounds.size = CGSize(width: 8, height: tall)
      blade.center = CGPoint(
        x: width * CGFloat(index) / CGFloat(blades.count - 1), y: height - tall * 0.42)
      blade.transform = CGAffineTransform(rotationAngle: CGFloat(index * 5 % 11 - 5) * 0.035)
    }
    for (index, blossom) in blossoms.enumerated() {
      let size = 12 + CGFloat(index * 4 % 7)
      blossom.frame = CGRect(
        x: width * (0.04 + 0.065 * CGFloat(index)),
        y: height * (0.38 + 0.06 * CGFloat(index * 5 % 7)), width: size, height: size)
      blossom.layer.cornerRadius = size / 2
    }
  }
}

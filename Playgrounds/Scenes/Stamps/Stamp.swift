import InterruptibleTransitions

/// A stamp of a collection.
package struct Stamp: Hashable {
  package let number: Int

  package init(number: Int) {
    self.number = number
  }

  /// The identifier of the stamp on every screen.
  var id: ElementID { ElementID(number) }

  var color: UIColor {
    let hue = CGFloat(number * 37 % 100) / 100
    return UIColor(
      red: 0.45 + 0.4 * abs(hue - 0.5), green: 0.5 + 0.3 * hue, blue: 0.75 - 0.4 * hue, alpha: 1)
  }
}

/// A view of a stamp with its picture and its value, on any screen.
final class StampView: UIView {
  private let paper = UIView()
  private let sun = UIView()
  private let hill = UIView()
  private let value = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.99, alpha: 1)
    layer.cornerRadius = 4
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 1)
    value.textColor = .white
    paper.clipsToBounds = true
    sun.backgroundColor = UIColor(white: 1, alpha: 0.75)
    hill.backgroundColor = UIColor(white: 0, alpha: 0.18)
    for shape in [sun, hill] { paper.addSubview(shape) }
    addSubview(paper)
    addSubview(value)
  }

  required init?(coder: NSCoder) {
    nil
  }

  var stamp: Stamp? {
    didSet {
      elementID = stamp?.id
      paper.backgroundColor = stamp?.color
      value.text = stamp.map { "\($0.number)" }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let edge = min(bounds.width, bounds.height) * 0.07
    paper.frame = bounds.insetBy(dx: edge, dy: edge)
    placePicture(in: paper.bounds.size)
    value.font = .boldSystemFont(ofSize: bounds.height * 0.2)
    value.frame = CGRect(
      x: edge * 2, y: edge * 2, width: bounds.width * 0.6, height: bounds.height * 0.25)
  }

  /// Places the sun and the hill, at places that depend on the number of the stamp.
  private func placePicture(in size: CGSize) {
    let variation = CGFloat((stamp?.number ?? 0) * 13 % 10) / 10
    let radius = size.height * 0.13
    sun.bounds = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
    sun.layer.cornerRadius = radius
    sun.center = CGPoint(
      x: size.width * (0.5 + 0.3 * variation), y: size.height * (0.3 + 0.2 * variation))
    let slope = size.width * 0.7
    hill.bounds = CGRect(x: 0, y: 0, width: 2 * slope, height: 2 * slope)
    hill.layer.cornerRadius = slope
    hill.center = CGPoint(x: size.width * (0.8 - 0.6 * variation), y: size.height * 0.62 + slope)
  }
}

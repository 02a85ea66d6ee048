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

/// A view of a stamp with its value, on any screen.
final class StampView: UIView {
  private let paper = UIView()
  private let value = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.99, alpha: 1)
    layer.cornerRadius = 4
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 1)
    value.textColor = .white
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
    value.font = .boldSystemFont(ofSize: bounds.height * 0.2)
    value.frame = CGRect(
      x: edge * 2, y: edge * 2, width: bounds.width * 0.6, height: bounds.height * 0.25)
  }
}

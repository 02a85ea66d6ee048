import InterruptibleTransitions

/// A row of a clock's page: a time, its description, and a small view at the right.
final class ClockRow: UIView {
  /// The height of the row, in points.
  static let height: CGFloat = 92

  private let timeLabel = UILabel()
  private let nameLabel = UILabel()
  private let line = UIView()
  private let accessory: UIView

  init(time: String, name: String, accessory: UIView) {
    self.accessory = accessory
    super.init(frame: .zero)
    timeLabel.text = time
    timeLabel.font = .systemFont(ofSize: 46, weight: .light)
    timeLabel.textColor = .white
    nameLabel.text = name
    nameLabel.textColor = UIColor(white: 1, alpha: 0.6)
    nameLabel.font = .systemFont(ofSize: 15)
    line.backgroundColor = UIColor(white: 1, alpha: 0.14)
    for view in [timeLabel, nameLabel, accessory, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    timeLabel.frame = CGRect(x: 24, y: 8, width: 200, height: 54)
    nameLabel.frame = CGRect(x: 24, y: 62, width: width - 48, height: 20)
    let size = accessory.bounds.size
    accessory.frame = CGRect(
      x: width - 24 - size.width, y: 24, width: size.width, height: size.height)
    line.frame = CGRect(x: 24, y: bounds.height - 0.5, width: width - 24, height: 0.5)
  }
}

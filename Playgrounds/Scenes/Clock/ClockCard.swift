import InterruptibleTransitions

/// A card on a clock's page: a symbol, a title, and a line of text below the title.
final class ClockCard: UIView {
  /// The height of the card, in points.
  static let height: CGFloat = 66

  private let symbol: UIImageView
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  init(_ symbolName: String, _ title: String, _ detail: String, tint: UIColor) {
    symbol = UIImageView(image: UIImage(systemName: symbolName))
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 1, alpha: 0.08)
    layer.cornerRadius = 16
    symbol.tintColor = tint
    symbol.contentMode = .scaleAspectFit
    titleLabel.text = title
    detailLabel.text = detail
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = .white
    detailLabel.font = .systemFont(ofSize: 15)
    detailLabel.textColor = UIColor(white: 1, alpha: 0.6)
    for view in [symbol, titleLabel, detailLabel] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.frame = CGRect(x: 18, y: 20, width: 26, height: 26)
    titleLabel.frame = CGRect(x: 62, y: 11, width: bounds.width - 78, height: 22)
    detailLabel.frame = CGRect(x: 62, y: 35, width: bounds.width - 78, height: 20)
  }
}

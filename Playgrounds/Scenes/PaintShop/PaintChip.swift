import InterruptibleTransitions

/// A card with a paint, as in paint shops.
final class PaintChip: UIControl {
  private let color = UIView()
  private let nameLabel = UILabel()
  private let detailLabel = UILabel()

  init(_ paint: Paint) {
    super.init(frame: .zero)
    backgroundColor = .white
    layer.cornerRadius = 16
    layer.shadowOpacity = 0.12
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 3)
    color.backgroundColor = paint.color
    color.layer.cornerRadius = 12
    nameLabel.text = paint.name
    nameLabel.font = .systemFont(ofSize: 18, weight: .semibold)
    detailLabel.text = "\(Paint.shadeNames.count) shades"
    detailLabel.font = .systemFont(ofSize: 14)
    detailLabel.textColor = .secondaryLabel
    for part in [color, nameLabel, detailLabel] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let height = bounds.height
    color.frame = CGRect(x: 8, y: 8, width: width - 16, height: height - 68)
    nameLabel.frame = CGRect(x: 14, y: height - 52, width: width - 28, height: 22)
    detailLabel.frame = CGRect(x: 14, y: height - 30, width: width - 28, height: 18)
  }
}

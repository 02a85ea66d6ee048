import InterruptibleTransitions

/// A wide button whose title stays readable while it is pressed.
final class TicketButton: UIButton {
  /// Shows a white title on a color.
  func show(_ title: String, on color: UIColor) {
    setTitle(title, for: .normal)
    setTitleColor(.white, for: .normal)
    setTitleColor(UIColor(white: 1, alpha: 0.7), for: .highlighted)
    titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    backgroundColor = color
    layer.cornerRadius = 28
  }
}

/// A row with a text at the left and a price at the right.
final class PriceRow: UIView {
  private let text = UILabel()
  private let price = UILabel()

  init(_ text: String, _ price: String, font: UIFont = .systemFont(ofSize: 17)) {
    super.init(frame: .zero)
    self.text.text = text
    self.price.text = price
    self.price.textAlignment = .right
    for label in [self.text, self.price] {
      label.font = font
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    text.frame = CGRect(x: 0, y: 0, width: bounds.width - 100, height: bounds.height)
    price.frame = CGRect(x: bounds.width - 100, y: 0, width: 100, height: bounds.height)
  }
}

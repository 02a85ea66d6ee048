import InterruptibleTransitions

/// A card with the settings of the demo.
final class SettingsCard: UIView {
  private static let rowHeight: CGFloat = 50

  /// The closure that is called when a person has changed a setting.
  var onChange: (DemoSettings) -> Void = { _ in }
  let slowMotion = TrailingButton(type: .system)
  let reduceMotion = UISwitch()
  let rightToLeft = UISwitch()
  private let labels = ["Slow motion", "Reduce Motion", "Right to left"].map { text in
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 17)
    return label
  }
  private var settings = DemoSettings()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layer.cornerRadius = 14
    for label in labels { addSubview(label) }
    for (control, label) in zip([slowMotion, reduceMotion, rightToLeft], labels) {
      control.accessibilityLabel = label.text
      addSubview(control)
    }
    slowMotion.addAction(UIAction { [weak self] _ in self?.slowDown() }, for: .touchUpInside)
    reduceMotion.addAction(UIAction { [weak self] _ in self?.read() }, for: .valueChanged)
    rightToLeft.addAction(UIAction { [weak self] _ in self?.read() }, for: .valueChanged)
    showSlowMotion()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(labels.count) * Self.rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, pair) in zip(labels, [slowMotion, reduceMotion, rightToLeft]).enumerated() {
      let (label, control) = pair
      let middle = (CGFloat(index) + 0.5) * Self.rowHeight
      label.frame = CGRect(
        x: 16, y: middle - 12, width: bounds.width - 32, height: 24)
      label.textAlignment = isMirrored ? .right : .left
      let size = index == 0 ? CGSize(width: 88, height: 34) : control.sizeThatFits(bounds.size)
      let left = isMirrored ? 16 : bounds.width - 16 - size.width
      control.frame = CGRect(
        x: left, y: middle - size.height / 2, width: size.width, height: size.height)
    }
  }

  private func slowDown() {
    let factors = DemoSettings.slowMotions
    let next = (factors.firstIndex(of: settings.slowMotion) ?? 0) + 1
    settings.slowMotion = factors[next % factors.count]
    showSlowMotion()
    onChange(settings)
  }

  private func showSlowMotion() {
    let factor = Int(settings.slowMotion)
    slowMotion.setTitle(factor == 1 ? "Off" : "\(factor)×", for: .normal)
  }

  private func read() {
    settings.reducesMotion = reduceMotion.isOn
    settings.isRightToLeft = rightToLeft.isOn
    onChange(settings)
  }
}

/// A button with its title at the trailing edge.
final class TrailingButton: UIButton {
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let titleLabel else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    titleLabel.frame.origin.x = isMirrored ? 0 : bounds.width - titleLabel.frame.width
  }
}

import InterruptibleTransitions

/// A menu at the left side of the screen. The rest is dimmed, and a tap there closes the menu.
package final class MenuViewController: UIViewController, SlidingPanelController {
  /// The width of the menu, in points.
  static let width: CGFloat = 300

  var outside: CGVector { CGVector(dx: -Self.width, dy: 0) }

  package let panel = UIView()
  package let dimming = UIControl()
  private let avatar = UIView()
  private let initials = UILabel()
  private let nameLabel = UILabel()
  private let rows = [
    ("envelope", "Inbox"), ("star", "Starred"), ("clock", "Snoozed"), ("trash", "Trash"),
    ("gear", "Settings"),
  ].map { MenuRow(symbol: $0, title: $1) }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.42)
    dimming.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    panel.backgroundColor = UIColor(red: 0.12, green: 0.15, blue: 0.27, alpha: 1)
    view.addSubview(dimming)
    view.addSubview(panel)

    avatar.backgroundColor = .systemOrange
    avatar.layer.cornerRadius = 32
    initials.text = "MK"
    initials.textAlignment = .center
    initials.font = .systemFont(ofSize: 22, weight: .semibold)
    nameLabel.text = "Mara Keller"
    nameLabel.font = .systemFont(ofSize: 22, weight: .semibold)
    for label in [initials, nameLabel] { label.textColor = .white }
    avatar.addSubview(initials)
    for subview in [avatar, nameLabel] + rows { panel.addSubview(subview) }
    rows.first?.isSelected = true
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    dimming.frame = bounds
    panel.bounds = CGRect(x: 0, y: 0, width: Self.width, height: bounds.height)
    panel.center = CGPoint(x: Self.width / 2, y: bounds.midY)
    avatar.frame = CGRect(x: 24, y: 88, width: 64, height: 64)
    initials.frame = avatar.bounds
    nameLabel.frame = CGRect(x: 24, y: 166, width: Self.width - 48, height: 30)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 12, y: 226 + CGFloat(index) * 58, width: Self.width - 24, height: 52)
    }
  }
}

/// A row of the menu.
private final class MenuRow: UIView {
  var isSelected = false {
    didSet { backgroundColor = isSelected ? UIColor(white: 1, alpha: 0.14) : .clear }
  }

  private let symbol: UIImageView
  private let label = UILabel()

  init(symbol: String, title: String) {
    self.symbol = UIImageView(image: UIImage(systemName: symbol))
    super.init(frame: .zero)
    layer.cornerRadius = 14
    self.symbol.tintColor = .white
    label.text = title
    label.textColor = .white
    addSubview(self.symbol)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.frame = CGRect(x: 14, y: 14, width: 24, height: 24)
    label.frame = CGRect(x: 54, y: 13, width: bounds.width - 70, height: 26)
  }
}

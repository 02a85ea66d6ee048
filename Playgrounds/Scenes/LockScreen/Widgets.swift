import InterruptibleTransitions

/// The data source of the lock screen's table.
final class WidgetDataSource: NSObject, UITableViewDataSource {
  private let widgets = [
    Widget(
      symbol: "calendar", title: "Up next", detail: "10:00  Design review", tint: .systemRed),
    Widget(
      symbol: "sun.max", title: "Weather", detail: "Sunny, 18°", tint: .systemOrange),
    Widget(
      symbol: "figure.walk", title: "Activity", detail: "6,204 steps", tint: .systemGreen),
    Widget(
      symbol: "battery.100", title: "Battery", detail: "84 %", tint: .systemTeal),
  ]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    widgets.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: WidgetCell.reuseIdentifier, for: indexPath)
    (cell as? WidgetCell)?.widget = widgets[indexPath.row]
    return cell
  }
}

/// A row of the lock screen.
struct Widget {
  let symbol: String
  let title: String
  let detail: String
  let tint: UIColor
}

/// A rounded card with a symbol and two lines.
final class WidgetCell: UITableViewCell {
  static let reuseIdentifier = "Widget"

  var widget: Widget? {
    didSet { show() }
  }

  private let card = UIView()
  private let badge = UIView()
  private let symbol = UIImageView(image: nil)
  private let title = UILabel()
  private let detail = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    selectionStyle = .none
    card.backgroundColor = UIColor(white: 1, alpha: 0.88)
    card.layer.cornerRadius = 18
    badge.layer.cornerRadius = 12
    symbol.tintColor = .white
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    detail.font = .systemFont(ofSize: 15)
    detail.textColor = .secondaryLabel
    contentView.addSubview(card)
    for view in [badge, title, detail] { card.addSubview(view) }
    badge.addSubview(symbol)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = CGRect(
      x: 16, y: 8, width: contentView.bounds.width - 32, height: contentView.bounds.height - 16)
    badge.frame = CGRect(x: 18, y: 20, width: 48, height: 48)
    symbol.frame = CGRect(x: 12, y: 12, width: 24, height: 24)
    title.frame = CGRect(x: 82, y: 20, width: card.bounds.width - 98, height: 24)
    detail.frame = CGRect(x: 82, y: 46, width: card.bounds.width - 98, height: 22)
  }

  private func show() {
    title.text = widget?.title
    detail.text = widget?.detail
    badge.backgroundColor = widget?.tint
    symbol.image = widget.flatMap { UIImage(systemName: $0.symbol) }
  }
}

import InterruptibleTransitions

/// A list of times in other places.
final class WorldViewController: ClockPageViewController {
  private let rows = [
    ("07:41", "Lisbon", "-1 h"), ("08:41", "Zurich", "here"), ("13:11", "Colombo", "+4:30"),
    ("16:41", "Osaka", "+8 h"), ("20:41", "Wellington", "+12 h"),
  ].map { time, city, offset in
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    label.text = offset
    label.textAlignment = .right
    label.textColor = UIColor(red: 0.55, green: 0.72, blue: 1, alpha: 1)
    return ClockRow(time: time, name: city, accessory: label)
  }

  init() {
    let blue = UIColor(red: 0.55, green: 0.72, blue: 1, alpha: 1)
    super.init(
      "World", color: UIColor(red: 0.07, green: 0.09, blue: 0.17, alpha: 1),
      cards: [ClockCard("sun.max", "Sunrise in Zurich 05:29", "Sunset 21:24", tint: blue)])
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var contentBottom: CGFloat {
    contentTop + CGFloat(rows.count) * ClockRow.height + 28
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for row in rows { view.addSubview(row) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: contentTop + CGFloat(index) * ClockRow.height, width: view.bounds.width,
        height: ClockRow.height)
    }
  }
}

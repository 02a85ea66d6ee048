import InterruptibleTransitions

/// A list of times in other places.
final class WorldViewController: ClockPageViewController {
  init() {
    let blue = UIColor(red: 0.55, green: 0.72, blue: 1, alpha: 1)
    let rows = [
      ("07:41", "Lisbon", "-1 h"), ("08:41", "Zurich", "here"), ("13:11", "Colombo", "+4:30"),
      ("16:41", "Osaka", "+8 h"), ("20:41", "Wellington", "+12 h"),
    ].map { time, city, offset in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
      label.text = offset
      label.textAlignment = .right
      label.textColor = blue
      return ClockRow(time: time, name: city, accessory: label)
    }
    super.init(
      "World", color: UIColor(red: 0.07, green: 0.09, blue: 0.17, alpha: 1), rows: rows,
      cards: [ClockCard("sun.max", "Sunrise in Zurich 05:29", "Sunset 21:24", tint: blue)])
  }

  required init?(coder: NSCoder) {
    nil
  }
}

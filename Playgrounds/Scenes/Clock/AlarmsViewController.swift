import InterruptibleTransitions

/// A list of alarms.
final class AlarmsViewController: ClockPageViewController {
  init() {
    let rows = [
      ("05:50", "First train", true), ("06:30", "School days", true), ("07:15", "Bread", false),
      ("09:00", "Saturday", false), ("21:30", "Water the tomatoes", true),
    ].map { time, name, isOn in
      ClockRow(time: time, name: name, accessory: SwitchView(isOn: isOn))
    }
    super.init(
      "Alarms", color: UIColor(red: 0.17, green: 0.09, blue: 0.07, alpha: 1), rows: rows,
      cards: [
        ClockCard("star", "Bedtime", "22:15, for seven and a half hours", tint: .systemOrange)
      ])
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// A view that shows whether an alarm is on.
private final class SwitchView: UIView {
  private let knob = UIView()

  init(isOn: Bool) {
    super.init(frame: CGRect(x: 0, y: 0, width: 54, height: 32))
    backgroundColor = isOn ? .systemOrange : UIColor(white: 1, alpha: 0.2)
    layer.cornerRadius = 16
    knob.backgroundColor = .white
    knob.layer.cornerRadius = 14
    knob.frame = CGRect(x: isOn ? 24 : 2, y: 2, width: 28, height: 28)
    addSubview(knob)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

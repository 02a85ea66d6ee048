import InterruptibleTransitions

/// The settings: a card with rows, and a back button.
package final class SettingsViewController: UIViewController {
  package let doneButton = UIButton(type: .system)
  private let card = UIView()
  private let titleLabel = UILabel()
  private let rows = ["Wallpaper", "Widgets", "Notifications", "Focus"].map {
    SettingsRow(title: $0)
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 28
    card.layer.shadowOpacity = 0.25
    card.layer.shadowRadius = 24
    card.layer.shadowOffset = CGSize(width: 0, height: 12)
    view.addSubview(card)

    titleLabel.text = "Settings"
    titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
    card.addSubview(titleLabel)
    for row in rows { card.addSubview(row) }

    doneButton.setTitle("Done", for: .normal)
    doneButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    card.addSubview(doneButton)
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    card.frame = CGRect(x: 20, y: 190, width: bounds.width - 40, height: 410)
    titleLabel.frame = CGRect(x: 24, y: 24, width: 200, height: 36)
    doneButton.frame = CGRect(x: card.bounds.width - 92, y: 24, width: 76, height: 36)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: 84 + CGFloat(index) * 74, width: card.bounds.width, height: 74)
    }
  }
}

/// A row of the settings with a switch.
private final class SettingsRow: UIView {
  private let label = UILabel()
  private let track = UIView()
  private let knob = UIView()
  private let line = UIView()

  init(title: String) {
    super.init(frame: .zero)
    label.text = title
    track.backgroundColor = .systemGreen
    track.layer.cornerRadius = 15
    knob.backgroundColor = .white
    knob.layer.cornerRadius = 13
    line.backgroundColor = .separator
    track.addSubview(knob)
    for view in [line, label, track] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 24, y: 0, width: bounds.width - 24, height: 0.5)
    label.frame = CGRect(x: 24, y: 24, width: bounds.width - 120, height: 26)
    track.frame = CGRect(x: bounds.width - 76, y: 22, width: 52, height: 30)
    knob.frame = CGRect(x: 24, y: 2, width: 26, height: 26)
  }
}

import InterruptibleTransitions

/// A timer with its remaining time.
final class TimerViewController: ClockPageViewController {
  private let ring = UIView()
  private let timeLabel = UILabel()
  private let nameLabel = UILabel()
  private let buttons = ["Cancel", "Pause"].map { title in
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.layer.cornerRadius = 42
    return button
  }

  init() {
    super.init(
      "Timer", color: UIColor(red: 0.05, green: 0.14, blue: 0.12, alpha: 1),
      cards: [
        ClockCard("cup.and.saucer", "Tea", "4 minutes", tint: .systemMint),
        ClockCard("flame", "Bread in the oven", "35 minutes", tint: .systemMint),
      ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var contentBottom: CGFloat { contentTop + view.bounds.width - 88 + 164 }

  override func viewDidLoad() {
    super.viewDidLoad()
    ring.layer.borderWidth = 10
    ring.layer.borderColor = UIColor.systemMint.cgColor
    timeLabel.text = "06:30"
    timeLabel.font = .systemFont(ofSize: 72, weight: .light)
    nameLabel.text = "Eggs"
    for label in [timeLabel, nameLabel] {
      label.textColor = .white
      label.textAlignment = .center
      ring.addSubview(label)
    }
    buttons.first?.backgroundColor = UIColor(white: 1, alpha: 0.16)
    buttons.last?.backgroundColor = UIColor.systemMint.withAlphaComponent(0.45)
    for view in [ring] + buttons { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let side = width - 88
    ring.frame = CGRect(x: 44, y: contentTop + 14, width: side, height: side)
    ring.layer.cornerRadius = side / 2
    timeLabel.frame = CGRect(x: 0, y: side / 2 - 46, width: side, height: 86)
    nameLabel.frame = CGRect(x: 0, y: side / 2 + 44, width: side, height: 24)
    for (button, x) in zip(buttons, [44, width - 128]) {
      button.frame = CGRect(x: x, y: contentTop + side + 52, width: 84, height: 84)
    }
  }
}

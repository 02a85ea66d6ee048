import InterruptibleTransitions

/// A card with the temperature of each day of the week.
package final class WeekViewController: UIViewController {
  private let card = UIView()
  private let titleLabel = UILabel()
  private let doneButton = UIButton(type: .system)
  private let days: [(bar: UIView, label: UILabel, fraction: CGFloat)] = zip(
    ["M", "T", "W", "T", "F", "S", "S"], [0.5, 0.62, 0.48, 0.66, 0.74, 1, 0.9] as [CGFloat]
  ).map { name, fraction in
    let bar = UIView()
    let label = UILabel()
    label.text = name
    return (bar, label, fraction)
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 28
    card.layer.shadowOpacity = 0.4
    card.layer.shadowRadius = 24
    card.layer.shadowOffset = CGSize(width: 0, height: 12)
    view.addSubview(card)
    titleLabel.text = "This week"
    titleLabel.font = .systemFont(ofSize: 26, weight: .bold)
    doneButton.setTitle("Done", for: .normal)
    doneButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    card.addSubview(titleLabel)
    card.addSubview(doneButton)
    for day in days {
      day.bar.backgroundColor = UIColor(
        hue: 0.13 - 0.1 * day.fraction, saturation: 0.75, brightness: 0.98, alpha: 1)
      day.bar.layer.cornerRadius = 12
      day.label.textAlignment = .center
      day.label.textColor = .secondaryLabel
      card.addSubview(day.bar)
      card.addSubview(day.label)
    }
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.frame = CGRect(x: 20, y: 70, width: view.bounds.width - 40, height: 370)
    titleLabel.frame = CGRect(x: 24, y: 22, width: 200, height: 36)
    doneButton.frame = CGRect(x: card.bounds.width - 92, y: 22, width: 76, height: 36)
    let step = (card.bounds.width - 40) / CGFloat(days.count)
    for (index, day) in days.enumerated() {
      let x = 20 + CGFloat(index) * step
      let height = 220 * day.fraction
      day.bar.frame = CGRect(x: x + step / 2 - 12, y: 310 - height, width: 24, height: height)
      day.label.frame = CGRect(x: x, y: 322, width: step, height: 24)
    }
  }
}

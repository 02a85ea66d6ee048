import InterruptibleTransitions

/// A card for the choice of the seats.
package final class SeatsViewController: CardViewController {
  package let paying = InterruptibleTransition(.card, timing: .easeOut(0.5))

  private static let columns = 8
  private static let freeColor = UIColor(red: 0.42, green: 0.66, blue: 0.8, alpha: 1)
  private static let takenColor = UIColor.systemGray5
  private static let chosenColor = UIColor(red: 0.85, green: 0.42, blue: 0.05, alpha: 1)
  private let hall = UILabel()
  private let seats = (0..<64).map { _ in UIView() }
  private let legend = [
    (freeColor, "Free"), (takenColor, "Taken"), (chosenColor, "Yours"),
  ].map { color, text in
    let mark = UIView()
    let label = UILabel()
    mark.backgroundColor = color
    mark.layer.cornerRadius = 5
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    return (mark: mark, label: label)
  }
  private let rule = UIView()
  private let choice = [
    PriceRow("Row E, seats 4 and 5", "78.00", font: .systemFont(ofSize: 17, weight: .semibold)),
    PriceRow("Ferry home, two", "6.00"),
  ]

  override package func viewDidLoad() {
    title = "Seats"
    super.viewDidLoad()
    hall.text = "Water side"
    hall.textAlignment = .center
    hall.font = .systemFont(ofSize: 13, weight: .semibold)
    hall.textColor = .white
    hall.backgroundColor = UIColor(red: 0.1, green: 0.34, blue: 0.5, alpha: 1)
    hall.layer.cornerRadius = 12
    for (index, seat) in seats.enumerated() {
      seat.backgroundColor = Self.color(of: index)
      seat.layer.cornerRadius = 8
    }
    rule.backgroundColor = .systemGray4
    button.show("Pay 84.00", on: Self.chosenColor)
    button.addAction(UIAction { [weak self] _ in self?.pay() }, for: .touchUpInside)
    for subview in [hall, rule] + choice + seats { panel.addSubview(subview) }
    for (mark, label) in legend {
      panel.addSubview(mark)
      panel.addSubview(label)
    }
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    hall.frame = CGRect(x: 60, y: 92, width: width - 120, height: 30)
    let step = (width - 56) / CGFloat(Self.columns)
    for (index, seat) in seats.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
      seat.frame = CGRect(
        x: 28 + (CGFloat(column) + 0.12) * step, y: 150 + CGFloat(row) * step,
        width: step * 0.76, height: step * 0.76)
    }
    for (index, part) in legend.enumerated() {
      let x = width / 2 - 120 + CGFloat(index) * 86
      part.mark.frame = CGRect(x: x, y: 505, width: 16, height: 16)
      part.label.frame = CGRect(x: x + 23, y: 504, width: 60, height: 18)
    }
    rule.frame = CGRect(x: 28, y: 540, width: width - 56, height: 1)
    for (index, row) in choice.enumerated() {
      row.frame = CGRect(x: 28, y: 556 + CGFloat(index) * 32, width: width - 56, height: 26)
    }
  }

  private func pay() {
    let payment = PaymentViewController()
    payment.onSettled = onSettled
    paying.interactions = [payment.pullAway()]
    present(payment, with: paying) { [onSettled] _ in onSettled?() }
  }

  /// Returns the color of a free, taken or chosen seat.
  private static func color(of index: Int) -> UIColor {
    if index == 35 || index == 36 { return chosenColor }
    return (index * index * 5 + index * 3) % 11 < 4 ? takenColor : freeColor
  }
}

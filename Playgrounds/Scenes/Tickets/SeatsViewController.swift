import InterruptibleTransitions

/// A card for the choice of the seats.
package final class SeatsViewController: CardViewController {
  package let paying = InterruptibleTransition(.card, timing: .easeOut(0.5))

  private static let columns = 8
  private let hall = UILabel()
  private let seats = (0..<64).map { _ in UIView() }
  private let choice = UILabel()
  private let button = UIButton(type: .system)

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
    choice.text = "Row E, seats 4 and 5"
    choice.textColor = .secondaryLabel
    choice.textAlignment = .center
    button.setTitle("Pay 84.00", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .systemOrange
    button.layer.cornerRadius = 28
    button.addAction(UIAction { [weak self] _ in self?.pay() }, for: .touchUpInside)
    for subview in [hall, choice, button] + seats { panel.addSubview(subview) }
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
    choice.frame = CGRect(x: 28, y: 510, width: width - 56, height: 26)
    button.frame = CGRect(x: 28, y: 556, width: width - 56, height: 56)
  }

  private func pay() {
    let payment = PaymentViewController()
    payment.onSettled = onSettled
    paying.interactions = [payment.pullAway()]
    present(payment, with: paying) { [onSettled] in onSettled?() }
  }

  /// Returns the color of a free, taken or chosen seat.
  private static func color(of index: Int) -> UIColor {
    if index == 35 || index == 36 { return .systemOrange }
    return (index * index * 5 + index * 3) % 11 < 4
      ? .systemGray5 : UIColor(red: 0.42, green: 0.66, blue: 0.8, alpha: 1)
  }
}

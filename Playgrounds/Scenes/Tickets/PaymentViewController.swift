import InterruptibleTransitions

/// A card for the payment of the seats.
package final class PaymentViewController: CardViewController {
  private let picture = UIView()
  private let chip = UIView()
  private let number = UILabel()
  private let owner = UILabel()
  private let lines = [
    PriceRow("Two seats in row E", "78.00"), PriceRow("Ferry home, two", "6.00"),
    PriceRow("Total", "84.00", font: .systemFont(ofSize: 19, weight: .bold)),
  ]
  private let rule = UIView()
  private let note = UILabel()

  override package func viewDidLoad() {
    title = "Payment"
    super.viewDidLoad()
    panel.backgroundColor = UIColor(red: 0.95, green: 0.96, blue: 0.98, alpha: 1)
    picture.backgroundColor = UIColor(red: 0.16, green: 0.4, blue: 0.36, alpha: 1)
    picture.layer.cornerRadius = 20
    chip.backgroundColor = UIColor(red: 0.9, green: 0.78, blue: 0.5, alpha: 1)
    chip.layer.cornerRadius = 7
    number.text = "····  ····  ····  2718"
    number.font = .systemFont(ofSize: 22, weight: .semibold)
    owner.text = "Mara Keller"
    for label in [number, owner] { label.textColor = .white }
    rule.backgroundColor = .systemGray4
    note.text =
      "We send the tickets to mara@example.com. You can return them until the day before."
    note.numberOfLines = 2
    note.textColor = .secondaryLabel
    note.font = .systemFont(ofSize: 15)
    button.show("Pay 84.00", on: UIColor(red: 0.16, green: 0.55, blue: 0.3, alpha: 1))
    for subview in [picture, rule, note] + lines { panel.addSubview(subview) }
    for subview in [chip, number, owner] { picture.addSubview(subview) }
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    picture.frame = CGRect(x: 28, y: 96, width: width - 56, height: 204)
    chip.frame = CGRect(x: 24, y: 30, width: 48, height: 36)
    number.frame = CGRect(x: 24, y: 104, width: width - 104, height: 30)
    owner.frame = CGRect(x: 24, y: 154, width: width - 104, height: 26)
    for (index, line) in lines.enumerated() {
      let y = 334 + CGFloat(index) * 40 + (index == 2 ? 18 : 0)
      line.frame = CGRect(x: 28, y: y, width: width - 56, height: 26)
    }
    rule.frame = CGRect(x: 28, y: 416, width: width - 56, height: 1)
    note.frame = CGRect(x: 28, y: 486, width: width - 56, height: 44)
  }
}

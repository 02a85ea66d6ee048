import InterruptibleTransitions

/// A card for the payment of the seats.
package final class PaymentViewController: CardViewController {
  private let picture = UIView()
  private let chip = UIView()
  private let number = UILabel()
  private let owner = UILabel()
  private let lines = [
    ("Two seats in row E", "78.00"), ("Ferry home, two", "6.00"), ("Altogether", "84.00"),
  ].map { text, price in
    let labels = (text: UILabel(), price: UILabel())
    (labels.text.text, labels.price.text) = (text, price)
    labels.price.textAlignment = .right
    return labels
  }
  private let button = UIButton(type: .system)

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
    for labels in lines {
      panel.addSubview(labels.text)
      panel.addSubview(labels.price)
    }
    for label in [lines[2].text, lines[2].price] {
      label.font = .systemFont(ofSize: 19, weight: .bold)
    }
    button.setTitle("Pay", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .systemGreen
    button.layer.cornerRadius = 28
    for subview in [picture, button] { panel.addSubview(subview) }
    for subview in [chip, number, owner] { picture.addSubview(subview) }
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    picture.frame = CGRect(x: 28, y: 96, width: width - 56, height: 204)
    chip.frame = CGRect(x: 24, y: 30, width: 48, height: 36)
    number.frame = CGRect(x: 24, y: 104, width: width - 104, height: 30)
    owner.frame = CGRect(x: 24, y: 154, width: width - 104, height: 26)
    for (index, labels) in lines.enumerated() {
      let y = 336 + CGFloat(index) * 40
      labels.text.frame = CGRect(x: 28, y: y, width: width - 156, height: 26)
      labels.price.frame = CGRect(x: width - 128, y: y, width: 100, height: 26)
    }
    button.frame = CGRect(x: 28, y: 556, width: width - 56, height: 56)
  }
}

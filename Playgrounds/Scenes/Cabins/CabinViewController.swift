import InterruptibleTransitions

/// The page of one cabin: a card, a text, and the price at the bottom.
final class CabinViewController: UIViewController {
  private let card: CabinCard
  private let text = UIView()
  private let lines = (0..<5).map { _ in UIView() }
  private let price = UILabel()

  init(_ cabin: Cabin) {
    card = CabinCard(cabin)
    super.init(nibName: nil, bundle: nil)
    price.text = "    \(cabin.price) a night"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.layer.cornerRadius = 0
    price.backgroundColor = UIColor(white: 0.96, alpha: 1)
    price.font = .boldSystemFont(ofSize: 19)
    text.elementID = "text"
    price.elementID = "price"
    for (index, line) in lines.enumerated() {
      line.backgroundColor = UIColor(white: index == 0 ? 0.3 : 0.82, alpha: 1)
      line.layer.cornerRadius = 5
      text.addSubview(line)
    }
    for view in [card, text, price] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    card.frame = CGRect(x: 0, y: 0, width: size.width, height: 380)
    text.frame = CGRect(x: 24, y: 410, width: size.width - 48, height: 200)
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 0, y: 36 * CGFloat(index), width: text.bounds.width - CGFloat(index % 3) * 50,
        height: index == 0 ? 20 : 12)
    }
    price.frame = CGRect(x: 0, y: size.height - 84, width: size.width, height: 84)
  }
}

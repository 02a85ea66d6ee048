import InterruptibleTransitions

/// A library card that flips to the list of borrowed books.
///
/// A finger from the left edge flips the page back. The transition finishes past half of the
/// travel.
package final class FlipCardViewController: UIViewController {
  package let card = UIView()
  package private(set) lazy var flip = InterruptibleTransition(.flip(from: card))
  private let band = UIView()
  private let caption = UILabel()
  private let member = UILabel()
  private let number = UILabel()
  private var observer: TransitionGestureObserver?

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.13, green: 0.2, blue: 0.29, alpha: 1)
    card.backgroundColor = UIColor(red: 0.95, green: 0.79, blue: 0.43, alpha: 1)
    card.layer.cornerRadius = 20
    card.clipsToBounds = true
    band.backgroundColor = UIColor(red: 0.79, green: 0.36, blue: 0.24, alpha: 1)
    caption.text = "Harbor Library"
    caption.font = .boldSystemFont(ofSize: 22)
    caption.textColor = .white
    member.text = "Ines Duarte"
    member.font = .systemFont(ofSize: 18, weight: .semibold)
    number.text = "0417 2290"
    number.font = .systemFont(ofSize: 15)
    for subview in [band, caption, member, number] { card.addSubview(subview) }
    view.addSubview(card)
    let tap = UITapGestureRecognizer()
    card.addGestureRecognizer(tap)
    observer = TransitionGestureObserver(tap) { [weak self] _ in self?.turn() }
    flip.configuration.completionRule = .position
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.frame = CGRect(x: 56, y: 230, width: view.bounds.width - 112, height: 180)
    let width = card.bounds.width
    band.frame = CGRect(x: 0, y: 0, width: width, height: 64)
    caption.frame = CGRect(x: 20, y: 17, width: width - 40, height: 30)
    member.frame = CGRect(x: 20, y: 106, width: width - 40, height: 24)
    number.frame = CGRect(x: 20, y: 134, width: width - 40, height: 22)
  }

  private func turn() {
    present(CardBackViewController(), with: flip)
  }
}

/// The page on the back of the card: the borrowed books.
final class CardBackViewController: UIViewController, TransitionInteractionProvider {
  private static let books = [
    ("A Year of Bees", "in 3 days"), ("Salt and Stone", "in 5 days"),
    ("The Night Train", "in 12 days"), ("Tide Tables", "in 12 days"),
    ("Maps of Nowhere", "in 20 days"),
  ]

  private let rows = books.map { _ in (title: UILabel(), due: UILabel(), line: UIView()) }
  private let headline = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.98, green: 0.95, blue: 0.88, alpha: 1)
    headline.text = "Borrowed"
    headline.font = .boldSystemFont(ofSize: 32)
    view.addSubview(headline)
    for (row, book) in zip(rows, Self.books) {
      row.title.text = book.0
      row.due.text = book.1
      row.title.font = .systemFont(ofSize: 18)
      row.due.font = .systemFont(ofSize: 15)
      row.due.textColor = UIColor(white: 0.45, alpha: 1)
      row.due.textAlignment = .right
      row.line.backgroundColor = UIColor(white: 0.2, alpha: 0.16)
      for subview in [row.title, row.due, row.line] { view.addSubview(subview) }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    headline.frame = CGRect(x: 28, y: 110, width: view.bounds.width - 56, height: 40)
    let width = view.bounds.width - 56
    for (index, row) in rows.enumerated() {
      let y = 176 + 60 * CGFloat(index)
      row.title.frame = CGRect(x: 28, y: y, width: width - 100, height: 60)
      row.due.frame = CGRect(x: 28 + width - 100, y: y, width: 100, height: 60)
      row.line.frame = CGRect(x: 28, y: y + 59.5, width: width, height: 0.5)
    }
  }

  func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction] {
    [
      .edgePan(.left, over: .fraction(1), on: view) { [weak self] in self?.dismiss(animated: true)
      },
      .touchToPause(scrubbing: .left, over: .fraction(1)),
    ]
  }
}

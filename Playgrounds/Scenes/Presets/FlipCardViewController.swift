import InterruptibleTransitions

/// A card that flips to a page. A finger from the left edge flips the page back; the transition
/// finishes past half of the travel.
package final class FlipCardViewController: UIViewController {
  package let card = UIView()
  package private(set) lazy var flip = InterruptibleTransition(.flip(from: card))
  private let caption = UILabel()
  private var observer: TransitionGestureObserver?

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.13, green: 0.2, blue: 0.29, alpha: 1)
    card.backgroundColor = UIColor(red: 0.95, green: 0.79, blue: 0.43, alpha: 1)
    card.layer.cornerRadius = 20
    caption.text = "A card"
    caption.font = .boldSystemFont(ofSize: 24)
    caption.textAlignment = .center
    card.addSubview(caption)
    view.addSubview(card)
    let tap = UITapGestureRecognizer()
    card.addGestureRecognizer(tap)
    observer = TransitionGestureObserver(tap) { [weak self] _ in self?.turn() }
    flip.completionRule = .position
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.frame = CGRect(x: 56, y: 230, width: view.bounds.width - 112, height: 180)
    caption.frame = CGRect(x: 0, y: 75, width: card.bounds.width, height: 30)
  }

  private func turn() {
    present(CardBackViewController(), with: flip)
  }
}

/// The page on the back of the card.
final class CardBackViewController: UIViewController, TransitionInteractionProvider {
  private let lines = (0..<7).map { _ in UIView() }
  private let headline = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.98, green: 0.95, blue: 0.88, alpha: 1)
    headline.text = "The other side"
    headline.font = .boldSystemFont(ofSize: 32)
    view.addSubview(headline)
    for line in lines {
      line.backgroundColor = UIColor(white: 0.2, alpha: 0.16)
      line.layer.cornerRadius = 6
      view.addSubview(line)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    headline.frame = CGRect(x: 28, y: 110, width: view.bounds.width - 56, height: 40)
    for (index, line) in lines.enumerated() {
      let width = view.bounds.width - 56 - CGFloat(index % 3) * 40
      line.frame = CGRect(x: 28, y: 190 + 44 * CGFloat(index), width: width, height: 14)
    }
  }

  func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction] {
    [
      .edgePan(.left, over: .fraction(1), on: view) { [weak self, weak transition] in
        if let transition { self?.dismiss(with: transition) }
      },
      .touchToPause(scrubbing: .left, over: .fraction(1)),
    ]
  }
}

import InterruptibleTransitions

/// A page of stories. One story grows into its article. The story above stays in place, and the
/// story below makes room.
package final class TodayViewController: UIViewController {
  package let reading = InterruptibleTransition(.elements(lasting: 0.6))
  package let cards = Story.all.enumerated().map { StoryCard($1, number: $0) }
  private let dateLabel = UILabel()
  private let titleLabel = UILabel()
  private var observers: [TransitionGestureObserver] = []

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.97, alpha: 1)
    dateLabel.text = "Saturday, June 14"
    titleLabel.text = "Today"
    dateLabel.font = .systemFont(ofSize: 14, weight: .semibold)
    dateLabel.textColor = .secondaryLabel
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    for label in [dateLabel, titleLabel] { view.addSubview(label) }
    for card in cards {
      card.layer.cornerRadius = 18
      card.layer.shadowOpacity = 0.25
      card.layer.shadowRadius = 10
      let tap = UITapGestureRecognizer()
      card.addGestureRecognizer(tap)
      observers.append(
        TransitionGestureObserver(tap) { [weak self, weak card] _ in
          if let card { self?.open(card) }
        })
      view.addSubview(card)
    }
  }

  private func open(_ card: StoryCard) {
    for (index, other) in cards.enumerated() {
      other.isElement = other === card
      // The cards below make room, and are gone before the text of the article appears.
      if index > card.number {
        other.elementModifiers = [
          .translate(y: 300), .scale(0.9), .fade, .whenAppearing([.delay(0.25)]),
          .whenDisappearing([.duration(0.3)]),
        ]
      } else {
        other.elementModifiers = []
      }
    }
    let page = StoryViewController(card)
    reading.interactions = [
      .pan(.down, over: .points(500), on: page.view) { [weak self] in
        self?.dismiss(animated: true)
      }
    ]
    present(page, with: reading)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 40
    dateLabel.frame = CGRect(x: 20, y: 60, width: width, height: 20)
    titleLabel.frame = CGRect(x: 20, y: 79, width: width, height: 42)
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(x: 20, y: 136 + 238 * CGFloat(index), width: width, height: 220)
    }
  }
}

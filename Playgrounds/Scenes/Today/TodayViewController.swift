import InterruptibleTransitions

/// A page of stories. One story grows into its article. The story above stays in place, and the
/// story below makes room.
package final class TodayViewController: UIViewController {
  package let reading = InterruptibleTransition(.elements(lasting: 0.6))
  package let cards = ["The night train", "Salt and stone", "A year of bees"].enumerated()
    .map { StoryCard($1, number: $0) }
  private var observers: [TransitionGestureObserver] = []

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.94, alpha: 1)
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
      other.elementID = other === card ? "story" : nil
      other.title.elementID = other === card ? "story title" : nil
      // The cards below make room.
      let isBelow = index > card.number
      other.elementModifiers = isBelow ? [.translate(y: 300), .scale(0.9), .fade] : []
    }
    let story = StoryViewController(card)
    reading.interactions = [
      .pan(.down, over: .points(500), on: story.view) { [weak self] in
        self?.dismiss(animated: true)
      }
    ]
    present(story, with: reading)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: 20, y: 70 + 250 * CGFloat(index), width: view.bounds.width - 40, height: 230)
    }
  }
}

/// A picture with a title in it.
package final class StoryCard: UIView {
  package let number: Int
  let title = UILabel()

  init(_ text: String, number: Int) {
    self.number = number
    super.init(frame: .zero)
    (title.text, title.textColor) = (text, .white)
    title.font = .boldSystemFont(ofSize: 26)
    let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange]
    backgroundColor = colors[number]
    addSubview(title)
  }

  required init?(coder: NSCoder) {
    nil
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 20, y: bounds.height - 54, width: bounds.width - 40, height: 34)
  }
}

/// A story's article: the picture, and the text below, which is new on this screen.
final class StoryViewController: UIViewController {
  private let picture: StoryCard
  private let text = UIView()
  private let lines = (0..<9).map { _ in UIView() }

  init(_ card: StoryCard) {
    picture = StoryCard(card.title.text ?? "", number: card.number)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    picture.elementID = "story"
    picture.title.elementID = "story title"
    text.elementModifiers = [.fade, .translate(y: 120), .delay(0.1)]
    for (index, line) in lines.enumerated() {
      line.backgroundColor = UIColor(white: index == 0 ? 0.3 : 0.84, alpha: 1)
      line.layer.cornerRadius = 5
      text.addSubview(line)
    }
    for view in [text, picture] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    picture.frame = CGRect(x: 0, y: 0, width: width, height: 420)
    text.frame = CGRect(x: 24, y: 450, width: width - 48, height: 330)
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 0, y: 36 * CGFloat(index), width: text.bounds.width - CGFloat(index % 3) * 40,
        height: index == 0 ? 20 : 12)
    }
  }
}

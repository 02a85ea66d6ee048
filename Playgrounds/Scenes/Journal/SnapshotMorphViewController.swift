import InterruptibleTransitions

/// A journal of walks. A card grows into its page: the picture, the title and the card itself are
/// the same on both screens.
package final class SnapshotMorphViewController: UINavigationController {
  package let morph = InterruptibleTransition(.elements, timing: .easeInOut(0.5))
  private let journal = JournalViewController()

  package init() {
    super.init(nibName: nil, bundle: nil)
    morph.interactions = [.hold(scrubbing: .left, over: .fraction(1))]
    viewControllers = [journal]
    isNavigationBarHidden = true
    journal.open = { [weak self] walk in
      guard let self else { return }
      push(WalkViewController(walk), with: morph)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The cards, from the top down.
  package var cards: [UIView] { journal.cards }
}

/// The list of all walks, of which the last card is cut off at the edge of the list.
final class JournalViewController: UIViewController {
  var open: (String) -> Void = { _ in }
  private(set) var cards: [WalkCard] = []
  private let list = UIScrollView()
  private var observers: [GestureObserver] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.9, green: 0.87, blue: 0.8, alpha: 1)
    list.clipsToBounds = true
    list.backgroundColor = UIColor(red: 0.94, green: 0.91, blue: 0.85, alpha: 1)
    view.addSubview(list)
    for walk in ["Along the brook", "Evening meadow", "Behind the barn"] {
      let card = WalkCard(walk)
      let tap = UITapGestureRecognizer()
      card.addGestureRecognizer(tap)
      observers.append(GestureObserver(tap) { [weak self] _ in self?.open(walk) })
      list.addSubview(card)
      cards.append(card)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: view.bounds.height - 190)
    list.contentSize = CGSize(width: list.bounds.width, height: 24 + 260 * CGFloat(cards.count))
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: 24, y: 24 + 260 * CGFloat(index), width: list.bounds.width - 48, height: 236)
    }
  }
}

/// A card of one walk.
final class WalkCard: UIView {
  private let picture = MeadowView(frame: .zero)
  private let title = UILabel()

  init(_ walk: String) {
    super.init(frame: .zero)
    backgroundColor = UIColor(red: 1, green: 0.99, blue: 0.95, alpha: 1)
    layer.cornerRadius = 18
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 9
    layer.shadowOffset = CGSize(width: 0, height: 4)
    title.text = walk
    title.font = .boldSystemFont(ofSize: 17)
    picture.layer.cornerRadius = 10
    for (view, name) in [(self, "card"), (picture, "picture"), (title, "title")] {
      view.elementID = ElementID("\(walk) \(name)")
    }
    addSubview(picture)
    addSubview(title)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 12, y: 12, width: bounds.width - 24, height: bounds.height - 60)
    title.frame = CGRect(x: 18, y: bounds.height - 40, width: bounds.width - 36, height: 26)
  }
}

/// The page of one walk.
final class WalkViewController: UIViewController {
  private let walk: String
  private let picture = MeadowView(frame: .zero)
  private let headline = UILabel()
  private let lines = (0..<6).map { _ in UIView() }

  init(_ walk: String) {
    self.walk = walk
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.97, green: 0.95, blue: 0.9, alpha: 1)
    headline.text = walk
    headline.font = .boldSystemFont(ofSize: 32)
    picture.layer.cornerRadius = 0
    for (element, name) in [(view, "card"), (picture, "picture"), (headline, "title")] {
      element?.elementID = ElementID("\(walk) \(name)")
    }
    view.addSubview(picture)
    view.addSubview(headline)
    for line in lines {
      line.backgroundColor = UIColor(white: 0.2, alpha: 0.14)
      line.layer.cornerRadius = 6
      view.addSubview(line)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    picture.frame = CGRect(x: 0, y: 0, width: width, height: 380)
    headline.frame = CGRect(x: 24, y: 404, width: width - 48, height: 44)
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 24, y: 480 + 40 * CGFloat(index), width: width - 48 - CGFloat(index % 3) * 44,
        height: 14)
    }
  }
}

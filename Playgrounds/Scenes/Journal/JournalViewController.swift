import InterruptibleTransitions

/// A walk and its picture.
struct Walk {
  let name: String
  let picture: UIImage

  /// All walks, each with its picture.
  static var all: [Walk] {
    let meadow = MeadowView(frame: CGRect(x: 0, y: 0, width: 360, height: 300))
    meadow.layoutIfNeeded()
    let picture = UIGraphicsImageRenderer(bounds: meadow.bounds)
      .image { meadow.layer.render(in: $0.cgContext) }
    return ["Along the brook", "Evening meadow", "Behind the barn"].map {
      Walk(name: $0, picture: picture)
    }
  }
}

/// The list of all walks. The last card is cut off at the edge of the list.
final class JournalViewController: UIViewController {
  var open: (WalkCard) -> Void = { _ in }
  private(set) var cards: [WalkCard] = []
  private let list = UIScrollView()
  private var observers: [TransitionGestureObserver] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.9, green: 0.87, blue: 0.8, alpha: 1)
    list.clipsToBounds = true
    list.backgroundColor = UIColor(red: 0.94, green: 0.91, blue: 0.85, alpha: 1)
    view.addSubview(list)
    for walk in Walk.all {
      let card = WalkCard(walk)
      let tap = UITapGestureRecognizer()
      card.addGestureRecognizer(tap)
      observers.append(
        TransitionGestureObserver(tap) { [weak self, weak card] _ in
          if let card { self?.open(card) }
        })
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

/// A card of a walk.
final class WalkCard: UIView {
  let walk: Walk
  let picture: UIImageView
  let title = UILabel()

  init(_ walk: Walk) {
    self.walk = walk
    picture = UIImageView(image: walk.picture)
    super.init(frame: .zero)
    backgroundColor = UIColor(red: 1, green: 0.99, blue: 0.95, alpha: 1)
    layer.cornerRadius = 18
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 9
    layer.shadowOffset = CGSize(width: 0, height: 4)
    title.text = walk.name
    title.font = .boldSystemFont(ofSize: 17)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 10
    for (view, name) in [(self, "card"), (picture, "picture"), (title, "title")] {
      view.elementID = ElementID("\(walk.name) \(name)")
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

import InterruptibleTransitions

/// The list of all cabins, with a search text above and tabs below.
final class CabinsViewController: UIViewController {
  var open: (Cabin) -> Void = { _ in }
  private let search = UILabel()
  private let tabs = CabinTabs()
  private let cards = Cabin.all.map { CabinCard($0) }
  private var observers: [TransitionGestureObserver] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.95, green: 0.94, blue: 0.91, alpha: 1)
    search.text = "   Where to?"
    search.backgroundColor = .white
    search.layer.cornerRadius = 22
    search.elementID = "search"
    tabs.elementID = "tabs"
    for card in cards {
      let tap = UITapGestureRecognizer()
      card.addGestureRecognizer(tap)
      observers.append(
        TransitionGestureObserver(tap) { [weak self, weak card] _ in
          if let card { self?.open(card.cabin) }
        })
    }
    for view in [search] + cards + [tabs] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    search.frame = CGRect(x: 20, y: 70, width: width - 40, height: 44)
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(x: 20, y: 140 + 190 * CGFloat(index), width: width - 40, height: 170)
    }
    tabs.frame = CGRect(x: 0, y: view.bounds.height - 90, width: width, height: 90)
  }
}

/// The tabs of the list.
final class CabinTabs: UIView {
  private let dots = (0..<4).map { _ in UIView() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 6
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor = UIColor(white: index == 0 ? 0.2 : 0.75, alpha: 1)
      dot.layer.cornerRadius = 12
      addSubview(dot)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, dot) in dots.enumerated() {
      let x = bounds.width * (CGFloat(index) + 0.5) / 4
      dot.frame = CGRect(x: x - 12, y: 20, width: 24, height: 24)
    }
  }
}

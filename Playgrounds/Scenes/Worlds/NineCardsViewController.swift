import InterruptibleTransitions

/// A board of nine cards. Each card grows into its page, and fingers carry the page back.
///
/// Each card has a transition, so the next card can grow while the page before it lands.
package final class NineCardsViewController: UIViewController {
  package let cards = World.all.map { WorldCard($0) }
  /// The transition of each card.
  package let zooms = World.all.map { world in
    var zoom = ElementZoomOptions()
    zoom.alignmentRect = { ($0.zoomedViewController as? WorldPageViewController)?.posterFrame }
    return InterruptibleTransition.zoom(ElementID("world \(world.number)"), options: zoom)
  }
  private let dateLabel = UILabel()
  private let titleLabel = UILabel()
  private let tonight = TonightView(World.all[5])

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(hex: 0xF4F1EB)
    dateLabel.text = "THURSDAY, OCTOBER 3"
    titleLabel.text = "Nine worlds"
    dateLabel.textColor = UIColor(hex: 0x8A857C)
    titleLabel.textColor = UIColor(hex: 0x1C1C1E)
    dateLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    for view in [dateLabel, titleLabel, tonight] + cards { self.view.addSubview(view) }
    for card in cards {
      let open = UIAction { [weak self, weak card] _ in
        if let card { self?.open(card) }
      }
      card.addAction(open, for: .touchUpInside)
    }
  }

  private func open(_ card: WorldCard) {
    navigationController?.pushViewController(
      WorldPageViewController(card.world), with: zooms[card.world.number - 1])
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let top = view.safeAreaInsets.top
    dateLabel.frame = CGRect(x: 16, y: top + 13, width: bounds.width - 32, height: 16)
    titleLabel.frame = CGRect(x: 16, y: top + 29, width: bounds.width - 32, height: 41)
    let width = (bounds.width - 32 - 16) / 3
    let height = (width * WorldPosterView.proportion).rounded()
    for (index, card) in cards.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: 3)
      card.frame = CGRect(
        x: 16 + CGFloat(column) * (width + 8), y: top + 85 + CGFloat(row) * (height + 8),
        width: width, height: height)
    }
    tonight.frame = CGRect(
      x: 16, y: (cards.last?.frame.maxY ?? 0) + 24, width: bounds.width - 32, height: 88)
  }
}

/// A hint at the bottom of the board.
private final class TonightView: UIView {
  private let dot: WorldPosterView
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  init(_ world: World) {
    dot = WorldPosterView(world)
    super.init(frame: .zero)
    backgroundColor = .white
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
    titleLabel.text = "Tonight: \(world.name)"
    detailLabel.text = "From 21:40, low in the southeast"
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    detailLabel.font = .systemFont(ofSize: 15)
    titleLabel.textColor = UIColor(hex: 0x1C1C1E)
    detailLabel.textColor = UIColor(hex: 0x8A857C)
    dot.layer.cornerRadius = 12
    for view in [dot, titleLabel, detailLabel] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dot.frame = CGRect(x: 16, y: 16, width: 56, height: 56)
    let width = bounds.width - 104
    titleLabel.frame = CGRect(x: 88, y: 22, width: width, height: 22)
    detailLabel.frame = CGRect(x: 88, y: 46, width: width, height: 20)
  }
}

import InterruptibleTransitions

/// Pictures in a strip.
///
/// A tap, or a finger that pulls a picture up, opens the picture in a new view controller. The view
/// controller provides the gesture that drags it away.
package final class PhotoViewerViewController: UIViewController {
  /// The distance that a picture rises, in points.
  package static let travel: CGFloat = 300
  /// The distance of the center of the strip from the screen's bottom, in points.
  static let stripBottom: CGFloat = 180
  private static let cardSize = CGSize(width: 150, height: 200)

  package let reveal = InterruptibleTransition(.plant, timing: .easeInOut(0.4))
  package let cards = Plant.found.map { PlantCard($0) }
  package let strip = UIScrollView()
  private let pull = UIPanGestureRecognizer()
  private let meadow = MeadowView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let stripLabel = UILabel()

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.93, green: 0.94, blue: 0.88, alpha: 1)
    titleLabel.text = "Herbarium"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    detailLabel.text = "Meadow walk, July 14"
    detailLabel.textColor = .secondaryLabel
    stripLabel.text = "\(cards.count) pressed plants"
    stripLabel.font = .systemFont(ofSize: 20, weight: .semibold)
    strip.showsHorizontalScrollIndicator = false
    strip.clipsToBounds = false
    for subview in [titleLabel, detailLabel, meadow, stripLabel, strip] { view.addSubview(subview) }
    for card in cards {
      card.addAction(
        UIAction { [weak self, weak card] _ in self?.open(card) }, for: .touchUpInside)
      strip.addSubview(card)
    }
    pull.delegate = self
    strip.addGestureRecognizer(pull)
    reveal.interactions = [
      .pan(.up, over: .points(Self.travel), with: pull) { [weak self] in
        self?.open(self?.pulledCard)
      }
    ]
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let size = Self.cardSize
    titleLabel.frame = CGRect(x: 20, y: 76, width: 250, height: 42)
    detailLabel.frame = CGRect(x: 20, y: 118, width: 250, height: 22)
    strip.frame = CGRect(
      x: 0, y: bounds.height - Self.stripBottom - size.height / 2, width: bounds.width,
      height: size.height)
    stripLabel.frame = CGRect(x: 20, y: strip.frame.minY - 44, width: 250, height: 26)
    meadow.frame = CGRect(
      x: 20, y: 160, width: bounds.width - 40, height: stripLabel.frame.minY - 188)
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        origin: CGPoint(x: 20 + CGFloat(index) * (size.width + 16), y: 0), size: size)
    }
    strip.contentSize = CGSize(
      width: (cards.last?.frame.maxX ?? 0) + 20, height: size.height)
  }

  /// The card at which the pulling finger touched the strip.
  private var pulledCard: PlantCard? {
    let place = pull.location(in: strip)
    let travel = pull.translation(in: strip)
    let start = CGPoint(x: place.x - travel.x, y: place.y - travel.y)
    return cards.first { $0.frame.contains(start) }
  }

  private func open(_ card: PlantCard?) {
    guard let card else { return }
    present(PlantViewController(card), with: reveal)
  }
}

extension PhotoViewerViewController: UIGestureRecognizerDelegate {
  /// Lets a finger that moves sideways scroll the strip.
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = pull.velocity(in: strip)
    return -velocity.y > abs(velocity.x) && pulledCard != nil
  }
}

import InterruptibleTransitions

/// One plant over a dark background. A new view controller is created for each presentation.
package final class PlantViewController: UIViewController {
  package let picture: PlantCard
  /// The card in the strip from which the picture grows.
  private(set) weak var card: PlantCard?
  /// The dark background of the picture.
  let ground = UIView()
  /// The text around the picture, on the ground.
  let captions = UIView()
  private let nameLabel = UILabel()
  private let latinLabel = UILabel()
  private let noteLabel = UILabel()
  private let closeButton = UIButton(type: .system)

  init(_ card: PlantCard) {
    self.card = card
    picture = PlantCard(card.plant)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    ground.backgroundColor = UIColor(red: 0.12, green: 0.17, blue: 0.13, alpha: 1)
    nameLabel.text = picture.plant.name
    nameLabel.font = .systemFont(ofSize: 32, weight: .bold)
    nameLabel.textColor = .white
    latinLabel.text = picture.plant.latin
    latinLabel.font = .systemFont(ofSize: 18)
    latinLabel.textColor = UIColor(red: 0.75, green: 0.83, blue: 0.62, alpha: 1)
    noteLabel.text = picture.plant.note
    noteLabel.textColor = UIColor(white: 1, alpha: 0.75)
    noteLabel.numberOfLines = 0
    closeButton.setTitle("Close", for: .normal)
    closeButton.tintColor = .white
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    // Touches must not reach the card, because a finger on it drags the page.
    picture.isUserInteractionEnabled = false
    for subview in [ground, picture] { view.addSubview(subview) }
    ground.addSubview(captions)
    for subview in [nameLabel, latinLabel, noteLabel, closeButton] { captions.addSubview(subview) }
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    // The ground is larger than the screen. No gap opens if a finger pulls the page past its final
    // position.
    ground.frame = bounds.insetBy(dx: 0, dy: -200)
    captions.frame = ground.convert(bounds, from: view)
    picture.bounds.size = CGSize(width: 330, height: 440)
    // The center keeps the card's motion equal to the finger's.
    picture.center = CGPoint(
      x: bounds.midX,
      y: bounds.height - PhotoViewerViewController.stripBottom - PhotoViewerViewController.travel)
    let y = picture.center.y + 240
    nameLabel.frame = CGRect(x: 32, y: y, width: bounds.width - 64, height: 40)
    latinLabel.frame = CGRect(x: 32, y: y + 42, width: bounds.width - 64, height: 24)
    noteLabel.frame = CGRect(x: 32, y: y + 78, width: bounds.width - 64, height: 66)
    closeButton.frame = CGRect(x: 16, y: 66, width: 76, height: 36)
  }

  /// The transform that places the picture over its card.
  var transformOntoCard: CGAffineTransform {
    guard let card else { return .identity }
    let place = card.convert(card.bounds, to: view)
    let scale = place.width / picture.bounds.width
    return CGAffineTransform(
      translationX: place.midX - picture.center.x, y: place.midY - picture.center.y
    ).scaledBy(x: scale, y: scale)
  }
}

extension PlantViewController: TransitionInteractionProvider {
  /// Returns the gesture that drags the page away.
  package func interactions(
    for transition: InterruptibleTransition
  ) -> [any TransitionInteraction] {
    [
      .pan(.down, over: .points(PhotoViewerViewController.travel), on: view) { [weak self] in
        self?.dismiss(animated: true)
      }
    ]
  }
}

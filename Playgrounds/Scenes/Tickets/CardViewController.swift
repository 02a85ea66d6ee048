import InterruptibleTransitions

/// A card that slides in from below while the rest is dimmed. It moves back for the next card.
package class CardViewController: UIViewController, SlidingPanelController {
  /// The height of the card as a fraction of the screen's height.
  static let fraction: CGFloat = 0.86

  package let panel = UIView()
  let dimming = UIView()
  /// A closure that is called when a finger has dismissed the card.
  var onSettled: (() -> Void)?

  /// The button at the bottom of the card.
  let button = TicketButton(type: .custom)
  private let grip = UIView()
  private let titleLabel = UILabel()

  var outside: CGVector { CGVector(dx: 0, dy: Self.fraction * view.bounds.height) }

  /// Returns the interaction that pulls the card away.
  func pullAway() -> any TransitionInteraction {
    .pan(.down, over: .fraction(Self.fraction), on: view) { [weak self] in
      self?.dismiss(animated: true) { [onSettled = self?.onSettled] in onSettled?() }
    }
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.45)
    panel.backgroundColor = .systemBackground
    panel.layer.cornerRadius = 30
    grip.backgroundColor = .systemGray4
    grip.layer.cornerRadius = 2.5
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
    view.addSubview(dimming)
    view.addSubview(panel)
    for subview in [grip, titleLabel, button] { panel.addSubview(subview) }
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let height = Self.fraction * bounds.height
    dimming.frame = bounds
    // The panel extends below the screen, for a finger that pulls it up too far.
    panel.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: height + 60)
    panel.center = CGPoint(x: bounds.midX, y: bounds.height - height / 2 + 30)
    grip.frame = CGRect(x: bounds.midX - 20, y: 10, width: 40, height: 5)
    titleLabel.frame = CGRect(x: 28, y: 34, width: bounds.width - 56, height: 36)
    button.frame = CGRect(x: 28, y: height - 98, width: bounds.width - 56, height: 56)
  }
}

extension CardViewController: TransitionParticipant {
  /// Moves the card back for another card, which then dims the rest.
  package func animateAlongside(_ flight: TransitionFlight) {
    let isBelow = flight.isPresenting ? flight.fromViewController : flight.toViewController
    guard isBelow === self else { return }
    flight.addAnimations { [panel, dimming] in
      panel.transform = flight.isPresenting ? CGAffineTransform(scaleX: 0.93, y: 0.93) : .identity
      dimming.alpha = flight.isPresenting ? 0 : 1
    }
  }
}

extension TransitionAnimation {
  /// An animation in which a card slides in from below.
  static var card: TransitionAnimation { .slidingPanel(of: CardViewController.self) }
}

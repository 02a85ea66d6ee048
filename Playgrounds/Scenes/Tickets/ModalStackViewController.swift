import InterruptibleTransitions

/// A concert. A tap presents the card with the seats, and another tap the card with the payment. A
/// finger pulls each card away, and the view below moves forward alongside.
package final class ModalStackViewController: UIViewController {
  package let seating = InterruptibleTransition(.card, timing: .easeOut(0.5))
  /// The view that moves back for a card.
  package let content = UIView()

  private let poster = PosterView()
  private let titleLabel = UILabel()
  private let placeLabel = UILabel()
  private let button = TicketButton(type: .custom)
  private weak var seats: SeatsViewController?
  /// Whether the reservation of the seats has ended, so that the cards must be dismissed.
  private var hasRunOut = false

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    content.backgroundColor = UIColor(red: 0.97, green: 0.95, blue: 0.92, alpha: 1)
    content.clipsToBounds = true
    titleLabel.text = "Harbor Nights"
    titleLabel.font = .systemFont(ofSize: 36, weight: .bold)
    placeLabel.text = "A string quartet by the water, Pier 4\nSaturday, June 14, 20:30"
    placeLabel.numberOfLines = 2
    placeLabel.textColor = .secondaryLabel
    button.show("Choose seats", on: PosterView.night)
    button.addAction(UIAction { [weak self] _ in self?.chooseSeats() }, for: .touchUpInside)
    view.addSubview(content)
    for subview in [poster, titleLabel, placeLabel, button] { content.addSubview(subview) }
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    content.bounds = bounds
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    poster.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 470)
    titleLabel.frame = CGRect(x: 28, y: 506, width: bounds.width - 56, height: 46)
    placeLabel.frame = CGRect(x: 28, y: 558, width: bounds.width - 56, height: 52)
    button.frame = CGRect(
      x: 28, y: bounds.height - 116, width: bounds.width - 56, height: 56)
  }

  private func chooseSeats() {
    let seats = SeatsViewController()
    seats.onSettled = { [weak self] in self?.closeIfDue() }
    seating.interactions = [seats.pullAway()]
    present(seats, with: seating) { [weak self] _ in self?.closeIfDue() }
    self.seats = seats
  }

  /// Dismisses all cards at once because the reservation of the seats has ended.
  package func reservationRanOut() {
    hasRunOut = true
    // UIKit accepts no dismissal while a card moves, so the card's transition ends first.
    for slide in [seating, seats?.paying] where slide?.flight != nil { slide?.finish() }
    closeIfDue()
  }

  private func closeIfDue() {
    guard hasRunOut else { return }
    dismiss(animated: true) { [weak self] in self?.hasRunOut = false }
  }
}

extension ModalStackViewController: TransitionParticipant {
  /// Moves the view back for a card, and forward when the last card is dismissed.
  package func animateAlongside(_ flight: TransitionFlight) {
    let isBelow = flight.isPresenting ? flight.fromViewController : flight.toViewController
    guard isBelow === self else { return }
    flight.addAnimations { [content] in
      content.transform =
        flight.isPresenting ? CGAffineTransform(scaleX: 0.92, y: 0.92) : .identity
      content.layer.cornerRadius = flight.isPresenting ? 40 : 0
    }
  }
}

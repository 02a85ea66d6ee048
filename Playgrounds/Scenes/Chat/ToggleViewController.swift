import InterruptibleTransitions

/// A chat with a menu of attachments.
///
/// The button opens and closes the menu, and reverses it in flight. It can be tapped any number of
/// times and at any speed.
package final class ToggleViewController: UIViewController {
  package let fan = InterruptibleTransition(
    .fan, timing: .spring(dampingRatio: 0.8, duration: 0.6))
  package let menu = AttachmentMenuViewController()
  package let plusButton = PlusButton()
  private let titleLabel = UILabel()
  private let field = UIView()
  private let placeholder = UILabel()
  private let bubbles = [
    Bubble("Are you at the lake yet?", isOwn: false),
    Bubble("Since ten. The water is cold and perfectly clear.", isOwn: true),
    Bubble("Send a picture!", isOwn: false),
    Bubble("Wait, my hands are wet…", isOwn: true),
  ]

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Mara"
    titleLabel.textAlignment = .center
    titleLabel.font = .systemFont(ofSize: 18, weight: .semibold)
    field.backgroundColor = UIColor(white: 0.93, alpha: 1)
    field.layer.cornerRadius = 22
    placeholder.text = "Message"
    placeholder.textColor = .secondaryLabel
    field.addSubview(placeholder)
    for subview in [titleLabel, field, plusButton] + bubbles { view.addSubview(subview) }

    menu.place = { [weak self] in self?.placeOfPlus ?? .zero }
    for button in [plusButton, menu.closeButton] {
      button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    }
    fan.addAuxiliaryAnimations { [plusButton] flight in
      plusButton.turn(isOpen: flight.isPresenting)
    }
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    titleLabel.frame = CGRect(x: 0, y: 60, width: bounds.width, height: 30)
    var top: CGFloat = 120
    for bubble in bubbles {
      top = bubble.layOut(at: top, in: bounds.width) + 14
    }
    plusButton.center = placeOfPlus
    field.frame = CGRect(
      x: 76, y: plusButton.center.y - 22, width: bounds.width - 96, height: 44)
    placeholder.frame = CGRect(x: 18, y: 10, width: 200, height: 24)
  }

  private var placeOfPlus: CGPoint { CGPoint(x: 40, y: view.bounds.height - 70) }

  package func toggle() {
    togglePresentation(of: menu, with: fan)
  }
}

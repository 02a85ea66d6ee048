import InterruptibleTransitions

/// The kinds of attachments to a message, in a column above the button that opens the menu.
package final class AttachmentMenuViewController: UIViewController {
  package let scrim = UIView()
  package let items = [
    ("camera", "Camera", UIColor(red: 0.9, green: 0.42, blue: 0.3, alpha: 1)),
    ("photo", "Photos", UIColor(red: 0.24, green: 0.52, blue: 0.86, alpha: 1)),
    ("clock", "Reminder", UIColor(red: 0.5, green: 0.4, blue: 0.78, alpha: 1)),
    ("star", "Sticker", UIColor(red: 0.2, green: 0.62, blue: 0.45, alpha: 1)),
  ].map { AttachmentItem(symbol: $0, title: $1, color: $2) }
  /// A copy of the button above the scrim.
  let closeButton = PlusButton()
  /// The position of the button that opens the menu.
  var place: () -> CGPoint = { .zero }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    scrim.backgroundColor = UIColor(white: 1, alpha: 0.78)
    for subview in [scrim] + items + [closeButton] { view.addSubview(subview) }
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrim.frame = view.bounds
    closeButton.center = place()
    for (index, item) in items.enumerated() {
      item.bounds = CGRect(x: 0, y: 0, width: 220, height: 52)
      item.center = CGPoint(x: place().x + 84, y: place().y - 74 - CGFloat(index) * 68)
    }
  }

  /// Shows an item of the menu, or folds it behind the button.
  func unfold(_ isOpen: Bool, item: AttachmentItem) {
    item.alpha = isOpen ? 1 : 0
    let way = place().y - item.center.y
    item.transform =
      isOpen ? .identity : CGAffineTransform(translationX: -84, y: way).scaledBy(x: 0.2, y: 0.2)
  }
}

extension TransitionAnimation {
  /// An animation that unfolds a menu's items one after another.
  static var fan: TransitionAnimation {
    TransitionAnimation { flight, steps in
      flight.installViews()
      let controller = flight.isPresenting ? flight.toViewController : flight.fromViewController
      guard let menu = controller as? AttachmentMenuViewController else { return }
      let isOpen = flight.isPresenting
      menu.view.layoutIfNeeded()
      menu.scrim.alpha = isOpen ? 0 : 1
      menu.closeButton.turn(isOpen: !isOpen)
      steps.animate {
        menu.scrim.alpha = isOpen ? 1 : 0
        menu.closeButton.turn(isOpen: isOpen)
      }
      for (index, item) in menu.items.enumerated() {
        menu.unfold(!isOpen, item: item)
        steps.animate(delayFactor: 0.09 * Double(index)) { menu.unfold(isOpen, item: item) }
      }
    }
  }
}

/// A kind of attachment.
package final class AttachmentItem: UIView {
  private let circle = UIView()
  private let symbol: UIImageView
  private let label = UILabel()

  init(symbol: String, title: String, color: UIColor) {
    self.symbol = UIImageView(image: UIImage(systemName: symbol))
    super.init(frame: .zero)
    circle.backgroundColor = color
    circle.layer.cornerRadius = 26
    self.symbol.tintColor = .white
    circle.addSubview(self.symbol)
    label.text = title
    label.font = .systemFont(ofSize: 19, weight: .medium)
    addSubview(circle)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override package func layoutSubviews() {
    super.layoutSubviews()
    circle.frame = CGRect(x: 0, y: 0, width: 52, height: 52)
    symbol.frame = CGRect(x: 14, y: 14, width: 24, height: 24)
    label.frame = CGRect(x: 68, y: 13, width: bounds.width - 68, height: 26)
  }
}

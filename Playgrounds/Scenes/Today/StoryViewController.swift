import InterruptibleTransitions

/// A story's article: the picture, and the text below, which is new on this screen.
final class StoryViewController: UIViewController {
  private let card: StoryCard
  private let text = UIView()
  private let paragraphs: [UILabel]
  private let closeButton = UIButton(type: .custom)

  init(_ card: StoryCard) {
    self.card = StoryCard(card.story, number: card.number)
    paragraphs = card.story.paragraphs.map { paragraph in
      let label = UILabel()
      label.text = paragraph
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 17)
      label.textColor = UIColor(white: 0.25, alpha: 1)
      return label
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.isElement = true
    // The other cards have left when the text appears, and return when it has disappeared.
    text.elementModifiers = [
      .fade, .translate(y: 120), .whenAppearing([.delay(0.25)]),
      .whenDisappearing([.duration(0.3)]),
    ]
    for paragraph in paragraphs { text.addSubview(paragraph) }
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.accessibilityLabel = "Close"
    closeButton.tintColor = .white
    closeButton.backgroundColor = UIColor(white: 0, alpha: 0.3)
    closeButton.layer.cornerRadius = 16
    closeButton.elementModifiers = [.fade]
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    for view in [text, card, closeButton] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    card.frame = CGRect(x: 0, y: 0, width: width, height: 420)
    closeButton.frame = CGRect(x: width - 52, y: 62, width: 32, height: 32)
    text.frame = CGRect(x: 20, y: 444, width: width - 40, height: view.bounds.height - 468)
    var top: CGFloat = 0
    for paragraph in paragraphs {
      let size = paragraph.sizeThatFits(
        CGSize(width: text.bounds.width, height: .greatestFiniteMagnitude))
      paragraph.frame = CGRect(x: 0, y: top, width: text.bounds.width, height: size.height)
      top += size.height + 16
    }
  }
}

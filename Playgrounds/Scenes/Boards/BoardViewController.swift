import InterruptibleTransitions

/// The messages of a board.
final class BoardViewController: UIViewController {
  /// Called when the messages are on the screen.
  var onRead: () -> Void = {}
  private let board: Board
  private let icon = BoardIcon()
  private let name = UILabel()
  private let members = UILabel()
  private let list = UIView()
  private let messages: [MessageView]

  init(_ board: Board) {
    self.board = board
    messages = board.messages.map { MessageView($0.author, $0.text, board.color) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.elementID = board.element(.card)
    icon.board = board
    name.text = board.name
    name.font = .systemFont(ofSize: 32, weight: .bold)
    name.elementID = board.element(.name)
    members.text = "24 neighbors"
    members.textColor = .secondaryLabel
    members.elementModifiers = [.fade, .duration(0.2), .whenAppearing([.delay(0.4)])]
    // The card would cut the messages while it is narrower than they are.
    list.elementModifiers = [
      .whenAppearing([.cascade(.from(.top), step: 0.05), .delay(0.4)]),
      .whenDisappearing([.cascade(.from(.bottom), step: 0.04)]),
    ]
    for message in messages {
      message.elementModifiers = [
        .fade, .translate(y: 40), .duration(0.25), .whenDisappearing([.duration(0.2)]),
      ]
      list.addSubview(message)
    }
    for view in [icon, name, members, list] { self.view.addSubview(view) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onRead()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 40
    icon.frame = CGRect(x: 20, y: 84, width: 84, height: 84)
    name.frame = CGRect(x: 20, y: 182, width: width, height: 42)
    members.frame = CGRect(x: 20, y: 224, width: width, height: 24)
    list.frame = CGRect(x: 20, y: 272, width: width, height: 96 * CGFloat(messages.count))
    for (index, message) in messages.enumerated() {
      message.frame = CGRect(
        x: 0, y: 96 * CGFloat(index), width: min(message.fittingWidth, width), height: 82)
    }
  }
}

/// A message with the initial of its author.
final class MessageView: UIView {
  private let initial = UILabel()
  private let author = UILabel()
  private let text = UILabel()

  init(_ author: String, _ text: String, _ color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color.withAlphaComponent(0.1)
    layer.cornerRadius = 18
    initial.text = String(author.prefix(1))
    initial.textAlignment = .center
    initial.textColor = .white
    initial.backgroundColor = color
    initial.font = .systemFont(ofSize: 18, weight: .semibold)
    initial.layer.cornerRadius = 22
    initial.clipsToBounds = true
    self.author.text = author
    self.text.text = text
    self.author.font = .systemFont(ofSize: 16, weight: .semibold)
    self.text.font = .systemFont(ofSize: 16)
    self.text.textColor = .secondaryLabel
    for view in [initial, self.author, self.text] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The width in which both texts fit, in points.
  var fittingWidth: CGFloat {
    let free = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 22)
    return 94 + max(author.sizeThatFits(free).width, text.sizeThatFits(free).width)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    initial.frame = CGRect(x: 16, y: 19, width: 44, height: 44)
    author.frame = CGRect(x: 74, y: 16, width: bounds.width - 90, height: 22)
    text.frame = CGRect(x: 74, y: 42, width: bounds.width - 90, height: 22)
  }
}

import InterruptibleTransitions

/// The messages of the inbox.
final class MessageDataSource: NSObject, UITableViewDataSource {
  private let messages: [Message] = {
    let lines = [
      ("Ines Duarte", "Photos from Sunday"), ("Train tickets", "Platform 7, 08:32"),
      ("Jonas Weber", "Re: the second draft"), ("City library", "Two books are due"),
      ("Noor", "Dinner on Friday?"), ("Community garden", "The water is back on"),
      ("Piotr Zielinski", "Scores for the quartet"), ("Bakery", "Your order is ready"),
      ("Lena and Tom", "We moved!"), ("Bike shop", "New chain installed"),
      ("Sister", "Call me when you can"), ("Weather club", "First snow above 1200 m"),
    ]
    let tints: [UIColor] = [.systemTeal, .systemIndigo, .systemPink, .systemGreen, .systemOrange]
    return lines.enumerated().map { index, line in
      Message(sender: line.0, subject: line.1, tint: tints[index % tints.count])
    }
  }()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: MessageCell.reuseIdentifier, for: indexPath)
    (cell as? MessageCell)?.message = messages[indexPath.row]
    return cell
  }
}

/// A message of the inbox.
struct Message {
  let sender: String
  let subject: String
  let tint: UIColor
}

/// A cell with a message and the sender's initial.
final class MessageCell: UITableViewCell {
  static let reuseIdentifier = "Message"

  var message: Message? {
    didSet { show() }
  }

  private let badge = UIView()
  private let initial = UILabel()
  private let sender = UILabel()
  private let subject = UILabel()
  private let line = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    badge.layer.cornerRadius = 24
    initial.textColor = .white
    initial.textAlignment = .center
    initial.font = .systemFont(ofSize: 20, weight: .semibold)
    sender.font = .systemFont(ofSize: 17, weight: .semibold)
    subject.font = .systemFont(ofSize: 15)
    subject.textColor = .secondaryLabel
    line.backgroundColor = .separator
    for view in [badge, sender, subject, line] { contentView.addSubview(view) }
    badge.addSubview(initial)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    badge.frame = CGRect(x: 20, y: 20, width: 48, height: 48)
    initial.frame = badge.bounds
    sender.frame = CGRect(x: 84, y: 20, width: width - 100, height: 24)
    subject.frame = CGRect(x: 84, y: 46, width: width - 100, height: 22)
    line.frame = CGRect(x: 84, y: contentView.bounds.height - 0.5, width: width - 84, height: 0.5)
  }

  private func show() {
    sender.text = message?.sender
    subject.text = message?.subject
    initial.text = message.map { String($0.sender.prefix(1)) }
    badge.backgroundColor = message?.tint
  }
}

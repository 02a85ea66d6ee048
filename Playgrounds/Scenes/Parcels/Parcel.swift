import InterruptibleTransitions

/// A parcel on its way.
package struct Parcel {
  let sender: String
  let note: String
  let details: String
  let color: UIColor

  /// The identifier of the parcel's card.
  var elementID: ElementID { ElementID(sender) }

  static let all = [
    Parcel(
      sender: "Book Harbor", note: "Arrives today between 14:00 and 16:00.",
      details: """
        Left the depot at 9:12. The courier calls before the delivery. You can change the place \
        until noon.
        """, color: .systemTeal),
    Parcel(
      sender: "Seed Library",
      note: """
        Waiting for you at the kiosk in Mill Street, until Saturday evening. Bring the code and \
        a friend: there are three boxes.
        """,
      details: "The kiosk is open from 7:00 to 19:00. The code is 4417.", color: .systemGreen),
    Parcel(
      sender: "Bicycle Works", note: "Delayed by the snow.",
      details: "The road over the pass opens again tomorrow. We write to you then.",
      color: .systemOrange),
    Parcel(
      sender: "Aunt Vera",
      note: "A jar of plum jam, a scarf and a letter. Handle with care, this side up.",
      details: "Sent on Monday, from the village post office.", color: .systemPink),
    Parcel(
      sender: "Paper Mill", note: "Delivered to your neighbor.",
      details: "Signed by N. Okafor at 11:40.", color: .systemBlue),
  ]
}

/// A cell whose text determines its height.
package final class ParcelCell: UITableViewCell {
  /// The view that grows into the form.
  private let card = UIView()
  private let stack = UIStackView()
  private let senderLabel = UILabel()
  private let noteLabel = UILabel()
  private let mark = UIView()

  var parcel: Parcel? {
    didSet {
      card.elementID = parcel?.elementID
      senderLabel.text = parcel?.sender
      noteLabel.text = parcel?.note
      mark.backgroundColor = parcel?.color
    }
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 16
    mark.layer.cornerRadius = 5
    senderLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    noteLabel.font = .systemFont(ofSize: 15)
    noteLabel.textColor = .secondaryLabel
    noteLabel.numberOfLines = 0
    stack.axis = .vertical
    stack.spacing = 4
    for label in [senderLabel, noteLabel] { stack.addArrangedSubview(label) }
    for subview in [card, mark, stack] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    contentView.addSubview(card)
    for subview in [mark, stack] { card.addSubview(subview) }
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      mark.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 14),
      mark.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      mark.widthAnchor.constraint(equalToConstant: 10),
      mark.heightAnchor.constraint(equalTo: card.heightAnchor, multiplier: 0.6),
      stack.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -14),
      stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
    ])
  }

  package required init?(coder: NSCoder) {
    nil
  }
}

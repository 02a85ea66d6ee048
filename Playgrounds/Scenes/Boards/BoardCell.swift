import InterruptibleTransitions

/// A cell with the card of a board.
final class BoardCell: UICollectionViewCell {
  static let reuseIdentifier = "board"
  private let card = UIView()
  private let badge = UnreadBadge()
  private let icon = BoardIcon()
  private let name = UILabel()
  private let newest = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.backgroundColor = .white
    card.layer.cornerRadius = 20
    card.layer.shadowOpacity = 0.12
    card.layer.shadowRadius = 8
    card.layer.shadowOffset = CGSize(width: 0, height: 3)
    // The badges of cards in front would lie in front of the opened card.
    card.elementModifiers = [.whenMatched([.zPosition(1)])]
    name.font = .systemFont(ofSize: 18, weight: .semibold)
    newest.font = .systemFont(ofSize: 13)
    newest.textColor = .secondaryLabel
    // The snapshot of the card is enlarged in flight, and would show an enlarged text.
    newest.elementModifiers = [
      .when(
        { $0.matchedAncestor != nil },
        [.fade, .duration(0.15), .whenAppearing([.delay(0.6)])])
    ]
    for view in [icon, name, newest, badge] { card.addSubview(view) }
    contentView.addSubview(card)
  }

  required init?(coder: NSCoder) {
    nil
  }

  var board: Board? {
    didSet {
      icon.board = board
      badge.count = board?.unread ?? 0
      card.elementID = board?.element(.card)
      name.elementID = board?.element(.name)
      name.text = board?.name
      newest.text = board?.messages.last?.text
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = contentView.bounds
    let width = card.bounds.width
    let height = card.bounds.height
    icon.frame = CGRect(x: 16, y: 16, width: 56, height: 56)
    let badgeWidth: CGFloat = (board?.unread ?? 0) > 9 ? 32 : 24
    badge.frame = CGRect(x: 72 - badgeWidth / 2 - 2, y: 7, width: badgeWidth, height: 24)
    name.frame = CGRect(x: 16, y: height - 58, width: width - 24, height: 24)
    newest.frame = CGRect(x: 16, y: height - 34, width: width - 24, height: 18)
  }
}

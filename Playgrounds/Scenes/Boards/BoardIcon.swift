import InterruptibleTransitions

/// The icon of a board, laid out in any size.
final class BoardIcon: UIView, ElementView {
  private let symbol = UIImageView(image: nil)

  override init(frame: CGRect) {
    super.init(frame: frame)
    symbol.tintColor = .white
    addSubview(symbol)
  }

  required init?(coder: NSCoder) {
    nil
  }

  var board: Board? {
    didSet {
      backgroundColor = board?.color
      symbol.image = board.flatMap { UIImage(systemName: $0.symbol) }
    }
  }

  var transitionIdentifier: ElementID? { board?.element(.icon) }

  func makeStandIn() -> UIView? {
    let icon = BoardIcon()
    icon.board = board
    return icon
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width * 0.27
    symbol.frame = bounds.insetBy(dx: bounds.width * 0.24, dy: bounds.height * 0.24)
  }
}

import InterruptibleTransitions
import Scenes

/// A row of the list, with a scene's symbol, title and instruction.
final class SceneRow: UIControl {
  static let height: CGFloat = 76

  let entry: SceneEntry
  private let tile = UIView()
  private let symbol = UIImageView()
  private let titleLabel = UILabel()
  private let hintLabel = UILabel()
  private let separator = UIView()

  /// - Parameters:
  ///   - entry: The scene.
  ///   - tint: The color of the symbol's tile.
  ///   - isLast: Whether the row is the last one of its group, which has no separator.
  init(_ entry: SceneEntry, tint: UIColor, isLast: Bool) {
    self.entry = entry
    super.init(frame: .zero)
    tile.backgroundColor = tint
    tile.layer.cornerRadius = 9
    symbol.image = UIImage(systemName: entry.symbol)
    symbol.tintColor = .white
    symbol.contentMode = .scaleAspectFit
    titleLabel.text = entry.title
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    hintLabel.text = entry.hint
    hintLabel.font = .systemFont(ofSize: 13)
    hintLabel.textColor = .secondaryLabel
    hintLabel.numberOfLines = 2
    separator.backgroundColor = .separator
    separator.isHidden = isLast
    isAccessibilityElement = true
    accessibilityLabel = "\(entry.title). \(entry.hint)"
    tile.addSubview(symbol)
    for subview in [tile, titleLabel, hintLabel, separator] {
      subview.isUserInteractionEnabled = false
      addSubview(subview)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray5 : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      let left = isMirrored ? bounds.width - x - width : x
      view.frame = CGRect(x: left, y: y, width: width, height: height)
    }
    place(tile, 14, 18, 40, 40)
    symbol.frame = tile.bounds.insetBy(dx: 9, dy: 9)
    place(titleLabel, 68, 9, width - 82, 22)
    place(hintLabel, 68, 31, width - 82, 36)
    place(separator, 68, bounds.height - 0.5, width - 68, 0.5)
    for label in [titleLabel, hintLabel] { label.textAlignment = isMirrored ? .right : .left }
  }
}

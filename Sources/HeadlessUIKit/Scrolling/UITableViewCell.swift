import Foundation

/// The view of one row in a table.
@MainActor open class UITableViewCell: UIView {
  /// The reuse identifier of the cell that `make(reuseIdentifier:)` is creating.
  private static var identifierInMaking: String?
  /// The duration of an animated selection, in seconds.
  private static let fadeDuration: TimeInterval = 0.3

  /// The identifier for reuse, or nil.
  public let reuseIdentifier: String?
  /// The view that contains the cell's content.
  open var contentView: UIView { content }

  override var measuredView: UIView { contentView }

  /// The appearance of the selected cell. The default is a gray background.
  open var selectionStyle = SelectionStyle.default {
    didSet { updateSelection() }
  }
  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { updateSelection() } }
  }
  /// Whether a finger is on the cell.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { updateSelection() } }
  }

  let style: CellStyle
  let separator = UIView(frame: .zero)
  private let content = UIView(frame: .zero)
  private let selection = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let detailLabel = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: The style, which determines the labels.
  ///   - reuseIdentifier: The identifier for reuse, or nil.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.defaultRowHeight))
    backgroundColor = .systemBackground
    selection.backgroundColor = .systemGray4
    selection.alpha = 0
    detailLabel.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    if style != .subtitle { detailLabel.textColor = .secondaryLabel }
    for view in [selection, content, separator] { addSubview(view) }
    for view in [picture, label, detailLabel] { content.addSubview(view) }
    separator.isUserInteractionEnabled = false
  }

  /// Creates a cell of the default style.
  ///
  /// A table creates the cells of a registered class with this initializer. On a platform with
  /// Objective-C, UIKit calls `init(style:reuseIdentifier:)`, as this initializer does. The class
  /// then needs no override.
  public required convenience init() {
    self.init(style: .default, reuseIdentifier: Self.identifierInMaking)
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Creates a cell of the receiving class.
  static func make(reuseIdentifier: String) -> Self {
    UITableViewCell.identifierInMaking = reuseIdentifier
    defer { UITableViewCell.identifierInMaking = nil }
    return Self()
  }

  /// The label for the main text.
  open var textLabel: UILabel? { label }

  /// The label for the secondary text, or nil in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : detailLabel }

  /// The image view before the text, or nil in the style `value2`.
  open var imageView: UIImageView? { style == .value2 ? nil : picture }

  /// Prepares the cell for another row. The table calls the method before it reuses the cell.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
  }

  /// Sets whether the cell is selected.
  open func setSelected(_ selected: Bool, animated: Bool) {
    fade(animated) { isSelected = selected }
  }

  /// Sets whether the cell is highlighted.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    fade(animated) { isHighlighted = highlighted }
  }

  private func fade(_ animated: Bool, _ change: () -> Void) {
    guard animated else { return change() }
    let old = selection.alpha
    change()
    let new = selection.alpha
    guard new != old else { return }
    selection.alpha = old
    UIView.animate(
      withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction,
      animations: { self.selection.alpha = new })
  }

  private func updateSelection() {
    layer.invalidateRecordedFrame()
    selection.alpha = (isSelected || isHighlighted) && selectionStyle != .none ? 1 : 0
  }

  /// Lays out the labels, the image, and the line below.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let line: CGFloat = 1 / UIScreen.main.scale
    content.frame = bounds
    selection.frame = bounds
    separator.frame = CGRect(
      x: CellLayout.margin, y: bounds.height - line, width: bounds.width - CellLayout.margin,
      height: line)
    let layout = CellLayout(
      style: style, size: bounds.size, image: picture.image?.size,
      text: label.sizeThatFits(bounds.size), detail: detailLabel.sizeThatFits(bounds.size))
    picture.frame = layout.image
    label.frame = layout.text
    detailLabel.frame = layout.detail
  }
}

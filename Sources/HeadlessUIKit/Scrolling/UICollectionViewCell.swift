import Foundation

/// A view that a collection view makes, places and uses again.
@MainActor open class UICollectionReusableView: UIView {
  /// The identifier that the view is dequeued by, or nil.
  open internal(set) var reuseIdentifier: String?

  /// Makes a view with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view of zero size. A collection view makes the views of a registered class by this
  /// initializer. On a platform with Objective-C it calls `init(frame:)`, as this one does.
  public required convenience init() {
    self.init(frame: .zero)
  }

  /// Fails: there are no archives of views in a headless runtime.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Makes the view ready for another item. Called when it is dequeued again.
  open func prepareForReuse() {}

  /// Called when the collection view has applied the layout's attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// An item of a collection view.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView(frame: .zero)

  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether a finger is on the cell.
  open var isHighlighted = false

  /// Makes a cell with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  /// Makes a cell of zero size.
  public required convenience init() {
    self.init(frame: .zero)
  }

  /// Fails: there are no archives of views in a headless runtime.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The view that contains the cell's content, and fills the cell.
  open var contentView: UIView { content }

  /// Makes the cell ready for another item. Called when it is dequeued again.
  open override func prepareForReuse() {
    super.prepareForReuse()
    (isSelected, isHighlighted) = (false, false)
  }

  /// Places the content view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}

import Foundation

/// A view that a collection view creates, positions, and reuses.
@MainActor open class UICollectionReusableView: UIView {
  /// The identifier for reuse, or nil.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of zero size.
  ///
  /// A collection view creates the views of a registered class with this initializer. On a platform
  /// with Objective-C, UIKit calls `init(frame:)`, as this initializer does.
  public required convenience init() {
    self.init(frame: .zero)
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Prepares the view for another item. The collection view calls the method before it reuses the
  /// view.
  open func prepareForReuse() {}

  /// Applies the layout's attributes. The collection view calls the method after it has applied the
  /// attributes that it manages.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// The view of one item in a collection view.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView(frame: .zero)

  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { layer.invalidateRecordedFrame() }
  }
  /// Whether a finger is on the cell.
  open var isHighlighted = false {
    didSet { layer.invalidateRecordedFrame() }
  }

  /// Creates a cell with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  /// Creates a cell of zero size.
  public required convenience init() {
    self.init(frame: .zero)
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The view that contains the cell's content. It fills the cell.
  open var contentView: UIView { content }

  override var measuredView: UIView { contentView }

  /// Prepares the cell for another item. The collection view calls the method before it reuses the
  /// cell.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  /// Lays out the content view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}

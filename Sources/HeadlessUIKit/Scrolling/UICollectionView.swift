import Foundation

/// A scroll view that shows items at the positions that a layout determines.
///
/// The collection view has cells only for the visible items. The headless runtime supports cells
/// only. It does not support headers, footers, decoration views, or insertions and deletions of
/// whole sections.
@MainActor open class UICollectionView: UIScrollView {
  /// The object that provides the items. Setting it reads the items again.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { discardItems() }
  }
  /// The delegate, which is notified of scrolling. A `UICollectionViewDelegate` is also notified of
  /// selections.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { layoutWasInvalidated() }
  }
  /// The layout, which determines the positions of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutDidChange(from: oldValue) }
  }
  /// Whether items can be selected. The default is true.
  open var allowsSelection = true

  /// The number of items in each section that the data source last reported, or nil before it has
  /// been asked.
  var loadedCounts: [Int]?
  /// Whether the layout must compute the positions again.
  var isInvalidated = true
  /// The bounds for which the layout was last prepared.
  var layoutBounds: CGRect?
  /// The visible cells by the index paths of their items.
  var shownCells: [IndexPath: UICollectionViewCell] = [:]
  /// The cells that are no longer visible, by their reuse identifiers.
  var reusableCells: [String: [UICollectionViewCell]] = [:]
  var cellClasses: [String: UICollectionViewCell.Type] = [:]
  /// The changes of the current batch, or nil outside a batch.
  var batch: CollectionUpdates?
  /// The index path of the selected item.
  var selectedItem: IndexPath?
  /// The index path of the item under a finger.
  var pressedItem: IndexPath?

  /// Creates a collection view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Reads the items again and clears the selection.
  ///
  /// The collection view requests the cells at the next layout.
  open func reloadData() {
    discardItems()
    selectedItem = nil
    pressedItem = nil
    for path in shownCells.keys.sorted() { recycleCell(at: path) }
  }

  /// Shows cells for the visible items at their positions, and keeps the other cells for reuse.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutCells()
  }

  /// Registers a class of cells for a reuse identifier. Passing nil removes the registration.
  ///
  /// - Precondition: The class is a `UICollectionViewCell`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let cellClass else {
      cellClasses[identifier] = nil
      return
    }
    guard let type = cellClass as? UICollectionViewCell.Type else {
      preconditionFailure(
        "cell reuse identifier \(identifier): class \(cellClass) must be a kind of "
          + "UICollectionViewCell")
    }
    cellClasses[identifier] = type
  }

  /// Returns a reused or a new cell, with the layout's attributes.
  ///
  /// - Precondition: A class is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, at: indexPath)
  }

  /// Highlights the item under a touch that has begun.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    press(touches)
  }

  /// Removes the highlight if the touch has left its item. The item is then not selected.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if item(under: touches) != pressedItem { releaseItem() }
  }

  /// Selects the item under a touch that has ended.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let path = pressedItem
    releaseItem()
    if let path { select(path) }
  }

  /// Removes the highlight when a touch becomes a drag or is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    releaseItem()
  }
}

extension UICollectionView {
  /// The direction in which a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// The layout scrolls vertically.
    case vertical = 0
    /// The layout scrolls horizontally.
    case horizontal = 1
  }

  /// The position in the collection view to which an item is scrolled.
  ///
  /// A position can contain one option for each direction.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The raw bits of the option set.
    public let rawValue: UInt

    /// Creates a position from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The top of the item is at the top of the collection view.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The bottom of the item is at the bottom of the collection view.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left edge of the item is at the left edge of the collection view.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is centered horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The right edge of the item is at the right edge of the collection view.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}

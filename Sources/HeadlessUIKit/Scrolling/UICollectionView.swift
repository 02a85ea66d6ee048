import Foundation

/// A scroll view that shows items where a layout places them, and has cells only for the visible
/// ones.
///
/// The headless runtime has cells alone, without headers, footers and decorations, and without
/// insertions and deletions of whole sections.
@MainActor open class UICollectionView: UIScrollView {
  /// The object that provides the items. Setting it reads them again.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { forgetItems() }
  }
  /// The delegate, which is notified of scrolling; as a `UICollectionViewDelegate`, also of
  /// selections.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { layoutWasInvalidated() }
  }
  /// The layout, which says where the items are.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutDidChange(from: oldValue) }
  }
  /// Whether items can be selected. The default is true.
  open var allowsSelection = true

  /// The number of items in each section, as the data source said when it was last asked.
  var loadedCounts: [Int]?
  /// Whether the layout is to compute the places again.
  var isInvalidated = true
  /// The bounds for which the layout was asked last.
  var layoutBounds: CGRect?
  /// The visible cells, by their items.
  var shownCells: [IndexPath: UICollectionViewCell] = [:]
  /// The cells that are not visible any more, by their identifiers.
  var reusableCells: [String: [UICollectionViewCell]] = [:]
  var cellClasses: [String: UICollectionViewCell.Type] = [:]
  /// The changes of a batch; nil outside of one.
  var batch: CollectionUpdates?
  /// The selected item.
  var selectedItem: IndexPath?
  /// The item under a finger.
  var pressedItem: IndexPath?

  /// Makes a collection view with a frame in its future superview, in points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Fails: there are no archives of views in a headless runtime.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Reads the items again; their cells are requested with the next layout. The selection is
  /// cleared.
  open func reloadData() {
    forgetItems()
    (selectedItem, pressedItem) = (nil, nil)
    for path in Array(shownCells.keys) { recycleCell(at: path) }
  }

  /// Shows cells for the visible items, where the layout places them, and keeps the others for
  /// reuse.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutCells()
  }

  /// Registers a class whose cells are dequeued for an identifier; nil removes the registration.
  ///
  /// - Precondition: the class is a `UICollectionViewCell`.
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

  /// Returns a cell that is not visible any more, or a new one, with the layout's attributes.
  ///
  /// - Precondition: a class is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, at: indexPath)
  }

  /// Called when a finger came down; highlights the item under it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    press(touches)
  }

  /// Called when a finger moved; a finger that leaves its item does not select it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if item(under: touches) != pressedItem { releaseItem() }
  }

  /// Called when a finger lifted; selects the item under it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let path = pressedItem
    releaseItem()
    if let path { select(path) }
  }

  /// Called when the touch has become a drag, or was cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    releaseItem()
  }
}

extension UICollectionView {
  /// The direction in which a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// Left and right.
    case horizontal = 1
  }

  /// The position in the collection view to which an item is scrolled: one for each direction.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a position from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}

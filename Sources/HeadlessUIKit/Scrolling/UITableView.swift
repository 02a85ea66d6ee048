import Foundation

/// A scroll view that shows rows in a single column.
///
/// The table has cells only for the visible rows. The headless runtime supports the plain style:
/// rows without section headers, whose height comes from the delegate, from `rowHeight` or from the
/// constraints of the cell. The other styles look the same.
@MainActor open class UITableView: UIScrollView {
  /// The value that represents a delegate without a method for row heights.
  static let unimplementedHeight = -CGFloat.greatestFiniteMagnitude
  /// The height of a row whose cell has no constraints, in points.
  static let defaultRowHeight: CGFloat = 44

  /// The value for a row height that the cell determines.
  public static let automaticDimension: CGFloat = -1

  /// The style of the table.
  public let style: UITableView.Style
  /// The object that provides the rows. Setting it reads the rows again.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { discardRows() }
  }
  /// The delegate, which is notified of scrolling. A `UITableViewDelegate` is also notified of
  /// selections.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { discardRows() }
  }
  /// The height of rows, in points. With the default, `automaticDimension`, the constraints in the
  /// content view of a cell determine its height. Without constraints, it is 44.
  open var rowHeight = UITableView.automaticDimension {
    didSet { discardRows() }
  }
  /// The height of a row of automatic height before its cell is shown, in points. The default is
  /// `automaticDimension`, which is 44 here.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { discardRows() }
  }
  /// Whether rows can be selected. The default is true.
  open var allowsSelection = true
  /// The style of the lines between rows. The default is a thin line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { for cell in visibleCells { styleSeparator(of: cell) } }
  }
  /// The color of the lines between rows.
  open var separatorColor: UIColor? = .separator {
    didSet { for cell in visibleCells { styleSeparator(of: cell) } }
  }
  /// The view above the first row. Its frame determines its height.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }
  /// The view below the last row. Its frame determines its height.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }
  /// The view behind the rows, which does not scroll.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  var loadedRows: TableRows?
  /// The heights of rows that the constraints of their cells have determined.
  var fittedHeights = FittedHeights()
  /// The visible cells by the index paths of their rows.
  var shownCells: [IndexPath: UITableViewCell] = [:]
  /// The cells that are no longer visible, by their reuse identifiers.
  var reusableCells: [String: [UITableViewCell]] = [:]
  var cellClasses: [String: UITableViewCell.Type] = [:]
  /// The index path of the selected row, or nil.
  open internal(set) var indexPathForSelectedRow: IndexPath?
  /// The index path of the row under a finger.
  var pressedRow: IndexPath?

  /// Creates a table with a frame in its superview's coordinates, in points.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = .systemBackground
  }

  /// Creates a plain table with a frame in its superview's coordinates, in points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Reads the rows again and clears the selection.
  ///
  /// The table requests the cells at the next layout.
  open func reloadData() {
    discardRows()
    fittedHeights = FittedHeights()
    indexPathForSelectedRow = nil
    pressedRow = nil
    for path in shownCells.keys.sorted() { recycleCell(at: path) }
    _ = rows
  }

  /// Shows cells for the visible rows, and keeps the other cells for reuse.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutAccessoryViews()
    layoutCells()
  }

  /// Registers a class of cells for a reuse identifier. Passing nil removes the registration.
  ///
  /// - Precondition: The class is a `UITableViewCell`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else {
      cellClasses[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      preconditionFailure(
        "cell reuse identifier \(identifier): class \(cellClass) must be a kind of UITableViewCell")
    }
    cellClasses[identifier] = type
  }

  /// Returns a reused or a new cell.
  ///
  /// - Precondition: A class is registered for the identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// Returns a reused cell, a new cell of the registered class, or nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier].map { $0.make(reuseIdentifier: identifier) }
  }

  /// Highlights the row under a touch that has begun.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    press(touches)
  }

  /// Removes the highlight if the touch has left its row. The row is then not selected.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if row(under: touches) != pressedRow { releaseRow() }
  }

  /// Selects the row under a touch that has ended.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let path = pressedRow
    releaseRow()
    if let path { select(path) }
  }

  /// Removes the highlight when a touch becomes a drag or is cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    releaseRow()
  }
}

extension UITableView {
  /// The styles of a table.
  public enum Style: Int, Sendable {
    /// The rows extend from edge to edge.
    case plain = 0
    /// The rows are in groups.
    case grouped = 1
    /// The rows are in groups with rounded corners.
    case insetGrouped = 2
  }

  /// The position in the table to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest position at which the row is visible.
    case none = 0
    /// The row is at the top of the table.
    case top = 1
    /// The row is in the middle of the table.
    case middle = 2
    /// The row is at the bottom of the table.
    case bottom = 3
  }
}

import Foundation

/// A scroll view that shows rows, and has cells only for the visible ones.
///
/// The headless runtime has the plain style: rows without section headers, each as high as the
/// delegate or `rowHeight` says. The other styles look the same.
@MainActor open class UITableView: UIScrollView {
  /// The value that stands for a delegate that does not implement a row's height.
  static let unimplementedHeight = -CGFloat.greatestFiniteMagnitude
  /// The height of a row whose cell determines it, in points. Cells have no constraints here.
  static let defaultRowHeight: CGFloat = 44

  /// The height that lets the cell determine it.
  public static let automaticDimension: CGFloat = -1

  /// The style of the table.
  public let style: UITableView.Style
  /// The object that provides the rows. Setting it reads them again.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { forgetRows() }
  }
  /// The delegate, which is notified of scrolling; as a `UITableViewDelegate`, also of selections.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { forgetRows() }
  }
  /// The height of rows, in points. The default is `automaticDimension`: 44 here.
  open var rowHeight = UITableView.automaticDimension {
    didSet { forgetRows() }
  }
  /// Whether rows can be selected. The default is true.
  open var allowsSelection = true
  /// The lines between rows. The default is a thin line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { for cell in visibleCells { styleSeparator(of: cell) } }
  }
  /// The colour of the lines between rows.
  open var separatorColor: UIColor? = .separator {
    didSet { for cell in visibleCells { styleSeparator(of: cell) } }
  }
  /// A view above the first row, as high as its frame is.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }
  /// A view below the last row, as high as its frame is.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }
  /// A view behind the rows that does not scroll.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  var loadedRows: TableRows?
  /// The visible cells, by their rows.
  var shownCells: [IndexPath: UITableViewCell] = [:]
  /// The cells that are not visible any more, by their identifiers.
  var reusableCells: [String: [UITableViewCell]] = [:]
  var cellClasses: [String: UITableViewCell.Type] = [:]
  /// The selected row.
  open internal(set) var indexPathForSelectedRow: IndexPath?
  /// The row under a finger.
  var pressedRow: IndexPath?

  /// Makes a table with a frame in its future superview, in points.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = .systemBackground
  }

  /// Makes a plain table with a frame in its future superview, in points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Fails: there are no archives of views in a headless runtime.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Reads the rows again; their cells are requested with the next layout. The selection is
  /// cleared.
  open func reloadData() {
    forgetRows()
    indexPathForSelectedRow = nil
    pressedRow = nil
    for path in Array(shownCells.keys) { recycleCell(at: path) }
    _ = rows
  }

  /// Shows cells for the visible rows, and keeps the others for reuse.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutAccessoryViews()
    layoutCells()
  }

  /// Registers a class whose cells are dequeued for an identifier; nil removes the registration.
  ///
  /// - Precondition: the class is a `UITableViewCell`.
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

  /// Returns a cell that is not visible any more, or a new one.
  ///
  /// - Precondition: a class is registered for the identifier.
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

  /// Returns a cell that is not visible any more, a new one of the registered class, or nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier].map { $0.make(reuseIdentifier: identifier) }
  }

  /// Called when a finger came down; highlights the row under it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    press(touches)
  }

  /// Called when a finger moved; a finger that leaves its row does not select it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if row(under: touches) != pressedRow { releaseRow() }
  }

  /// Called when a finger lifted; selects the row under it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let path = pressedRow
    releaseRow()
    if let path { select(path) }
  }

  /// Called when the touch has become a drag, or was cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    releaseRow()
  }
}

extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Rows in groups.
    case grouped = 1
    /// Rows in groups with round corners.
    case insetGrouped = 2
  }

  /// The position in the table to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest position at which the row is visible.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }
}

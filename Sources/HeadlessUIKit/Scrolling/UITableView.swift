import Foundation

/// A scroll view that shows rows, and has cells only for those that are seen.
///
/// The headless runtime has the plain style: rows without section headers, each as high as it is
/// told. The other styles look the same.
@MainActor open class UITableView: UIScrollView {
  /// What a delegate answers that does not implement a row's height.
  static let unimplementedHeight = -CGFloat.greatestFiniteMagnitude
  /// How high a row is whose cell decides, in points. Cells have no constraints here.
  static let defaultRowHeight: CGFloat = 44

  /// The height that leaves the decision to the cell.
  public static let automaticDimension: CGFloat = -1

  /// How the table looks.
  public let style: UITableView.Style
  /// Who gives the rows. Setting it reads them anew.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { forgetRows() }
  }
  /// Who hears how the table scrolls; as a `UITableViewDelegate`, also of selections.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { forgetRows() }
  }
  /// The height of rows, in points. The default is `automaticDimension`: 44 here.
  open var rowHeight = UITableView.automaticDimension {
    didSet { forgetRows() }
  }
  /// Whether rows can be selected. The default is true.
  open var allowsSelection = true
  /// How rows are parted. The default is a thin line.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { for cell in visibleCells { styleSeparator(of: cell) } }
  }
  /// The colour of what parts the rows.
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
  /// The cells that are seen, by their rows.
  var shownCells: [IndexPath: UITableViewCell] = [:]
  /// The cells that are seen no more, by their identifiers.
  var reusableCells: [String: [UITableViewCell]] = [:]
  var cellClasses: [String: UITableViewCell.Type] = [:]
  /// The row that is selected.
  open internal(set) var indexPathForSelectedRow: IndexPath?
  /// The row that a finger is on.
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

  /// Reads the rows anew; their cells are asked for with the next layout. Nothing is selected any
  /// more.
  open func reloadData() {
    forgetRows()
    indexPathForSelectedRow = nil
    pressedRow = nil
    for path in Array(shownCells.keys) { recycleCell(at: path) }
    _ = rows
  }

  /// Shows cells for the rows that are seen, and puts the others away for reuse.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutAccessoryViews()
    layoutCells()
  }

  /// Makes a class the one whose cells are dequeued for an identifier; nil takes that back.
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

  /// A cell that is seen no more, or a new one.
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

  /// A cell that is seen no more, a new one of the registered class, or nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier].map { $0.make(reuseIdentifier: identifier) }
  }

  /// A finger came down on a row: it is highlighted.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    press(touches)
  }

  /// A finger that leaves its row does not select it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if row(under: touches) != pressedRow { releaseRow() }
  }

  /// A finger that lifts from its row selects it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let path = pressedRow
    releaseRow()
    if let path { select(path) }
  }

  /// The touch has become a drag, or was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    releaseRow()
  }
}

extension UITableView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Rows in groups.
    case grouped = 1
    /// Rows in groups with round corners.
    case insetGrouped = 2
  }

  /// Where in the table a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Where it is reached first.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }
}

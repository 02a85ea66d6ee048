import Foundation

extension UITableView {
  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    shownCells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The index paths of the visible rows, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }

  /// Returns the cell of a row, or nil if the row is not visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shownCells[indexPath]
  }

  /// Returns the index path of a cell, or nil if the cell is not visible.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  /// Updates the cells to the visible rows.
  ///
  /// - Complexity: O(k) in the number of visible rows, in addition to the search for them.
  func layoutCells() {
    // A cell whose constraints give its row another height moves the rows below.
    repeat { placeCells() } while fitRows()
  }

  private func placeCells() {
    let paths = rows.paths(from: bounds.minY, to: bounds.maxY)
    let seen = Set(paths)
    // In order, so that each run reuses the same cells.
    for path in shownCells.keys.sorted() where !seen.contains(path) { recycleCell(at: path) }
    for path in paths {
      if let cell = shownCells[path] {
        let frame = rectForRow(at: path)
        if cell.frame != frame { cell.frame = frame }
      } else {
        // A new row appears without animation, even in an animation block.
        UIView.performWithoutAnimation { showCell(at: path) }
      }
    }
  }

  private func showCell(at path: IndexPath) {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
    cell.frame = rectForRow(at: path)
    cell.setSelected(path == indexPathForSelectedRow, animated: false)
    cell.setHighlighted(path == pressedRow, animated: false)
    styleSeparator(of: cell)
    shownCells[path] = cell
    insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    cell.layoutIfNeeded()
  }

  /// Measures the visible cells of automatic height that have not been measured, and returns
  /// whether a row has another height then (fact 3.109).
  private func fitRows() -> Bool {
    var isChanged = false
    for (path, cell) in shownCells.sorted(by: { $0.key < $1.key }) {
      guard fittedHeights[path, bounds.width] == nil, isAutomatic(at: path) else { continue }
      let fitting = cell.fittingHeight(width: bounds.width)
      let height = fitting > 0 ? fitting : Self.defaultRowHeight
      fittedHeights[path, bounds.width] = height
      if height != rectForRow(at: path).height { isChanged = true }
    }
    if isChanged { loadedRows = nil }
    return isChanged
  }

  /// Removes a cell and keeps it for reuse if it has an identifier.
  func recycleCell(at path: IndexPath) {
    guard let cell = shownCells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { reusableCells[identifier, default: []].append(cell) }
  }

  func styleSeparator(of cell: UITableViewCell) {
    cell.separator.isHidden = separatorStyle == .none
    cell.separator.backgroundColor = separatorColor
  }
}

extension UITableViewCell {
  /// Returns the height that the cell requires for a width, in points; 0 if it requires none.
  fileprivate func fittingHeight(width: CGFloat) -> CGFloat {
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let scale = UIScreen.main.scale
    return (size.height * scale).rounded(.up) / scale
  }
}

/// The heights of rows for a width of the table.
struct FittedHeights {
  private var width: CGFloat = 0
  private var heights: [IndexPath: CGFloat] = [:]

  /// The height of a row for a width, in points; nil if it has not been measured.
  subscript(path: IndexPath, width: CGFloat) -> CGFloat? {
    get { width == self.width ? heights[path] : nil }
    set {
      if width != self.width { heights = [:] }
      self.width = width
      heights[path] = newValue
    }
  }
}

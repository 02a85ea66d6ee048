import Foundation

extension UITableView {
  /// The positions of the rows, which are read from the data source when needed.
  var rows: TableRows {
    if let loadedRows { return loadedRows }
    let rows = TableRows(start: tableHeaderView?.bounds.height ?? 0, sections: heights())
    loadedRows = rows
    contentSize = CGSize(
      width: bounds.width, height: rows.end + (tableFooterView?.bounds.height ?? 0))
    return rows
  }

  private func heights() -> [[CGFloat]] {
    guard let dataSource else { return [] }
    let delegate = delegate as? any UITableViewDelegate
    return (0..<dataSource.numberOfSections(in: self)).map { section in
      (0..<dataSource.tableView(self, numberOfRowsInSection: section)).map { row in
        let path = IndexPath(row: row, section: section)
        let told = delegate?.tableView(self, heightForRowAt: path) ?? Self.unimplementedHeight
        let height = told == Self.unimplementedHeight ? rowHeight : told
        return height < 0 ? automaticHeight(at: path) : height
      }
    }
  }

  private func automaticHeight(at path: IndexPath) -> CGFloat {
    if let height = fittedHeights[path, bounds.width] { return height }
    return estimatedRowHeight > 0 ? estimatedRowHeight : Self.defaultRowHeight
  }

  /// Returns whether neither the delegate nor the table gives a row a height.
  func isAutomatic(at path: IndexPath) -> Bool {
    let told =
      (delegate as? any UITableViewDelegate)?.tableView(self, heightForRowAt: path)
      ?? Self.unimplementedHeight
    return told == Self.unimplementedHeight ? rowHeight < 0 : told < 0
  }

  /// Discards the rows, so that the next layout reads them again.
  func discardRows() {
    loadedRows = nil
    setNeedsLayout()
  }

  /// The number of sections in the table.
  public var numberOfSections: Int { rows.numberOfSections }

  /// Returns the number of rows in a section, or 0 if there is no such section.
  public func numberOfRows(inSection section: Int) -> Int {
    rows.numberOfRows(inSection: section)
  }

  /// Returns the rectangle of a row in the table's coordinates, in points, or zero if there is no
  /// such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let span = rows.span(of: indexPath) else { return .zero }
    return CGRect(x: 0, y: span.top, width: bounds.width, height: span.end - span.top)
  }

  /// Returns the index path of the row at a point, or nil if there is none.
  ///
  /// The point is in the table's coordinates.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return rows.paths(from: point.y, to: point.y.nextUp).first
  }

  /// Scrolls the content so that a row appears at a position in the table.
  ///
  /// - Precondition: The row exists.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let span = rows.span(of: indexPath) else {
      preconditionFailure(
        "Attempted to scroll the table view to an out-of-bounds row \(indexPath)")
    }
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    let top: CGFloat =
      switch scrollPosition {
      case .top: span.top
      case .middle: (span.top + span.end - room) / 2
      case .bottom: span.end - room
      case .none: min(max(contentOffset.y + inset.top, span.end - room), span.top)
      }
    setContentOffset(
      CGPoint(x: contentOffset.x, y: extents.vertical.clamped(top - inset.top)),
      animated: animated)
  }

  /// Replaces one of the table's accessory views.
  func replace(_ old: UIView?, with new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    // Apps set the same view again after a change of its height.
    discardRows()
  }

  /// Lays out the header, the footer, and the background.
  func layoutAccessoryViews() {
    let end = rows.end
    if contentSize.width != bounds.width { contentSize.width = bounds.width }
    place(tableHeaderView, at: 0)
    place(tableFooterView, at: end)
    if let backgroundView {
      if backgroundView.frame != bounds { backgroundView.frame = bounds }
      sendSubviewToBack(backgroundView)
    }
  }

  private func place(_ view: UIView?, at top: CGFloat) {
    guard let view else { return }
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: view.bounds.height)
    if view.frame != frame { view.frame = frame }
  }
}

import Foundation

extension UITableView {
  /// Selects a row without notifying the delegate.
  ///
  /// If the index path is nil, no row is selected.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    if let old = indexPathForSelectedRow, old != indexPath {
      deselectRow(at: old, animated: animated)
    }
    indexPathForSelectedRow = indexPath
    guard let indexPath else { return }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without notifying the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Returns the row whose cell is under a single touch, or nil if there is none.
  func row(under touches: Set<UITouch>) -> IndexPath? {
    guard touches.count == 1, let touch = touches.first,
      let path = indexPathForRow(at: touch.location(in: self)), let cell = cellForRow(at: path),
      touch.view?.isDescendant(of: cell) == true
    else { return nil }
    return path
  }

  func press(_ touches: Set<UITouch>) {
    guard allowsSelection, pressedRow == nil, let path = row(under: touches) else { return }
    pressedRow = path
    cellForRow(at: path)?.setHighlighted(true, animated: false)
  }

  func releaseRow() {
    guard let path = pressedRow else { return }
    pressedRow = nil
    cellForRow(at: path)?.setHighlighted(false, animated: false)
  }

  /// Selects a row that the user has tapped, and notifies the delegate.
  func select(_ path: IndexPath) {
    let delegate = delegate as? any UITableViewDelegate
    if let old = indexPathForSelectedRow, old != path {
      deselectRow(at: old, animated: false)
      delegate?.tableView(self, didDeselectRowAt: old)
    }
    indexPathForSelectedRow = path
    cellForRow(at: path)?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: path)
  }
}

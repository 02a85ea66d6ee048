import Foundation

/// An object that provides the rows of a table. The number of sections is optional.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns a cell for a row, which is usually a dequeued cell.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections. The default is 1.
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  /// Returns 1. The requirement is optional.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// The delegate of a table, which is notified of changes of its rows. All requirements are
/// optional.
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns the height of a row, in points. The default is the table's `rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Notifies the delegate that the user has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Notifies the delegate that another row has been selected in place of this one.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// Returns the value for the table's `rowHeight`. The requirement is optional.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    UITableView.unimplementedHeight
  }

  /// Does nothing. The requirement is optional.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Does nothing. The requirement is optional.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

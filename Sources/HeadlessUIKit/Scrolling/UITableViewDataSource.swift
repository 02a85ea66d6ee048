import Foundation

/// An object that provides a table's rows. The number of sections is optional.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns a cell for a row, usually one that was dequeued.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections. 1 if not implemented.
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  /// Returns 1: the requirement is optional.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// The delegate of a table, which is notified about its rows. Every requirement is optional.
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns the height of a row, in points. The table's `rowHeight` if not implemented.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Called when a person has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Called when another row was selected in place of this one.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// The table's `rowHeight`: the requirement is optional.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    UITableView.unimplementedHeight
  }

  /// Does nothing: the requirement is optional.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Does nothing: the requirement is optional.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

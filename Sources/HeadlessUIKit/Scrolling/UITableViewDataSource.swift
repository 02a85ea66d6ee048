import Foundation

/// Gives a table its rows. The number of sections is optional.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// A cell for a row, as a rule one that was dequeued.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections there are. 1 if not implemented.
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  /// 1: the requirement is optional.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// Hears what happens to a table's rows. Every requirement is optional.
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The height of a row, in points. The table's `rowHeight` if not implemented.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// A person has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Another row was selected in place of this one.
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

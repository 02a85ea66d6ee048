import Foundation

/// A view controller whose view is a table.
///
/// The view controller is the data source and the delegate of the table. A subclass overrides their
/// methods, as in UIKit.
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  private let style: UITableView.Style
  /// Whether the table has appeared and has read its rows.
  private var hasAppeared = false

  /// Whether the selection is cleared each time the table appears. The default is true (fact
  /// 3.116).
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a view controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller with a plain table.
  ///
  /// A headless runtime has no nib files, so both arguments are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table. Reading the property loads the view if necessary.
  ///
  /// A new table becomes the view of the view controller.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return table
    }
    set { view = newValue }
  }

  /// The table, if the view is loaded. An app can load another view.
  private var table: UITableView? { viewIfLoaded as? UITableView }

  /// The control that the user pulls down to refresh the table. The default is nil.
  ///
  /// The table has the same control (fact 3.118).
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Creates the table, with the view controller as its data source and delegate.
  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    tableView = table
  }

  /// Reads the rows when the table appears for the first time, and clears the selection each time.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table else { return }
    if !hasAppeared { table.reloadData() }
    hasAppeared = true
    guard clearsSelectionOnViewWillAppear, let row = table.indexPathForSelectedRow else { return }
    table.deselectRow(at: row, animated: animated)
  }

  // MARK: Rows

  /// Returns the number of rows in a section. The default is 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns a cell for a row. A subclass with rows overrides the method.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    preconditionFailure("UITableView failed to obtain a cell from its dataSource")
  }

  /// Returns the number of sections. The default is 1.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns the height of a row, in points. The default is the table's `rowHeight`.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    UITableView.unimplementedHeight
  }

  /// Notifies the view controller that the user has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Notifies the view controller that another row has been selected in place of this one.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  // MARK: Scrolling

  /// Notifies the view controller that the offset has changed, for any reason.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Notifies the view controller that a finger is about to move the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Notifies the view controller that the finger has lifted, with the velocity of the offset in
  /// points per millisecond.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Notifies the view controller that the finger has lifted, and whether the content continues to
  /// move.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Notifies the view controller that the content begins to decelerate.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Notifies the view controller that the content has stopped.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Notifies the view controller that the content has reached the offset that the app set.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns the view that is scaled when the content is zoomed. The default is nil.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Notifies the view controller that a zoom begins.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Notifies the view controller that the scale factor has changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Notifies the view controller that a zoom is over.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  /// Notifies the view controller that the adjusted insets have changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

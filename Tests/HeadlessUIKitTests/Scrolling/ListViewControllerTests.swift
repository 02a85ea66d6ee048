import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Table and collection view controllers")
@MainActor struct ListViewControllerTests {
  private let device = Device()

  /// Returns a navigation controller on the device with a page as its root.
  private func launch(_ page: UIViewController) -> UINavigationController {
    let stack = UINavigationController(rootViewController: page)
    device.launch(stack)
    return stack
  }

  @Test("3.115 A table view controller is its table's data source and delegate")
  func table() {
    let page = NumbersViewController(style: .grouped)
    #expect(page.isViewLoaded == false)
    let table: UITableView = page.tableView
    #expect(page.view === table && table.style == .grouped)
    #expect(table.dataSource === page && table.delegate === page)
    _ = launch(page)
    #expect(table.frame.size == device.window.bounds.size)
    #expect(table.visibleCells.first?.textLabel?.text == "0")
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
    device.tap(at: CGPoint(x: 200, y: table.contentOffset.y * -1 + 90))
    #expect(page.calls.contains("select 1"))
    device.press(at: CGPoint(x: 200, y: 500)).move(by: CGVector(dx: 0, dy: -100), over: 0.2)
    #expect(page.calls.contains("will drag") && page.calls.contains("scroll"))
    let plain = UITableViewController()
    #expect(plain.tableView.style == .plain && plain.tableView.numberOfSections == 1)
    #expect(plain.tableView.numberOfRows(inSection: 0) == 0)
  }

  @Test("3.115 A table that the app loads is the table of the view controller")
  func loadedTable() {
    final class Page: UITableViewController {
      override func loadView() { view = UITableView(frame: .zero, style: .grouped) }
    }
    let page = Page()
    #expect(page.tableView === page.view && page.tableView.style == .grouped)
    let other = UITableView()
    page.tableView = other
    #expect(page.view === other)
  }

  @Test("3.115 The rows are read again when the table appears for the first time, and not later")
  func reload() {
    let page = NumbersViewController(style: .plain)
    page.count = 3
    page.tableView.layoutIfNeeded()
    page.count = 5
    let stack = launch(page)
    #expect(page.tableView.numberOfRows(inSection: 0) == 5)
    page.count = 7
    stack.pushViewController(UIViewController(), animated: false)
    device.advanceUntilIdle()
    stack.popViewController(animated: false)
    device.advanceUntilIdle()
    #expect(page.tableView.numberOfRows(inSection: 0) == 5)
  }

  @Test("3.116 The selection of a table is cleared when it appears, unless the app keeps it")
  func tableSelection() {
    for clears in [true, false] {
      let page = NumbersViewController(style: .plain)
      #expect(page.clearsSelectionOnViewWillAppear)
      page.clearsSelectionOnViewWillAppear = clears
      let stack = launch(page)
      let row = IndexPath(row: 2, section: 0)
      page.tableView.selectRow(at: row, animated: false, scrollPosition: .none)
      stack.pushViewController(UIViewController(), animated: true)
      device.advanceUntilIdle()
      #expect(page.tableView.indexPathForSelectedRow == row)
      stack.popViewController(animated: true)
      device.advanceUntilIdle()
      #expect(page.tableView.indexPathForSelectedRow == (clears ? nil : row))
      #expect(page.tableView.cellForRow(at: row)?.isSelected == !clears)
      #expect(page.calls.allSatisfy { !$0.contains("deselect") })
    }
  }

  @Test("3.117 The view of a collection view controller has the collection view in it")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    let page = SquaresViewController(collectionViewLayout: layout)
    let view: UICollectionView = page.collectionView
    #expect(page.view !== view && page.view.subviews == [view])
    #expect(view.dataSource === page && view.delegate === page)
    #expect(view.collectionViewLayout === layout)
    _ = launch(page)
    #expect(view.frame == page.view.bounds)
    #expect(view.adjustedContentInset.top > 0)
    #expect(view.indexPathsForVisibleItems.contains(IndexPath(item: 0, section: 0)))
    device.tap(at: CGPoint(x: 25, y: view.adjustedContentInset.top + 25))
    #expect(page.calls == ["select 0"])
  }

  @Test("3.116 The selection of a collection is cleared when it appears, unless the app keeps it")
  func collectionSelection() {
    for clears in [true, false] {
      let page = SquaresViewController(collectionViewLayout: UICollectionViewFlowLayout())
      page.clearsSelectionOnViewWillAppear = clears
      let stack = launch(page)
      let item = IndexPath(item: 3, section: 0)
      page.collectionView.selectItem(at: item, animated: false, scrollPosition: [])
      stack.pushViewController(UIViewController(), animated: true)
      device.advanceUntilIdle()
      page.count = 5
      stack.popViewController(animated: true)
      device.advanceUntilIdle()
      #expect(page.collectionView.indexPathsForSelectedItems == (clears ? [] : [item]))
      #expect(page.collectionView.numberOfItems(inSection: 0) == 40)
    }
  }

  @Test("3.118 A table view controller's refresh control is that of its table")
  func refreshControl() {
    let page = NumbersViewController(style: .plain)
    #expect(page.refreshControl == nil)
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    page.refreshControl = control
    #expect(page.tableView.refreshControl === control && page.refreshControl === control)
    _ = launch(page)
    let finger = device.press(at: CGPoint(x: 200, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 400), over: 0.5)
    finger.lift()
    #expect(count == 1 && control.isRefreshing)
  }

  @Test("3.119 A collection view controller keeps the layout with which it was created")
  func layout() {
    let layout = UICollectionViewFlowLayout()
    let page = SquaresViewController(collectionViewLayout: layout)
    page.collectionView.collectionViewLayout = UICollectionViewFlowLayout()
    #expect(page.collectionViewLayout === layout)
    #expect(page.collectionView.collectionViewLayout !== layout)
  }

  @Test("3.117 A collection view that the app sets takes the place of the former one")
  func replacedCollection() {
    let layout = UICollectionViewFlowLayout()
    let early = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let page = SquaresViewController(collectionViewLayout: layout)
    page.collectionView = early
    #expect(page.view.subviews == [early] && early.dataSource === page)
    let late = UICollectionView(frame: .zero, collectionViewLayout: layout)
    page.collectionView = late
    #expect(page.view.subviews == [late] && late.frame == page.view.bounds)
    #expect(late.dataSource == nil)
  }
}

/// A table of numbers, whose rows are 60 points high.
private final class NumbersViewController: UITableViewController {
  var count = 40
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NumberCell.self, forCellReuseIdentifier: "number")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 60 }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("deselect \(indexPath.row)")
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.append("will drag")
  }
}

/// A collection of squares.
private final class SquaresViewController: UICollectionViewController {
  var count = 40
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(ItemCell.self, forCellWithReuseIdentifier: "item")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    calls.append("select \(indexPath.item)")
  }
}

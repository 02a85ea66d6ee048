import Foundation
import HeadlessDevice

@testable import InterruptibleTransitions

/// A view controller with a list of numbers, in a collection view or a table view.
class NumbersViewController: UIViewController, UICollectionViewDataSource, UITableViewDataSource {
  let isTable: Bool
  var numbers = Array(0..<60)
  let collection: UICollectionView
  let table = UITableView(frame: .zero)
  /// The identifiers that were passed to `view(for:)`.
  var asked: [ElementID] = []

  init(isTable: Bool) {
    self.isTable = isTable
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 110)
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    collection.dataSource = self
    collection.register(NumberItem.self, forCellWithReuseIdentifier: "item")
    table.dataSource = self
    table.rowHeight = 90
    table.register(NumberRow.self, forCellReuseIdentifier: "row")
  }

  required init?(coder: NSCoder) { nil }

  var list: UIScrollView { isTable ? table : collection }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    list.clipsToBounds = true
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds.inset(by: UIEdgeInsets(top: 100, left: 0, bottom: 80, right: 0))
  }

  func reload() {
    if isTable { table.reloadData() } else { collection.reloadData() }
  }

  /// Removes a number. The collection view deletes the item, and the table view reloads.
  func remove(_ number: Int) {
    guard let index = numbers.firstIndex(of: number) else { return }
    layOut()
    numbers.remove(at: index)
    if isTable {
      table.reloadData()
    } else {
      collection.deleteItems(at: [IndexPath(item: index, section: 0)])
    }
  }

  /// Inserts a number at the beginning.
  func insert(_ number: Int) {
    layOut()
    numbers.insert(number, at: 0)
    if isTable {
      table.reloadData()
    } else {
      collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  /// Lays out the list before its data changes.
  private func layOut() {
    view.layoutIfNeeded()
    list.layoutIfNeeded()
  }

  /// The visible cells, each with its number.
  var cells: [(number: Int, view: UIView)] {
    isTable
      ? table.visibleCells.compactMap { $0 as? NumberRow }.map { ($0.number, $0) }
      : collection.visibleCells.compactMap { $0 as? NumberItem }.map { ($0.number, $0) }
  }

  func cell(_ number: Int) -> UIView? { cells.first { $0.number == number }?.view }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? NumberItem)?.number = numbers[indexPath.item]
    return cell
  }
  func numberOfSections(in tableView: UITableView) -> Int { 1 }
  func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int { numbers.count }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? NumberRow)?.number = numbers[indexPath.row]
    return cell
  }
}

/// A list of numbers that finds and reveals the views of its elements.
final class SourceViewController: NumbersViewController, ElementSource {
  func view(for id: ElementID) -> UIView? {
    asked.append(id)
    return cells.first { ElementID($0.number) == id }?.view
  }

  func reveal(_ id: ElementID) {
    guard let index = numbers.firstIndex(where: { ElementID($0) == id }) else { return }
    let path = IndexPath(item: index, section: 0)
    if isTable {
      table.revealElementCell(at: path)
    } else {
      collection.revealElementCell(at: path)
    }
  }
}

/// A list of numbers that provides its collection view and the index paths of its elements.
final class ListedViewController: NumbersViewController, ElementListSource {
  var elementScrollView: UIScrollView { collection }

  func indexPath(for id: ElementID) -> IndexPath? {
    numbers.firstIndex { ElementID($0) == id }.map { IndexPath(item: $0, section: 0) }
  }
}

/// A cell of the collection view.
final class NumberItem: UICollectionViewCell {
  var number = -1 {
    didSet {
      elementID = ElementID(number)
      backgroundColor = .systemTeal
    }
  }
}

/// A cell of the table view.
final class NumberRow: UITableViewCell {
  var number = -1 {
    didSet {
      elementID = ElementID(number)
      backgroundColor = .systemTeal
    }
  }
}

/// A list of numbers in a navigation controller, and a page for one of the numbers.
final class CellsFixture {
  let device = Device()
  let navigation: UINavigationController
  let list: NumbersViewController
  let page = titled("Page")
  let card = UIView(frame: CGRect(x: 20, y: 120, width: 353, height: 300))
  let transition: InterruptibleTransition

  init(
    isTable: Bool, isSource: Bool = true, number: Int = 4,
    _ definition: ElementDefinition = .matching
  ) {
    list =
      isSource
      ? SourceViewController(isTable: isTable) : NumbersViewController(isTable: isTable)
    transition = InterruptibleTransition(.elements(definition), timing: .linear(0.4))
    navigation = UINavigationController(rootViewController: list)
    navigation.isNavigationBarHidden = true
    card.backgroundColor = .systemOrange
    card.elementID = ElementID(number)
    page.view.addSubview(card)
    device.launch(navigation)
    device.advance(by: 0.1)
  }

  func push() {
    navigation.pushViewController(page, with: transition)
    device.advance(by: 0.05)
  }

  func pop() {
    navigation.popViewController(animated: true)
    device.advance(by: 0.05)
  }

  /// Holds the flight at a progress.
  func hold(at progress: CGFloat) {
    transition.pause()
    transition.update(0.3)
    device.advance(by: 0.02)
    transition.update(progress)
    device.advance(by: 0.05)
  }

  /// The frames of the stand-ins by name, in the coordinates of the window.
  var standIns: [String: CGRect] {
    device.window.namedStandIns.mapValues { $0.convert($0.bounds, to: device.window) }
  }

  /// The presented opacities of the stand-ins, by name.
  var opacities: [String: Double] {
    device.window.namedStandIns.mapValues { Double($0.layer.presentation()?.opacity ?? -1) }
  }

  /// The numbers of the hidden cells, sorted.
  var hidden: [Int] { list.cells.filter { $0.view.layer.mask != nil }.map(\.number).sorted() }

  func frame(_ view: UIView?) -> CGRect {
    view.map { $0.convert($0.bounds, to: device.window) } ?? .null
  }
}

import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct TableViewTests {
  private final class TallDelegate: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 0 ? 100 : UITableView.automaticDimension
    }
  }

  private final class OneSection: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test("3.58 A table has cells for its visible rows only")
  func cellsForSeenRows() {
    let fixture = TableFixture()
    let table = fixture.table
    #expect(fixture.seenRows == Array(0..<10))
    #expect(fixture.asked.count == 10)
    #expect(table.contentSize == CGSize(width: 393, height: 4400))
    let texts: [String?] = table.visibleCells.map { $0.textLabel?.text }
    #expect(texts == (0..<10).map { "\($0)" })
    #expect(table.visibleCells[3].frame == CGRect(x: 0, y: 132, width: 393, height: 44))
    table.contentOffset.y = 22
    fixture.device.advance(by: 0.02)
    #expect(fixture.seenRows == Array(0...10))
  }

  @Test("3.58 A reload reuses the cells in one order in each run")
  func reuseOrder() {
    let fixture = TableFixture()
    let cells = fixture.table.visibleCells
    fixture.table.reloadData()
    fixture.device.advance(by: 0.02)
    #expect(fixture.table.visibleCells.elementsEqual(cells.reversed(), by: ===))
  }

  @Test("3.58 Cells that scroll off are reused")
  func reuse() {
    let fixture = TableFixture()
    let table = fixture.table
    for step in 1...40 {
      table.contentOffset.y = CGFloat(step * 44)
      fixture.device.advance(by: 0.02)
    }
    #expect(fixture.seenRows == Array(40..<50))
    let cells = table.visibleCells.compactMap { $0 as? NumberCell }
    #expect(cells.count == 10)
    #expect(cells.allSatisfy { $0.reuseCount > 2 && $0.madeFor == "number" })
    #expect(fixture.asked.count == 50)
    #expect(table.reusableCells.values.flatMap(\.self).count <= 1)
    let texts: [String?] = cells.map { $0.textLabel?.text }
    #expect(texts == (40..<50).map { "\($0)" })
  }

  @Test("3.58 A fling adds cells in each frame")
  func fling() {
    let fixture = TableFixture()
    let table = fixture.table
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: -200), over: 0.1)
    finger.lift()
    for _ in 0..<120 {
      fixture.device.advance(by: 1 / 60)
      let first = Int(table.contentOffset.y / 44)
      #expect(fixture.seenRows.first == first)
      #expect(fixture.seenRows.count >= 10)
    }
    #expect(fixture.log == [])
  }

  @Test("3.59 Rows are below each other, and a point gives its row")
  func geometry() {
    let fixture = TableFixture()
    let table = fixture.table
    let path = IndexPath(row: 7, section: 0)
    #expect(table.rectForRow(at: path) == CGRect(x: 0, y: 308, width: 393, height: 44))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 308)) == path)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 307.9))?.row == 6)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 4400)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
    #expect(table.rectForRow(at: IndexPath(row: 100, section: 0)) == .zero)
    #expect(table.cellForRow(at: path).flatMap { table.indexPath(for: $0) } == path)
    #expect(table.cellForRow(at: IndexPath(row: 20, section: 0)) == nil)
  }

  @Test("3.59 Sections follow each other, and empty sections have no height")
  func sections() {
    let fixture = TableFixture()
    let table = fixture.table
    fixture.sections = [2, 0, 3]
    table.reloadData()
    fixture.device.advance(by: 0.02)
    #expect(table.numberOfSections == 3)
    #expect(table.numberOfRows(inSection: 2) == 3)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 2)).minY == 132)
    #expect(
      table.indexPathsForVisibleRows == [
        [0, 0], [0, 1], [2, 0], [2, 1], [2, 2],
      ])
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 100)) == IndexPath(row: 0, section: 2))
  }

  @Test("3.60 A row's height is the delegate's, else rowHeight, else 44 points")
  func heights() {
    let fixture = TableFixture()
    let table = fixture.table
    #expect(table.rowHeight == UITableView.automaticDimension)
    table.rowHeight = 60
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 60)
    let delegate = TallDelegate()
    table.delegate = delegate
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 100)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
    #expect(table.contentSize.height == 4456)
  }

  @Test("3.60 A data source that doesn't implement numberOfSections has one section")
  func oneSection() {
    let fixture = TableFixture()
    let table = fixture.table
    let source = OneSection()
    table.dataSource = source
    #expect(table.numberOfSections == 1)
    #expect(table.contentSize.height == 88)
  }

  @Test("3.61 The header and the footer are part of the content")
  func headerAndFooter() {
    let fixture = TableFixture()
    let table = fixture.table
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    table.tableHeaderView = header
    table.tableFooterView = footer
    fixture.device.advance(by: 0.02)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 50))
    #expect(footer.frame == CGRect(x: 0, y: 4450, width: 393, height: 30))
    #expect(table.contentSize.height == 4480)
    #expect(table.visibleCells.first?.frame.minY == 50)
    table.tableHeaderView = nil
    fixture.device.advance(by: 0.02)
    #expect(header.superview == nil)
    #expect(table.visibleCells.first?.frame.minY == 0)
  }

  @Test("3.61 The background doesn't scroll and is behind the rows")
  func background() {
    let fixture = TableFixture()
    let table = fixture.table
    let view = UIView(frame: .zero)
    table.backgroundView = view
    table.contentOffset.y = 120
    fixture.device.advance(by: 0.02)
    #expect(view.frame == table.bounds)
    #expect(table.subviews.first === view)
  }

  @Test(
    "3.62 scrollToRow scrolls to each position, within the content's edges",
    arguments: [
      (50, UITableView.ScrollPosition.top, 2200.0), (50, .middle, 2002), (50, .bottom, 1804),
      (50, .none, 1804), (3, .none, 0), (99, .top, 3960),
    ])
  func scrollsToRow(row: Int, position: UITableView.ScrollPosition, offset: CGFloat) {
    let fixture = TableFixture()
    let table = fixture.table
    table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
    #expect(table.contentOffset.y == offset)
    table.contentOffset.y = 0
    table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: true)
    fixture.device.advanceUntilIdle()
    #expect(table.contentOffset.y == offset)
  }

  @Test("3.63 reloadData reads the rows at once and requests cells in the next layout")
  func reload() {
    let fixture = TableFixture()
    let table = fixture.table
    fixture.asked = []
    fixture.sections = [3]
    table.reloadData()
    #expect(table.contentSize.height == 132)
    #expect(fixture.asked == [])
    fixture.device.advance(by: 0.02)
    #expect(fixture.asked.map(\.row) == [0, 1, 2])
    #expect(table.visibleCells.count == 3)
  }

  @Test("3.64 Dequeuing with an unregistered identifier is an error")
  func unregisteredIdentifier() async {
    let fixture = TableFixture()
    let table = fixture.table
    await #expect(processExitsWith: .failure) { @MainActor in
      let table = UITableView(frame: .zero, style: .plain)
      _ = table.dequeueReusableCell(
        withIdentifier: "unknown", for: IndexPath(row: 0, section: 0))
    }
    #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
  }

  @Test("3.65 A table bounces even if its rows fit")
  func bounces() {
    let fixture = TableFixture()
    let table = fixture.table
    fixture.sections = [1]
    table.reloadData()
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 100))
    finger.move(by: CGVector(dx: 0, dy: 10))
    finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
    #expect(isClose(table.contentOffset.y, -RubberBand(dimension: 440).shown(for: 100)))
  }
}

import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct TableSelectionTests {
  @Test("3.66 A tap deselects the old row and selects the new one")
  func tapSelects() {
    let fixture = TableFixture()
    let table = fixture.table
    fixture.device.tap(at: fixture.point(inRow: 2))
    #expect(fixture.log == ["select 2"])
    #expect(table.indexPathForSelectedRow?.row == 2)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
    fixture.device.tap(at: fixture.point(inRow: 5))
    #expect(fixture.log == ["select 2", "deselect 2", "select 5"])
    #expect(table.visibleCells.filter(\.isSelected).count == 1)
    table.deselectRow(at: IndexPath(row: 5, section: 0), animated: true)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.filter(\.isSelected).isEmpty)
    #expect(fixture.log.count == 3)
    #expect(fixture.device.advanceUntilIdle())
  }

  @Test("3.66 The delegate isn't notified when the app selects a row")
  func programmaticSelection() {
    let fixture = TableFixture()
    let table = fixture.table
    table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .middle)
    fixture.device.advance(by: 0.02)
    #expect(table.cellForRow(at: IndexPath(row: 30, section: 0))?.isSelected == true)
    #expect(fixture.log == [])
  }

  @Test("3.67 A touch highlights its row, and a drag removes the highlight")
  func dragDoesNotSelect() {
    let fixture = TableFixture()
    let table = fixture.table
    let cell = table.visibleCells[4]
    let finger = fixture.device.press(at: fixture.point(inRow: 4))
    #expect(!cell.isHighlighted)
    fixture.device.advance(by: 0.2)
    #expect(cell.isHighlighted)
    finger.move(by: CGVector(dx: 0, dy: -30), over: 0.1)
    #expect(!cell.isHighlighted)
    finger.lift()
    #expect(fixture.log == [])
  }

  @Test("3.67 A tap does nothing if allowsSelection is false")
  func noSelection() {
    let fixture = TableFixture()
    let table = fixture.table
    table.allowsSelection = false
    fixture.device.tap(at: fixture.point(inRow: 4))
    #expect(fixture.log == [])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("3.67 A control in a row receives its taps")
  func controlInRow() {
    let fixture = TableFixture()
    let table = fixture.table
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    var taps = 0
    control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    table.visibleCells[3].contentView.addSubview(control)
    fixture.device.tap(at: fixture.point(inRow: 3))
    #expect(taps == 1)
    #expect(fixture.log == [])
  }

  @Test("3.56 A tap that stops a table selects nothing")
  func stoppingTap() {
    let fixture = TableFixture()
    let table = fixture.table
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: 0, dy: -200), over: 0.1)
    finger.lift()
    fixture.device.tap(at: CGPoint(x: 200, y: 100))
    #expect(fixture.log == [])
    #expect(!table.isDecelerating)
  }

  @Test("3.66 A row stays selected while it is off screen, and its reused cell isn't selected")
  func selectionSurvivesReuse() {
    let fixture = TableFixture()
    let table = fixture.table
    fixture.device.tap(at: fixture.point(inRow: 2))
    table.contentOffset.y = 2000
    fixture.device.advance(by: 0.02)
    #expect(table.visibleCells.filter(\.isSelected).isEmpty)
    table.contentOffset.y = 0
    fixture.device.advance(by: 0.02)
    #expect(table.visibleCells.firstIndex(where: \.isSelected) == 2)
  }

  @Test("3.68 A cell has the labels of its style", arguments: [false, true])
  func labels(isSubtitle: Bool) {
    let cell = UITableViewCell(style: isSubtitle ? .subtitle : .default, reuseIdentifier: "cell")
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.imageView?.image = UIImage(systemName: "star")
    cell.layoutIfNeeded()
    #expect(cell.reuseIdentifier == "cell")
    #expect((cell.detailTextLabel != nil) == isSubtitle)
    #expect(cell.textLabel?.frame.minX == 52)
    #expect(cell.contentView.frame == cell.bounds)
    if let detail = cell.detailTextLabel, let title = cell.textLabel {
      #expect(detail.frame.minY == title.frame.maxY)
      #expect(isClose(title.frame.minY, 60 - detail.frame.maxY))
    }
  }

  @Test("3.68 Rows have separators unless the separator style is none")
  func separators() {
    let fixture = TableFixture()
    let table = fixture.table
    let lines = table.visibleCells.map(\.separator)
    #expect(lines.count == 10)
    #expect(lines.allSatisfy { !$0.isHidden && isClose($0.frame.maxY, 44) })
    table.separatorStyle = .none
    #expect(lines.allSatisfy { $0.isHidden })
  }
}

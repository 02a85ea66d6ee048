import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Heights of rows and headers") final class TableHeightTests {
  // Made in the test, whose runtime is then the current one.
  private lazy var fixture = makeFixture()
  private lazy var table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let source = Source()

  private func makeFixture() -> Fixture {
    let fixture = Fixture(size: CGSize(width: 300, height: 600))
    table.dataSource = source
    table.contentInsetAdjustmentBehavior = .never
    fixture.window.addSubview(table)
    return fixture
  }

  @Test("A header that is set again after a change of its height moves the rows")
  func header() {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    table.tableHeaderView = header
    fixture.window.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    header.frame.size.height = 120
    table.tableHeaderView = header
    fixture.window.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 120)
    #expect(header.superview === table && header.frame.height == 120)
  }

  @Test("3.109 Rows without constraints have the default height", arguments: [0, 100])
  func withoutConstraints(estimate: CGFloat) {
    table.estimatedRowHeight = estimate
    fixture.window.layoutIfNeeded()
    #expect(table.visibleCells.count == 5)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
  }

  @Test("3.109 A cell may compute its fitting size itself")
  func ownSize() {
    source.makeCell = OwnSizeCell.init
    fixture.window.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 77)
  }

  private final class OwnSizeCell: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      CGSize(width: targetSize.width, height: 77)
    }
  }

  private final class Source: NSObject, UITableViewDataSource {
    var makeCell: () -> UITableViewCell = { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { makeCell() }
  }
}

import Foundation
import HeadlessDevice

@testable import HeadlessUIKit

/// A device with a table whose rows show their numbers and are 44 points high.
@MainActor final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  let device = Device()
  let table: UITableView
  var sections = [100]
  /// The rows for which the data source was asked for a cell.
  var asked: [IndexPath] = []
  /// The calls that the delegate received.
  var log: [String] = []

  override init() {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 440), style: .plain)
    super.init()
    device.window.screenInsets = .zero
    table.register(NumberCell.self, forCellReuseIdentifier: "number")
    table.dataSource = self
    table.delegate = self
    let controller = UIViewController()
    controller.view.addSubview(table)
    device.launch(controller)
  }

  /// The visible rows.
  var seenRows: [Int] { (table.indexPathsForVisibleRows ?? []).map(\.row) }

  /// Returns the center of a row in the window's coordinates.
  func point(inRow row: Int) -> CGPoint {
    let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
    return table.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.row)")
  }
}

/// A custom cell that overrides both initializers, as a subclass must.
final class NumberCell: UITableViewCell {
  private(set) var reuseCount = 0
  private(set) var madeFor: String?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    madeFor = reuseIdentifier
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }
}

import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct SelfSizingCellTests {
  /// A cell with a label that is pinned to the content view.
  private final class TextCell: UITableViewCell {
    let body = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      body.numberOfLines = 0
      body.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(body)
      NSLayoutConstraint.activate([
        body.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        body.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        body.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      ])
    }

    required init?(coder: NSCoder) {
      nil
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var texts: [String] = []
    var height = UITableView.automaticDimension

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      (cell as? TextCell)?.body.text = texts[indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height
    }
  }

  private let source = Source()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  init() {
    source.texts = (0..<40).map { String(repeating: "word ", count: 1 + $0 % 5 * 20) }
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = source
    table.delegate = source
  }

  private func expected(_ row: Int, width: CGFloat = 300) -> CGFloat {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = source.texts[row]
    return label.sizeThatFits(CGSize(width: width - 32, height: 0)).height + 24
  }

  private func row(_ row: Int) -> CGRect { table.rectForRow(at: IndexPath(row: row, section: 0)) }

  @Test("The constraints of a cell determine the height of its row")
  func height() {
    table.layoutIfNeeded()
    for index in 0..<4 {
      #expect(abs(row(index).height - expected(index)) < 0.5)
      #expect(row(index).minY == (index == 0 ? 0 : row(index - 1).maxY))
    }
    for cell in table.visibleCells { #expect(cell.contentView.frame.size == cell.bounds.size) }
  }

  @Test("A row that has not been shown has the estimated height")
  func estimated() {
    table.estimatedRowHeight = 90
    table.layoutIfNeeded()
    #expect(row(39).height == 90)
    table.contentOffset.y = table.contentSize.height - 400
    table.layoutIfNeeded()
    #expect(abs(row(39).height - expected(39)) < 0.5)
  }

  @Test("A new width measures the rows again")
  func width() {
    table.layoutIfNeeded()
    table.frame.size.width = 500
    table.reloadData()
    table.layoutIfNeeded()
    #expect(abs(row(1).height - expected(1, width: 500)) < 0.5)
  }

  @Test("A height from the delegate or the table counts, and not that of the constraints")
  func givenHeight() {
    source.height = 70
    table.reloadData()
    table.layoutIfNeeded()
    #expect(row(1).height == 70)
  }

  @Test("Reused cells have the height of their new text while the table scrolls")
  func scrolling() {
    table.layoutIfNeeded()
    for offset in stride(from: 0.0, through: 2000, by: 37) {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      for path in table.indexPathsForVisibleRows ?? [] {
        #expect(abs(row(path.row).height - expected(path.row)) < 0.5)
      }
    }
  }
}

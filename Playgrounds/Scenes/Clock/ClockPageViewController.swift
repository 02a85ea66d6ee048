import InterruptibleTransitions

/// A page of a clock: a heading, rows or other content, and cards below.
package class ClockPageViewController: UIViewController {
  private let heading = UILabel()
  private let color: UIColor
  private let rows: [ClockRow]
  private let cards: [ClockCard]

  /// - Parameters:
  ///   - title: The name of the page and its tab.
  ///   - color: The color of the background.
  ///   - rows: The rows below the heading.
  ///   - cards: The cards below the content.
  init(_ title: String, color: UIColor, rows: [ClockRow] = [], cards: [ClockCard]) {
    self.color = color
    self.rows = rows
    self.cards = cards
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The top of the content, in points.
  var contentTop: CGFloat { view.safeAreaInsets.top + 78 }
  /// The bottom of the content, in points. The cards begin there.
  var contentBottom: CGFloat { contentTop + CGFloat(rows.count) * ClockRow.height + 28 }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    heading.text = title
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    heading.textColor = .white
    for subview in [heading] + rows + cards { view.addSubview(subview) }
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    heading.frame = CGRect(
      x: 24, y: view.safeAreaInsets.top + 14, width: view.bounds.width - 48, height: 44)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: contentTop + CGFloat(index) * ClockRow.height, width: view.bounds.width,
        height: ClockRow.height)
    }
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: 24, y: contentBottom + CGFloat(index) * (ClockCard.height + 10),
        width: view.bounds.width - 48, height: ClockCard.height)
    }
  }
}

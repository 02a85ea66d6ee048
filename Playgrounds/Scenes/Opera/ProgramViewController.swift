import InterruptibleTransitions

/// The program of the season.
final class ProgramViewController: UIViewController {
  /// The identifier of the heading.
  static let heading: ElementID = "heading"
  var open: (Opera) -> Void = { _ in }
  private let titleLabel = UILabel()
  private let rows = Opera.season.map { OperaRow($0) }
  private var observers: [TransitionGestureObserver] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.95, green: 0.92, blue: 0.88, alpha: 1)
    titleLabel.text = "This season"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    titleLabel.elementID = Self.heading
    view.addSubview(titleLabel)
    for row in rows {
      let tap = UITapGestureRecognizer()
      row.addGestureRecognizer(tap)
      observers.append(
        TransitionGestureObserver(tap) { [weak self, weak row] _ in
          if let row { self?.open(row.opera) }
        })
      view.addSubview(row)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 32
    titleLabel.frame = CGRect(x: 20, y: 72, width: width, height: 42)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 16, y: 132 + 112 * CGFloat(index), width: width, height: 100)
    }
  }
}

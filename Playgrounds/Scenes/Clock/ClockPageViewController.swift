import InterruptibleTransitions

/// A page of a clock: a heading, and content below it.
package class ClockPageViewController: UIViewController {
  private let heading = UILabel()
  private let color: UIColor

  /// - Parameters:
  ///   - title: The name of the page and its tab.
  ///   - color: The color of the background.
  init(_ title: String, color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The top of the content, in points.
  var contentTop: CGFloat { view.safeAreaInsets.top + 78 }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    heading.text = title
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    heading.textColor = .white
    view.addSubview(heading)
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    heading.frame = CGRect(
      x: 24, y: view.safeAreaInsets.top + 14, width: view.bounds.width - 48, height: 44)
  }
}

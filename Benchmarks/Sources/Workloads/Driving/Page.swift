import InterruptibleTransitions

/// A view controller whose view has a number of animated subviews.
final class Page: UIViewController {
  private let count: Int
  private let otherCount: Int
  private(set) var moved: [UIView] = []
  /// Views that are not animated by the page.
  private(set) var others: [UIView] = []

  /// - Parameters:
  ///   - count: The number of views that the page animates.
  ///   - others: The number of views that it does not animate.
  init(_ count: Int, others: Int = 0) {
    self.count = count
    otherCount = others
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let all = (0..<count + otherCount).map { index in
      let column = CGFloat(index % 10)
      let row = CGFloat(index / 10)
      return UIView(frame: CGRect(x: 30 * column, y: 10 * row, width: 28, height: 8))
    }
    for child in all { view.addSubview(child) }
    moved = Array(all.prefix(count))
    others = Array(all.dropFirst(count))
  }

  /// Resets the views to the values at which the animation begins.
  func rewind() {
    for view in moved {
      view.transform = .identity
      view.alpha = 1
    }
  }

  /// Sets the values at the end of the animation.
  func change() {
    for view in moved {
      view.transform = CGAffineTransform(translationX: 40, y: 20)
      view.alpha = 0.5
    }
  }

  /// The toolkit's animation of the page's views.
  static let animation = TransitionAnimation { flight, steps in
    guard flight.installViews() != nil else { return }
    let controllers = [flight.toViewController, flight.fromViewController]
    guard let page = controllers.compactMap({ $0 as? Page }).first else { return }
    page.rewind()
    steps.animate { page.change() }
    steps.cleanUp { _ in page.rewind() }
  }
}

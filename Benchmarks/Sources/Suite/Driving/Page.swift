import InterruptibleTransitions

/// A view controller whose view has a number of views in it, each of which is animated.
final class Page: UIViewController {
  private let count: Int
  private(set) var moved: [UIView] = []

  /// - Parameter count: How many views there are.
  init(_ count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<count {
      let (column, row) = (CGFloat(index % 10), CGFloat(index / 10))
      let child = UIView(frame: CGRect(x: 30 * column, y: 10 * row, width: 28, height: 8))
      view.addSubview(child)
      moved.append(child)
    }
  }

  /// Puts the views where the animation begins.
  func rewind() {
    for view in moved { (view.transform, view.alpha) = (.identity, 1) }
  }

  /// What is animated.
  func change() {
    for view in moved {
      view.transform = CGAffineTransform(translationX: 40, y: 20)
      view.alpha = 0.5
    }
  }

  /// The toolkit's animation of the page's views.
  static let animation = TransitionAnimation { flight, steps in
    guard let view = flight.installViews() else { return }
    let controllers = [UITransitionContextViewControllerKey.to, .from]
      .map { flight.context.viewController(forKey: $0) }
    guard let page = controllers.compactMap({ $0 as? Page }).first else { return }
    _ = view
    page.rewind()
    steps.animate { page.change() }
    steps.cleanUp { _ in page.rewind() }
  }
}

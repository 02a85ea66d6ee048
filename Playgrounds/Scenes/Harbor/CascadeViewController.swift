import InterruptibleTransitions

/// A harbor whose berths enter and exit one after another. There is a page for each direction.
package final class CascadeViewController: BarlessNavigationController {
  package let arrival = InterruptibleTransition(.elements(lasting: 0.9))

  package init() {
    super.init(nibName: nil, bundle: nil)
    arrival.interactions = [.touchToPause(scrubbing: .left, over: .fraction(1))]
    viewControllers = [QuayViewController()]
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Opens the page whose berths enter in a direction.
  package func open(_ direction: ElementModifier.CascadeDirection) {
    pushViewController(BerthsViewController(direction), with: arrival)
  }
}

/// A page with the water, a sign, and a button for each direction.
private final class QuayViewController: UIViewController {
  private static let directions: [(String, ElementModifier.CascadeDirection)] = [
    ("From the top", .from(.top)), ("From the bottom", .from(.bottom)),
    ("From the leading side", .from(.leading)), ("From the trailing side", .from(.trailing)),
    ("Outward from the middle", .radial()),
    ("Inward to the middle", .inverseRadial()),
  ]

  private let buttons = directions.map { direction in
    let button = UIButton(type: .system)
    button.setTitle(direction.0, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = UIColor(white: 1, alpha: 0.14)
    button.layer.cornerRadius = 14
    return button
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.16, green: 0.3, blue: 0.38, alpha: 1)
    let sign = UILabel(frame: CGRect(x: 24, y: 80, width: 300, height: 44))
    sign.text = "Berths"
    sign.textColor = .white
    sign.font = .boldSystemFont(ofSize: 34)
    sign.elementID = "sign"
    view.addSubview(sign)
    for (button, direction) in zip(buttons, Self.directions) {
      button.addAction(
        UIAction { [weak self] _ in
          (self?.navigationController as? CascadeViewController)?.open(direction.1)
        }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: 24, y: 160 + 68 * CGFloat(index), width: view.bounds.width - 48, height: 54)
    }
  }
}

/// A page with a grid of berths.
final class BerthsViewController: UIViewController {
  private let direction: ElementModifier.CascadeDirection
  private let grid = UIView()
  private let berths = (0..<24).map { _ in UIView() }
  private let sign = UILabel()

  init(_ direction: ElementModifier.CascadeDirection) {
    self.direction = direction
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.93, green: 0.95, blue: 0.94, alpha: 1)
    sign.text = "Berths"
    sign.font = .boldSystemFont(ofSize: 22)
    sign.elementID = "sign"
    grid.elementModifiers = [.cascade(direction, step: 0.05)]
    for (index, berth) in berths.enumerated() {
      let shade = CGFloat(index) / 60
      berth.backgroundColor = UIColor(red: 0.2 + shade, green: 0.5, blue: 0.62 - shade, alpha: 1)
      berth.layer.cornerRadius = 12
      berth.elementModifiers = [.fade, .translate(y: 60), .scale(0.6), .duration(0.35)]
      grid.addSubview(berth)
    }
    for view in [sign, grid] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sign.frame = CGRect(x: 24, y: 70, width: 200, height: 30)
    grid.frame = CGRect(x: 20, y: 120, width: view.bounds.width - 40, height: 660)
    let side = (grid.bounds.width - 36) / 4
    for (index, berth) in berths.enumerated() {
      let column = CGFloat(index % 4)
      let row = CGFloat(index / 4)
      berth.frame = CGRect(x: (side + 12) * column, y: 108 * row, width: side, height: 96)
    }
  }
}

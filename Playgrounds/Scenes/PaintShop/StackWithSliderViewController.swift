import InterruptibleTransitions

/// A paint shop: a tap on a paint pushes its shades, and a slider below the stack scrubs the push
/// and the pop. The Back button and a swipe from the edge pop with the same transition.
package final class StackWithSliderViewController: UIViewController {
  private static let trayHeight: CGFloat = 150

  package let turn = InterruptibleTransition(
    .pages(givingWay: 0.3), timing: .easeInOut(0.45))
  package let stack = UINavigationController()
  package let slider = ShadeSlider(frame: .zero)
  private let tray = UIView()
  private let nameLabel = UILabel()
  private let hintLabel = UILabel()
  /// The paint whose shades the slider pushes.
  private var paint = Paint.all[0] {
    didSet { show() }
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    let paints = PaintsViewController()
    paints.title = "Paints"
    paints.onChoice = { [weak self] paint in
      // The paints can also be tapped while the shades move out.
      if self?.turn.isAtRest == true { self?.open(paint) }
    }
    stack.viewControllers = [paints]
    addChild(stack)
    view.addSubview(stack.view)
    stack.didMove(toParent: self)

    tray.backgroundColor = .systemBackground
    nameLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    hintLabel.text = "Slide to see the shades"
    hintLabel.font = .systemFont(ofSize: 15)
    hintLabel.textColor = .secondaryLabel
    hintLabel.textAlignment = .right
    view.addSubview(tray)
    for subview in [nameLabel, hintLabel, slider] { tray.addSubview(subview) }
    show()
    turn.interactions = [SliderInteraction(slider) { [weak self] in self?.turnPage() ?? true }]
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let height = view.bounds.height
    let top = height - Self.trayHeight
    stack.view.frame = CGRect(x: 0, y: 0, width: width, height: top)
    tray.frame = CGRect(x: 0, y: top, width: width, height: Self.trayHeight)
    nameLabel.frame = CGRect(x: 28, y: 18, width: 140, height: 22)
    hintLabel.frame = CGRect(x: 170, y: 18, width: width - 198, height: 22)
    slider.frame = CGRect(x: 28, y: 50, width: width - 56, height: 56)
  }

  /// Pushes the shades, or pops them.
  ///
  /// - Returns: Whether it pushes them.
  private func turnPage() -> Bool {
    let isPush = stack.viewControllers.count == 1
    if isPush { open(paint) } else { stack.popViewController(animated: true) }
    return isPush
  }

  private func open(_ paint: Paint) {
    self.paint = paint
    stack.pushViewController(ShadesViewController(paint), with: turn)
  }

  private func show() {
    slider.paint = paint
    nameLabel.text = paint.name
  }
}

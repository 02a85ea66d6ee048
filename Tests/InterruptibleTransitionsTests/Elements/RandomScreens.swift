import HeadlessDevice

@testable import InterruptibleTransitions

/// A container with two random screens, on which most views match.
final class RandomScreens {
  let container: ContainerKindFixture
  private(set) var views: [UIView] = []
  private var dice: SeededDice

  init(
    _ kind: ContainerKind, seed: Int, count: Int = 6, duration: Double = 0.25,
    isModified: Bool = false
  ) {
    container = ContainerKindFixture(kind, .elements, duration: duration)
    dice = SeededDice(seed)
    // Unmatched views are behind matched views, because stand-ins are above both screens.
    let plain = Int(dice.number(0...2))
    var plans: [Plan] = []
    for number in 0..<count {
      let parents = plans.indices.filter { !plans[$0].isPlain && plans[$0].kind != 2 }
      let isPlain = number < plain
      plans.append(
        Plan(
          kind: Int(dice.number(0...4.999)), isPlain: isPlain,
          parent: isPlain || dice.chance(0.6) ? nil : parents.randomElement(using: &dice)))
    }
    for (side, page) in [container.first, container.second].enumerated() {
      page.view.backgroundColor = color(side, 99)
      fill(page.view, plans, side)
    }
    if isModified {
      for view in views where dice.chance(0.7) { view.elementModifiers = dice.modifiers() }
    }
  }

  /// The properties of a view that are the same on both screens.
  private struct Plan {
    var kind: Int
    /// Whether the view has no match.
    var isPlain: Bool
    var parent: Int?
  }

  var device: Device { container.device }
  var transition: InterruptibleTransition { container.transition }
  var showsSecond: Bool { container.second.view.window != nil }

  /// The number of flights that have stand-ins in the window.
  var overlays: Int { device.window.overlays.count }

  private func fill(_ root: UIView, _ plans: [Plan], _ side: Int) {
    var parents: [UIView] = []
    for (number, plan) in plans.enumerated() {
      let parent = plan.parent.map { parents[$0] }
      var room = parent?.bounds ?? CGRect(x: 0, y: 100, width: 393, height: 600)
      let view = view(plan.kind, number, side)
      view.elementID = plan.isPlain ? ElementID("\(side) \(number)") : ElementID(number)
      if parent == nil, dice.chance(0.3) {
        let scroll = UIScrollView(
          frame: CGRect(x: 0, y: dice.number(50...300), width: 393, height: 400))
        scroll.contentOffset.y = dice.number(0...100)
        scroll.layer.cornerRadius = dice.number(0...20)
        scroll.backgroundColor = nil
        root.addSubview(scroll)
        scroll.addSubview(view)
        room.origin.y = scroll.contentOffset.y
        room.size.height = 400
      } else {
        (parent ?? root).addSubview(view)
      }
      view.bounds.size = CGSize(
        width: dice.number(0.2...0.8) * room.width, height: dice.number(0.2...0.6) * room.height)
      view.center = CGPoint(
        x: room.minX + dice.number(0.2...0.8) * room.width,
        y: room.minY + dice.number(0.2...0.8) * room.height)
      if dice.chance(0.3) {
        view.transform = CGAffineTransform(rotationAngle: dice.number(-2...2))
          .scaledBy(x: 1.3, y: 1.3)
      }
      decorate(view, number, side)
      views.append(view)
      parents.append(view)
    }
  }

  private func view(_ kind: Int, _ number: Int, _ side: Int) -> UIView {
    switch kind {
    case 0:
      let label = UILabel()
      label.text = "\(side) \(number)"
      label.textColor = color(side, number)
      label.font = .systemFont(ofSize: dice.number(8...40))
      return label
    case 1:
      let image = UIImageView(image: UIImage(systemName: "\(side) \(number)"))
      image.contentMode = .scaleToFill
      image.clipsToBounds = true
      return image
    case 2: return UIVisualEffectView(effect: UIBlurEffect(style: side == 0 ? .light : .dark))
    default:
      let view = UIView()
      view.backgroundColor = color(side, number).withAlphaComponent(dice.chance(0.5) ? 1 : 0.5)
      return view
    }
  }

  /// Gives a view random corners, borders, shadows, clipping and opacity, and a subview.
  private func decorate(_ view: UIView, _ number: Int, _ side: Int) {
    guard !(view is UIVisualEffectView) else { return }
    view.layer.cornerRadius = dice.chance(0.5) ? dice.number(0...40) : 0
    view.layer.cornerRadius = min(
      view.layer.cornerRadius, min(view.bounds.width, view.bounds.height) / 2)
    if dice.chance(0.3) {
      view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
    if dice.chance(0.3) { view.layer.borderWidth = dice.number(1...5) }
    view.layer.borderColor = color(side, 50 + number).cgColor
    if dice.chance(0.3) {
      view.layer.shadowOpacity = 0.5
      view.layer.shadowRadius = dice.number(0...10)
      view.layer.shadowColor = color(side, 150 + number).cgColor
    }
    if dice.chance(0.3) { view.clipsToBounds = true }
    if dice.chance(0.3) { view.alpha = dice.number(0.2...1) }
    guard type(of: view) == UIView.self else { return }
    let inner = UIView(frame: view.bounds.insetBy(dx: 0.3 * view.bounds.width, dy: 15))
    inner.backgroundColor = color(side, 100 + number)
    view.addSubview(inner)
  }

  private func color(_ side: Int, _ number: Int) -> UIColor {
    UIColor(red: CGFloat(side), green: CGFloat(number) / 200, blue: 0.5, alpha: 1)
  }
}

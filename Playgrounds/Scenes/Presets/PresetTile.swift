import InterruptibleTransitions

/// A tile of the wall: a separate stack that pushes and pops a page with one preset.
package final class PresetTile: UINavigationController {
  package let name: String
  package let transition: InterruptibleTransition
  private let page: () -> UIViewController

  init(_ name: String, tint: UIColor, _ animation: (UIView) -> TransitionAnimation) {
    let root = PresetPage("A", tint: tint.withAlphaComponent(0.25))
    self.name = name
    transition = InterruptibleTransition(animation(root.card))
    page = { PresetPage("B", tint: tint) }
    super.init(rootViewController: root)
    isNavigationBarHidden = true
    view.clipsToBounds = true
    view.layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) {
    nil
  }

  func open() { pushViewController(page(), with: transition, returnTransition: .system) }

  func close() { popViewController(with: transition) }
}

/// A page with one letter and a card.
final class PresetPage: UIViewController {
  let card = UIView()
  private let letter = UILabel()
  private let tint: UIColor

  init(_ letter: String, tint: UIColor) {
    self.tint = tint
    super.init(nibName: nil, bundle: nil)
    self.letter.text = letter
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let ground = UIView(frame: view.bounds)
    ground.backgroundColor = tint
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    letter.font = .boldSystemFont(ofSize: 28)
    letter.textColor = UIColor(white: 0.15, alpha: 1)
    letter.textAlignment = .center
    card.backgroundColor = tint
    card.layer.cornerRadius = 4
    for part in [ground, letter, card] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    letter.frame = CGRect(x: 0, y: bounds.midY - 36, width: bounds.width, height: 34)
    card.frame = CGRect(x: bounds.midX - 20, y: bounds.midY + 8, width: 40, height: 26)
  }
}

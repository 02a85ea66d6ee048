//: [Previous: Elements](@previous)
//: # Zoom
//: Tap a card. Catch its page in the air, carry it, and throw it back. A pinch and a swipe from the
//: edge work, too.
import InterruptibleTransitions
import PlaygroundSupport

final class CardsViewController: UIViewController {
  private(set) var cards: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let colors: [UIColor] = [.systemTeal, .systemOrange, .systemIndigo, .systemGreen]
    for (number, color) in colors.enumerated() {
      let place = CGPoint(x: 24 + 176 * (number % 2), y: 140 + 196 * (number / 2))
      let card = UIButton(frame: CGRect(origin: place, size: CGSize(width: 160, height: 180)))
      card.backgroundColor = color
      card.layer.cornerRadius = 20
      card.elementID = ElementID(number)
      card.addAction(UIAction { [weak self] _ in self?.open(number, color) }, for: .touchUpInside)
      view.addSubview(card)
      cards.append(card)
    }
  }

  func open(_ number: Int, _ color: UIColor) {
    let page = UIViewController()
    page.view.backgroundColor = color
    navigationController?.pushViewController(page, with: .zoom(ElementID(number)))
  }
}

PlaygroundPage.current.liveView = UINavigationController(
  rootViewController: CardsViewController())
//: [Next: A custom animation](@next)

import InterruptibleTransitions

/// The forms of a number of cards on two screens: small with sharp corners, and large with round
/// corners.
struct Cards {
  /// The frame, corner radius and alpha of a card.
  struct Form {
    let frame: CGRect
    let cornerRadius: CGFloat
    let alpha: CGFloat
  }

  let small: [Form]
  let large: [Form]

  init(_ count: Int) {
    small = (0..<count).map { index in
      let column = CGFloat(index % 6)
      let row = CGFloat(index / 6)
      let frame = CGRect(x: 10 + 50 * column, y: 40 + 50 * row, width: 40, height: 40)
      return Form(frame: frame, cornerRadius: 4, alpha: 1)
    }
    large = (0..<count).map { index in
      let column = CGFloat(index % 4)
      let row = CGFloat(index / 4)
      let frame = CGRect(x: 10 + 90 * column, y: 60 + 40 * row, width: 84, height: 36)
      return Form(frame: frame, cornerRadius: 12, alpha: 0.8)
    }
  }
}

/// A view controller that shows cards, each of which is an element.
final class CardsScreen: UIViewController {
  private let forms: [Cards.Form]

  init(_ forms: [Cards.Form]) {
    self.forms = forms
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, form) in forms.enumerated() {
      let card = UIView(frame: form.frame)
      card.backgroundColor = .systemBlue
      card.layer.cornerRadius = form.cornerRadius
      card.alpha = form.alpha
      card.elementID = ElementID(index)
      view.addSubview(card)
    }
  }
}

/// Cards that handwritten code moves: each view receives the form that it has at a progress.
struct CardsByHand {
  private let cards: Cards
  private let views: [UIView]

  init(_ cards: Cards, in container: UIView) {
    self.cards = cards
    views = cards.small.map { UIView(frame: $0.frame) }
    for view in views { container.addSubview(view) }
  }

  /// Shows a progress, 0…1.
  func show(_ progress: CGFloat) {
    for (index, view) in views.enumerated() {
      let from = cards.small[index]
      let to = cards.large[index]
      func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * progress }
      view.center = CGPoint(
        x: between(from.frame.midX, to.frame.midX), y: between(from.frame.midY, to.frame.midY))
      view.bounds = CGRect(
        x: 0, y: 0, width: between(from.frame.width, to.frame.width),
        height: between(from.frame.height, to.frame.height))
      view.layer.cornerRadius = between(from.cornerRadius, to.cornerRadius)
      view.alpha = between(from.alpha, to.alpha)
    }
  }
}

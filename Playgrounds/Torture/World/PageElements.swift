import HeadlessUIKit
import InterruptibleTransitions

/// The elements of a page: a round card with a title in it, and a badge in the scroll view. Of some
/// pages the whole page is the card.
final class PageElements {
  private let page: UIView
  private let card = UIView()
  private let title = UILabel()
  private let badge = UIView()
  /// What the app has made of its views, which is what they must be when all is at rest.
  private var looks: [Look] = []

  /// Puts the elements into a page.
  ///
  /// - Parameters:
  ///   - page: The page's view.
  ///   - scrollView: The page's scroll view.
  ///   - number: The number of the page, on which places and sizes depend.
  init(in page: UIView, _ scrollView: UIScrollView, number: Int) {
    self.page = page
    let x = CGFloat(20 + 37 * (number % 5))
    card.frame = CGRect(x: x, y: 20, width: 60 + x, height: 90)
    card.layer.cornerRadius = CGFloat(number % 3) * 12
    card.clipsToBounds = !number.isMultiple(of: 2)
    card.backgroundColor = .systemBlue
    title.text = "Title \(number)"
    title.frame = CGRect(x: 8, y: 30, width: 50, height: 20)
    badge.frame = CGRect(x: x, y: CGFloat(number % 4) * 90 - 20, width: 40, height: 40)
    badge.layer.shadowOpacity = 0.5
    badge.backgroundColor = .systemRed
    for view in [card, badge] { view.isUserInteractionEnabled = false }
    card.addSubview(title)
    page.insertSubview(card, at: 0)
    scrollView.addSubview(badge)
    name(cardName: number.isMultiple(of: 4) ? nil : "card")
    noteLooks()
  }

  private func name(cardName: ElementID?) {
    card.elementID = cardName
    page.elementID = cardName == nil ? "card" : nil
    (title.elementID, badge.elementID) = ("title", "badge")
  }

  /// Makes one of a few changes that an app may make at any time.
  func change(_ number: Int) {
    UIView.performWithoutAnimation {
      switch number % 7 {
      case 0: (card.elementID, badge.elementID) = (badge.elementID, card.elementID)
      case 1: card.isHidden.toggle()
      case 2: if card.superview == nil { page.addSubview(card) } else { card.removeFromSuperview() }
      case 3: card.bounds.size = .zero
      case 4: card.transform = CGAffineTransform(rotationAngle: CGFloat(number))
      case 5: (title.elementID, badge.elementID) = (nil, "title")
      default: name(cardName: page.elementID == nil ? nil : "card")
      }
    }
    noteLooks()
  }

  private func noteLooks() {
    looks = [card, title, badge].map(Look.init)
  }

  /// Checks that nothing of a flight is left.
  func check(_ invariants: Invariants, of name: String) {
    for (view, look) in zip([card, title, badge], looks) {
      invariants.expect(Look(view) == look, "elements as before", "\(name): \(Look(view))")
    }
    for view in [page, card, title, badge] {
      invariants.expect(view.layer.mask == nil, "elements as before", "\(name): a mask")
    }
  }

  /// What a flight leaves as it is, besides the mask.
  private struct Look: Equatable {
    let center: CGPoint
    let bounds: CGRect
    let transform: CGAffineTransform
    let alpha: CGFloat
    let isHidden: Bool

    init(_ view: UIView) {
      (center, bounds, transform) = (view.center, view.bounds, view.transform)
      (alpha, isHidden) = (view.alpha, view.isHidden)
    }
  }
}

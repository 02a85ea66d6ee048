import HeadlessUIKit
import InterruptibleTransitions

/// The elements of a page: a round card with a title in it, and a badge in the scroll view. On some
/// pages the page's view is the card.
final class PageElements {
  private let page: UIView
  private let card = UIView()
  private let title = UILabel()
  private let badge = UIView()
  private let imageView = UIImageView()
  /// A view in front of the card, without an identifier.
  private let scrim = UIView()
  private let images = ["sun.max", "moon"].map { UIImage(systemName: $0) }
  /// The values that the app has set in its views. The views must have them when all transitions
  /// are at rest.
  private var appearances: [Appearance] = []
  /// The constraints of the card's place, and of its width and height; empty if it has a frame.
  private let cardPlace: [NSLayoutConstraint]
  private let cardSize: [NSLayoutConstraint]

  /// Adds the elements to a page.
  ///
  /// - Parameters:
  ///   - page: The page's view.
  ///   - scrollView: The page's scroll view.
  ///   - number: The number of the page, which determines positions and sizes.
  ///   - hasConstraints: Whether constraints lay out the elements outside the scroll view.
  init(in page: UIView, _ scrollView: UIScrollView, number: Int, hasConstraints: Bool) {
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
    imageView.frame = CGRect(x: 300, y: 60, width: 40, height: 40)
    imageView.image = number.isMultiple(of: 3) ? nil : images[0]
    imageView.elementID = "image"
    imageView.isUserInteractionEnabled = false
    scrim.frame = CGRect(x: x + 20, y: 60, width: 80, height: 80)
    scrim.backgroundColor = .black.withAlphaComponent(0.3)
    scrim.isUserInteractionEnabled = false
    for view in [scrim, imageView, card] { page.insertSubview(view, at: 0) }
    scrollView.addSubview(badge)
    if hasConstraints {
      cardPlace = Self.place(card, in: page)
      cardSize = Self.size(card)
      for (view, superview) in [(scrim, page), (imageView, page), (title, card)] {
        NSLayoutConstraint.activate(Self.place(view, in: superview) + Self.size(view))
      }
      NSLayoutConstraint.activate(cardPlace + cardSize)
    } else {
      cardPlace = []
      cardSize = []
    }
    name(cardName: number.isMultiple(of: 4) ? nil : "card")
    modify(number)
    recordAppearances()
  }

  /// Returns constraints for the place that a view has.
  private static func place(_ view: UIView, in superview: UIView) -> [NSLayoutConstraint] {
    view.translatesAutoresizingMaskIntoConstraints = false
    return [
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: view.frame.minX),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: view.frame.minY),
    ]
  }

  /// Returns constraints for the size that a view has.
  private static func size(_ view: UIView) -> [NSLayoutConstraint] {
    [
      view.widthAnchor.constraint(equalToConstant: view.bounds.width),
      view.heightAnchor.constraint(equalToConstant: view.bounds.height),
    ]
  }

  /// Sets the modifiers of views, or removes them.
  private func modify(_ number: Int) {
    let lists: [[ElementModifier]] = [
      [], [.fade, .translate(x: 30, y: 60), .delay(0.1)], [.scale(0.2), .rotate(2), .arc],
      [
        .cascade(.radial(), step: 0.03, delaysMatchedElements: true),
        .overlay(.black, opacity: 0.5),
      ],
      [.source("badge"), .cornerRadius(20), .spring(stiffness: 200, damping: 8)],
      [
        .whenMatched([.arc]), .whenAppearing([.fade, .position(.zero)]),
        .beginWith([.opacity(0.5)]),
      ],
      [.backgroundColor(.systemTeal), .borderWidth(3), .inContainer, .zPosition(4), .noCrossfade],
    ]
    for (index, view) in [card, title, badge].enumerated() {
      view.elementModifiers = lists[(number / (index + 1) + index) % lists.count]
    }
  }

  private func name(cardName: ElementID?) {
    card.elementID = cardName
    page.elementID = cardName == nil ? "card" : nil
    title.elementID = "title"
    badge.elementID = "badge"
  }

  /// Performs one of a few changes that an app may make at any time.
  func change(_ number: Int) {
    UIView.performWithoutAnimation {
      switch number % 15 {
      case 0:
        let former = card.elementID
        card.elementID = badge.elementID
        badge.elementID = former
      case 1: card.isHidden.toggle()
      case 2:
        if card.superview == nil {
          page.addSubview(card)
          NSLayoutConstraint.activate(cardPlace)
        } else {
          card.removeFromSuperview()
        }
      case 3:
        if cardSize.isEmpty { card.bounds.size = .zero }
        for constraint in cardSize { constraint.constant = 0 }
      case 4: card.transform = CGAffineTransform(rotationAngle: CGFloat(number))
      case 5:
        badge.elementID = "title"
        title.elementID = nil
      case 6: modify(number / 15)
      case 7:
        card.backgroundColor =
          card.backgroundColor == .systemBlue ? .systemGreen : .systemBlue
      case 8: title.text = title.text == "New" ? "Title" : "New"
      case 9: imageView.image = imageView.image == nil ? images[0] : images[number % 2]
      case 10: imageView.image = nil
      case 11:
        let corner = UIView(frame: CGRect(x: -10, y: -10, width: 20, height: 20))
        corner.backgroundColor = .systemYellow
        if let former = badge.subviews.first {
          former.removeFromSuperview()
        } else {
          badge.addSubview(corner)
        }
      case 12: scrim.isHidden.toggle()
      case 13: badge.layer.shadowColor = badge.layer.shadowColor == nil ? UIColor.red.cgColor : nil
      default: name(cardName: page.elementID == nil ? nil : "card")
      }
      if !cardSize.isEmpty { page.layoutIfNeeded() }
    }
    recordAppearances()
  }

  private func recordAppearances() {
    appearances = [card, title, badge].map(Appearance.init)
  }

  /// Checks that a flight has left no trace in the elements.
  func check(_ invariants: Invariants, of name: String) {
    for (view, appearance) in zip([card, title, badge], appearances) {
      invariants.expect(
        Appearance(view) == appearance, "elements as before", "\(name): \(Appearance(view))")
    }
    for view in [page, card, title, badge, imageView, scrim] {
      invariants.expect(view.layer.mask == nil, "elements as before", "\(name): a mask")
    }
  }

  /// The values of a view that a flight must restore, in addition to the mask.
  private struct Appearance: Equatable {
    let center: CGPoint
    let bounds: CGRect
    let transform: CGAffineTransform
    let alpha: CGFloat
    let isHidden: Bool

    init(_ view: UIView) {
      center = view.center
      bounds = view.bounds
      transform = view.transform
      alpha = view.alpha
      isHidden = view.isHidden
    }
  }
}

import InterruptibleTransitions

/// A holiday cabin.
struct Cabin {
  let name: String
  let place: String
  let price: Int
  let color: UIColor

  static let all = [
    Cabin(
      name: "The old sluice", place: "On the canal", price: 84,
      color: UIColor(red: 0.36, green: 0.56, blue: 0.62, alpha: 1)),
    Cabin(
      name: "Bird hide", place: "Above the reeds", price: 61,
      color: UIColor(red: 0.62, green: 0.55, blue: 0.3, alpha: 1)),
    Cabin(
      name: "Signal box", place: "By the railway", price: 72,
      color: UIColor(red: 0.66, green: 0.38, blue: 0.3, alpha: 1)),
  ]

  /// Returns the identifier of a part of the cabin, the same on both screens.
  func element(_ part: String) -> ElementID { ElementID("\(name) \(part)") }

  /// The definition of the elements between any two screens of the app.
  static let definition = {
    var definition: ElementDefinition = [
      "tabs": .edgeTranslation(.bottom).duration(0.3).curve(.easeOut),
      "search": .crossfade.duration(0.2),
      "text": .translateY(60).delay(0.2).curve(.easeOut),
      "price": .edgeTranslation(.bottom).delay(0.25).curve(.easeOut),
    ]
    for cabin in all { definition.modifiers[cabin.element("card")] = .sharedElement }
    return definition
  }()
}

/// A card that is laid out for each size during a flight.
final class CabinCard: UIView, ElementView {
  let cabin: Cabin
  private let roof = UIView()
  private let title = UILabel()
  private let place = UILabel()

  init(_ cabin: Cabin) {
    self.cabin = cabin
    super.init(frame: .zero)
    backgroundColor = cabin.color
    layer.cornerRadius = 16
    roof.backgroundColor = UIColor(white: 1, alpha: 0.25)
    roof.layer.cornerRadius = 8
    title.text = cabin.name
    place.text = cabin.place
    title.font = .boldSystemFont(ofSize: 22)
    place.font = .systemFont(ofSize: 15)
    title.textColor = .white
    place.textColor = UIColor(white: 1, alpha: 0.8)
    for view in [roof, title, place] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  var transitionIdentifier: ElementID? { cabin.element("card") }

  func makeStandIn() -> UIView? { CabinCard(cabin) }

  override func layoutSubviews() {
    super.layoutSubviews()
    roof.frame = CGRect(
      x: bounds.width - 96, y: 20, width: 76, height: max(bounds.height - 40, 0))
    title.frame = CGRect(x: 20, y: bounds.height - 62, width: bounds.width - 120, height: 28)
    place.frame = CGRect(x: 20, y: bounds.height - 34, width: bounds.width - 120, height: 20)
  }
}

import InterruptibleTransitions

/// A map with a sheet about a place.
///
/// A tap on a pin presents the sheet from below, and the map moves up to keep the pin visible. A
/// finger catches the sheet in flight or drags it down. A tap beside the sheet dismisses it.
package final class SheetViewController: UIViewController {
  /// The height of the sheet as a fraction of the screen's height.
  package static let height: CGFloat = 0.52
  /// The distance that the map moves up, in points.
  package static let shift: CGFloat = 150

  package let reveal = InterruptibleTransition(
    .slide(from: .bottom), timing: .spring(dampingRatio: 1, duration: 0.5))
  package let place = PlaceViewController()
  package let map = MapView()
  package let pin = PinView(UIColor(red: 0.86, green: 0.24, blue: 0.28, alpha: 1))
  private let otherPins = [
    PinView(UIColor(red: 0.93, green: 0.6, blue: 0.15, alpha: 1)),
    PinView(UIColor(red: 0.2, green: 0.55, blue: 0.4, alpha: 1)),
  ]
  private let search = SearchField()

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = MapView.ground
    view.addSubview(map)
    for pin in otherPins + [pin] { map.addSubview(pin) }
    pin.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    view.addSubview(search)

    place.loadViewIfNeeded()
    reveal.interactions = [
      .pan(.down, over: .fraction(Self.height), on: place.view) { [weak place] in
        place?.dismiss(animated: true)
      }
    ]
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    map.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + Self.shift)
    map.center = CGPoint(x: bounds.midX, y: map.bounds.midY)
    pin.center = CGPoint(x: 214, y: 418)
    otherPins[0].center = CGPoint(x: 92, y: 236)
    otherPins[1].center = CGPoint(x: 318, y: 566)
    search.frame = CGRect(x: 16, y: 66, width: bounds.width - 32, height: 50)
  }

  private func open() {
    present(place, with: reveal, as: .sheet(height: .fraction(Self.height)))
  }
}

extension SheetViewController: TransitionParticipant {
  package func animateAlongside(_ flight: TransitionFlight) {
    let isOpening = flight.isPresenting
    flight.addAnimations { [map, pin] in
      map.transform =
        isOpening ? CGAffineTransform(translationX: 0, y: -Self.shift) : .identity
      pin.transform = isOpening ? CGAffineTransform(scaleX: 1.4, y: 1.4) : .identity
    }
  }
}

/// A search field without input.
private final class SearchField: UIView {
  private let symbol = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 25
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 3)
    symbol.tintColor = .secondaryLabel
    label.text = "Search the harbor"
    label.textColor = .secondaryLabel
    for view in [symbol, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.frame = CGRect(x: 16, y: 14, width: 22, height: 22)
    label.frame = CGRect(x: 48, y: 13, width: bounds.width - 70, height: 24)
  }
}

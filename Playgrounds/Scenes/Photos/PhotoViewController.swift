import InterruptibleTransitions

/// A photo over a dark background.
package final class PhotoViewController: UIViewController {
  package let photoView = PhotoView(frame: .zero)
  /// A view that moves the photo with the fingers' midpoint.
  package let carrier = UIView()
  /// The pinch that closes the photo when the fingers move together.
  let pinch = UIPinchGestureRecognizer()
  /// The tile of the photo in the grid.
  private(set) weak var tile: PhotoView?

  /// The dark background of the photo.
  let ground = UIView()
  private let titleLabel = UILabel()
  private let closeButton = UIButton(type: .system)
  private var observers: [TransitionGestureObserver] = []
  /// The fingers' midpoint when they were recognized.
  private var startOfPinch = CGPoint.zero

  /// The views around the photo.
  var captions: [UIView] { [titleLabel, closeButton] }

  /// Shows a tile's photo.
  func show(_ tile: PhotoView) {
    self.tile = tile
    loadViewIfNeeded()
    photoView.photo = tile.photo
    titleLabel.text = tile.photo?.title
    view.setNeedsLayout()
  }

  /// Lets the photo also follow the midpoint of a pinch.
  func follow(_ pinch: UIPinchGestureRecognizer) {
    observers.append(TransitionGestureObserver(pinch) { [weak self] in self?.pinched($0) })
  }

  /// The transform that places the photo over its tile.
  var transformOntoTile: CGAffineTransform {
    guard let tile else { return .identity }
    let place = tile.convert(tile.bounds, to: view)
    let scale = place.width / photoView.bounds.width
    return CGAffineTransform(scaleX: scale, y: scale).concatenating(
      CGAffineTransform(
        translationX: place.midX - photoView.center.x, y: place.midY - photoView.center.y))
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    ground.backgroundColor = UIColor(white: 0.06, alpha: 1)
    titleLabel.font = .systemFont(ofSize: 22, weight: .semibold)
    titleLabel.textColor = .white
    titleLabel.textAlignment = .center
    closeButton.setTitle("Close", for: .normal)
    closeButton.tintColor = .white
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    for subview in [ground, titleLabel, closeButton, carrier] { view.addSubview(subview) }
    carrier.isUserInteractionEnabled = false
    carrier.addSubview(photoView)
    view.addGestureRecognizer(pinch)
    follow(pinch)
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    ground.frame = bounds
    carrier.bounds = bounds
    carrier.center = CGPoint(x: bounds.midX, y: bounds.midY)
    // The photo is three times as large as its tile, so that it grows as fast as the fingers move
    // apart.
    let side = (tile?.bounds.width ?? bounds.width / 3) * 3
    photoView.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    photoView.center = CGPoint(x: bounds.midX, y: bounds.midY - 20)
    titleLabel.frame = CGRect(x: 24, y: bounds.midY + 210, width: bounds.width - 48, height: 30)
    closeButton.frame = CGRect(x: 12, y: 60, width: 76, height: 36)
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    let place = pinch.location(in: nil)
    switch pinch.state {
    case .began:
      startOfPinch = place
    case .changed where pinch.numberOfTouches > 1:
      carrier.transform = CGAffineTransform(
        translationX: place.x - startOfPinch.x, y: place.y - startOfPinch.y)
    case .ended, .cancelled, .failed:
      UIView.animate(withDuration: 0.3) { [carrier] in carrier.transform = .identity }
    default:
      break
    }
  }
}

import InterruptibleTransitions

/// Photos in a grid.
///
/// Two fingers that move apart open the photo between them, and the photo follows them. Fingers
/// that move together close it. Two fingers also catch a photo in flight.
package final class PinchToOpenViewController: UIViewController {
  package let reveal = InterruptibleTransition(.photo, timing: .easeOut(0.45))
  package let viewer = PhotoViewController()
  package private(set) var tiles: [PhotoView] = []
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let pinch = UIPinchGestureRecognizer()

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Journey"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    detailLabel.text = "\(Photo.journey.count) photos"
    detailLabel.textColor = .secondaryLabel
    view.addSubview(titleLabel)
    view.addSubview(detailLabel)
    for photo in Photo.journey {
      let tile = PhotoView(frame: .zero)
      tile.photo = photo
      tiles.append(tile)
      view.addSubview(tile)
    }

    view.addGestureRecognizer(pinch)
    viewer.loadViewIfNeeded()
    viewer.follow(pinch)
    reveal.interactions = [
      .pinch(by: 3, with: pinch) { [weak self] in self?.open() },
      .pinch(by: 1 / 3, with: viewer.pinch) { [weak viewer] in viewer?.dismiss(animated: true) },
      // The two interactions above use touches of views that receive none while a photo is in
      // flight.
      .pinch(by: 3),
    ]
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    titleLabel.frame = CGRect(x: 20, y: 76, width: 250, height: 42)
    detailLabel.frame = CGRect(x: 20, y: 118, width: 250, height: 22)
    let side = (view.bounds.width - 4) / 3
    for (index, tile) in tiles.enumerated() {
      tile.frame = CGRect(
        x: CGFloat(index % 3) * (side + 2), y: 160 + CGFloat(index / 3) * (side + 2), width: side,
        height: side)
    }
  }

  private func open() {
    let place = pinch.location(in: view)
    guard let tile = tiles.first(where: { $0.frame.contains(place) }) else { return }
    viewer.show(tile)
    present(viewer, with: reveal)
  }
}

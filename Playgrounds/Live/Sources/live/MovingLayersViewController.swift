import InterruptibleTransitions

/// A screen on which every layer moves all the time. The speed of the page is measured with it.
final class MovingLayersViewController: UIViewController {
  private let count: Int
  private let columns = 10
  private var tiles: [UIView] = []

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    tiles = (0..<count).map { index in
      let tile = UIView()
      tile.backgroundColor = UIColor(white: CGFloat(index % 7) / 10, alpha: 1)
      tile.layer.cornerRadius = 6
      view.addSubview(tile)
      return tile
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for (index, tile) in tiles.enumerated() {
      tile.frame = CGRect(
        x: 12 + 37 * (index % columns), y: 70 + 64 * (index / columns), width: 28, height: 40)
      let options: UIView.AnimationOptions = [.repeat, .autoreverse, .allowUserInteraction]
      UIView.animate(withDuration: 0.6 + 0.01 * Double(index), delay: 0, options: options) {
        tile.center.y += 30
        tile.transform = CGAffineTransform(rotationAngle: 1)
        tile.alpha = 0.4
      }
    }
  }
}

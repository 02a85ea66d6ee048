import InterruptibleTransitions

/// The page of a world: its poster, and a text below.
package final class WorldPageViewController: UIViewController {
  package let world: World
  private let poster: WorldPosterView
  private let texts: PosterTexts
  private let headlineLabel = UILabel()
  private let textLabel = UILabel()
  private let routeButton = UIButton(type: .custom)
  private let closeButton = UIButton(type: .custom)

  init(_ world: World) {
    self.world = world
    poster = WorldPosterView(world)
    texts = PosterTexts(world, sizes: (number: 34, name: 34, distance: 17))
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The part of the page that is the card, in points of the page.
  var posterFrame: CGRect {
    let width = viewIfLoaded?.bounds.width ?? 0
    return CGRect(x: 0, y: 0, width: width, height: width * WorldPosterView.proportion)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    headlineLabel.text = world.headline
    textLabel.text = world.text
    headlineLabel.font = .systemFont(ofSize: 22, weight: .bold)
    textLabel.font = .systemFont(ofSize: 17)
    textLabel.numberOfLines = 0
    headlineLabel.textColor = UIColor(hex: 0x1C1C1E)
    textLabel.textColor = UIColor(hex: 0x55555C)
    routeButton.setTitle("Plan a route", for: .normal)
    routeButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    routeButton.backgroundColor = world.sky
    routeButton.layer.cornerRadius = 16
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.tintColor = .white
    closeButton.backgroundColor = UIColor(white: 0, alpha: 0.24)
    closeButton.layer.cornerRadius = 16
    closeButton.addAction(
      UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: true) },
      for: .touchUpInside)
    let parts = [poster] + texts.labels + [headlineLabel, textLabel, routeButton, closeButton]
    for view in parts { self.view.addSubview(view) }
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safeArea = view.safeAreaInsets
    poster.frame = posterFrame
    texts.layOut(
      in: posterFrame,
      inset: UIEdgeInsets(top: safeArea.top + 1, left: 24, bottom: 24, right: 24))
    closeButton.frame = CGRect(x: bounds.width - 56, y: safeArea.top + 5, width: 32, height: 32)
    let width = bounds.width - 48
    headlineLabel.frame = CGRect(x: 24, y: poster.frame.maxY + 20, width: width, height: 28)
    let size = textLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    textLabel.frame = CGRect(
      x: 24, y: headlineLabel.frame.maxY + 8, width: width, height: size.height)
    routeButton.frame = CGRect(
      x: 24, y: bounds.height - safeArea.bottom - 16 - 48, width: width, height: 48)
  }
}

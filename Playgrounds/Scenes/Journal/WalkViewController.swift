import InterruptibleTransitions

/// The page of one walk.
final class WalkViewController: UIViewController {
  private let walk: Walk
  let picture: UIImageView
  let headline = UILabel()
  private let lines = (0..<6).map { _ in UIView() }

  init(_ walk: Walk) {
    self.walk = walk
    picture = UIImageView(image: walk.picture)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.97, green: 0.95, blue: 0.9, alpha: 1)
    headline.text = walk.name
    headline.font = .boldSystemFont(ofSize: 32)
    picture.contentMode = .scaleAspectFit
    for (element, name) in [(view, "card"), (picture, "picture"), (headline, "title")] {
      element?.elementID = ElementID("\(walk.name) \(name)")
    }
    view.addSubview(picture)
    view.addSubview(headline)
    for line in lines {
      line.backgroundColor = UIColor(white: 0.2, alpha: 0.14)
      line.layer.cornerRadius = 6
      view.addSubview(line)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    picture.frame = CGRect(x: 0, y: 0, width: width, height: 380)
    headline.frame = CGRect(x: 24, y: 404, width: width - 48, height: 44)
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 24, y: 480 + 40 * CGFloat(index), width: width - 48 - CGFloat(index % 3) * 44,
        height: 14)
    }
  }
}

import InterruptibleTransitions

/// An article on a sheet that scrolls.
package final class ArticleViewController: UIViewController, SlidingPanelController {
  package let panel = UIView()
  package let dimming = UIView()
  package let scrollView = UIScrollView()
  var headline = Headline.all[0] {
    didSet { show() }
  }

  private let picture = UIView()
  private let titleLabel = UILabel()
  private let lines = (0..<40).map { _ in UIView() }

  override package func viewDidLoad() {
    super.viewDidLoad()
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.35)
    view.addSubview(dimming)
    panel.backgroundColor = .systemBackground
    panel.layer.cornerRadius = 20
    panel.clipsToBounds = true
    view.addSubview(panel)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    panel.addSubview(scrollView)
    titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
    titleLabel.numberOfLines = 2
    for line in lines {
      line.backgroundColor = UIColor(white: 0.88, alpha: 1)
      line.layer.cornerRadius = 5
    }
    for subview in [picture, titleLabel] + lines { scrollView.addSubview(subview) }
    show()
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    dimming.frame = bounds
    panel.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 54)
    panel.center = CGPoint(x: bounds.midX, y: bounds.midY + 27)
    scrollView.frame = panel.bounds
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 240)
    titleLabel.frame = CGRect(x: 24, y: 260, width: bounds.width - 48, height: 76)
    for (index, line) in lines.enumerated() {
      let isLast = index % 5 == 4
      let y = 360 + CGFloat(index) * 26 + CGFloat(index / 5) * 18
      line.frame = CGRect(
        x: 24, y: y, width: (bounds.width - 48) * (isLast ? 0.55 : 1), height: 10)
    }
    scrollView.contentSize = CGSize(
      width: bounds.width, height: (lines.last?.frame.maxY ?? 0) + 60)
  }

  var outside: CGVector { CGVector(dx: 0, dy: view.bounds.height) }

  private func show() {
    titleLabel.text = headline.title
    picture.backgroundColor = headline.tint
  }
}

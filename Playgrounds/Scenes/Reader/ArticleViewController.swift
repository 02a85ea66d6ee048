import InterruptibleTransitions

/// An article on a sheet that scrolls.
package final class ArticleViewController: UIViewController {
  package let sheet = UIView()
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
    sheet.backgroundColor = .systemBackground
    sheet.layer.cornerRadius = 20
    sheet.clipsToBounds = true
    view.addSubview(sheet)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    sheet.addSubview(scrollView)
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
    sheet.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 54)
    sheet.center = CGPoint(x: bounds.midX, y: bounds.midY + 27)
    scrollView.frame = sheet.bounds
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

  private func show() {
    titleLabel.text = headline.title
    picture.backgroundColor = headline.tint
  }
}

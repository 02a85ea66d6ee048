import InterruptibleTransitions

/// A front page. A headline opens its article, and a finger closes the article by pulling it down
/// from its top.
package final class PullToDismissViewController: UIViewController {
  package let reveal = InterruptibleTransition(
    .slidingPanel(of: ArticleViewController.self), timing: .spring(dampingRatio: 1, duration: 0.5))
  package let article = ArticleViewController()
  private let titleLabel = UILabel()
  private let headlines = Headline.all.map { HeadlineView($0) }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    titleLabel.text = "Today"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    view.addSubview(titleLabel)
    for headline in headlines {
      headline.addAction(
        UIAction { [weak self, text = headline.headline] _ in self?.open(text) },
        for: .touchUpInside)
      view.addSubview(headline)
    }
    article.loadViewIfNeeded()
    reveal.interactions = [
      .scrollPullToDismiss(article.scrollView, over: .fraction(1)) { [weak article] in
        article?.dismiss(animated: true)
      }
    ]
  }

  override package func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    titleLabel.frame = CGRect(x: 20, y: 70, width: 300, height: 44)
    for (index, headline) in headlines.enumerated() {
      headline.frame = CGRect(
        x: 20, y: 130 + CGFloat(index) * 176, width: view.bounds.width - 40, height: 160)
    }
  }

  private func open(_ headline: Headline) {
    article.headline = headline
    present(article, with: reveal)
  }
}

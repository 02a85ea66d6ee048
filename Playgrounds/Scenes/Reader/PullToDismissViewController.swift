import InterruptibleTransitions

/// A front page: a headline opens its article, which a finger pulls down from its top to close.
package final class PullToDismissViewController: UIViewController {
  package let reveal = InterruptibleTransition(
    .article, timing: .spring(dampingRatio: 1, duration: 0.5))
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
        UIAction { [weak self] _ in self?.open(headline.headline) }, for: .touchUpInside)
      view.addSubview(headline)
    }
    article.loadViewIfNeeded()
    reveal.interactions = [
      .pullToDismiss(article.scrollView, over: .fraction(1)) { [weak article] in
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

extension TransitionAnimation {
  /// An article comes up from below, and the page behind it steps back into the dark.
  static var article: TransitionAnimation {
    TransitionAnimation { flight, steps in
      let isPresenting = flight.isPresenting
      let controller = isPresenting ? flight.toViewController : flight.fromViewController
      guard let article = controller as? ArticleViewController else { return }
      if isPresenting { flight.addIncomingView() }
      flight.removeViewThatLeft(&steps)
      let below = CGAffineTransform(translationX: 0, y: flight.containerView.bounds.height)
      if isPresenting {
        article.sheet.transform = below
        article.dimming.alpha = 0
      }
      steps.animate {
        article.sheet.transform = isPresenting ? .identity : below
        article.dimming.alpha = isPresenting ? 1 : 0
      }
      steps.cleanUp { _ in
        article.sheet.transform = .identity
        article.dimming.alpha = 1
      }
    }
  }
}

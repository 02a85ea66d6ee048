import InterruptibleTransitions

/// The journal without the toolkit's transitions.
///
/// The app has its own delegate and animator. A snapshot transition in the animator's key frames
/// moves the card to its page.
package final class SnapshotByHandViewController: UINavigationController,
  UINavigationControllerDelegate
{
  private let journal = JournalViewController()
  private var opened: WalkCard?

  package init() {
    super.init(nibName: nil, bundle: nil)
    delegate = self
    viewControllers = [journal]
    isNavigationBarHidden = true
    journal.open = { [weak self] card in
      self?.opened = card
      self?.pushViewController(WalkViewController(card.walk), animated: true)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The cards, from the top down.
  package var cards: [UIView] { journal.cards }

  package func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let opened, let page = (operation == .push ? toVC : fromVC) as? WalkViewController else {
      return nil
    }
    return WalkAnimator(opened, page, isPush: operation == .push)
  }
}

/// An animator that moves a card to its page and back, in key frames.
private final class WalkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let card: WalkCard
  private let page: WalkViewController
  private let isPush: Bool

  init(_ card: WalkCard, _ page: WalkViewController, isPush: Bool) {
    self.card = card
    self.page = page
    self.isPush = isPush
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.5
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let screen = transitionContext.viewController(forKey: .to),
      let view = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    view.frame = transitionContext.finalFrame(for: screen)
    if isPush { container.addSubview(view) } else { container.insertSubview(view, at: 0) }
    view.layoutIfNeeded()
    let pairs: [(UIView, UIView)] = [
      (card, page.view), (card.picture, page.picture), (card.title, page.headline),
    ]
    let ways = pairs.map { isPush ? (from: $0.0, to: $0.1) : (from: $0.1, to: $0.0) }
    let morph = SnapshotTransition(
      from: ways[0].from, to: ways[0].to, in: container,
      childTransitions: Array(ways.dropFirst()))
    morph.prepare()
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), curve: .easeInOut
    ) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) { morph.addKeyframes() }
    }
    animator.addCompletion { _ in
      morph.cleanUp()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animator.startAnimation()
  }
}

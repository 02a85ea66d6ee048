/// Presents over the whole container, and keeps what must live as long as the presentation does.
final class InterruptiblePresentationController: UIPresentationController {
  /// UIKit keeps the delegate weakly; this keeps it, and so the transitions.
  private let transitioningDelegate: ModalTransitioningDelegate

  init(
    presented: UIViewController, presenting: UIViewController?,
    delegate: ModalTransitioningDelegate
  ) {
    transitioningDelegate = delegate
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    // The frame of a view that an animation has transformed is undefined; its bounds and centre are
    // not.
    guard let presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    presentedView.bounds = CGRect(origin: presentedView.bounds.origin, size: frame.size)
    presentedView.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

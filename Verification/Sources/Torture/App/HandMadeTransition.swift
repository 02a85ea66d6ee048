import Chapter
import InterruptibleTransitions

@testable import HeadlessUIKit

/// A transition as it is usually written by hand, in place of the toolkit. It presents, and a pan
/// moves it.
final class HandMadeTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let transition = ChapterTransition()
  private let pan = UIPanGestureRecognizer()
  private weak var app: TestApp?

  init(in app: TestApp) {
    self.app = app
    super.init()
    transition.keepsAnimator = true
    pan.addHandler(self) { [weak self] _ in self?.panned() }
    app.home?.view.addGestureRecognizer(pan)
  }

  /// Presents a page.
  func present(
    _ page: UIViewController, by presenter: UIViewController, isInteractive: Bool = false
  ) {
    page.modalPresentationStyle = .overFullScreen
    page.transitioningDelegate = self
    // Handwritten code must set this flag before each presentation.
    transition.wantsInteractiveStart = isInteractive
    presenter.present(page, animated: true)
  }

  /// Performs a verb of the toolkit, if the transition supports it.
  func command(_ step: Step) {
    guard transition.context != nil else { return }
    switch step {
    case .pause: transition.interruptFlight()
    case .update(_, let quantity) where quantity.number.isFinite:
      transition.update(CGFloat(quantity.number))
    case .finish, .finishAt: transition.finish()
    case .cancel, .cancelAt, .reverse: transition.cancel()
    case .resume, .release: transition.finish()
    default: break
    }
  }

  private func panned() {
    let progress = min(max(-pan.translation(in: nil).y / MotionInvariant.travel, 0), 1)
    switch pan.state {
    case .began:
      guard let app, let page = app.free(0), let root = app.root else { return }
      present(page, by: root, isInteractive: true)
    case .changed: transition.update(progress)
    case .ended: if progress > 0.5 { transition.finish() } else { transition.cancel() }
    default: break
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    transition
  }
}

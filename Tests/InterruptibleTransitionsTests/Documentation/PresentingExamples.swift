import HeadlessDevice

@testable import InterruptibleTransitions

/// The samples of the articles that need UIKit's own view controllers.
enum PresentingExamples {
  final class DrawerPresentationController: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: bounds.maxX - 280, y: 0, width: 280, height: bounds.height)
    }

    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      // During a transition the animation moves the view.
      guard presentedViewController.transitionCoordinator == nil else { return }
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  final class DrawerDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let slide = InterruptibleTransition(.slide(from: .right), timing: .easeOut(0.4))

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      DrawerPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { slide }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { slide }
  }
}

extension UIViewController {
  func showPanel(_ panel: UIViewController, with slide: InterruptibleTransition) {
    present(
      panel, with: slide,
      as: .custom { context in
        let isWide = context.traitCollection.horizontalSizeClass == .regular
        let column = context.bounds.inset(by: context.safeAreaInsets)
        return isWide ? column.insetBy(dx: column.width / 4, dy: 0) : column
      })
  }
}

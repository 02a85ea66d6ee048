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

  final class PlacesViewController: UIViewController {
    private static let heights: [CGFloat] = [320, 640]
    private var height = heights[0]

    /// The style with which the app presents the view controller.
    var style: TransitionPresentationStyle {
      .custom { [weak self] context in
        let height = self?.height ?? 0
        return CGRect(
          x: 0, y: context.bounds.maxY - height, width: context.bounds.width, height: height)
      }
    }

    /// Sizes the sheet, by the movement of a finger since the last call.
    func drag(by distance: CGFloat) {
      height = min(max(height - distance, Self.heights[0]), Self.heights[1])
      presentationController?.containerView?.setNeedsLayout()
    }

    /// Moves the sheet to the height that is nearest to its place 0.15 seconds later.
    func release(velocity: CGFloat) {
      let end = height - 0.15 * velocity
      height = Self.heights.min { abs($0 - end) < abs($1 - end) } ?? height
      let container = presentationController?.containerView
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
      ) {
        container?.setNeedsLayout()
        container?.layoutIfNeeded()
      }
    }
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

  func showInColumn(
    _ column: UIViewController, _ place: UIViewController, with slide: InterruptibleTransition
  ) {
    var style = TransitionPresentationStyle.sheet(height: .fraction(0.5))
    style.presentsInCurrentContext = true
    column.definesPresentationContext = true
    column.present(place, with: slide, as: style)
  }

  func openMenu(_ menu: UIViewController) {
    let open = InterruptibleTransition(.slideAlong(from: .leading))
    present(menu, with: open, as: .side(.leading, width: 280))
  }

  func showDeck(_ editor: UIViewController) {
    let deck = InterruptibleTransition(.card(scale: 0.9, cornerRadius: 8))
    var card = TransitionPresentationStyle.custom { context in
      let top = context.safeAreaInsets.top + 8
      return context.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }
    card.cornerRadius = 8
    card.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    present(editor, with: deck, as: card)
  }

  func showRoundedCard(_ page: UIViewController, with slide: InterruptibleTransition) {
    var card = TransitionPresentationStyle.custom { context in
      context.bounds.inset(by: UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0))
    }
    card.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    present(page, with: slide, as: card)
  }
}

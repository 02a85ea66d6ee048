import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A place of a presented view that an app changes while a flight is under way.
@Suite("A place that changes in flight", .underVariants)
struct ChangedPlaceTests {
  /// An app's own presentation, which decides where the presented view belongs.
  private final class Presentation: UIPresentationController {
    var place = CGRect(x: 0, y: 400, width: 393, height: 452)

    override var frameOfPresentedViewInContainerView: CGRect { place }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let transition = InterruptibleTransition(.slide(from: .down), timing: .linear(0.4))

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { transition }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { transition }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { transition }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { transition }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Presentation(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test(
    "A view that stays moves there, unless the app has given it a size of its own",
    arguments: [nil, CGSize(width: 200, height: 300)])
  func cancelled(_ ownSize: CGSize?) throws {
    let (device, presenter, presented) = (Device(), UIViewController(), UIViewController())
    let delegate = Delegate()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    device.launch(presenter)
    presenter.present(presented, animated: true)
    device.advanceUntilIdle()
    let presentation = try #require(presented.presentationController as? Presentation)
    #expect(presented.view.frame == presentation.place)
    if let ownSize { presented.view.bounds.size = ownSize }
    presenter.dismiss(animated: true)
    device.advance(by: 0.1)
    presentation.place = CGRect(x: 0, y: 300, width: 393, height: 552)
    delegate.transition.cancel()
    device.advanceUntilIdle()
    #expect(presenter.presentedViewController === presented)
    #expect(presented.view.bounds.size == ownSize ?? presentation.place.size)
  }

  /// Moves a page when its scroll view has scrolled.
  private final class Mover: NSObject, UIScrollViewDelegate {
    let page: UIView

    init(_ page: UIView) {
      self.page = page
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      page.center = CGPoint(x: 500, y: 500)
    }
  }

  @Test("What a scroll view's delegate sets while a view gets its place stays")
  func movedInLayout() {
    _ = Device()
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scrollView = UIScrollView(frame: page.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize.height = 400
    scrollView.contentOffset.y = 300
    page.addSubview(scrollView)
    let mover = Mover(page)
    scrollView.delegate = mover
    page.place(at: CGRect(x: 20, y: 30, width: 100, height: 300))
    #expect(page.center == CGPoint(x: 500, y: 500) && page.bounds.height == 300)
  }
}

import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of a presented view's frame that an app changes during a flight.
@Suite("Presented frame that changes in flight", .underVariants)
struct ChangedPlaceTests {
  /// A presentation controller that decides the frame of the presented view.
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
    "Cancelling a dismissal moves the view to its new frame, unless the app has set its size",
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

  @Test("A center that a scroll view's delegate sets during place(at:) is kept")
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

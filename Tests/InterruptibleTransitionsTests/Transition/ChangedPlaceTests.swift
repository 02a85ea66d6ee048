import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A place of a presented view that an app changes while a flight is under way.
@Suite("A place that changes in flight", .everyReading)
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
}

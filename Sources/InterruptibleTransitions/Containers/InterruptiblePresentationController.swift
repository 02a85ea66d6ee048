/// Presents in a style, and keeps what must live as long as the presentation does.
///
/// What it adds around the presented view comes as the presentation begins, and goes when it was
/// cancelled or dismissed; in between it takes part in the flights.
final class InterruptiblePresentationController: UIPresentationController {
  private let style: TransitionPresentationStyle
  /// UIKit keeps the delegate weakly; this keeps it, and so the transitions.
  private let transitioningDelegate: ModalTransitioningDelegate
  private(set) var chrome: PresentationChrome?
  /// The presentation or dismissal that is under way, if it is one of the toolkit's.
  private(set) weak var flight: TransitionFlight?
  /// Whether the app was told that the user has dismissed the presentation.
  var wasDismissedByUser = false

  init(
    presented: UIViewController, presenting: UIViewController?, style: TransitionPresentationStyle,
    delegate: ModalTransitioningDelegate
  ) {
    (self.style, transitioningDelegate) = (style, delegate)
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return style.frame.rectangle(
      in: containerView.bounds, safeArea: containerView.safeAreaInsets)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if let containerView { chrome?.layOut(in: containerView.bounds) }
    // The frame of a view that an animation has transformed is undefined; its bounds and centre are
    // not.
    guard let presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    presentedView.bounds = CGRect(origin: presentedView.bounds.origin, size: frame.size)
    presentedView.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    chrome = PresentationChrome(style, in: containerView, around: presentedView) { [weak self] in
      self?.tappedOutside()
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    flightEnded(isPresented: completed)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    flightEnded(isPresented: !completed)
  }

  private func flightEnded(isPresented: Bool) {
    flight = nil
    guard !isPresented else { return }
    chrome?.remove()
    chrome = nil
  }
}

extension InterruptiblePresentationController: TransitionParticipant {
  func takePart(in flight: TransitionFlight) {
    // A navigation controller that is presented pushes and pops, too.
    guard flight.subject === presentedViewController else { return }
    self.flight = flight
    guard let dimmingView = chrome?.dimmingView, flight.context.isAnimated else { return }
    dimmingView.show(!flight.isPresenting)
    flight.addAnimations { dimmingView.show(flight.isPresenting) }
  }
}

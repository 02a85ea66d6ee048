/// Presents a view controller in a style, and keeps what must live as long as the presentation.
///
/// The controller adds the views around the presented view when the presentation begins. It removes
/// them after a cancelled presentation or a dismissal. Between the two they take part in the
/// flights.
final class InterruptiblePresentationController: UIPresentationController {
  private let style: TransitionPresentationStyle
  /// UIKit keeps the delegate weakly. This reference keeps the delegate and its transitions.
  private let transitioningDelegate: ModalTransitioningDelegate
  private(set) var chrome: PresentationChrome?
  /// The current presentation or dismissal, if the toolkit performs it.
  private(set) var flight: TransitionFlight?
  /// Where the presented view belongs without an animation, while it is presented or dismissed.
  private var placeInFlight: CGRect?
  /// Takes VoiceOver's escape gesture back, if it is this presentation's.
  private var removeEscape: (() -> Void)?
  /// Whether a tap has begun a dismissal that no flight of the toolkit's reports.
  var isDismissedByUser = false

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
    guard let presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    // In flight the view is where the animation wants it, unless its place has changed.
    guard frame != placeInFlight else { return }
    if placeInFlight != nil { placeInFlight = frame }
    // A page that covers the view may have taken it into a container of another place.
    let superview = presentedView.superview ?? containerView
    presentedView.place(at: containerView?.convert(frame, to: superview) ?? frame)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    flight?.hideOvershoot(during: coordinator)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    placeInFlight = frameOfPresentedViewInContainerView
    chrome = PresentationChrome(style, in: containerView, around: presentedView) { [weak self] in
      self?.userDismisses()
    }
    removeEscape = presentedViewController.setEscapeIfPossible { [weak self] in
      self?.userEscapes() == true
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    flightEnded(isPresented: completed)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    placeInFlight = frameOfPresentedViewInContainerView
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if !completed { isDismissedByUser = false }
    flightEnded(isPresented: !completed)
  }

  private func flightEnded(isPresented: Bool) {
    (flight, placeInFlight) = (nil, nil)
    guard !isPresented else { return }
    chrome?.remove()
    chrome = nil
    removeEscape?()
    // Before the app hears of the end, where it may present the view controller again.
    transitioningDelegate.giveBack()
  }
}

extension InterruptiblePresentationController: TransitionParticipant {
  func takePart(in flight: TransitionFlight) {
    // A presented navigation controller also pushes and pops.
    guard flight.subject === presentedViewController else { return }
    self.flight = flight
    reportUserDismissal(by: flight)
    guard let dimmingView = chrome?.dimmingView else { return }
    dimmingView.show(!flight.isPresenting)
    flight.addAnimations { dimmingView.show(flight.isPresenting) }
  }
}

/// Presents in a style, and keeps what must live as long as the presentation does.
///
/// What it adds around the presented view comes as the presentation begins, and goes when it was
/// cancelled or dismissed; in between it takes part in the flights.
final class InterruptiblePresentationController: UIPresentationController {
  let style: PresentationStyle
  /// UIKit keeps the delegate weakly; this keeps it, and so the transitions.
  private let transitioningDelegate: ModalTransitioningDelegate
  private(set) var dimmingView: DimmingView?
  /// The corners that the presented view had before.
  private var corners: Corners?
  /// The presentation or dismissal that is under way, if it is one of the toolkit's.
  private(set) weak var flight: Flight?
  /// What the user has done to be rid of the presentation.
  var userDismissal = UserDismissal.none

  init(
    presented: UIViewController, presenting: UIViewController?, style: PresentationStyle,
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
    if let containerView { dimmingView?.cover(containerView.bounds) }
    // The frame of a view that an animation has transformed is undefined; its bounds and centre are
    // not.
    guard let presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    presentedView.bounds = CGRect(origin: presentedView.bounds.origin, size: frame.size)
    presentedView.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    addChrome()
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
    if !isPresented { removeChrome() }
    userDismissalEnded(isPresented: isPresented)
  }
}

extension InterruptiblePresentationController: TransitionParticipant {
  func takePart(in flight: Flight) {
    // A navigation controller that is presented pushes and pops, too.
    let subject = flight.isPresenting ? flight.toViewController : flight.fromViewController
    guard subject === presentedViewController else { return }
    self.flight = flight
    guard let dimmingView, flight.context.isAnimated else { return }
    dimmingView.show(!flight.isPresenting)
    flight.addAnimations { dimmingView.show(flight.isPresenting) }
  }
}

// What is around the presented view.
extension InterruptiblePresentationController {
  /// Adds it as it is shown at last: without a flight nobody takes part.
  private func addChrome() {
    guard let containerView else { return }
    if let presentedView, style.cornerRadius.isFinite, style.cornerRadius > 0 {
      corners = Corners(of: presentedView)
      Corners(style).apply(to: presentedView)
    }
    guard style.dimming != nil || style.dismissesOnTapOutside else { return }
    let dimmingView = DimmingView(style.dimming)
    dimmingView.cover(containerView.bounds)
    if style.dismissesOnTapOutside { dimmingView.onTap { [weak self] in self?.tappedOutside() } }
    containerView.insertSubview(dimmingView, at: 0)
    self.dimmingView = dimmingView
  }

  private func removeChrome() {
    dimmingView?.removeFromSuperview()
    dimmingView = nil
    if let presentedView { corners?.apply(to: presentedView) }
    corners = nil
  }
}

/// How a view's corners are rounded.
private struct Corners {
  private let radius: CGFloat
  private let mask: CACornerMask
  private let clips: Bool

  init(of view: UIView) {
    (radius, mask, clips) = (
      view.layer.cornerRadius, view.layer.maskedCorners, view.clipsToBounds
    )
  }

  init(_ style: PresentationStyle) {
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    radius = style.cornerRadius
    mask = if case .sheet = style.frame { upper } else { upper.union(lower) }
    clips = true
  }

  func apply(to view: UIView) {
    view.layer.cornerRadius = radius
    view.layer.maskedCorners = mask
    view.clipsToBounds = clips
  }
}

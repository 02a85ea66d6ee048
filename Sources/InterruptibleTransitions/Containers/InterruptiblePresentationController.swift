/// Presents a view controller in a style, and keeps what must live as long as the presentation.
///
/// The controller adds the views around the presented view when the presentation begins. It removes
/// them after a cancelled presentation or a dismissal. Between the two they take part in the
/// flights.
final class InterruptiblePresentationController: UIPresentationController {
  var style: TransitionPresentationStyle
  /// The change of the style, and what it waits for.
  var styleChange = PresentationStyleChange()
  /// UIKit keeps the delegate weakly. This reference keeps the delegate and its transitions.
  private let transitioningDelegate: ModalTransitioningDelegate
  private(set) var chrome: PresentationChrome?
  /// The current presentation or dismissal, if the toolkit performs it.
  private(set) var flight: TransitionFlight?
  /// The current flight of a page inside the presented container.
  private(set) weak var innerFlight: TransitionFlight?
  /// The safe area of the container when no transform moved it, in points.
  private var safeAreaInPlace: UIEdgeInsets?
  /// The bounds of the container at its last layout, in points.
  private var laidOutBounds: CGRect?
  /// Whether the presented view is being moved to its place.
  private var isMovingView = false
  /// Whether the presented view stays where it is: UIKit may take a change inside it back later
  /// than the flight ends.
  private var keepsPlace = false
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
    var context = TransitionPresentationContext(of: presentedViewController, in: containerView)
    context.safeAreaInsets = safeAreaInsets(of: containerView)
    return style.frame.rectangle(in: context)
  }

  /// The safe area of the container in its place: an overshoot moves the container, and perhaps its
  /// safe area.
  private func safeAreaInsets(of containerView: UIView) -> UIEdgeInsets {
    guard containerView.transform.isIdentity else {
      return safeAreaInPlace ?? containerView.safeAreaInsets
    }
    safeAreaInPlace = containerView.safeAreaInsets
    return containerView.safeAreaInsets
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if let containerView { chrome?.layOut(in: containerView.bounds) }
    guard let presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    let isSameContainer = containerView?.bounds == laidOutBounds
    laidOutBounds = containerView?.bounds
    // In flight the view is where the animation wants it, unless its place has changed.
    guard frame != placeInFlight, !keepsPlace else { return }
    if placeInFlight != nil { placeInFlight = frame }
    // The page that is visible inside may be another one, and prefer another size.
    if isSameContainer, style.frame.followsContent { return movePresentedView() }
    presentedView.place(at: placeOfPresentedView)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    movePresentedView()
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
    changeStyleAfterFlight(isPresented: isPresented)
    // The style may have changed since the animator recorded the color.
    chrome?.dimmingView?.show(isPresented)
    guard !isPresented else {
      // The visible page may have come to prefer another size in the flight.
      containerView?.setNeedsLayout()
      return
    }
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
    guard flight.subject === presentedViewController else { return followInside(flight) }
    self.flight = flight
    flight.animations.passesTouchesThrough = style.passesTouchesThrough
    reportUserDismissal(by: flight)
    guard let dimmingView = chrome?.dimmingView else { return }
    dimmingView.show(!flight.isPresenting)
    flight.addAnimations { dimmingView.show(flight.isPresenting) }
  }
}

// The frame of the presented view, which may change while it is presented.
extension InterruptiblePresentationController {
  /// Whether the presented view is in the container.
  private var isShowingPresentedView: Bool {
    guard let containerView else { return false }
    return presentedView?.isDescendant(of: containerView) == true
  }

  /// Where the style places the presented view, in its superview: a page that covers the view may
  /// have taken it into a container of another place.
  private var placeOfPresentedView: CGRect {
    let frame = frameOfPresentedViewInContainerView
    guard let superview = presentedView?.superview, let containerView else { return frame }
    return containerView.convert(frame, to: superview)
  }

  /// Puts the presented view where the style places it. An animation may animate the change.
  func placePresentedView() {
    guard let presentedView, isShowingPresentedView else { return }
    if placeInFlight != nil { placeInFlight = frameOfPresentedViewInContainerView }
    presentedView.place(at: placeOfPresentedView)
    presentedView.layoutIfNeeded()
  }

  /// Moves the presented view to where the style places it, if that has changed: along with the
  /// flight inside it or the app's animation, or else by itself.
  private func movePresentedView() {
    guard let presentedView, isShowingPresentedView, !keepsPlace, !isMovingView,
      presentedView.place != placeOfPresentedView
    else { return }
    // An animator lays out as it takes a block.
    isMovingView = true
    defer { isMovingView = false }
    if let flight, !flight.isPending {
      // A view that leaves keeps the size with which it leaves.
      if flight.isPresenting, flight.takesAnimations { move(along: flight) }
    } else if let innerFlight, !innerFlight.isOver {
      move(along: innerFlight)
    } else if UIView.inheritedAnimationDuration > 0 {
      placePresentedView()
    } else {
      animateChange(along: .forStyles) { $0.placePresentedView() }
    }
  }

  /// Changes the presentation in a separate animation.
  func animateChange(
    along timing: TransitionTiming,
    _ change: @escaping (InterruptiblePresentationController) -> Void
  ) {
    let animator = UIViewPropertyAnimator(
      duration: timing.duration, timingParameters: timing.makeProvider(for: nil))
    animator.addAnimations { change(self) }
    animator.addCompletion { [weak self] _ in self?.finishStyleChange() }
    animator.startAnimation()
  }

  /// Follows the visible page of the presented container in a flight, with the style that the app
  /// has set for it.
  private func followInside(_ flight: TransitionFlight) {
    guard !flight.isModal else { return }
    innerFlight = flight
    if changeStyle(with: flight) { return }
    if presentedView?.place != placeOfPresentedView { move(along: flight) }
  }

  /// Moves the presented view along with a flight inside it.
  private func move(along flight: TransitionFlight) {
    flight.addAnimations { [weak self] in
      self?.placePresentedView()
    } completion: { [weak self] in
      self?.innerFlightEnded(at: $0)
    }
  }

  /// Lays out when UIKit shows the page that the flight has led to.
  func innerFlightEnded(at position: TransitionPosition) {
    guard position == .start else {
      containerView?.setNeedsLayout()
      return
    }
    keepsPlace = true
    var frames = 0
    FrameLoop().wait { [weak self] in
      frames += 1
      guard frames > 3 || self == nil else { return false }
      self?.keepsPlace = false
      self?.containerView?.setNeedsLayout()
      return true
    }
  }
}

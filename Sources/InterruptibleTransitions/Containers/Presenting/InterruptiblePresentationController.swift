/// A presentation controller that presents a view controller in a transition presentation style,
/// and animates the views around it along with flights.
final class InterruptiblePresentationController: UIPresentationController {
  var style: TransitionPresentationStyle
  var styleChange = PresentationStyleChange()
  /// A strong reference, because UIKit references the delegate weakly.
  private let transitioningDelegate: ModalTransitioningDelegate
  private(set) var chrome: PresentationChrome?
  /// The current presentation or dismissal, if the toolkit performs it.
  private(set) var flight: TransitionFlight?
  /// The current flight between pages inside the presented container.
  private(set) weak var innerFlight: TransitionFlight?
  /// The safe area insets of the container without a transform, in points.
  private var safeAreaInPlace: UIEdgeInsets?
  private var laidOutBounds: CGRect?
  private var laidOutContentSize: CGSize?
  private var isMovingView = false
  /// Whether the presented view keeps its frame while UIKit undoes a cancelled flight inside it.
  private var keepsPlace = false
  /// The frame before a separate animation has changed it during the presentation; nil if none has.
  private var placeBeforeMove: CGRect?
  /// The frame of the presented view in a flight, without the animation; nil outside of flights.
  private var placeInFlight: CGRect?
  /// Lets the container follow the view that it covers, if that is not the window.
  private var contextObserver: SizeObserverView?
  private var removeEscape: (() -> Void)?
  /// Whether a tap has begun a dismissal that no flight of the toolkit reports.
  private var isDismissedByUser = false

  init(
    presented: UIViewController, presenting: UIViewController?, style: TransitionPresentationStyle,
    delegate: ModalTransitioningDelegate
  ) {
    self.style = style
    transitioningDelegate = delegate
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    var context = TransitionPresentationContext(of: presentedViewController, in: containerView)
    context.safeAreaInsets = safeAreaInsets(of: containerView)
    return style.frame.rectangle(in: context)
  }

  /// Returns the insets without a transform, because an overshoot can change the safe area.
  private func safeAreaInsets(of containerView: UIView) -> UIEdgeInsets {
    guard containerView.transform.isIdentity else {
      return safeAreaInPlace ?? containerView.safeAreaInsets
    }
    safeAreaInPlace = containerView.safeAreaInsets
    return containerView.safeAreaInsets
  }

  override var shouldPresentInFullscreen: Bool { !style.presentsInCurrentContext }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if let containerView { chrome?.layOut(in: containerView.bounds) }
    guard let presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    let contentSize = presentedViewController.visibleContentSize
    let isSameContainer = containerView?.bounds == laidOutBounds
    let isSameContent = contentSize == laidOutContentSize
    laidOutBounds = containerView?.bounds
    laidOutContentSize = contentSize
    // During a flight the animation sets the frame of the view, unless the final frame changes.
    guard frame != placeInFlight, !keepsPlace else { return }
    let isInFlight = placeInFlight != nil
    if isInFlight { placeInFlight = frame }
    // The view moves to the frame that another page inside prefers. It has the frame that an app
    // computes from other state at once.
    if isSameContainer, isInFlight || !isSameContent { return movePresentedView() }
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
    let covered = style.presentsInCurrentContext ? presentingViewController.viewIfLoaded : nil
    chrome = PresentationChrome(
      style, in: containerView, over: covered, around: presentedView
    ) { [weak self] in
      self?.userDismisses()
    } while: { [weak self] in
      self?.isLeaving == true
    }
    // SwiftUI reports subviews of its views (6.38), whose size follows the size of the view around.
    contextObserver = covered?.closestViewOutsideSwiftUI.map { view in
      SizeObserverView(over: view) { [weak self, weak covered] in
        if let covered { self?.cover(covered) }
      }
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
    flight = nil
    placeInFlight = nil
    placeBeforeMove = nil
    changeStyleAfterFlight(isPresented: isPresented)
    chrome?.keepsVoiceOver = !style.passesTouchesThrough
    // The style can have changed since the animator recorded the color.
    chrome?.dimmingView?.show(isPresented)
    guard !isPresented else {
      // The frame can have changed during the flight.
      movePresentedView()
      containerView?.setNeedsLayout()
      return
    }
    chrome?.remove()
    chrome = nil
    contextObserver?.removeFromSuperview()
    contextObserver = nil
    removeEscape?()
    // Restores the delegate before the app is notified of the end, where it can present again.
    transitioningDelegate.restoreDelegate()
  }
}

extension InterruptiblePresentationController: TransitionParticipant {
  func takePart(in flight: TransitionFlight) {
    // A presented navigation controller also performs pushes and pops.
    guard flight.subject === presentedViewController else { return followInside(flight) }
    self.flight = flight
    flight.observers.append(self)
    flight.passesTouchesThrough = style.passesTouchesThrough
    chrome?.keepsVoiceOver = flight.isPresenting && !style.passesTouchesThrough
    reportUserDismissal(by: flight)
    guard let dimmingView = chrome?.dimmingView else { return }
    dimmingView.show(!flight.isPresenting)
    flight.addAnimations { dimmingView.show(flight.isPresenting) }
  }
}

extension InterruptiblePresentationController: FlightObserver {
  /// Returns a view that leaves to the frame with which it has entered, so that it leaves entirely.
  func flightEntered(_ phase: TransitionPhase) {
    guard let flight, flight.isPresenting else { return }
    guard isLeaving else { return movePresentedView() }
    guard let place = placeBeforeMove, containerView?.bounds == laidOutBounds, let presentedView
    else { return }
    TransitionTiming.spring(dampingRatio: 1, duration: 0.2).makeAnimator {
      presentedView.place(at: place)
      presentedView.layoutIfNeeded()
    }.startAnimation()
  }
}

extension InterruptiblePresentationController {
  /// Whether a flight leads to the end without the presented view, and nothing holds it.
  fileprivate var isLeaving: Bool {
    guard let flight else { return false }
    return flight.foreseen.heading == flight.end(whereSubjectIsShown: false)
  }

  // MARK: The frame of the presented view, which can change while the view is presented

  private var isShowingPresentedView: Bool {
    guard let containerView else { return false }
    return presentedView?.isDescendant(of: containerView) == true
  }

  /// Moves the container over the view of the context, such as a column that has become wider.
  private func cover(_ context: UIView) {
    guard let containerView, let superview = containerView.superview, let outer = context.superview
    else { return }
    containerView.place(at: superview.convert(context.place, from: outer))
    containerView.layoutIfNeeded()
  }

  /// The frame that the style gives the presented view, in the view's current superview.
  private var placeOfPresentedView: CGRect {
    let frame = frameOfPresentedViewInContainerView
    guard let superview = presentedView?.superview, let containerView else { return frame }
    return containerView.convert(frame, to: superview)
  }

  /// Sets the frame of the presented view as the style requires. The change can be animated.
  func placePresentedView() {
    guard let presentedView, isShowingPresentedView else { return }
    if placeInFlight != nil { placeInFlight = frameOfPresentedViewInContainerView }
    presentedView.place(at: placeOfPresentedView)
    presentedView.layoutIfNeeded()
  }

  /// Moves the presented view to the frame that the style requires, if that frame has changed:
  /// along with the first half of a presentation or the app's animation, or else separately. In a
  /// small rest of a flight, it would jump.
  func movePresentedView() {
    guard let presentedView, isShowingPresentedView, !keepsPlace, !isMovingView,
      presentedView.place != placeOfPresentedView
    else { return }
    // An animator performs layout when it receives a block.
    isMovingView = true
    defer { isMovingView = false }
    if let flight, !flight.isPending {
      // A view that leaves keeps its size, until it stays after all.
      guard flight.isPresenting, !isLeaving else { return }
      if flight.hasRoomForChanges { return move(along: flight) }
      placeBeforeMove = placeBeforeMove ?? presentedView.place
    } else if innerFlight?.isOver == false {
      // The view moves to the new frame when the flight has ended.
      return
    }
    if UIView.inheritedAnimationDuration > 0 {
      placePresentedView()
    } else {
      animateChange(along: .forFrames) { $0.placePresentedView() }
    }
  }

  func animateChange(
    along timing: TransitionTiming,
    _ change: @escaping (InterruptiblePresentationController) -> Void
  ) {
    let animator = timing.makeAnimator { change(self) }
    animator.addCompletion { [weak self] _ in self?.finishStyleChange() }
    animator.startAnimation()
  }

  /// Follows the visible page in a flight, because the app can have set a style for the page.
  private func followInside(_ flight: TransitionFlight) {
    guard !flight.isModal else { return }
    innerFlight = flight
    if changeStyle(with: flight) { return }
    if presentedView?.place != placeOfPresentedView { return move(along: flight) }
    flight.addCompletion { [weak self] in self?.innerFlightEnded(at: $0) }
  }

  private func move(along flight: TransitionFlight) {
    flight.addAnimations { [weak self] in
      self?.placePresentedView()
    } completion: { [weak self] in
      self?.innerFlightEnded(at: $0)
    }
  }

  /// Updates the layout when UIKit shows the final page of the flight.
  func innerFlightEnded(at position: TransitionPosition) {
    innerFlight = nil
    guard position == .start else {
      movePresentedView()
      containerView?.setNeedsLayout()
      return
    }
    keepsPlace = true
    var frames = IdleFrameCounter()
    FrameLoop().wait { [weak self] in
      guard frames.countFrame() || self == nil else { return false }
      self?.keepsPlace = false
      self?.movePresentedView()
      self?.containerView?.setNeedsLayout()
      return true
    }
  }

  // MARK: Taps beside the presented view, and VoiceOver's escape gesture

  func userDismisses() {
    if let flight { reverseForDismissal(flight) } else { dismiss() }
  }

  /// Pops one view controller, or dismisses the topmost one. The result is false if this has no
  /// effect, such as after the end of the presentation.
  private func userEscapes() -> Bool {
    guard chrome != nil else { return false }
    // UIKit ignores a dismissal while another view controller is being presented.
    if let next = presentedViewController.presentedViewController {
      let presentation = next.presentationController as? InterruptiblePresentationController
      return presentation?.userEscapes() ?? false
    }
    if let stack = presentedViewController as? UINavigationController, stack.hasWayBack {
      return stack.popViewController(animated: true) != nil
    }
    userDismisses()
    return true
  }

  /// Reverses a presentation. A tap does not move a held flight, and has no effect on a dismissal.
  private func reverseForDismissal(_ flight: TransitionFlight) {
    let goal: TransitionPosition = flight.isPresenting ? .end : .start
    let comesIn = [.running(toward: goal), .settling(toward: goal)].contains(flight.phase)
    guard comesIn, let dismissal = flight.makeUserDismissal() else { return }
    dismissal.begin(at: flight.position, isLeaving: false)
    let end = dismissal.end(ofReleaseToward: flight.end(whereSubjectIsShown: false))
    if end != goal { flight.redirect(to: end) }
  }

  private func dismiss() {
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed,
      let presenter = presentedViewController.presentingViewController
    else { return }
    guard permitsUserDismissal else {
      delegate?.notifyOfAttemptedDismissal(of: self)
      return
    }
    delegate?.notifyOfBeginningDismissal(of: self)
    isDismissedByUser = true
    presenter.dismiss(animated: true) {
      // A flight of the toolkit has reported the dismissal already, or will report it.
      if self.isDismissedByUser { self.delegate?.notifyOfDismissal(of: self) }
    }
  }

  /// Makes a flight report the dismissal that a tap has begun: for the topmost view controller,
  /// because the tap has passed through its presentation.
  private func reportUserDismissal(by flight: TransitionFlight) {
    guard isDismissedByUser, !flight.isPresenting,
      presentedViewController.topmost === presentedViewController
    else { return }
    isDismissedByUser = false
    flight.makeUserDismissal()?.wasAnnounced()
  }
}

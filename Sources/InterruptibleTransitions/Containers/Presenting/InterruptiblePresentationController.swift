/// A presentation controller that presents a view controller in a transition presentation style,
/// and animates the views around it along with flights.
final class InterruptiblePresentationController: UIPresentationController {
  private var style: TransitionPresentationStyle
  /// The next style, which waits for a flight inside the presented view controller.
  private var nextStyle: TransitionPresentationStyle?
  private var timingOfNextStyle = TransitionTiming.forFrames
  /// The style before the current flight, which a cancelled flight restores.
  private(set) var formerStyle: TransitionPresentationStyle?
  /// The animation of the last change of the style outside of flights.
  private weak var styleAnimator: UIViewPropertyAnimator?
  /// A strong reference, because UIKit references the delegate weakly.
  private let transitioningDelegate: ModalTransitioningDelegate
  private(set) var chrome: PresentationChrome?
  /// The current presentation or dismissal, if the toolkit performs it.
  private(set) var flight: TransitionFlight?
  /// The current flight between pages inside the presented container.
  private(set) weak var innerFlight: TransitionFlight?
  /// The safe area insets of the container without a transform, in points.
  private var untransformedSafeAreaInsets: UIEdgeInsets?
  private var laidOutBounds: CGRect?
  private var laidOutContentSize: CGSize?
  private var isMovingView = false
  /// Whether the presented view keeps its frame while UIKit undoes a cancelled flight inside it.
  private var keepsFrame = false
  /// The frame before the first separate animation during the current presentation; nil if there
  /// was no such animation.
  private var frameBeforeMove: CGRect?
  /// The frame that the style requires during a flight; nil outside of flights.
  private var requiredFrameInFlight: CGRect?
  /// Lets the container follow the view that it covers, if that is not the window.
  private var coveredViewObserver: SizeObserverView?
  private var removeEscapeAction: (() -> Void)?
  /// Whether a person has begun a dismissal that no flight has started to report.
  var hasUnreportedUserDismissal = false

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
    let insets = safeAreaInsets(of: containerView)
    // Only other frames need a context, whose traits are an object.
    if case .full = style.frame { return containerView.bounds }
    var context = TransitionPresentationContext(of: presentedViewController, in: containerView)
    context.safeAreaInsets = insets
    return style.frame.rectangle(in: context)
  }

  /// Returns the insets without a transform, because an overshoot can change the safe area.
  private func safeAreaInsets(of containerView: UIView) -> UIEdgeInsets {
    guard containerView.transform.isIdentity else {
      return untransformedSafeAreaInsets ?? containerView.safeAreaInsets
    }
    untransformedSafeAreaInsets = containerView.safeAreaInsets
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
    guard frame != requiredFrameInFlight, !keepsFrame else { return }
    let isInFlight = requiredFrameInFlight != nil
    if isInFlight { requiredFrameInFlight = frame }
    // A frame that changes because another page has another preferred size is animated. A frame
    // that the app computes from other state is applied without an animation.
    if isSameContainer, isInFlight || !isSameContent { return movePresentedView() }
    place(presentedView)
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
    requiredFrameInFlight = frameOfPresentedViewInContainerView
    let covered = style.presentsInCurrentContext ? presentingViewController.viewIfLoaded : nil
    chrome = PresentationChrome(
      style, in: containerView, over: covered, around: presentedView
    ) { [weak self] in
      self?.handleDismissalTap()
    } isLeaving: { [weak self] in
      self?.isLeaving == true
    }
    // SwiftUI reports subviews of its views (6.38), whose size follows the size of the view around.
    coveredViewObserver = covered?.closestViewOutsideSwiftUI.map { view in
      SizeObserverView(in: view) { [weak self, weak covered] in
        if let covered { self?.cover(covered) }
      }
    }
    removeEscapeAction = presentedViewController.setEscapeIfPossible { [weak self] in
      self?.handleEscape() == true
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    flightEnded(isPresented: completed)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    requiredFrameInFlight = frameOfPresentedViewInContainerView
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if !completed { hasUnreportedUserDismissal = false }
    flightEnded(isPresented: !completed)
  }

  private func flightEnded(isPresented: Bool) {
    flight = nil
    requiredFrameInFlight = nil
    frameBeforeMove = nil
    changeStyleAfterFlight(isPresented: isPresented)
    chrome?.excludesViewsBehindFromVoiceOver = !style.passesTouchesThrough
    // The style can have changed since the animator recorded the color.
    chrome?.dimmingView?.show(isPresented)
    guard !isPresented else {
      // The frame can have changed during the flight.
      return updateFrame()
    }
    chrome?.remove()
    chrome = nil
    coveredViewObserver?.removeFromSuperview()
    coveredViewObserver = nil
    removeEscapeAction?()
    // The app can present the view controller again when it is notified of the end. By that time,
    // `transitioningDelegate` must be the app's.
    transitioningDelegate.restoreDelegate()
  }
}

extension InterruptiblePresentationController: TransitionParticipant {
  func animateAlongside(_ flight: TransitionFlight) {
    // A presented navigation controller also performs pushes and pops.
    guard flight.subject === presentedViewController else { return adapt(toInnerFlight: flight) }
    self.flight = flight
    flight.observers.append(self)
    flight.passesTouchesThrough = style.passesTouchesThrough
    chrome?.excludesViewsBehindFromVoiceOver = flight.isPresentation && !style.passesTouchesThrough
    reportUserDismissal(by: flight)
    guard let dimmingView = chrome?.dimmingView else { return }
    dimmingView.show(!flight.isPresentation)
    flight.addAnimations { dimmingView.show(flight.isPresentation) }
  }
}

extension InterruptiblePresentationController: FlightObserver {
  /// Updates the frame of a view that stays. A view that leaves moves back to the frame with which
  /// it entered; otherwise the animation would not move the view entirely off the screen.
  func flightEntered(_ phase: TransitionPhase) {
    guard let flight, flight.isPresentation else { return }
    guard isLeaving else { return movePresentedView() }
    guard let place = frameBeforeMove, containerView?.bounds == laidOutBounds, let presentedView
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
  private func cover(_ coveredView: UIView) {
    guard let containerView, let superview = containerView.superview,
      let outer = coveredView.superview
    else { return }
    containerView.place(at: superview.convert(coveredView.place, from: outer))
    containerView.layoutIfNeeded()
  }

  /// The frame that the style gives the presented view, in the view's current superview.
  private var placeOfPresentedView: CGRect {
    let frame = frameOfPresentedViewInContainerView
    guard let superview = presentedView?.superview, let containerView else { return frame }
    return containerView.convert(frame, to: superview)
  }

  /// Sets the frame of the presented view as the style requires. The change can be animated.
  private func placePresentedView() {
    guard let presentedView, isShowingPresentedView else { return }
    if requiredFrameInFlight != nil { requiredFrameInFlight = frameOfPresentedViewInContainerView }
    place(presentedView)
    presentedView.layoutIfNeeded()
  }

  /// Sets the frame as the style requires, and moves the page behind accordingly.
  private func place(_ presentedView: UIView) {
    presentedView.place(at: placeOfPresentedView)
    for case let page as CoveredPage in containerView?.subviews ?? [] { page.update() }
  }

  /// Moves the presented view to the frame that the style requires, if that frame has changed. The
  /// view moves with the app's animation, or with the first half of a presentation. Otherwise it
  /// moves separately, because a change in the last part of a presentation would look like a jump.
  private func movePresentedView() {
    guard let presentedView, isShowingPresentedView, !keepsFrame, !isMovingView,
      presentedView.place != placeOfPresentedView
    else { return }
    // An animator performs layout when it receives a block.
    isMovingView = true
    defer { isMovingView = false }
    if let flight, !flight.isPending {
      // A view that leaves keeps its frame. `flightEntered(_:)` moves the view if it stays.
      guard flight.isPresentation, !isLeaving else { return }
      if flight.hasRoomForChanges { return move(along: flight) }
      frameBeforeMove = frameBeforeMove ?? presentedView.place
    } else if innerFlight?.isOver == false {
      // The view moves to the new frame when the flight has ended.
      return
    }
    animate(along: .forFrames, placePresentedView)
  }

  private func updateFrame() {
    movePresentedView()
    containerView?.setNeedsLayout()
  }

  /// Makes a change along the app's animation, or starts and returns a separate animation.
  @discardableResult
  private func animate(
    along timing: TransitionTiming, _ change: @escaping () -> Void
  ) -> UIViewPropertyAnimator? {
    guard UIView.inheritedAnimationDuration == 0 else {
      change()
      return nil
    }
    let animator = timing.makeAnimator(change)
    animator.startAnimation()
    return animator
  }

  /// Adapts the style and the frame to the page that a flight inside shows.
  private func adapt(toInnerFlight flight: TransitionFlight) {
    guard !flight.isModal else { return }
    innerFlight = flight
    if changeStyle(with: flight) { return }
    if presentedView?.place != placeOfPresentedView { return move(along: flight) }
    flight.addCompletion { [weak self] in self?.innerFlightEnded(with: $0) }
  }

  private func move(along flight: TransitionFlight) {
    flight.addAnimations { [weak self] in
      self?.placePresentedView()
    } completion: { [weak self] in
      self?.innerFlightEnded(with: $0)
    }
  }

  /// Updates the layout when UIKit shows the final page of the flight.
  private func innerFlightEnded(with outcome: TransitionOutcome) {
    innerFlight = nil
    guard outcome != .completed else { return updateFrame() }
    keepsFrame = true
    var frames = IdleFrameCounter()
    FrameLoop().wait { [weak self] in
      guard frames.countFrame() || self == nil else { return false }
      self?.keepsFrame = false
      self?.updateFrame()
      return true
    }
  }

  // MARK: The change of the style, which waits for a flight or is part of one

  /// Changes the style as a part of a flight inside the presented view controller that is in
  /// progress or may be about to begin, or else in a separate animation.
  func change(to style: TransitionPresentationStyle, along timing: TransitionTiming) {
    guard chrome != nil else {
      self.style = style
      return
    }
    nextStyle = style
    timingOfNextStyle = timing
    if let flight {
      // A presentation includes the change. A view that is being dismissed keeps its size.
      if flight.isPresentation { _ = changeStyle(with: flight) }
      return
    }
    if let innerFlight, !innerFlight.isOver, changeStyle(with: innerFlight) { return }
    guard presentedViewController.isVisibleChainInTransition else { return changeStyleByItself() }
    var idleFrames = IdleFrameCounter()
    FrameLoop().wait { [weak self] in
      guard let self, nextStyle != nil else { return true }
      guard idleFrames.countFrame() || !presentedViewController.isVisibleChainInTransition else {
        return false
      }
      changeStyleByItself()
      return true
    }
  }

  /// Shows a waiting style in an inner flight, and returns whether the flight includes one.
  private func changeStyle(with flight: TransitionFlight) -> Bool {
    guard let nextStyle, flight.acceptsAnimations else { return false }
    self.nextStyle = nil
    formerStyle = formerStyle ?? style
    style = nextStyle
    chrome?.prepare(for: style)
    let isAlong = flight !== self.flight || flight.hasRoomForChanges
    flight.addAnimations { [weak self] in
      guard let self else { return }
      if isAlong { showStyle() } else { chrome?.show(style) }
    } completion: { [weak self] outcome in
      self?.styleFlightEnded(with: outcome)
    }
    if !isAlong { movePresentedView() }
    return true
  }

  private func styleFlightEnded(with outcome: TransitionOutcome) {
    if outcome != .completed, let formerStyle {
      style = formerStyle
      chrome?.prepare(for: style)
      chrome?.show(style)
    }
    formerStyle = nil
    finishStyleChange()
    innerFlightEnded(with: outcome)
  }

  /// Shows the style that has waited for the end of a flight, if the view is still presented.
  private func changeStyleAfterFlight(isPresented: Bool) {
    guard let nextStyle else { return }
    if isPresented { return changeStyleByItself() }
    style = nextStyle
    self.nextStyle = nil
  }

  private func changeStyleByItself() {
    guard let nextStyle else { return }
    self.nextStyle = nil
    style = nextStyle
    chrome?.prepare(for: style)
    styleAnimator = animate(along: timingOfNextStyle, showStyle)
    guard let styleAnimator else { return finishStyleChange() }
    styleAnimator.addCompletion { [weak self, weak styleAnimator] _ in
      // A later change still needs the views of the former style.
      if self?.styleAnimator === styleAnimator { self?.finishStyleChange() }
    }
  }

  private func showStyle() {
    chrome?.show(style)
    placePresentedView()
  }

  /// Removes the views that the style does not need, unless a flight can restore the former style.
  private func finishStyleChange() {
    if formerStyle == nil { chrome?.finish(style) }
  }
}

// The view tasks of most animations, according to UIKit's contract.
extension TransitionFlight {
  /// The view controller that is on the screen before the transition.
  public var fromViewController: UIViewController? { context.viewController(forKey: .from) }

  /// The view controller that is on the screen after the transition.
  public var toViewController: UIViewController? { context.viewController(forKey: .to) }

  /// The navigation controller of a push or a pop.
  var stack: UINavigationController? { pageContainer as? UINavigationController }

  /// The incoming view, or nil if UIKit gives animations no access to it.
  public var incomingView: UIView? { context.view(forKey: .to) }

  /// The outgoing view, or nil if UIKit gives animations no access to it.
  public var outgoingView: UIView? { context.view(forKey: .from) }

  /// Adds the incoming view to the container, and lets the flight remove views at its end.
  ///
  /// The flight removes the incoming view after a cancel, and the outgoing view after a dismissal
  /// or a pop.
  ///
  /// The incoming view gets its final frame. A sheet that a dismissal uncovers gets the frame that
  /// its presentation controller states. The incoming view is in front of all other views. If the
  /// outgoing view is dismissed or popped, the incoming view is behind it. For some modal
  /// presentations UIKit gives access to only one of the views, or to neither. This method ignores
  /// a view that is nil.
  ///
  /// Call the method before anything else. A second call, or a call after the end of the flight,
  /// does nothing. Without the call, no change is visible in flight: the incoming view is added
  /// only at the end, and debug builds print a message.
  ///
  /// An animation must remove other views that it has added to the container, at the end, in
  /// ``TransitionAnimation/Steps/cleanUp(_:)``.
  ///
  /// ```swift
  /// let fade = TransitionAnimation { flight, steps in
  ///   guard let view = flight.installViews() else { return }
  ///   if flight.isPresenting { view.alpha = 0 }
  ///   steps.animate { view.alpha = flight.isPresenting ? 1 : 0 }
  ///   steps.cleanUp { _ in view.alpha = 1 }
  /// }
  /// ```
  ///
  /// - Returns: The view that moves: the incoming view if the flight presents, and otherwise the
  ///   outgoing view.
  @discardableResult public func installViews() -> UIView? {
    if !areViewsInstalled, !isOver {
      areViewsInstalled = true
      if let view = incomingView { insert(view, at: finalFrame) }
    }
    return isPresenting ? incomingView : outgoingView
  }

  /// The final frame, because UIKit may report a wrong one for a sheet below a dismissed screen.
  private var finalFrame: CGRect {
    guard let toViewController else { return .zero }
    let uncovered = isPresentation ? nil : toViewController.presentedFrame(in: containerView)
    return uncovered ?? context.finalFrame(for: toViewController)
  }

  /// Adds a view with its transform; the container's bounds replace an empty or infinite frame.
  private func insert(_ view: UIView, at frame: CGRect) {
    view.place(at: frame.isUsable ? frame : containerView.bounds)
    if !isPresentation, let outgoingView, outgoingView.superview === containerView {
      containerView.insertSubview(view, belowSubview: outgoingView)
    } else {
      containerView.addSubview(view)
    }
    endPlace = place(at: .end)
    placedBounds = containerView.bounds
    // If a block of the animator laid out the container, the animator would animate the view's
    // first layout, and a cancel would undo it.
    UnanimatedCall.perform { view.layoutIfNeeded() }
    if !isOver { incomingSafeArea = toViewController.flatMap(SafeAreaKeeper.init) }
  }

  /// Removes views that do not belong there at an end, and restores one that was removed.
  func cleanUpViews(at position: TransitionPosition) {
    sizeObserver.take()?.remove()
    presenterInterceptor.take()?.removeFromSuperview()
    if areViewsInstalled {
      let leaving = position == .start ? incomingView : isPresentation ? nil : outgoingView
      // If UIKit has ended this transition, the next transition may already use the view.
      if let leaving, leaving.isDescendant(of: containerView) { leaving.removeFromSuperview() }
    }
    guard let staying = position == .end ? incomingView : outgoingView,
      staying.window == nil, !staying.isDescendant(of: containerView)
    else { return restoreStayingView(at: position) }
    if position == .end {
      insert(staying, at: place(at: .end))
      printDebugMessage(
        areViewsInstalled
          ? """
          A transition has ended without its incoming view, which is put into the container again. \
          Other code has taken it out in flight.
          """
          : """
          A transition has ended without its incoming view, which is put into the container now. \
          An animation calls TransitionFlight.installViews() before anything else.
          """)
    } else {
      containerView.addSubview(staying)
    }
  }

  // MARK: The motion of the presented page

  /// The motion of the leaving page, in points, and zero if the page stands still. Before the
  /// start, and with reduced motion, it is that of the transition's own animation.
  var pageExit: CGVector {
    guard isPending || usesReducedMotion else { return recordedExit }
    let place = place(at: end(whereSubjectIsShown: true))
    return delegate.exit(of: self, from: place)
  }

  /// The middle of the presented page in the container, without animations.
  var pageMiddle: CGPoint? {
    guard let view = (isPresentation ? incomingView : outgoingView) ?? subject?.viewIfLoaded,
      view.isDescendant(of: containerView)
    else { return nil }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: containerView)
  }

  /// Records the motion of the page from its places before and after the animator's blocks.
  func recordPageExit() {
    guard let start = pageStart.take(), let end = pageMiddle else { return }
    let motion = end - start
    recordedExit = isPresentation ? motion * -1 : motion
  }

  // MARK: Frames after a rotation in flight

  /// Returns the frame of the remaining view in the container, without an animation.
  private func place(at position: TransitionPosition) -> CGRect {
    let staying = position == .end ? toViewController : fromViewController
    return staying?.presentedFrame(in: containerView) ?? containerView.bounds
  }

  /// Returns the frame of the remaining view at the start, if the view had that frame.
  private func formerPlace(at position: TransitionPosition) -> CGRect? {
    position == .end ? endPlace : startPlace
  }

  /// Records the frame of the outgoing view, unless other code places the view.
  func recordOutgoingPlace() {
    let place = place(at: .start)
    // The frame of a view with a transform is undefined.
    guard let view = outgoingView, view.superview === containerView,
      view.bounds.size == place.size, view.center == CGPoint(x: place.midX, y: place.midY)
    else { return }
    startPlace = place
    placedBounds = containerView.bounds
  }

  /// Moves a sheet that the flight covers or uncovers when the container changes its size.
  func keepSheetInPlace() {
    let position: TransitionPosition = isPresentation ? .start : .end
    let (sheet, view) =
      isPresentation ? (fromViewController, outgoingView) : (toViewController, incomingView)
    guard isModal, let view, sheet?.presentedFrame(in: containerView) != nil else { return }
    sizeObserver = SizeObserverView(in: containerView) { [weak self, weak view] in
      guard let self, let view, view.superview === containerView else { return }
      let place = place(at: position)
      if formerPlace(at: position) != nil, place.isUsable { view.place(at: place) }
    }
  }

  /// Lets touches beside the pages reach the presenting view, which UIKit's container covers.
  func openContainer() {
    guard isModal, presenter?.viewIfLoaded?.isDescendant(of: containerView) != true,
      // A dimming decides about the touches by itself.
      !containerView.subviews.contains(where: { $0 !== outgoingView && $0.covers(containerView) })
    else { return }
    let id = ObjectIdentifier(self)
    // A weak reference would slow down each of the flight's retains.
    presenterInterceptor = PresenterInterceptor(in: containerView) { [weak delegate] in
      delegate?.flight(id)?.opensContainer == true
    }
  }

  /// Whether touches beside the page reach the presenting view. They do while the page leaves, and
  /// while it enters if it covers that view at rest.
  var opensContainer: Bool {
    if foreseen.intendedEnd == end(whereSubjectIsShown: false) { return true }
    guard let frame = subject?.presentedFrame(in: containerView) else { return true }
    return frame.insetBy(dx: -0.5, dy: -0.5).contains(containerView.bounds)
  }

  /// The view controller that presents, if the flight is a presentation or a dismissal.
  var presenter: UIViewController? { isPresentation ? fromViewController : toViewController }

  /// Moves the remaining view to a frame that has changed in flight. It moves at once if the
  /// container has another size, and is otherwise animated after the end.
  private func restoreStayingView(at position: TransitionPosition) {
    let place = place(at: position)
    guard let oldPlace = formerPlace(at: position), oldPlace != place, place.isUsable,
      let view = position == .end ? incomingView : outgoingView
    else { return }
    guard containerView.bounds == placedBounds else { return view.place(at: place) }
    addCompletion { [weak self, weak view] _ in
      guard let view, view.superview === self?.containerView else { return }
      TransitionTiming.forFrames.makeAnimator {
        view.place(at: place)
        view.layoutIfNeeded()
      }.startAnimation()
    }
  }
}

extension UIViewController {
  /// Returns the frame that the presentation controller states; nil if this one is not presented.
  func presentedFrame(in view: UIView) -> CGRect? {
    guard presentingViewController != nil, let presentation = presentationController,
      // A page of a presented navigation controller returns the navigation controller's
      // presentation.
      presentation.presentedViewController === self, let container = presentation.containerView
    else { return nil }
    return container.convert(presentation.frameOfPresentedViewInContainerView, to: view)
  }
}

// The direction of the change.
extension TransitionFlight {
  /// Returns whether an unannounced flight is a presentation. It is none if the incoming controller
  /// presents the outgoing one, if the outgoing one is not on the stack or is above the incoming
  /// one, or if the new tab is an earlier one.
  static func isPresenting(in context: any UIViewControllerContextTransitioning) -> Bool {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return true }
    // When several presentations are dismissed together, the top one leaves, and the presenter of
    // the lowest one enters.
    let presenters = sequence(first: from, next: \.presentingViewController).dropFirst()
    if presenters.contains(where: { $0 === to }) { return false }
    guard let container = to.parent, from.parent == nil || from.parent === container,
      let container = container as? any PageContainer, let new = container.pages.firstIndex(of: to)
    else { return true }
    guard let old = container.pages.firstIndex(of: from) else { return container.keepsPages }
    return new > old
  }

  /// The layout direction of the page container, or else of the presented page.
  var layoutDirection: UIUserInterfaceLayoutDirection {
    let page = isPresentation ? toViewController : fromViewController
    let view = pageContainer?.viewIfLoaded ?? page?.viewIfLoaded ?? containerView
    return view.effectiveUserInterfaceLayoutDirection
  }
}

extension UIViewControllerContextTransitioning {
  /// Whether frames show the transition. UIKit also provides contexts for presentations that are
  /// not animated, and applies animated changes at once in the background.
  var isShown: Bool {
    isAnimated && containerView.window?.windowScene?.activationState != .background
  }
}

// The view controller that the flight adds or removes.
extension TransitionFlight {
  /// The view controller that is presented or dismissed, or pushed or popped.
  var subject: UIViewController? { isPresentation ? toViewController : fromViewController }

  func redirect(to position: TransitionPosition) {
    handle(.released(.init(position: position)))
  }

  func end(whereSubjectIsShown isShown: Bool) -> TransitionPosition {
    isShown == isPresentation ? .end : .start
  }

  /// Whether the subject may be removed: in flight, or if the flight has ended without it.
  var canRemoveSubject: Bool { !isOver || phase == .ended(at: end(whereSubjectIsShown: false)) }
}

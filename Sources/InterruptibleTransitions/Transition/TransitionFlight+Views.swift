// What nearly every animation does with a flight's views, according to UIKit's contract.
extension TransitionFlight {
  /// The view controller that is on the screen before the transition.
  public var fromViewController: UIViewController? { context.viewController(forKey: .from) }

  /// The view controller that is on the screen after the transition.
  public var toViewController: UIViewController? { context.viewController(forKey: .to) }

  /// The navigation controller of a push or a pop.
  var stack: UINavigationController? { pageContainer as? UINavigationController }

  /// The view that comes in, or nil if UIKit gives animations no access to it.
  public var incomingView: UIView? { context.view(forKey: .to) }

  /// The view that goes away, or nil if UIKit gives animations no access to it.
  public var outgoingView: UIView? { context.view(forKey: .from) }

  /// Puts the incoming view into the container, and makes the flight remove what does not belong
  /// there at its end: the incoming view after a cancel, the outgoing view after a dismissal or a
  /// pop.
  ///
  /// The incoming view gets its final frame. A sheet that a dismissal uncovers gets the frame that
  /// its presentation controller states. The view lies in front of all other views, or behind the
  /// outgoing view if that one goes away again. For some modal presentations UIKit gives access to
  /// only one of the views, or neither; this method ignores a view that is nil.
  ///
  /// Call it before anything else; a second call does nothing, nor does a call when the flight has
  /// ended. Without it nothing is seen in flight, and the incoming view is put in at the end, in
  /// debug builds with a message.
  ///
  /// Views that an animation adds to the container are the animation's to remove: at the end, in
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
  /// - Returns: The view that moves: the incoming view if the flight presents, and the outgoing
  ///   view otherwise.
  @discardableResult public func installViews() -> UIView? {
    if !animations.areViewsInstalled, !isOver {
      animations.areViewsInstalled = true
      if let view = incomingView { insert(view, at: finalFrame) }
    }
    return isPresenting ? incomingView : outgoingView
  }

  /// The final frame of the incoming view. For a sheet below a screen that is dismissed UIKit may
  /// report the frame that the sheet had before it was covered, or the whole container.
  private var finalFrame: CGRect {
    guard let toViewController else { return .zero }
    let uncovered = isPresenting ? nil : toViewController.presentedFrame(in: containerView)
    return uncovered ?? context.finalFrame(for: toViewController)
  }

  /// Puts the incoming view into the container.
  ///
  /// - Parameters:
  ///   - view: The view. Its transform stays.
  ///   - frame: The frame that the view has without its transform. A frame that is empty or not
  ///     finite is the container's bounds.
  private func insert(_ view: UIView, at frame: CGRect) {
    view.place(at: frame.isUsable ? frame : containerView.bounds)
    if !isPresenting, let outgoingView, outgoingView.superview === containerView {
      containerView.insertSubview(view, belowSubview: outgoingView)
    } else {
      containerView.addSubview(view)
    }
    animations.endPlace = place(at: .end)
    // A block of the animator that lays out the container would animate the view's first layout,
    // and a cancel would take it back.
    StillCall.perform { view.layoutIfNeeded() }
    if !isOver { animations.incomingSafeArea = toViewController.flatMap(SafeAreaKeeper.init) }
  }

  /// Leaves in the container what belongs there at an end: removes other views, and restores a view
  /// that an animation has removed.
  func tidyViews(at position: TransitionPosition) {
    animations.sizeProbe.take()?.removeFromSuperview()
    if animations.areViewsInstalled {
      let leaving = position == .start ? incomingView : isPresenting ? nil : outgoingView
      // The next transition may have it by now, where UIKit has ended this one by itself.
      if let leaving, leaving.isDescendant(of: containerView) { leaving.removeFromSuperview() }
    }
    guard let staying = position == .end ? incomingView : outgoingView,
      staying.window == nil, !staying.isDescendant(of: containerView)
    else { return restoreStayingView(at: position) }
    if position == .end {
      insert(staying, at: place(at: .end))
      printDebugMessage(
        animations.areViewsInstalled
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
}

// If the device was rotated during the flight, the view that stays belongs elsewhere at the end.
extension TransitionFlight {
  /// Returns where the view that stays at one of the ends belongs without an animation, in the
  /// container.
  private func place(at position: TransitionPosition) -> CGRect {
    let staying = position == .end ? toViewController : fromViewController
    return staying?.presentedFrame(in: containerView) ?? containerView.bounds
  }

  /// Returns where the view that stays at one of the ends belonged when the flight began, if it lay
  /// there.
  private func formerPlace(at position: TransitionPosition) -> CGRect? {
    position == .end ? animations.endPlace : animations.startPlace
  }

  /// Notes where the outgoing view belongs, if it lies there. Other code places a view that does
  /// not.
  func noteOutgoingPlace() {
    let place = place(at: .start)
    // The view's frame is undefined if it has a transform.
    guard let view = outgoingView, view.superview === containerView,
      view.bounds.size == place.size, view.center == CGPoint(x: place.midX, y: place.midY)
    else { return }
    animations.startPlace = place
  }

  /// Moves a sheet that the flight covers or uncovers to its new frame when the container changes
  /// its size.
  func keepSheetInPlace() {
    let position: TransitionPosition = isPresenting ? .start : .end
    let (sheet, view) =
      isPresenting ? (fromViewController, outgoingView) : (toViewController, incomingView)
    guard isModal, let view, sheet?.presentedFrame(in: containerView) != nil else { return }
    animations.sizeProbe = SizeProbe(over: containerView) { [weak self, weak view] in
      guard let self, let view, view.superview === containerView else { return }
      let place = place(at: position)
      if formerPlace(at: position) != nil, place.isUsable { view.place(at: place) }
    }
  }

  /// Moves the view that stays to where it belongs, if that has changed: the animator has moved it
  /// to where it belonged when the flight began.
  private func restoreStayingView(at position: TransitionPosition) {
    let place = place(at: position)
    guard let oldPlace = formerPlace(at: position), oldPlace != place, place.isUsable,
      let view = position == .end ? incomingView : outgoingView
    else { return }
    view.place(at: place)
  }
}

extension UIViewController {
  /// Returns the frame that the controller's own presentation controller gives its view, in a view;
  /// nil if the controller itself is not presented.
  fileprivate func presentedFrame(in view: UIView) -> CGRect? {
    guard presentingViewController != nil, let presentation = presentationController,
      // A page of a presented stack answers with the stack's.
      presentation.presentedViewController === self, let container = presentation.containerView
    else { return nil }
    return container.convert(presentation.frameOfPresentedViewInContainerView, to: view)
  }
}

// What nearly every animation does with a flight's views, as UIKit's contract has it.
extension Flight {
  /// The view controller that is on the screen before the transition.
  public var fromViewController: UIViewController? { context.viewController(forKey: .from) }

  /// The view controller that is on the screen after the transition.
  public var toViewController: UIViewController? { context.viewController(forKey: .to) }

  /// The view that comes in, or nil if UIKit lets no animation touch it.
  public var incomingView: UIView? { context.view(forKey: .to) }

  /// The view that goes away, or nil if UIKit lets no animation touch it.
  public var outgoingView: UIView? { context.view(forKey: .from) }

  /// Puts the incoming view into the container at its final frame: behind the outgoing view on
  /// dismissal, in front of everything else on presentation.
  ///
  /// - Returns: The view, or nil if UIKit lets no animation touch it.
  @discardableResult public func addIncomingView() -> UIView? {
    guard let view = incomingView, let controller = toViewController else { return nil }
    let frame = context.finalFrame(for: controller)
    view.frame = frame.isEmpty ? containerView.bounds : frame
    if !isPresenting, let outgoingView, outgoingView.superview === containerView {
      containerView.insertSubview(view, belowSubview: outgoingView)
    } else {
      containerView.addSubview(view)
    }
    noteIncomingPlace()
    return view
  }

  /// Adds the clean-up that takes out of the container what does not belong there in the end: the
  /// incoming view after a cancel, the outgoing view after a dismissal.
  ///
  /// - Parameter steps: The animation's steps.
  public func removeViewThatLeft(_ steps: inout TransitionAnimation.Steps) {
    let (incoming, outgoing) = (incomingView, isPresenting ? nil : outgoingView)
    steps.cleanUp { position in
      (position == .start ? incoming : outgoing)?.removeFromSuperview()
    }
  }
}

// What stays in the end belongs elsewhere by then if the device was turned meanwhile.
extension Flight {
  /// Where the view that stays at one of the ends belongs as long as nothing moves it, in the container.
  private func place(at position: TransitionPosition) -> CGRect {
    let staying = position == .end ? toViewController : fromViewController
    guard let staying, staying === subject, staying.presentingViewController != nil,
      let presentation = staying.presentationController
    else { return containerView.bounds }
    return presentation.frameOfPresentedViewInContainerView
  }

  /// Takes note of where the outgoing view belongs, if it lies there; what does not is somebody else's to
  /// place.
  func noteOutgoingPlace() {
    let place = place(at: .start)
    // Its frame is undefined if it has a transform.
    guard let view = outgoingView, view.superview === containerView,
      view.bounds.size == place.size, view.center == CGPoint(x: place.midX, y: place.midY)
    else { return }
    places[.start] = place
  }

  /// Takes note of where the incoming view belongs: it has just been put there.
  func noteIncomingPlace() {
    places[.end] = place(at: .end)
  }

  /// Puts the view that stays where it belongs, if that has changed: the animator has put it to where it
  /// belonged when the flight began.
  func restoreStayingView(at position: TransitionPosition) {
    let place = place(at: position)
    guard let oldPlace = places[position], oldPlace != place, !place.isEmpty,
      let view = position == .end ? incomingView : outgoingView
    else { return }
    view.bounds.size = place.size
    view.center = CGPoint(x: place.midX, y: place.midY)
  }
}

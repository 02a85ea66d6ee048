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

// The outgoing view stays after a cancel, and where it belongs may be elsewhere by then.
extension Flight {
  /// Where the outgoing view belongs as long as nothing moves it, in the container.
  private var placeOfOutgoingView: CGRect {
    guard !isPresenting, let presented = fromViewController,
      presented.presentingViewController != nil,
      let presentation = presented.presentationController
    else { return containerView.bounds }
    return presentation.frameOfPresentedViewInContainerView
  }

  /// Where the outgoing view belongs, if it lies there; what does not is somebody else's to place.
  func findOutgoingPlace() -> CGRect? {
    let place = placeOfOutgoingView
    // Its frame is undefined if it has a transform.
    guard let view = outgoingView, view.superview === containerView,
      view.bounds.size == place.size, view.center == CGPoint(x: place.midX, y: place.midY)
    else { return nil }
    return place
  }

  /// Puts the outgoing view where it belongs, if that has changed: the animator has put it back to where
  /// it was when the flight began.
  ///
  /// - Parameter oldPlace: Where it belonged, and lay, then.
  func restoreOutgoingView(from oldPlace: CGRect?) {
    let place = placeOfOutgoingView
    guard let view = outgoingView, let oldPlace, oldPlace != place, !place.isEmpty else { return }
    view.bounds.size = place.size
    view.center = CGPoint(x: place.midX, y: place.midY)
  }
}

extension UIViewController {
  /// Dismisses what `dismiss(animated:completion:)` would, with a transition, this once.
  ///
  /// While that is just being presented by a transition of the toolkit's, the same flight is
  /// reversed where it is. While another change is under way that UIKit does not dismiss in, the
  /// dismissal waits until that is over.
  ///
  /// ```swift
  /// dismiss(with: fade)
  /// ```
  ///
  /// - Parameters:
  ///   - transition: How. One that is given back to UIKit after a cancel.
  ///   - completion: Called once the view controller is dismissed; never if it is not.
  /// - Returns: A handle to the flight to come. The outcome is ``TransitionOutcome/completed`` if
  ///   nothing is presented any more.
  @discardableResult
  public func dismiss(
    with transition: InterruptibleTransition, completion: (() -> Void)? = nil
  ) -> TransitionHandle {
    let request = FlightRequest()
    if let completion { request.then { if $0 == .completed { completion() } } }
    PendingDismissal(of: self, with: transition).start(request)
    return request.handle
  }

  /// Has a transition dismiss this controller, until a request is answered.
  func giveBack(
    after request: FlightRequest, byDismissingWith transition: InterruptibleTransition
  ) {
    let own = transitioningDelegate
    guard let delegate = own as? ModalTransitioningDelegate else {
      // UIKit keeps it weakly.
      let delegate = ModalTransitioningDelegate(transition)
      transitioningDelegate = delegate
      request.then { [weak self, weak own] _ in
        withExtendedLifetime(delegate) { self?.transitioningDelegate = own }
      }
      return
    }
    delegate.nextDismissal = transition
    request.then { _ in delegate.nextDismissal = nil }
  }

  /// The nearest of this controller and its containers that was presented.
  var presentedAncestor: UIViewController? {
    sequence(first: self, next: \.parent).first { controller in
      controller.presentingViewController?.presentedViewController === controller
    }
  }
}

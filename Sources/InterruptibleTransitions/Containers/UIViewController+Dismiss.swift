extension UIViewController {
  /// Dismisses what `dismiss(animated:completion:)` would, with a transition, this once.
  ///
  /// While that is just being presented by a transition of the toolkit's, the same flight is turned
  /// round where it is. While another change is under way that UIKit does not dismiss in, the
  /// dismissal waits until that is over.
  ///
  /// - Parameters:
  ///   - transition: How. One that is given back to UIKit after a cancel.
  ///   - completion: Called once the view controller is dismissed; never if it is not.
  public func dismiss(with transition: InterruptibleTransition, completion: (() -> Void)? = nil) {
    let request = FlightRequest()
    if let completion { request.then { if $0 == .end { completion() } } }
    dismiss(with: transition, for: request)
  }

  /// Dismisses what `dismiss(animated:completion:)` would, with a transition, and waits until that
  /// has come to rest.
  ///
  /// When the task is cancelled, what was to be dismissed comes back, from wherever it is.
  ///
  /// - Parameter transition: How.
  /// - Returns: Where it came to rest: the end if nothing is presented any more.
  @discardableResult
  public func dismiss(with transition: InterruptibleTransition) async -> TransitionPosition {
    await outcome { request in dismiss(with: transition, for: request) }
  }

  private func dismiss(with transition: InterruptibleTransition, for request: FlightRequest) {
    if transition.pending.isRequestedByApp,
      transition.requests.presentation?.isDismissed(by: self) == true
    {
      transition.join(request, goal: .start)
      return transition.settlePending(at: .start)
    }
    guard let lowest = presentedViewController ?? presentedAncestor else {
      return request.settle(at: .end)
    }
    PendingDismissal(of: lowest, with: transition, for: request).begin()
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
  private var presentedAncestor: UIViewController? {
    sequence(first: self, next: \.parent).first { controller in
      controller.presentingViewController?.presentedViewController === controller
    }
  }

  /// Whether UIKit was asked to present this controller with a transition, and has yet to begin.
  func isPending(with transition: InterruptibleTransition) -> Bool {
    transition.pending.isRequestedByApp && transition.requests.presentation?.presented === self
  }
}

extension UIViewController {
  /// Dismisses a view controller with a transition, for this dismissal only.
  ///
  /// ```swift
  /// dismiss(with: fade)
  /// ```
  ///
  /// The method dismisses the view controller that `dismiss(animated:completion:)` would dismiss.
  /// If a transition of the toolkit is presenting the view controller, the flight reverses in
  /// place. If UIKit would ignore the dismissal during another change, the dismissal waits for the
  /// end of that change. A flight that moves by itself ends within 0.1 seconds.
  ///
  /// Queued presentations on the view controller, or on one that is dismissed with it, are
  /// withdrawn. Later requests begin after the end of the dismissal.
  ///
  /// - Parameters:
  ///   - transition: The transition of the dismissal. After a cancelled dismissal, the previous
  ///     transition applies again.
  ///   - completion: The closure to call after the view controller is dismissed. It is not called
  ///     if the view controller is not dismissed. If several calls request one dismissal, each
  ///     completion is called.
  /// - Returns: A handle to the flight. The outcome is ``TransitionOutcome/completed`` if no view
  ///   controller is presented at the end.
  @discardableResult
  public func dismiss(
    with transition: InterruptibleTransition, completion: (() -> Void)? = nil
  ) -> TransitionHandle {
    Dismissal(of: self, with: transition).start(completion)
  }

  /// Makes a transition dismiss this view controller, until a request is settled.
  func restoreDelegate(
    after request: ChangeRequest, byDismissingWith transition: InterruptibleTransition
  ) {
    guard let delegate = transitioningDelegate as? ModalTransitioningDelegate else {
      // UIKit references the delegate weakly. This delegate provides no transition for
      // presentations.
      let delegate = ModalTransitioningDelegate { _, _ in nil }
      delegate.nextDismissal = transition
      delegate.becomeDelegate(of: self)
      request.then { _ in delegate.restoreDelegate() }
      return
    }
    delegate.nextDismissal = transition
    request.then { _ in delegate.nextDismissal = nil }
  }

  /// The nearest presented view controller among this view controller and its containers.
  var presentedAncestor: UIViewController? {
    sequence(first: self, next: \.parent).first { controller in
      controller.presentingViewController?.presentedViewController === controller
    }
  }
}

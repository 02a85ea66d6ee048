extension UIViewController {
  /// Dismisses what `dismiss(animated:completion:)` would, with a transition, for this dismissal
  /// only.
  ///
  /// If a transition of the toolkit's is presenting the view controller, the same flight reverses
  /// where it is. If UIKit would ignore the dismissal during another change, the dismissal waits
  /// until that change is over: a flight that moves by itself lands within 0.1 seconds. What waits
  /// to be presented on the view controller, or on what goes, is withdrawn; what is requested later
  /// comes when the dismissal is over.
  ///
  /// ```swift
  /// dismiss(with: fade)
  /// ```
  ///
  /// - Parameters:
  ///   - transition: The transition of the dismissal. After a cancel, the previous one applies
  ///     again.
  ///   - completion: Called once the view controller is dismissed; never if it is not. Of several
  ///     calls for one dismissal, each one's is called.
  /// - Returns: A handle to the coming flight. The outcome is ``TransitionOutcome/completed`` if
  ///   nothing is presented any more.
  @discardableResult
  public func dismiss(
    with transition: InterruptibleTransition, completion: (() -> Void)? = nil
  ) -> TransitionHandle {
    Dismissal(of: self, with: transition).start(completion)
  }

  /// Makes a transition dismiss this controller, until a request is settled.
  func giveBack(
    after request: ChangeRequest, byDismissingWith transition: InterruptibleTransition
  ) {
    guard let delegate = transitioningDelegate as? ModalTransitioningDelegate else {
      // UIKit keeps the delegate weakly. What it is about to present is not this one's to move.
      let delegate = ModalTransitioningDelegate { _, _ in nil }
      delegate.nextDismissal = transition
      delegate.serve(self)
      request.then { _ in delegate.giveBack() }
      return
    }
    delegate.nextDismissal = transition
    request.then { _ in delegate.nextDismissal = nil }
  }

  /// The nearest of this controller and its containers that is presented.
  var presentedAncestor: UIViewController? {
    sequence(first: self, next: \.parent).first { controller in
      controller.presentingViewController?.presentedViewController === controller
    }
  }
}

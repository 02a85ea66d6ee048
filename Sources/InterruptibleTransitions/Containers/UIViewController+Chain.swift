extension UIViewController {
  /// This controller, what it presents, what that presents, and so on.
  var presentedChain: [UIViewController] {
    Array(sequence(first: self, next: \.presentedViewController))
  }

  /// Whether a transition is under way anywhere in the chain.
  var isChainInTransition: Bool {
    var controller: UIViewController? = self
    while let next = controller {
      if next.transitionCoordinator != nil { return true }
      controller = next.presentedViewController
    }
    return false
  }

  /// The view controller that is presented last, on top of this one.
  var topmost: UIViewController {
    var top = self
    while let next = top.presentedViewController { top = next }
    return top
  }

  /// Whether this controller and all on top of it are presented and stay, and no transition is
  /// under way.
  var isPresentedAtRest: Bool {
    topmost.viewIfLoaded?.window != nil && !isChainInTransition
      && !presentedChain.contains(where: \.isBeingDismissed)
  }

  /// Whether this controller is presented and stays, but has left the window: UIKit may have put a
  /// new root in the place of everything.
  var isPresentedOutOfSight: Bool {
    topmost.viewIfLoaded?.window == nil && presentingViewController?.viewIfLoaded?.window != nil
      && !isChainInTransition
      && !presentedChain.contains { $0.isBeingPresented || $0.isBeingDismissed }
  }

  /// Whether this controller itself is presented, or is about to be by a transition of the
  /// toolkit's, and no container of it.
  var isPresentedItself: Bool {
    parent == nil && (presentingViewController != nil || isAboutToBePresented)
  }

  /// Whether a transition of the toolkit's is about to present this controller.
  var isAboutToBePresented: Bool {
    let delegate = transitioningDelegate as? ModalTransitioningDelegate
    guard let transition = delegate?.lastPresentation else { return false }
    return transition.pending.isRequestedByApp
      && transition.requests.presentation?.presented === self
  }

  /// Whether this controller, or one that contains it, is being dismissed, or presented by a
  /// transition of the toolkit's, which may go back.
  var isComingOrGoing: Bool {
    guard let presented = presentedAncestor else { return false }
    let delegate = presented.transitioningDelegate as? ModalTransitioningDelegate
    return presented.isBeingDismissed || delegate?.mayTakeAway(presented) == true
  }

  /// The flight that presents or dismisses this controller.
  ///
  /// - Parameter transition: A transition to search, besides those that UIKit got for the
  ///   controller.
  /// - Returns: The flight; nil if the controller is at rest, or moves by a transition of another
  ///   kind.
  func modalFlight(of transition: InterruptibleTransition?) -> TransitionFlight? {
    transition?.flight(of: self)
      ?? (transitioningDelegate as? ModalTransitioningDelegate)?.flight(of: self)
  }
}

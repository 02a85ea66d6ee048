extension UIViewController {
  /// Whether a transition is under way anywhere in the chain.
  var isChainInTransition: Bool { presentedChain.contains { $0.transitionCoordinator != nil } }

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

  /// Whether another controller is, or waits to be, in a stack around this one.
  func isInStack(with page: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { container in
      guard let stack = container as? UINavigationController else { return false }
      let proxy = stack.delegate as? NavigationDelegateProxy
      return stack.viewControllers.contains(page) || proxy?.expects(page) == true
    }
  }

  /// Whether a controller that presents this one, or is about to, is another one or on top of it.
  func isPresented(above other: UIViewController) -> Bool {
    [self, comingPresenter].contains { presenter in
      other.presentedChain.contains { presenter?.isWithin($0) == true }
    }
  }

  /// The controller that a transition of the toolkit's is about to present this one on.
  private var comingPresenter: UIViewController? {
    comingPresentation?.requests.presentation?.presenter
  }

  /// Whether this controller itself is presented, or is about to be by a transition of the
  /// toolkit's, and no container of it.
  var isPresentedItself: Bool {
    parent == nil && (presentingViewController != nil || isAboutToBePresented)
  }

  /// Whether a transition of the toolkit's is about to present this controller.
  var isAboutToBePresented: Bool { comingPresentation != nil }

  /// The transition of the toolkit's that is about to present this controller.
  private var comingPresentation: InterruptibleTransition? {
    let delegate = transitioningDelegate as? ModalTransitioningDelegate
    guard let transition = delegate?.lastPresentation, transition.pending.isRequestedByApp,
      transition.requests.presentation?.presented === self
    else { return nil }
    return transition
  }

  /// Whether a transition of the toolkit's is about to present this controller, and to take it back
  /// at once.
  var isPresentedInVain: Bool { comingPresentation?.pending.isGivenUp == true }

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

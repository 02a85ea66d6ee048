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

  /// Whether UIKit can present this controller at all. UIKit raises an exception for a controller
  /// that is in a container, and for one that is the presenter or contains it, or on which the
  /// presenter is presented.
  func canBePresented(by presenter: UIViewController) -> Bool {
    guard self !== presenter, parent == nil else { return false }
    let isInStack = sequence(first: presenter, next: \.parent).contains {
      ($0 as? UINavigationController)?.viewControllers.contains(self) == true
    }
    let isBelow = [presenter, presenter.comingPresentation?.host].contains { presenter in
      presentedChain.contains { presenter?.isWithin($0) == true }
    }
    return !isInStack && !isBelow
  }

  /// The presentation of this controller that UIKit was asked for and has yet to begin.
  var comingPresentation: Presentation? {
    (transitioningDelegate as? ModalTransitioningDelegate)?.comingPresentation(of: self)
  }

  /// Whether this controller is presented, or is about to be by a transition of the toolkit's.
  var isPresentedOrComing: Bool { presentingViewController != nil || comingPresentation != nil }

  /// Whether this controller, or one that contains it, is being dismissed, or presented by a
  /// transition of the toolkit's, which may go back.
  var isComingOrGoing: Bool {
    guard let presented = presentedAncestor else { return false }
    let delegate = presented.transitioningDelegate as? ModalTransitioningDelegate
    return presented.isBeingDismissed || delegate?.mayTakeAway(presented) == true
  }

  /// Whether this controller, which is presented, goes, or may go: a finger may hold its dismissal.
  func isLeaving(by transition: InterruptibleTransition) -> Bool {
    if let coming = comingPresentation { return coming.transition.pending.isGivenUp }
    guard let flight = modalFlight(of: transition) else { return isBeingDismissed }
    return !flight.isPresenting || flight.foreseen.heading == .start
  }

  /// Whether this controller has left the window together with the window's root, while what it
  /// presents is still there.
  var isOfFormerRoot: Bool {
    guard viewIfLoaded?.window == nil,
      let root = topmost.viewIfLoaded?.window?.rootViewController
    else { return false }
    return !root.presentedChain.contains(where: isWithin)
  }

  /// Whether neither this controller nor one around it is in the window.
  var isOutOfWindow: Bool {
    !sequence(first: self, next: \.parent).contains { $0.viewIfLoaded?.window != nil }
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

  /// The flight of the toolkit's in which this controller or one on top of it is: preferably the
  /// one that presents or dismisses the topmost.
  func flightInChain(of transition: InterruptibleTransition?) -> TransitionFlight? {
    topmost.modalFlight(of: transition)
      ?? presentedChain.lazy.compactMap(\.currentFlight).first
  }
}

extension PageContainer {
  /// The obstacle to a change of the container's pages.
  ///
  /// Pages do not change while the container itself is presented or dismissed: a dismissal would
  /// end the change halfway.
  var pageObstacle: ChangeSnapshot.Obstacle? {
    isChangingPages || isComingOrGoing ? .change : nil
  }
}

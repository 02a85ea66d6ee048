extension UIViewController {
  var isChainInTransition: Bool { presentedChain.contains { $0.transitionCoordinator != nil } }

  /// Whether a change between pages inside this one is in progress or about to begin.
  var isVisibleChainInTransition: Bool {
    visibleChain.contains { $0.transitionCoordinator != nil }
  }

  /// Whether this one and all view controllers on top of it are presented and not in transition.
  var isPresentedAtRest: Bool {
    topmost.viewIfLoaded?.window != nil && !isChainInTransition
      && !presentedChain.contains(where: \.isBeingDismissed)
  }

  /// Whether this one is presented, but not in the window, the root of which can have changed.
  var isPresentedOutOfSight: Bool {
    topmost.viewIfLoaded?.window == nil && presentingViewController?.viewIfLoaded?.window != nil
      && !isChainInTransition
      && !presentedChain.contains { $0.isBeingPresented || $0.isBeingDismissed }
  }

  /// Returns whether UIKit can present this one. UIKit raises an exception if it is in a container,
  /// is or contains the presenter, or has presented the presenter.
  func canBePresented(by presenter: UIViewController) -> Bool {
    guard self !== presenter, parent == nil else { return false }
    let isInStack = sequence(first: presenter, next: \.parent).contains {
      ($0 as? UINavigationController)?.viewControllers.contains(self) == true
    }
    let isBelow = [presenter, presenter.upcomingPresentation?.host].contains { presenter in
      presentedChain.contains { presenter?.isWithin($0) == true }
    }
    return !isInStack && !isBelow
  }

  /// The requested presentation of this view controller that UIKit has not begun yet.
  var upcomingPresentation: Presentation? {
    (transitioningDelegate as? ModalTransitioningDelegate)?.upcomingPresentation(of: self)
  }

  var isPresentedOrUpcoming: Bool { presentingViewController != nil || upcomingPresentation != nil }

  /// Whether a dismissal, or a presentation by the toolkit that can be reversed, changes this view
  /// controller or one that contains it.
  var isBeingPresentedOrDismissed: Bool {
    guard let presented = presentedAncestor else { return false }
    let delegate = presented.transitioningDelegate as? ModalTransitioningDelegate
    return presented.isBeingDismissed || delegate?.canRemove(presented) == true
  }

  /// Returns whether this one is being dismissed, or can be, such as by a gesture that holds it.
  func isLeaving(by transition: InterruptibleTransition) -> Bool {
    if let coming = upcomingPresentation { return coming.transition.pending.isReleasedToStart }
    guard let flight = modalFlight(of: transition) else { return isBeingDismissed }
    return !flight.isPresentation || flight.foreseen.heading == .start
  }

  /// Whether this one has left the window with its root, but those that it presents have not.
  var isOfFormerRoot: Bool {
    guard viewIfLoaded?.window == nil,
      let root = topmost.viewIfLoaded?.window?.rootViewController
    else { return false }
    return !root.presentedChain.contains(where: isWithin)
  }

  /// Returns the toolkit's flight that presents or dismisses this one, or nil. It also searches a
  /// transition that UIKit did not receive.
  func modalFlight(of transition: InterruptibleTransition?) -> TransitionFlight? {
    transition?.flight(of: self)
      ?? (transitioningDelegate as? ModalTransitioningDelegate)?.flight(of: self)
  }

  /// Returns a flight in the chain, preferably the one of the topmost view controller.
  func flightInChain(of transition: InterruptibleTransition?) -> TransitionFlight? {
    topmost.modalFlight(of: transition)
      ?? presentedChain.lazy.compactMap(\.transitionCoordinator)
      .compactMap { TransitionFlight.flight(in: $0.containerView) }.first
  }
}

extension PageContainer {
  /// The obstacle to a change of pages: a presentation or a dismissal of the container, because a
  /// dismissal would interrupt the change.
  var pageObstacle: ChangeSnapshot.Obstacle? {
    isChangingPages || isBeingPresentedOrDismissed ? .change : nil
  }
}

extension UIViewController {
  /// Whether a transition is in progress anywhere in the chain.
  var isChainInTransition: Bool { presentedChain.contains { $0.transitionCoordinator != nil } }

  /// Whether this view controller and all view controllers on top of it are presented and not in
  /// transition.
  var isPresentedAtRest: Bool {
    topmost.viewIfLoaded?.window != nil && !isChainInTransition
      && !presentedChain.contains(where: \.isBeingDismissed)
  }

  /// Whether this view controller is presented but not in the window.
  ///
  /// UIKit can have replaced the root view controller of the window.
  var isPresentedOutOfSight: Bool {
    topmost.viewIfLoaded?.window == nil && presentingViewController?.viewIfLoaded?.window != nil
      && !isChainInTransition
      && !presentedChain.contains { $0.isBeingPresented || $0.isBeingDismissed }
  }

  /// Returns whether UIKit can present this view controller at all.
  ///
  /// UIKit raises an exception for a view controller that is in a container. It also raises one for
  /// the presenter, for a container of the presenter, and for a view controller on which the
  /// presenter is presented.
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

  /// Whether this view controller is presented, or a transition of the toolkit is about to present
  /// it.
  var isPresentedOrUpcoming: Bool { presentingViewController != nil || upcomingPresentation != nil }

  /// Whether a change of this view controller, or of one that contains it, is in progress.
  ///
  /// The change is a dismissal, or a presentation by a transition of the toolkit, which can be
  /// reversed.
  var isBeingPresentedOrDismissed: Bool {
    guard let presented = presentedAncestor else { return false }
    let delegate = presented.transitioningDelegate as? ModalTransitioningDelegate
    return presented.isBeingDismissed || delegate?.canRemove(presented) == true
  }

  /// Returns whether this presented view controller is being dismissed, or can be, for example by a
  /// gesture that holds the dismissal.
  func isLeaving(by transition: InterruptibleTransition) -> Bool {
    if let coming = upcomingPresentation { return coming.transition.pending.isReleasedToStart }
    guard let flight = modalFlight(of: transition) else { return isBeingDismissed }
    return !flight.isPresenting || flight.foreseen.heading == .start
  }

  /// Whether this view controller has left the window together with the window's root view
  /// controller.
  ///
  /// The view controllers that it presents are still in the window.
  var isOfFormerRoot: Bool {
    guard viewIfLoaded?.window == nil,
      let root = topmost.viewIfLoaded?.window?.rootViewController
    else { return false }
    return !root.presentedChain.contains(where: isWithin)
  }

  /// Whether neither this view controller nor one that contains it is in the window.
  var isOutOfWindow: Bool {
    !sequence(first: self, next: \.parent).contains { $0.viewIfLoaded?.window != nil }
  }

  /// Returns the flight that presents or dismisses this view controller.
  ///
  /// - Parameter transition: A transition to search, in addition to those that UIKit received for
  ///   the view controller.
  /// - Returns: The flight; nil if there is no presentation or dismissal by the toolkit.
  func modalFlight(of transition: InterruptibleTransition?) -> TransitionFlight? {
    transition?.flight(of: self)
      ?? (transitioningDelegate as? ModalTransitioningDelegate)?.flight(of: self)
  }

  /// Returns a flight of this view controller or of one on top of it.
  ///
  /// The flight that presents or dismisses the topmost view controller takes precedence.
  func flightInChain(of transition: InterruptibleTransition?) -> TransitionFlight? {
    topmost.modalFlight(of: transition)
      ?? presentedChain.lazy.compactMap(\.currentFlight).first
  }
}

extension PageContainer {
  /// The obstacle to a change of the container's pages.
  ///
  /// Pages do not change while the container itself is presented or dismissed, because a dismissal
  /// would interrupt the change.
  var pageObstacle: ChangeSnapshot.Obstacle? {
    isChangingPages || isBeingPresentedOrDismissed ? .change : nil
  }
}

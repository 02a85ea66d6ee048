extension UIViewController {
  /// This controller, what it presents, what that presents, and so on.
  var presentedChain: [UIViewController] {
    Array(sequence(first: self, next: \.presentedViewController))
  }

  /// Whether a transition is under way anywhere in the chain.
  var isChainInTransition: Bool {
    presentedChain.contains { $0.transitionCoordinator != nil }
  }

  /// The one that is presented last, on top of this one.
  var topmost: UIViewController {
    presentedChain.last ?? self
  }

  /// Whether this one and all on top of it are presented, and none of them comes or goes.
  var isPresentedAtRest: Bool {
    topmost.viewIfLoaded?.window != nil && !isChainInTransition
  }

  /// The flight by which this one is presented or dismissed.
  ///
  /// - Parameter transition: Whose it may be, besides those that the controller was given to UIKit
  ///   with.
  /// - Returns: The flight, or nil if it is at rest, or goes by none of the toolkit's.
  func modalFlight(of transition: InterruptibleTransition?) -> TransitionFlight? {
    transition?.flight(of: self)
      ?? (transitioningDelegate as? ModalTransitioningDelegate)?.flight(of: self)
  }
}

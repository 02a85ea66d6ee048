// Taps beside the presented view, and VoiceOver's escape gesture.
extension InterruptiblePresentationController {
  func userDismisses() {
    if let flight { reverseForDismissal(flight) } else { dismiss() }
  }

  /// Pops one view controller, or dismisses the presentation.
  ///
  /// If the presented view controller presents another one, the method applies to that view
  /// controller. After the end of the presentation the method does nothing.
  ///
  /// - Returns: Whether the method has an effect.
  func userEscapes() -> Bool {
    guard chrome != nil else { return false }
    // UIKit ignores a dismissal while another view controller is being presented.
    if let next = presentedViewController.presentedViewController {
      let presentation = next.presentationController as? InterruptiblePresentationController
      return presentation?.userEscapes() ?? false
    }
    if let stack = presentedViewController as? UINavigationController, stack.hasWayBack {
      return stack.popViewController(animated: true) != nil
    }
    userDismisses()
    return true
  }

  /// Reverses a presentation. A tap does not move a held flight, and has no effect on a dismissal.
  private func reverseForDismissal(_ flight: TransitionFlight) {
    let goal: TransitionPosition = flight.isPresenting ? .end : .start
    let comesIn = [.running(toward: goal), .settling(toward: goal)].contains(flight.phase)
    guard comesIn, let dismissal = flight.makeUserDismissal() else { return }
    dismissal.begin(at: flight.position, isLeaving: false)
    let end = dismissal.end(ofReleaseToward: flight.end(whereSubjectIsShown: false))
    if end != goal { flight.redirect(to: end) }
  }

  private func dismiss() {
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed,
      let presenter = presentedViewController.presentingViewController
    else { return }
    guard permitsUserDismissal else {
      delegate?.notifyOfAttemptedDismissal(of: self)
      return
    }
    delegate?.notifyOfBeginningDismissal(of: self)
    isDismissedByUser = true
    presenter.dismiss(animated: true) {
      // A flight of the toolkit has reported the dismissal already, or will report it.
      if self.isDismissedByUser { self.delegate?.notifyOfDismissal(of: self) }
    }
  }

  /// Makes a flight report the dismissal that a tap has begun.
  ///
  /// A flight that also dismisses a view controller on top reports for the topmost one, because the
  /// tap has passed through that presentation.
  func reportUserDismissal(by flight: TransitionFlight) {
    guard isDismissedByUser, !flight.isPresenting,
      presentedViewController.topmost === presentedViewController
    else { return }
    isDismissedByUser = false
    flight.makeUserDismissal()?.wasAnnounced()
  }
}

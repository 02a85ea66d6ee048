// Taps beside the presented view, and VoiceOver's escape gesture.
extension InterruptiblePresentationController {
  func handleDismissalTap() {
    if let flight { reverseForDismissal(flight) } else { dismiss() }
  }

  /// Pops one view controller, or dismisses the topmost one. The result is false if this has no
  /// effect, such as after the end of the presentation.
  func handleEscape() -> Bool {
    guard chrome != nil else { return false }
    // UIKit ignores a dismissal while another view controller is being presented.
    if let next = presentedViewController.presentedViewController {
      let presentation = next.presentationController as? InterruptiblePresentationController
      return presentation?.handleEscape() ?? false
    }
    if let stack = presentedViewController as? UINavigationController, stack.hasWayBack {
      return stack.performEscape()
    }
    handleDismissalTap()
    return true
  }

  /// Dismisses the view during a flight that leads to showing it: a presentation, or a dismissal
  /// that returns. A flight that is held, or already leads to the dismissal, does not change.
  private func reverseForDismissal(_ flight: TransitionFlight) {
    let shownEnd = flight.end(whereSubjectIsShown: true)
    let phases: [TransitionPhase] = [.running(toward: shownEnd), .settling(toward: shownEnd)]
    guard phases.contains(flight.phase), let dismissal = flight.makeUserDismissal() else { return }
    dismissal.begin(at: flight.position, isLeaving: false)
    let end = dismissal.end(ofReleaseToward: flight.end(whereSubjectIsShown: false))
    if end != shownEnd { flight.redirect(to: end) }
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
    hasUnreportedUserDismissal = true
    presenter.dismiss(animated: true) {
      // Without a flight of the toolkit, no other code reports the dismissal.
      if self.hasUnreportedUserDismissal { self.delegate?.notifyOfDismissal(of: self) }
    }
  }

  /// Makes a flight report the dismissal that a tap or an escape gesture has begun: for the topmost
  /// view controller, because the tap has passed through its presentation.
  func reportUserDismissal(by flight: TransitionFlight) {
    guard hasUnreportedUserDismissal, !flight.isPresentation,
      presentedViewController.topmost === presentedViewController
    else { return }
    hasUnreportedUserDismissal = false
    flight.makeUserDismissal()?.recordAnnouncement()
  }
}

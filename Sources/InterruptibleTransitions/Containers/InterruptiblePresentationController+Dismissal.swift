// A tap beside the presented view.
extension InterruptiblePresentationController {
  func tappedOutside() {
    if let flight { sendAway(flight) } else { dismiss() }
  }

  /// Turns what comes in. What is held is not a tap's to move, and what goes already needs none.
  private func sendAway(_ flight: TransitionFlight) {
    let goal: TransitionPosition = flight.isPresenting ? .end : .start
    let comesIn = [.running(toward: goal), .settling(toward: goal)].contains(flight.phase)
    guard comesIn, asksWhetherToDismiss() else { return }
    delegate?.tellOfBeginningDismissal(of: self)
    let request = FlightRequest()
    request.then { if $0 == .completed { self.tellOfDismissal() } }
    flight.lead(to: flight.end(whereSubjectIsIn: false), for: request)
  }

  private func dismiss() {
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed,
      let presenter = presentedViewController.presentingViewController, asksWhetherToDismiss()
    else { return }
    delegate?.tellOfBeginningDismissal(of: self)
    presenter.dismiss(animated: true) { self.tellOfDismissal() }
  }

  /// Whether the app lets the user dismiss the presentation; if not, it is told of the attempt.
  private func asksWhetherToDismiss() -> Bool {
    let isAllowed =
      !presentedViewController.isModalInPresentation
      && delegate?.allowsDismissal(of: self) ?? true
    if !isAllowed { delegate?.tellOfAttemptedDismissal(of: self) }
    return isAllowed
  }

  /// Tells once: a dismissal that a tap began, and that was turned, may have been tapped again.
  private func tellOfDismissal() {
    guard !wasDismissedByUser else { return }
    wasDismissedByUser = true
    delegate?.tellOfDismissal(of: self)
  }
}

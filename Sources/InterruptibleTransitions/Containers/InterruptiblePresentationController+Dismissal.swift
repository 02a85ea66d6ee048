// Taps beside the presented view, and VoiceOver's escape gesture.
extension InterruptiblePresentationController {
  func userDismisses() {
    if let flight { sendAway(flight) } else { dismiss() }
  }

  /// Goes back one page, or dismisses. Once the presentation is over, this does nothing, and while
  /// the page presents another one, that one goes.
  ///
  /// - Returns: Whether it has an effect.
  func userEscapes() -> Bool {
    guard chrome != nil else { return false }
    // UIKit ignores a dismissal while something else comes in.
    if let next = presentedViewController.presentedViewController {
      let presentation = next.presentationController as? InterruptiblePresentationController
      return presentation?.userEscapes() ?? false
    }
    if let stack = presentedViewController as? UINavigationController,
      stack.viewControllers.count > 1
    {
      return stack.popViewController(animated: true) != nil
    }
    userDismisses()
    return true
  }

  /// Reverses a presentation. A tap does not move what is held, and a dismissal needs no tap.
  private func sendAway(_ flight: TransitionFlight) {
    let goal: TransitionPosition = flight.isPresenting ? .end : .start
    let comesIn = [.running(toward: goal), .settling(toward: goal)].contains(flight.phase)
    guard comesIn, asksWhetherToDismiss() else { return }
    delegate?.tellOfBeginningDismissal(of: self)
    let request = FlightRequest()
    request.then { if $0 == .completed { self.tellOfDismissal() } }
    flight.steer(to: flight.end(whereSubjectIsIn: false), for: request)
  }

  private func dismiss() {
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed,
      let presenter = presentedViewController.presentingViewController, asksWhetherToDismiss()
    else { return }
    delegate?.tellOfBeginningDismissal(of: self)
    presenter.dismiss(animated: true) { self.tellOfDismissal() }
  }

  /// Asks the app whether the user may dismiss the presentation, and reports the attempt if not.
  private func asksWhetherToDismiss() -> Bool {
    let isAllowed =
      !presentedViewController.isModalInPresentation
      && delegate?.allowsDismissal(of: self) ?? true
    if !isAllowed { delegate?.tellOfAttemptedDismissal(of: self) }
    return isAllowed
  }

  /// Reports the dismissal once: the user may tap again after a dismissal that was reversed.
  private func tellOfDismissal() {
    guard !wasDismissedByUser else { return }
    wasDismissedByUser = true
    delegate?.tellOfDismissal(of: self)
  }
}

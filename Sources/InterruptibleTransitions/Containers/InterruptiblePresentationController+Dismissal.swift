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
    guard comesIn, let dismissal = flight.makeUserDismissal() else { return }
    dismissal.begin(at: flight.position, isLeaving: false)
    let end = dismissal.end(ofReleaseToward: flight.end(whereSubjectIsIn: false))
    if end != goal { flight.steer(to: end) }
  }

  private func dismiss() {
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed,
      let presenter = presentedViewController.presentingViewController
    else { return }
    // A touch may have passed through what the page presents. The page on top answers.
    let asked = presentedViewController.topmost.presentationController ?? self
    guard asked.permitsUserDismissal else {
      asked.delegate?.tellOfAttemptedDismissal(of: asked)
      return
    }
    asked.delegate?.tellOfBeginningDismissal(of: asked)
    isDismissedByUser = true
    presenter.dismiss(animated: true) {
      // A flight of the toolkit's has reported the dismissal, or is about to.
      if self.isDismissedByUser { asked.delegate?.tellOfDismissal(of: asked) }
    }
  }

  /// Makes a flight report the dismissal that a tap has begun.
  func reportUserDismissal(by flight: TransitionFlight) {
    guard isDismissedByUser, !flight.isPresenting else { return }
    isDismissedByUser = false
    flight.makeUserDismissal()?.wasAnnounced()
  }
}

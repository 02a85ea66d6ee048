/// What a user has done to be rid of a presentation, and who tells the app when that has come about.
enum UserDismissal {
  case none
  /// The presentation is dismissed, and the dismissal's completion tells.
  case asked
  /// A flight that was under way was sent away, and its end tells.
  case turned
}

// A tap beside the presented view.
extension InterruptiblePresentationController {
  func tappedOutside() {
    guard let flight else { return dismiss() }
    // What is held is not a tap's to move, and what goes away already needs none.
    let (here, away): (TransitionPosition, TransitionPosition) =
      flight.isPresenting ? (.end, .start) : (.start, .end)
    let comesIn = [.running(toward: here), .settling(toward: here)].contains(flight.phase)
    guard comesIn, asksWhetherToDismiss() else { return }
    delegate?.tellOfBeginningDismissal(of: self)
    if userDismissal == .none { userDismissal = .turned }
    flight.handle(.released(.init(position: away, velocity: 0)))
  }

  private func dismiss() {
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed,
      let presenter = presentedViewController.presentingViewController, asksWhetherToDismiss()
    else { return }
    delegate?.tellOfBeginningDismissal(of: self)
    userDismissal = .asked
    presenter.dismiss(animated: true) { self.delegate?.tellOfDismissal(of: self) }
  }

  /// Whether the app lets the user dismiss the presentation; if not, it is told of the attempt.
  private func asksWhetherToDismiss() -> Bool {
    if !presentedViewController.isModalInPresentation,
      delegate?.allowsDismissal(of: self) ?? true
    {
      return true
    }
    delegate?.tellOfAttemptedDismissal(of: self)
    return false
  }

  /// Called when a flight has come to rest.
  func userDismissalEnded(isPresented: Bool) {
    if userDismissal == .turned, !isPresented { delegate?.tellOfDismissal(of: self) }
    userDismissal = .none
  }
}

extension TransitionFlight {
  func gestureBegan() {
    let isLeaving = (foreseen.intendedEnd ?? .end) == end(whereSubjectIsShown: false)
    let dismissal = isLeaving ? userDismissal : makeUserDismissal()
    dismissal?.begin(at: position, isLeaving: isLeaving)
  }

  /// Asks for the permission to begin the dismissal that a gesture has requested.
  func beginRequestedByGesture() {
    guard !isPresentation, let dismissal = makeUserDismissal() else { return }
    dismissal.begin(at: 0, isLeaving: false)
    if dismissal.isPermitted() { return dismissal.announce() }
    var machine = self.machine
    let isReleased = machine.isReleased
    // The position of a gesture that has ended changes only while the machine is held.
    if isReleased { _ = machine.handle(.grabbed) }
    _ = machine.handle(.updated(dismissal.shownPosition(for: machine.pendingProgress)))
    if isReleased {
      let end = dismissal.end(ofReleaseToward: self.machine.pendingEnd)
      _ = machine.handle(.released(.init(position: end, velocity: 0)))
    }
    self.machine = machine
  }

  /// Returns the permission, or nil if the flight is not modal or nothing is presented.
  @discardableResult func makeUserDismissal() -> UserDismissal? {
    if let userDismissal { return userDismissal }
    // If several presentations are dismissed together, UIKit may report the lowest one. A person
    // dismisses the top one.
    guard isModal, !isOver, let page = isPresentation ? subject : subject?.topmost,
      page.presentingViewController != nil, let presentation = page.presentationController
    else { return nil }
    let dismissal = UserDismissal(of: presentation, goneAt: end(whereSubjectIsShown: false))
    userDismissal = dismissal
    observers = observers + [dismissal]
    return dismissal
  }
}

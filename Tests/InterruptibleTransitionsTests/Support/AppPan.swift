@testable import InterruptibleTransitions

/// An app's pan that moves the transition with a session.
final class AppPan: TransitionInteraction {
  let recognizer = UIPanGestureRecognizer()
  private var observer: TransitionGestureObserver?
  private var session: TransitionSession?
  /// The progress at which the session began.
  private var start = 0.0
  var begin: () -> Void = {}
  var recognizers: [UIGestureRecognizer] { [recognizer] }

  private(set) weak var transition: InterruptibleTransition?

  func attach(to transition: InterruptibleTransition) {
    self.transition = transition
    observer = TransitionGestureObserver(recognizer) { [weak self] recognizer in
      guard let self, let transition = self.transition else { return }
      let travel = Double(-recognizer.translation(in: nil).x / 393)
      switch recognizer.state {
      case .began:
        recognizer.setTranslation(.zero, in: nil)
        session = transition.beginInteraction(by: recognizer)
        start = transition.progress
        if session?.startsFlight == true { begin() }
      case .changed: session?.move(to: start + travel)
      case .ended:
        session?.release(velocity: Double(-recognizer.velocity(in: nil).x / 393))
      default: session?.cancel()
      }
    }
  }

  func detach() {
    session?.cancel()
    observer?.invalidate()
    observer = nil
  }
}

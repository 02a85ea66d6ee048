import InterruptibleTransitions

/// A control of the app that moves a transition.
final class SliderInteraction: TransitionInteraction {
  private(set) weak var transition: InterruptibleTransition?
  private var session: TransitionSession?

  func attach(to transition: InterruptibleTransition) {
    self.transition = transition
  }

  func detach() {
    session?.cancel()
    transition = nil
  }

  /// Begins a session that holds the transition.
  ///
  /// - Parameter begin: A closure that starts a flight if there is none.
  func grab(_ begin: () -> Void) {
    session = transition?.beginInteraction(by: self)
    if session?.startsFlight == true { begin() }
  }

  func slide(to value: Double) {
    session?.move(to: value)
  }

  func carry(to pose: TransitionPose) {
    session?.carry(pose)
  }

  func releaseCarried(velocity: TransitionPose.Velocity) {
    session?.release(velocity: velocity)
    session = nil
  }

  func release(velocity: Double) {
    session?.release(velocity: velocity)
    session = nil
  }

  /// Releases the session without ending it.
  func drop() {
    session = nil
  }
}

import InterruptibleTransitions

/// An interaction of the app: a finger turns a dial. A turn of 2.5 radians clockwise is the full
/// travel.
final class DialInteraction: TransitionInteraction {
  private let pan: UIPanGestureRecognizer
  private let begin: () -> Void
  private var observer: TransitionGestureObserver?
  private var session: TransitionSession?
  private var angle: CGFloat = 0
  private(set) weak var transition: InterruptibleTransition?

  init(_ pan: UIPanGestureRecognizer, begin: @escaping () -> Void) {
    self.pan = pan
    self.begin = begin
  }

  func attach(to transition: InterruptibleTransition) {
    self.transition = transition
    observer = TransitionGestureObserver(pan) { [weak self, weak transition] pan in
      guard let self, let transition, let dial = pan.view else { return }
      let place = pan.location(in: dial)
      let speed = pan.velocity(in: dial)
      let x = place.x - dial.bounds.midX
      let y = place.y - dial.bounds.midY
      let turn = remainder(atan2(y, x) - angle, 2 * .pi)
      let way: CGFloat = transition.flight?.isPresenting == false ? -2.5 : 2.5
      angle += turn
      switch pan.state {
      case .began:
        session = transition.beginInteraction(by: pan)
        if session?.startsFlight == true { begin() }
      case .changed: session?.move(to: transition.progress + turn / way)
      case .ended: session?.release(velocity: (x * speed.y - y * speed.x) / (x * x + y * y) / way)
      default: session?.cancel()
      }
    }
  }

  // A released session is cancelled.
  func detach() {
    observer = nil
    session = nil
  }
}

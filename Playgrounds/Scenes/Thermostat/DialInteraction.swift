import InterruptibleTransitions

/// An interaction of the app: a finger turns a dial. A turn of 2.5 radians clockwise is the full
/// travel.
final class DialInteraction: TransitionInteraction {
  private let pan: UIPanGestureRecognizer
  private let begin: () -> Void
  private var observer: TransitionGestureObserver?
  private(set) weak var transition: InterruptibleTransition?

  init(_ pan: UIPanGestureRecognizer, begin: @escaping () -> Void) {
    self.pan = pan
    self.begin = begin
  }

  func attach(to transition: InterruptibleTransition) {
    self.transition = transition
    var angle: CGFloat = 0
    var session: TransitionSession?
    observer = TransitionGestureObserver(pan) { [weak transition, begin] pan in
      guard let transition, let dial = pan.view else { return }
      let speed = pan.velocity(in: dial)
      let x = pan.location(in: dial).x - dial.bounds.midX
      let y = pan.location(in: dial).y - dial.bounds.midY
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

  // Releases the session with the closure, which cancels it.
  func detach() { observer = nil }
}
